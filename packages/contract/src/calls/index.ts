/** Every call there is, under its own name. A call enters here together with its handler: the server does not compile without it. */
import { anyoneInfo, getCity, getProvince, getRegion, getTeacherInfo, getUserinfo, searchSchools } from './account.ts'
import { addClass, addClasses, getClassStudents, getStdClasses, getTeacherClasses } from './classroom.ts'
import { getConstants } from './constants.ts'
import type { CallDefinition } from './defineCall.ts'
import {
  createHomework, deleteHomework, delWritingReference, getDemand, getHomeworkDetail, getHomeworkDetailNew, getStatistics, getStudentHomework, getTeacherHomework,
  getWritingReferences, saveWritingReference, updateHomework,
} from './homework.ts'
import { getSmsCode2, loginByPassword, loginBySms, logout, registerStudent, registerTeacher } from './session.ts'
import { findWriteDetail, getAIResult, getCorrectionProgress, getHistory, rejectHomework, reviewBatch, saveHomework, saveReview, submitHomework } from './submission.ts'

export const calls = {
  addClass,
  addClasses,
  anyoneInfo,
  createHomework,
  deleteHomework,
  delWritingReference,
  findWriteDetail,
  getAIResult,
  getCity,
  getClassStudents,
  getConstants,
  getCorrectionProgress,
  getDemand,
  getHistory,
  getHomeworkDetail,
  getHomeworkDetailNew,
  getProvince,
  getRegion,
  getSmsCode2,
  getStatistics,
  getStdClasses,
  getStudentHomework,
  getTeacherClasses,
  getTeacherHomework,
  getTeacherInfo,
  getUserinfo,
  getWritingReferences,
  loginByPassword,
  loginBySms,
  logout,
  registerStudent,
  registerTeacher,
  rejectHomework,
  reviewBatch,
  saveHomework,
  saveReview,
  saveWritingReference,
  searchSchools,
  submitHomework,
  updateHomework,
} as const satisfies Record<string, CallDefinition>

export type Calls = typeof calls
export type CallName = keyof Calls
