/** One pupil's essay as its teacher's list has it. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getHomeworkDetail } from '@zhupi/contract/calls/homework.ts'

export type Submission = EntityOf<typeof getHomeworkDetail>['studentHomeworkList'][number]
