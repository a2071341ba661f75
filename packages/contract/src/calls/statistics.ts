/** What a teacher learns of a class beyond one essay: never for pupils. */
import * as z from 'zod/mini'
import { defineCall } from './defineCall.ts'
import { id } from './wire.ts'

const side = z.object({
  name: z.string(),
  /** Null: it was never handed in by anybody, a reference of the product. */
  submittedTime: z.nullable(z.string()),
})

/**
 * What a handed-in essay has in common with others, the most first; nothing where the homework’s
 * similarityCheck is off.
 */
export const getSimilarities = defineCall({
  name: 'getSimilarities',
  method: 'GET',
  path: '/correct/teacher/api/homework/similarities.mvc',
  who: ['teacher'],
  request: z.object({ id: id() }),
  entity: z.object({
    id: z.number(),
    homeworkId: z.number(),
    essay: side,
    items: z.array(
      z.object({
        kind: z.enum(['homework', 'older', 'reference']),
        /** The other essay of the same homework, where there is one to open. */
        otherId: z.nullable(z.number()),
        other: side,
        /** What the other text was written for, or the reference’s title. */
        otherTitle: z.string(),
        /** How many characters are the same. */
        characters: z.number(),
        passages: z.array(z.object({ text: z.string(), otherText: z.string() })),
      }),
    ),
  }),
})

/** The faults that at least two pupils of a homework have in common; sentences without names. */
export const getCommonFaults = defineCall({
  name: 'getCommonFaults',
  method: 'GET',
  path: '/correct/teacher/api/homework/commonFaults.mvc',
  who: ['teacher'],
  request: z.object({ homeworkId: id() }),
  entity: z.object({
    homeworkId: z.number(),
    title: z.string(),
    classEntityName: z.string(),
    /** How many handed-in essays have a report. */
    essays: z.number(),
    items: z.array(
      z.object({
        label: z.string(),
        explanation: z.string(),
        students: z.number(),
        marks: z.number(),
        examples: z.array(
          z.object({
            before: z.string(),
            quote: z.string(),
            after: z.string(),
            suggestion: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
})
