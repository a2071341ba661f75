/** The access rules of marks and of what was learned from them. */
import type { AccessRule } from './accessRule.ts'

const NO_ID = 999_999_999

export const reportRules = {
  answerPassage: {
    kind: 'names',
    request: ({ passageId }) => ({ id: passageId, answer: 'named' }),
    missing: () => ({ id: NO_ID, answer: 'named' }),
  },
  askPassage: {
    kind: 'names',
    request: ({ submissionId, revisionId }) => ({
      studentHomeworkId: submissionId,
      revisionId,
      paragraph: 0,
    }),
    missing: () => ({ studentHomeworkId: NO_ID, revisionId: NO_ID, paragraph: 0 }),
  },
  dropPassage: {
    kind: 'names',
    request: ({ passageId }) => ({ id: passageId }),
    missing: () => ({ id: NO_ID }),
  },
  getPassageRequests: {
    kind: 'names',
    request: ({ submissionId }) => ({ id: submissionId }),
    missing: () => ({ id: NO_ID }),
  },
  getPassages: {
    kind: 'names',
    request: ({ homeworkId }) => ({ homeworkId }),
    missing: () => ({ homeworkId: NO_ID }),
  },
  keepDraft: {
    kind: 'names',
    request: ({ submissionId }) => ({ id: submissionId, ishomework: 1 }),
    missing: () => ({ id: NO_ID, ishomework: 1 }),
  },
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
  getModelNotes: {
    kind: 'names',
    request: ({ submissionId, revisionId }) => ({ id: submissionId, revisionId }),
    missing: () => ({ id: NO_ID, revisionId: NO_ID }),
  },
  draftModelRemark: {
    kind: 'names',
    request: ({ submissionId, revisionId }) => ({ studentHomeworkId: submissionId, revisionId }),
    missing: () => ({ studentHomeworkId: NO_ID, revisionId: NO_ID }),
  },
  releaseModelWords: {
    kind: 'names',
    request: ({ submissionId, revisionId }) => ({
      studentHomeworkId: submissionId,
      revisionId,
      isReleased: 1,
    }),
    missing: () => ({ studentHomeworkId: NO_ID, revisionId: NO_ID, isReleased: 1 }),
  },
  getLearning: { kind: 'lists', requests: () => [{}] },
  getWrongCharacters: { kind: 'lists', requests: () => [{ cpage: 1, psize: 100 }] },
  getTeacherMarks: {
    kind: 'names',
    request: ({ submissionId }) => ({ id: submissionId }),
    missing: () => ({ id: NO_ID }),
  },
  saveTeacherMark: {
    kind: 'names',
    request: ({ submissionId, hash, quote }) => ({
      studentHomeworkId: submissionId,
      ...{ hash, kind: 'good', pNo: 1, start: 0, end: quote.length, quote, note: '' },
    }),
    missing: ({ hash, quote }) => ({
      studentHomeworkId: NO_ID,
      ...{ hash, kind: 'good', pNo: 1, start: 0, end: quote.length, quote, note: '' },
    }),
  },
  removeTeacherMark: {
    kind: 'names',
    request: ({ teacherMarkId }) => ({ id: teacherMarkId }),
    missing: () => ({ id: NO_ID }),
  },
  getPhrases: { kind: 'lists', requests: () => [{ cpage: 1, psize: 100 }] },
  savePhrase: {
    kind: 'names',
    request: ({ phraseId }) => ({ id: phraseId, text: '写得好。', isPinned: true }),
    missing: () => ({ id: NO_ID, text: '写得好。', isPinned: true }),
  },
  removePhrase: {
    kind: 'names',
    request: ({ phraseId }) => ({ id: phraseId }),
    missing: () => ({ id: NO_ID }),
  },
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
