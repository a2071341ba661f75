/**
 * Each call's access rule: which request would reach into another class or another person's things.
 * Who may call at all is the contract's (`who`). A call without a rule here does not compile.
 */
import type { CallName } from '@zhupi/contract/calls/index.ts'
import type { AccessRule } from './accessRule.ts'
import { accountAccessRules } from './accountAccessRules.ts'
import { classRules } from './classRules.ts'
import { practiceRules, questionRules } from './practiceRules.ts'
import { printRules } from './printRules.ts'
import { reportRules } from './reportRules.ts'
import { supportRules } from './supportRules.ts'

const NO_ID = 999_999_999
const NO_CODE = 'NNNNNN'
const ESSAY = { title: '题目', content: '正文', writingNo: 1, type: 'e-event' } as const
const ENTERED = { ...ESSAY, replacesDraft: 1 } as const
const HOMEWORK = {
  startTime: new Date('2026-03-02T09:00:00+08:00'),
  endTime: new Date('2026-03-05T09:00:00+08:00'),
  homeworkQuestions: [{ articleType: 'e-event', title: '题目', demand: '' }],
} as const
const EDITED = {
  ...HOMEWORK,
  homeworkQuestions: [{ articleType: 'e-event', title: '题目', demand: '要求' }],
} as const
const REVIEW = {
  teacherScore: 90,
  categoryLevel1: 4,
  categoryLevel2: 4,
  categoryLevel3: 4,
} as const

export const accessRules: Record<CallName, AccessRule> = {
  ...accountAccessRules,
  ...classRules,
  ...practiceRules,
  ...questionRules,
  ...printRules,
  ...reportRules,
  ...supportRules,
  activateMember: {
    kind: 'own',
    why: 'answers the same for every phone, and starts only that phone’s own rights',
    request: { mobile: '13000000000', identity: 'STUDENT' },
  },
  addClass: {
    kind: 'own',
    why: 'makes a class of the caller’s own',
    request: { name: '新班', gradeId: 5 },
  },
  addClasses: {
    kind: 'own',
    why: 'the code itself is the permission to join',
    request: { code: NO_CODE },
  },
  bindCard: {
    kind: 'own',
    why: 'number and password of the card are the permission',
    request: { cardNo: 'NOSUCHCARD', cardPwd: 'wrong' },
  },
  createHomework: {
    kind: 'names',
    request: ({ joinCode }) => ({ ...HOMEWORK, codes: [joinCode] }),
    missing: () => ({ ...HOMEWORK, codes: [NO_CODE] }),
  },
  deleteHomework: {
    kind: 'names',
    request: ({ homeworkId }) => ({ id: homeworkId }),
    missing: () => ({ id: NO_ID }),
  },
  delWritingReference: {
    kind: 'names',
    request: ({ referenceId }) => ({ id: referenceId }),
    missing: () => ({ id: NO_ID }),
  },
  enterEssay: {
    kind: 'names',
    request: ({ submissionId }) => ({ ...ENTERED, studentHomeworkId: submissionId }),
    missing: () => ({ ...ENTERED, studentHomeworkId: NO_ID }),
  },
  takeEntryBack: {
    kind: 'names',
    request: ({ submissionId }) => ({ studentHomeworkId: submissionId }),
    missing: () => ({ studentHomeworkId: NO_ID }),
  },
  excuseHomework: {
    kind: 'names',
    request: ({ submissionId }) => ({ studentHomeworkId: submissionId, isExcused: true }),
    missing: () => ({ studentHomeworkId: NO_ID, isExcused: true }),
  },
  extendHomework: {
    kind: 'names',
    request: ({ submissionId }) => ({ studentHomeworkId: submissionId }),
    missing: () => ({ studentHomeworkId: NO_ID }),
  },
  remindHomework: {
    kind: 'names',
    request: ({ homeworkId }) => ({ homeworkId }),
    missing: () => ({ homeworkId: NO_ID }),
  },
  findWriteDetail: {
    kind: 'names',
    request: ({ submissionId }) => ({ id: submissionId }),
    missing: () => ({ id: NO_ID }),
  },
  getAIResult: {
    kind: 'names',
    request: ({ submissionId }) => ({ id: submissionId }),
    missing: () => ({ id: NO_ID }),
  },
  getClassStudents: {
    kind: 'names',
    request: ({ joinCode }) => ({ code: joinCode }),
    missing: () => ({ code: NO_CODE }),
  },
  getCommonFaults: {
    kind: 'names',
    request: ({ homeworkId }) => ({ homeworkId }),
    missing: () => ({ homeworkId: NO_ID }),
  },
  getConstants: { kind: 'own', why: 'the same for everyone', request: {} },
  getCorrectionProgress: {
    kind: 'names',
    request: ({ submissionId }) => ({ id: submissionId }),
    missing: () => ({ id: NO_ID }),
  },
  getDeletedHomework: { kind: 'lists', requests: () => [{ cpage: 1, psize: 100 }] },
  getDemand: {
    kind: 'names',
    isSharedByClass: true,
    request: ({ homeworkId }) => ({ homeworkId }),
    missing: () => ({ homeworkId: NO_ID }),
  },
  getEvaCount: { kind: 'own', why: 'the caller’s own rights', request: {} },
  getHistory: {
    kind: 'names',
    request: ({ revisionId }) => ({ historyId: revisionId }),
    missing: () => ({ historyId: NO_ID }),
  },
  getHomeworkDetail: {
    kind: 'names',
    request: ({ homeworkId }) => ({ id: homeworkId }),
    missing: () => ({ id: NO_ID }),
  },
  getHomeworkDetailNew: {
    kind: 'names',
    request: ({ homeworkId }) => ({ id: homeworkId }),
    missing: () => ({ id: NO_ID }),
  },
  getOrder: {
    kind: 'names',
    request: ({ orderId }) => ({ rechargeId: orderId }),
    missing: () => ({ rechargeId: NO_ID }),
  },
  getRecharge: { kind: 'lists', requests: () => [{}] },
  getSimilarities: {
    kind: 'names',
    request: ({ submissionId }) => ({ id: submissionId }),
    missing: () => ({ id: NO_ID }),
  },
  getStatistics: {
    kind: 'names',
    request: ({ homeworkId }) => ({ homeworkId }),
    missing: () => ({ homeworkId: NO_ID }),
  },
  getStdClasses: { kind: 'lists', requests: () => [{}] },
  getStudentHomework: {
    kind: 'lists',
    requests: ({ classroomId }) =>
      [0, 1, 2, 3].flatMap((status) => [
        { status, cpage: 1, psize: 100 },
        { status, cpage: 1, psize: 100, classEntityId: classroomId },
      ]),
  },
  getStudentNotify: {
    kind: 'lists',
    requests: () => [{ psize: 100 }, { psize: 100, type: 'Homework' }],
  },
  getTeacherClasses: { kind: 'lists', requests: () => [{}, { archived: true }] },
  getTeacherHomework: {
    kind: 'lists',
    requests: ({ classroomId }) =>
      [1, 2, 3].flatMap((status) => [
        { status, cpage: 1, psize: 100 },
        { status, cpage: 1, psize: 100, classEntityId: classroomId },
      ]),
  },
  getTeacherNotify: {
    kind: 'lists',
    requests: () => [{ psize: 100 }, { psize: 100, type: 'ClassEntity' }],
  },
  getUnitGoals: {
    kind: 'names',
    request: ({ submissionId }) => ({ id: submissionId }),
    missing: () => ({ id: NO_ID }),
  },
  getUnread: { kind: 'own', why: 'counts the caller’s own messages', request: {} },
  getWritingReferences: {
    kind: 'lists',
    requests: () => [
      { cpage: 1, psize: 100 },
      { cpage: 1, psize: 100, self: true },
    ],
  },
  recharge: {
    kind: 'own',
    why: 'begins an order of the caller’s own',
    request: { rp: 'A_WEEK', rt: 'ALIPAY', guardian: true },
  },
  rejectHomework: {
    kind: 'names',
    request: ({ submissionId }) => ({ studentHomeworkId: submissionId, reason: '请重写' }),
    missing: () => ({ studentHomeworkId: NO_ID, reason: '请重写' }),
  },
  restoreHomework: {
    kind: 'names',
    request: ({ deletedHomeworkId }) => ({ id: deletedHomeworkId }),
    missing: () => ({ id: NO_ID }),
  },
  reviewBatch: {
    kind: 'names',
    request: ({ submissionId }) => ({ id: [String(submissionId)], status: 'remark' }),
    missing: () => ({ id: [String(NO_ID)], status: 'remark' }),
  },
  saveGoalVerdict: {
    kind: 'names',
    request: ({ submissionId }) => ({ studentHomeworkId: submissionId, goalNo: 1, verdict: 1 }),
    missing: () => ({ studentHomeworkId: NO_ID, goalNo: 1, verdict: 1 }),
  },
  saveHomework: {
    kind: 'names',
    request: ({ submissionId }) => ({ ...ESSAY, id: submissionId, finish: 0 }),
    missing: () => ({ ...ESSAY, id: NO_ID, finish: 0 }),
  },
  saveReview: {
    kind: 'names',
    request: ({ submissionId, hash }) => ({ ...REVIEW, studentHomeworkId: submissionId, hash }),
    missing: ({ hash }) => ({ ...REVIEW, studentHomeworkId: NO_ID, hash }),
  },
  saveWritingReference: {
    kind: 'own',
    why: 'stores a reference of the caller’s own',
    request: { title: '参考', content: '正文' },
  },
  sendStudentMessage: {
    kind: 'names',
    request: ({ studentId }) => ({ id: studentId, msg: '请订正' }),
    missing: () => ({ id: NO_ID, msg: '请订正' }),
  },
  sendTeacher: {
    kind: 'names',
    isSharedByClass: true,
    request: ({ joinCode }) => ({ code: joinCode, content: '老师好' }),
    missing: () => ({ code: NO_CODE, content: '老师好' }),
  },
  setStudentPassword: {
    kind: 'names',
    request: ({ studentId, classroomId }) => ({
      id: studentId,
      virtualClassEntityId: classroomId,
      pwd: 'long enough',
    }),
    missing: () => ({ id: NO_ID, virtualClassEntityId: NO_ID, pwd: 'long enough' }),
  },
  submitHomework: {
    kind: 'names',
    request: ({ submissionId }) => ({ id: submissionId }),
    missing: () => ({ id: NO_ID }),
  },
  undoBatch: {
    kind: 'names',
    request: ({ submissionId }) => ({ id: [String(submissionId)], undoToken: 'none' }),
    missing: () => ({ id: [String(NO_ID)], undoToken: 'none' }),
  },
  undoReview: {
    kind: 'names',
    request: ({ submissionId }) => ({ studentHomeworkId: submissionId, undoToken: 'none' }),
    missing: () => ({ studentHomeworkId: NO_ID, undoToken: 'none' }),
  },
  updateHomework: {
    kind: 'names',
    request: ({ homeworkId }) => ({ ...EDITED, id: homeworkId }),
    missing: () => ({ ...EDITED, id: NO_ID }),
  },
  updateNotify: {
    kind: 'names',
    request: ({ studentMessageId }) => ({ id: studentMessageId }),
    missing: () => ({ id: NO_ID }),
  },
  updateTeacherNotify: {
    kind: 'names',
    request: ({ teacherMessageId }) => ({ id: teacherMessageId }),
    missing: () => ({ id: NO_ID }),
  },
  validateEntitlement: {
    kind: 'own',
    why: 'the code in the book is the permission',
    request: { bookCode: 'NOSUCHCODE' },
  },
}
