/** A homework as a pupil is shown it, for tests. */
import { DEFAULT_SETTINGS, pupilSettings } from '@zhupi/contract/calls/homeworkSettings.ts'
import type { Demand } from './opening.ts'

export function makeDemand(changes: Partial<Demand> = {}): Demand {
  return {
    homeworkId: 1,
    title: '一件小事',
    classEntityName: '五（2）班',
    gradeId: 5,
    startTime: '2026-11-01 08:00:00',
    endTime: '2026-11-04 08:00:00',
    ...pupilSettings.parse({ ...DEFAULT_SETTINGS, maxCharacterCount: null, highScore: 100 }),
    reference: null,
    goals: [],
    question: [],
    ...changes,
  }
}
