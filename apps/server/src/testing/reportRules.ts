/** The access rules of marks and of what was learned from them. */
import type { AccessRule } from './accessRule.ts'

const NO_ID = 999_999_999

export const reportRules = {
  disputeMark: {
    kind: 'names',
    request: ({ submissionId, revisionId }) => ({
      id: submissionId,
      revisionId,
      markNo: 1,
      isDisputed: 1,
    }),
    missing: () => ({ id: NO_ID, revisionId: NO_ID, markNo: 1, isDisputed: 1 }),
  },
  getWrongCharacters: { kind: 'lists', requests: () => [{ cpage: 1, psize: 100 }] },
  practiseCharacter: {
    kind: 'names',
    request: ({ wrongCharacterId }) => ({ id: wrongCharacterId, answer: '已' }),
    missing: () => ({ id: NO_ID, answer: '已' }),
  },
  removeMark: {
    kind: 'names',
    request: ({ submissionId, revisionId }) => ({
      studentHomeworkId: submissionId,
      revisionId,
      markNo: 1,
      isRemoved: 1,
    }),
    missing: () => ({ studentHomeworkId: NO_ID, revisionId: NO_ID, markNo: 1, isRemoved: 1 }),
  },
} as const satisfies Record<string, AccessRule>
