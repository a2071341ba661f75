/** Every call's handler under its call's name: a missing one, or one under another name, does not compile. */
import type { Calls, CallName } from '@zhupi/contract/calls/index.ts'
import { anyoneInfo } from './account/anyoneInfo.ts'
import { getCity } from './account/getCity.ts'
import { getProvince } from './account/getProvince.ts'
import { getRegion } from './account/getRegion.ts'
import { getTeacherInfo } from './account/getTeacherInfo.ts'
import { getUserinfo } from './account/getUserinfo.ts'
import { searchSchools } from './account/searchSchools.ts'
import { addClass } from './classroom/addClass.ts'
import { addClasses } from './classroom/addClasses.ts'
import { getClassStudents } from './classroom/getClassStudents.ts'
import { getStdClasses } from './classroom/getStdClasses.ts'
import { getTeacherClasses } from './classroom/getTeacherClasses.ts'
import { getConstants } from './constants/getConstants.ts'
import { createHomework } from './homework/createHomework.ts'
import { deleteHomework } from './homework/deleteHomework.ts'
import { delWritingReference } from './homework/delWritingReference.ts'
import { getDemand } from './homework/getDemand.ts'
import { getHomeworkDetail } from './homework/getHomeworkDetail.ts'
import { getHomeworkDetailNew } from './homework/getHomeworkDetailNew.ts'
import { getStatistics } from './homework/getStatistics.ts'
import { getStudentHomework } from './homework/getStudentHomework.ts'
import { getTeacherHomework } from './homework/getTeacherHomework.ts'
import { getWritingReferences } from './homework/getWritingReferences.ts'
import { saveWritingReference } from './homework/saveWritingReference.ts'
import { updateHomework } from './homework/updateHomework.ts'
import { getSmsCode2 } from './session/getSmsCode2.ts'
import { loginByPassword } from './session/loginByPassword.ts'
import { loginBySms } from './session/loginBySms.ts'
import { logout } from './session/logout.ts'
import { registerStudent } from './session/registerStudent.ts'
import { registerTeacher } from './session/registerTeacher.ts'
import { findWriteDetail } from './submission/findWriteDetail.ts'
import { getAIResult } from './submission/getAIResult.ts'
import { getCorrectionProgress } from './submission/getCorrectionProgress.ts'
import { getHistory } from './submission/getHistory.ts'
import { rejectHomework } from './submission/rejectHomework.ts'
import { reviewBatch } from './submission/reviewBatch.ts'
import { saveHomework } from './submission/saveHomework.ts'
import { saveReview } from './submission/saveReview.ts'
import { submitHomework } from './submission/submitHomework.ts'
import type { Handler } from './handler.ts'

export type Handlers = { [N in CallName]: Handler<Calls[N]> }

export const handlers: Handlers = {
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
}
