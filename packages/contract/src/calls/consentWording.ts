/** What the consent's wording depends on: who outside gets what people photograph or say. */
import * as z from 'zod/mini'
import { OUTSIDE_SENSES } from '../terms/consent.ts'

export const outsideServices = z.array(
  z.object({ sense: z.enum(OUTSIDE_SENSES), name: z.string() }),
)

/** What a guardian said of the services outside, and whether it holds for what is asked now. */
export const goesOutside = {
  /** The latest answer was yes to the services outside, too. */
  isOutsideGiven: z.boolean(),
  /** What the pupil says or photographs may go to them. */
  mayLeave: z.boolean(),
  outsideServices,
}

export const consentWording = { outsideServices, consentVersion: z.string() }
