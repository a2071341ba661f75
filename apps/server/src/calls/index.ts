/** Every call's handler under its call's name: a missing one, or one under another name, does not compile. */
import type { Calls, CallName } from '@zhupi/contract/calls/index.ts'
import { getTeacherInfo } from './account/getTeacherInfo.ts'
import { getUserinfo } from './account/getUserinfo.ts'
import { addClass } from './classroom/addClass.ts'
import { addClasses } from './classroom/addClasses.ts'
import { getClassStudents } from './classroom/getClassStudents.ts'
import { getStdClasses } from './classroom/getStdClasses.ts'
import { getTeacherClasses } from './classroom/getTeacherClasses.ts'
import { getConstants } from './constants/getConstants.ts'
import type { Handler } from './handler.ts'
import { createHomework } from './homework/createHomework.ts'
import { getDemand } from './homework/getDemand.ts'
import { getHomeworkDetail } from './homework/getHomeworkDetail.ts'
import { getStudentHomework } from './homework/getStudentHomework.ts'
import { getTeacherHomework } from './homework/getTeacherHomework.ts'
import { loginByPassword } from './session/loginByPassword.ts'
import { logout } from './session/logout.ts'
import { findWriteDetail } from './submission/findWriteDetail.ts'
import { getAIResult } from './submission/getAIResult.ts'
import { getCorrectionProgress } from './submission/getCorrectionProgress.ts'
import { saveHomework } from './submission/saveHomework.ts'
import { saveReview } from './submission/saveReview.ts'
import { submitHomework } from './submission/submitHomework.ts'

export type Handlers = { [N in CallName]: Handler<Calls[N]> }

export const handlers: Handlers = {
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
}
