/** What the access matrix (http/accessMatrix.test.ts) knows of a call beside its `who`. */
import type { FormValue } from '@zhupi/contract/calls/form.ts'

/** Things of another class: its teacher's and its pupil's. */
export type Foreign = {
  joinCode: string
  classroomId: number
  homeworkId: number
  deletedHomeworkId: number
  submissionId: number
  revisionId: number
  referenceId: number
  practiceId: number
  questionId: number
  wrongCharacterId: number
  phraseId: number
  teacherMarkId: number
  quote: string
  orderId: number
  shareLinkId: number
  printId: number
  passageId: number
  studentId: number
  studentMessageId: number
  teacherMessageId: number
  hash: string
}

export type AccessRule =
  /**
   * The call names a thing by id: with another class's thing it must answer exactly as if there
   * were none. `missing` names nothing that exists.
   */
  | {
      kind: 'names'
      request: (foreign: Foreign) => Record<string, FormValue>
      missing: (foreign: Foreign) => Record<string, FormValue>
      /** Pupils of the same class have this in common; everything else is hidden from them too. */
      isSharedByClass?: true
    }
  /** The call lists the caller's own things: nobody else's are among them, whatever the filter. */
  | { kind: 'lists'; requests: (foreign: Foreign) => Record<string, FormValue>[] }
  /** The call reaches nobody's things but the caller's, and says why. */
  | { kind: 'own'; why: string; request: Record<string, FormValue> }
