import * as z from 'zod/mini'
import { SUBMISSION_STATUSES } from '../terms/statuses.ts'
import { TRAITS } from '../terms/traits.ts'

/** One pupil of a homework's statistics; nothing of a draft. Scores are 0–100. */
export const statisticsStudent = z.object({
  id: z.number(),
  name: z.string(),
  studentNumber: z.string(),
  status: z.enum(SUBMISSION_STATUSES),
  isExcused: z.boolean(),
  machineScore: z.nullable(z.number()),
  teacherScore: z.nullable(z.number()),
  itemScoreMap: z.partialRecord(z.enum(TRAITS), z.number()),
})
