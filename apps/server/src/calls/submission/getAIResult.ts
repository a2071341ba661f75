/** The correction report with what pupil and teacher need around it. */
import type { getAIResult as call } from '@zhupi/contract/calls/submission.ts'
import type { Handler } from '../handler.ts'
import { presentHomeworkReport } from './presentHomeworkReport.ts'
import { presentPracticeReport } from './presentPracticeReport.ts'

export const getAIResult: Handler<typeof call> = async ({ id, ishomework }, { db, now, person }) =>
  ishomework === 1
    ? presentHomeworkReport(db, id, person, now)
    : presentPracticeReport(db, id, person, now)
