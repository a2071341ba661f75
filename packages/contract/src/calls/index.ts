/** Every call there is, under its own name. A call enters here together with its handler: the server does not compile without it. */
import { getTeacherInfo, getUserinfo } from './account.ts'
import { addClass, addClasses, getClassStudents, getStdClasses, getTeacherClasses } from './classroom.ts'
import { getConstants } from './constants.ts'
import type { CallDefinition } from './defineCall.ts'
import { createHomework, getDemand, getHomeworkDetail, getStudentHomework, getTeacherHomework } from './homework.ts'
import { loginByPassword, logout } from './session.ts'
import { findWriteDetail, getAIResult, getCorrectionProgress, saveHomework, saveReview, submitHomework } from './submission.ts'

export const calls = {
  addClass,
  addClasses,
  createHomework,
  findWriteDetail,
  getAIResult,
  getClassStudents,
  getConstants,
  getCorrectionProgress,
  getDemand,
  getHomeworkDetail,
  getStdClasses,
  getStudentHomework,
  getTeacherClasses,
  getTeacherHomework,
  getTeacherInfo,
  getUserinfo,
  loginByPassword,
  logout,
  saveHomework,
  saveReview,
  submitHomework,
} as const satisfies Record<string, CallDefinition>

export type Calls = typeof calls
export type CallName = keyof Calls
