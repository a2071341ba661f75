/** Files that are read and not kept: photographs of handwriting. See docs/decisions/photos.md. */
import * as z from 'zod/mini'
import { PICTURE_BYTES_MAX } from '../terms/limits.ts'
import { PHOTO_RATE } from '../terms/rates.ts'
import { defineCall } from './defineCall.ts'
import { text } from './wire.ts'

/**
 * The text of one photographed page, or of half a minute of speech (a WAV, PCM of 16 bits, 16 kHz,
 * one channel): which of them it is says the file. `success` is false where nothing was read or
 * heard. A page waits for its turn, so it may take a minute.
 */
export const uploadFile = defineCall({
  name: 'uploadFile',
  method: 'POST',
  path: '/publicUploadAction_upload',
  who: ['student', 'teacher'],
  rate: PHOTO_RATE,
  encoding: 'multipart',
  fileBytes: PICTURE_BYTES_MAX,
  request: z.object({
    source: z.optional(text({ max: 32 })),
    which: z.optional(text({ max: 32 })),
  }),
  entity: z.object({
    success: z.boolean(),
    /** Paragraphs end with a line break, the last one without. */
    content: z.string(),
    /** The first line goes on with the last paragraph of the page before. */
    goesOn: z.boolean(),
    /**
     * Characters that may be read wrongly, in the order of the text: where they begin in it, and
     * where they stand in the picture, as shares of its width and height.
     */
    doubts: z.array(
      z.object({
        start: z.number(),
        text: z.string(),
        x: z.nullable(z.number()),
        y: z.nullable(z.number()),
      }),
    ),
    /** Of speech alone; empty where nobody spoke. */
    Sentences: z.optional(z.array(z.object({ Text: z.string() }))),
  }),
})
