/** Every call there is, under its own name. A call enters here together with its handler: the server does not compile without it. */
import {
  anyoneInfo, exportMyData, getCity, getConsent, getContact, getProfile, getProvince, getRegion, getTeacherInfo, getUserinfo,
  removeUser, saveConsent, searchSchools, sendFeedback, updateAvatar, updateNickname, updateStudentMobile, updateTeacherMobile, updateTeacherName, updateUsername,
} from './account.ts'
import { addClass, addClasses, getClassStudents, getStdClasses, getTeacherClasses } from './classroom.ts'
import { getConstants } from './constants.ts'
import type { CallDefinition } from './defineCall.ts'
import {
  createHomework, deleteHomework, delWritingReference, getDemand, getHomeworkDetail, getHomeworkDetailNew, getStatistics, getStudentHomework, getTeacherHomework,
  getWritingReferences, saveWritingReference, updateHomework,
} from './homework.ts'
import { activateMember, bindCard, getEvaCount, getOrder, getRecharge, recharge, validateEntitlement } from './membership.ts'
import { getStudentNotify, getTeacherNotify, getUnread, sendStudentMessage, sendTeacher, updateNotify, updateTeacherNotify } from './message.ts'
import { getSmsCode2, loginByPassword, loginBySms, loginEntitlement, logout, registerStudent, registerTeacher, resetPassword } from './session.ts'
import { findWriteDetail, getAIResult, getCorrectionProgress, getHistory, rejectHomework, reviewBatch, saveHomework, saveReview, submitHomework } from './submission.ts'

export const calls = {
  activateMember,
  addClass,
  addClasses,
  anyoneInfo,
  bindCard,
  createHomework,
  deleteHomework,
  delWritingReference,
  exportMyData,
  findWriteDetail,
  getAIResult,
  getCity,
  getClassStudents,
  getConsent,
  getConstants,
  getContact,
  getCorrectionProgress,
  getDemand,
  getEvaCount,
  getHistory,
  getHomeworkDetail,
  getHomeworkDetailNew,
  getOrder,
  getProfile,
  getProvince,
  getRecharge,
  getRegion,
  getSmsCode2,
  getStatistics,
  getStdClasses,
  getStudentHomework,
  getStudentNotify,
  getTeacherClasses,
  getTeacherHomework,
  getTeacherInfo,
  getTeacherNotify,
  getUnread,
  getUserinfo,
  getWritingReferences,
  loginByPassword,
  loginBySms,
  loginEntitlement,
  logout,
  recharge,
  registerStudent,
  registerTeacher,
  rejectHomework,
  removeUser,
  resetPassword,
  reviewBatch,
  saveConsent,
  saveHomework,
  saveReview,
  saveWritingReference,
  searchSchools,
  sendFeedback,
  sendStudentMessage,
  sendTeacher,
  submitHomework,
  updateAvatar,
  updateHomework,
  updateNickname,
  updateNotify,
  updateStudentMobile,
  updateTeacherMobile,
  updateTeacherName,
  updateTeacherNotify,
  updateUsername,
  validateEntitlement,
} as const satisfies Record<string, CallDefinition>

export type Calls = typeof calls
export type CallName = keyof Calls
