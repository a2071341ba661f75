import * as z from 'zod/mini'
import { PACKAGE_IDS } from '../terms/membership.ts'
import { SUBMISSION_STATUSES } from '../terms/statuses.ts'
import { defineCall } from './defineCall.ts'

const named = z.object({ id: z.string(), name: z.string() })

/** The lists that screens choose from. */
export const getConstants = defineCall({
  name: 'getConstants',
  method: 'GET',
  path: '/correct/pub/constants/all.mvc',
  who: 'anyone',
  request: z.object({}),
  entity: z.object({
    ArticleType: z.object({
      all: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          text: z.string(),
          children: z.array(z.object({ id: z.string(), name: z.string(), text: z.string() })),
        }),
      ),
    }),
    Grade: z.array(z.object({ id: z.number(), name: z.string(), stage: z.string() })),
    ScoreKind: z.array(z.object({ name: z.string(), value: z.number() })),
    StudentHomeworkStatus: z.array(z.object({ id: z.enum(SUBMISSION_STATUSES), name: z.string() })),
    RechargePackage: z.array(
      z.object({
        name: z.enum(PACKAGE_IDS),
        text: z.string(),
        amount: z.number(),
        days: z.number(),
      }),
    ),
    RechargeType: z.array(named),
    CompositionRemarkCategoryLevel: z.array(named),
    WritingReferenceTheme: z.array(named),
    WritingReferenceTag: z.array(named),
    QuestionEdition: z.array(named),
    QuestionTag: z.array(named),
  }),
})
