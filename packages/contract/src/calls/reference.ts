import * as z from 'zod/mini'
import { REFERENCE_MAX_LENGTH, TITLE_MAX_LENGTH } from '../terms/limits.ts'
import { REFERENCE_TAGS, REFERENCE_THEMES } from '../terms/references.ts'
import { defineCall } from './defineCall.ts'
import { page, pageOf } from './page.ts'
import { flag, id, requestKey, text } from './wire.ts'

const reference = z.object({
  id: z.number(),
  title: z.string(),
  theme: z.string(),
  tag: z.string(),
  content: z.string(),
})

/**
 * Writing references, the product's or (`self`) the teacher's own. Own ones have neither theme nor
 * tag.
 */
export const getWritingReferences = defineCall({
  name: 'getWritingReferences',
  method: 'GET',
  path: '/correct/teacher/api/homework/references.mvc',
  who: ['teacher'],
  request: z.object({
    ...page,
    self: z._default(flag(), false),
    theme: z.optional(z.enum(REFERENCE_THEMES)),
    tag: z.optional(z.enum(REFERENCE_TAGS)),
  }),
  entity: pageOf(reference),
})

/** Stores a reference of the teacher's own. The same requestKey stores nothing twice. */
export const saveWritingReference = defineCall({
  name: 'saveWritingReference',
  method: 'POST',
  path: '/correct/teacher/api/homework/saveReference.mvc',
  who: ['teacher'],
  request: z.object({
    title: text({ min: 1, max: TITLE_MAX_LENGTH }),
    content: text({ min: 1, max: REFERENCE_MAX_LENGTH }),
    requestKey: z.optional(requestKey()),
  }),
  entity: z.object({ id: z.number() }),
})

export const delWritingReference = defineCall({
  name: 'delWritingReference',
  method: 'POST',
  path: '/correct/teacher/api/homework/deleteReference.mvc',
  who: ['teacher'],
  request: z.object({ id: id() }),
  entity: z.null(),
})
