/** A practice essay's draft store, tied to the page. */
import { getExercises } from '@zhupi/contract/calls/practice.ts'
import { getAIResultOfPractice } from '@zhupi/contract/calls/submission.ts'
import { PENDING_PRACTICE } from './openPractice.ts'
import type { OpenedPractice } from './practiceOpening.ts'
import { createPracticeStore } from './practiceStore.ts'
import { useDraftStore } from './useDraftStore.ts'

export function usePracticeDraft(opened: OpenedPractice) {
  return useDraftStore(() => createPracticeStore(opened), {
    pendingKey: PENDING_PRACTICE,
    shownIn: [getExercises, getAIResultOfPractice],
  })
}
