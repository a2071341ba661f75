/** How a text came in, in characters, as every save of an essay tells it and every report shows it. */
import * as z from 'zod/mini'
import { integer } from './wire.ts'

/** Whoever reads the essay sees the same record; it judges nobody. */
export const processRecord = z.object({
  typed: z.number(),
  pasted: z.number(),
  photo: z.number(),
  voice: z.number(),
})

export const processCount = z.optional(integer({ min: 0, max: 9_999_999 }))
