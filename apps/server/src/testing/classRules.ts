/** Access rules of the calls that change a class and who is in it. */
import type * as enrollment from '@zhupi/contract/calls/enrollment.ts'
import type * as progress from '@zhupi/contract/calls/progress.ts'
import type { AccessRule } from './accessRule.ts'

const NO_ID = 999_999_999
const NO_CODE = 'NNNNNN'
const SOMEBODY = { assistantName: '没有这人', assistantMobile: '13000000000' } as const
const LISTED = { number: '61', name: '夏初晴', contact: '', password: 'first-one' } as const
const RECEIVER = { transferName: '没有这人', transferMobile: '13000000000' } as const

export const classRules: Record<
  | keyof typeof enrollment
  | keyof typeof progress
  | 'addAssistant'
  | 'archiveClass'
  | 'deleteClass'
  | 'getDeletedClasses'
  | 'lockClass'
  | 'removeAssistant'
  | 'renameClass'
  | 'restoreClass'
  | 'transferClass',
  AccessRule
> = {
  addAssistant: {
    kind: 'names',
    request: ({ joinCode }) => ({ ...SOMEBODY, id: joinCode }),
    missing: () => ({ ...SOMEBODY, id: NO_CODE }),
  },
  archiveClass: {
    kind: 'names',
    request: ({ classroomId }) => ({ id: classroomId, archived: true }),
    missing: () => ({ id: NO_ID, archived: true }),
  },
  deleteClass: {
    kind: 'names',
    request: ({ classroomId }) => ({ id: classroomId }),
    missing: () => ({ id: NO_ID }),
  },
  getDeletedClasses: { kind: 'lists', requests: () => [{}] },
  getClassesProgress: { kind: 'lists', requests: () => [{}] },
  getClassProgress: {
    kind: 'names',
    request: ({ joinCode }) => ({ code: joinCode }),
    missing: () => ({ code: NO_CODE }),
  },
  getPupilProgress: {
    kind: 'names',
    request: ({ joinCode, studentId }) => ({ code: joinCode, studentId }),
    missing: () => ({ code: NO_CODE, studentId: NO_ID }),
  },
  lockClass: {
    kind: 'names',
    request: ({ classroomId }) => ({ id: classroomId, locked: true }),
    missing: () => ({ id: NO_ID, locked: true }),
  },
  importStudents: {
    kind: 'names',
    request: ({ classroomId }) => ({ id: classroomId, students: [LISTED], isPreview: false }),
    missing: () => ({ id: NO_ID, students: [LISTED], isPreview: false }),
  },
  moveStudents: {
    kind: 'names',
    request: ({ classroomId, studentId }) => ({
      id: classroomId,
      toId: NO_ID,
      studentIds: [String(studentId)],
    }),
    missing: () => ({ id: NO_ID, toId: NO_ID, studentIds: [String(NO_ID)] }),
  },
  quitClasses: {
    kind: 'names',
    isSharedByClass: true,
    request: ({ joinCode }) => ({ code: joinCode }),
    missing: () => ({ code: NO_CODE }),
  },
  removeAssistant: {
    kind: 'names',
    request: ({ classroomId }) => ({ id: classroomId, teacherId: NO_ID }),
    missing: () => ({ id: NO_ID, teacherId: NO_ID }),
  },
  removeStudent: {
    kind: 'names',
    request: ({ classroomId, studentId }) => ({ id: classroomId, studentId }),
    missing: () => ({ id: NO_ID, studentId: NO_ID }),
  },
  renameClass: {
    kind: 'names',
    request: ({ classroomId }) => ({ id: classroomId, name: '改名', grade: 6, memo: '' }),
    missing: () => ({ id: NO_ID, name: '改名', grade: 6, memo: '' }),
  },
  restoreClass: {
    kind: 'names',
    request: ({ classroomId }) => ({ id: classroomId }),
    missing: () => ({ id: NO_ID }),
  },
  setFirstPasswords: {
    kind: 'names',
    request: ({ classroomId, studentId }) => ({
      id: classroomId,
      students: [{ id: studentId, password: 'first-one' }],
    }),
    missing: () => ({ id: NO_ID, students: [{ id: NO_ID, password: 'first-one' }] }),
  },
  setStudentNumber: {
    kind: 'names',
    request: ({ classroomId, studentId }) => ({
      id: studentId,
      virtualClassEntityId: classroomId,
      sn: '07',
    }),
    missing: () => ({ id: NO_ID, virtualClassEntityId: NO_ID, sn: '07' }),
  },
  transferClass: {
    kind: 'names',
    request: ({ classroomId }) => ({ ...RECEIVER, id: classroomId }),
    missing: () => ({ ...RECEIVER, id: NO_ID }),
  },
}
