/** The access rules of practice and of the question bank, as accessRules.ts has all others. */
import type { AccessRule } from './accessRule.ts'

const NO_ID = 999_999_999
const PRACTICE = {
  title: '题目',
  content: '正文',
  type: 'e-event',
  grade: 5,
  scoreKind: 100,
} as const

export const practiceRules = {
  autoSave: {
    kind: 'names',
    request: ({ practiceId }) => ({ ...PRACTICE, id: practiceId }),
    missing: () => ({ ...PRACTICE, id: NO_ID }),
  },
  delExercise: {
    kind: 'names',
    request: ({ practiceId }) => ({ id: practiceId }),
    missing: () => ({ id: NO_ID }),
  },
  getExercises: { kind: 'lists', requests: () => [{ cpage: 1, psize: 100 }] },
  saveExercise: {
    kind: 'names',
    request: ({ practiceId }) => ({ title: '题目', content: '正文', id: practiceId }),
    missing: () => ({ title: '题目', content: '正文', id: NO_ID }),
  },
} as const satisfies Record<string, AccessRule>

export const questionRules = {
  delQuestion: {
    kind: 'names',
    request: ({ questionId }) => ({ id: questionId }),
    missing: () => ({ id: NO_ID }),
  },
  getQuestionDetail: {
    kind: 'names',
    request: ({ questionId }) => ({ id: questionId }),
    missing: () => ({ id: NO_ID }),
  },
  getTeacherQues: {
    kind: 'lists',
    requests: () => [
      { cpage: 1, psize: 100 },
      { cpage: 1, psize: 100, self: true },
    ],
  },
  saveQuestion: {
    kind: 'names',
    request: ({ questionId }) => ({ title: '题目', demand: '', id: questionId }),
    missing: () => ({ title: '题目', demand: '', id: NO_ID }),
  },
  saveToMyQuestions: {
    kind: 'names',
    request: ({ questionId }) => ({ title: '题目', demand: '', refId: questionId }),
    missing: () => ({ title: '题目', demand: '', refId: NO_ID }),
  },
} as const satisfies Record<string, AccessRule>
