/** Every call's handler under its call's name: a missing or misnamed one does not compile. */
import type { Calls, CallName } from '@zhupi/contract/calls/index.ts'
import { anyoneInfo } from './account/anyoneInfo.ts'
import { exportMyData } from './account/exportMyData.ts'
import { getCity } from './account/getCity.ts'
import { getConsent } from './account/getConsent.ts'
import { getContact } from './account/getContact.ts'
import { getProfile } from './account/getProfile.ts'
import { getProvince } from './account/getProvince.ts'
import { getRegion } from './account/getRegion.ts'
import { getTeacherInfo } from './account/getTeacherInfo.ts'
import { getUserinfo } from './account/getUserinfo.ts'
import { removeUser } from './account/removeUser.ts'
import { reportError } from './account/reportError.ts'
import { saveConsent } from './account/saveConsent.ts'
import { searchSchools } from './account/searchSchools.ts'
import { sendFeedback } from './account/sendFeedback.ts'
import { updateAvatar } from './account/updateAvatar.ts'
import { updateNickname } from './account/updateNickname.ts'
import { updateStudentMobile } from './account/updateStudentMobile.ts'
import { updateTeacherMobile } from './account/updateTeacherMobile.ts'
import { updateTeacherName } from './account/updateTeacherName.ts'
import { updateUsername } from './account/updateUsername.ts'
import { addClass } from './classroom/addClass.ts'
import { addClasses } from './classroom/addClasses.ts'
import { getClassStudents } from './classroom/getClassStudents.ts'
import { getStdClasses } from './classroom/getStdClasses.ts'
import { getTeacherClasses } from './classroom/getTeacherClasses.ts'
import { setStudentPassword } from './classroom/setStudentPassword.ts'
import { getConstants } from './constants/getConstants.ts'
import { createHomework } from './homework/createHomework.ts'
import { deleteHomework } from './homework/deleteHomework.ts'
import { createShareLink } from './share/createShareLink.ts'
import { getSharedReport } from './share/getSharedReport.ts'
import { getShareLinks } from './share/getShareLinks.ts'
import { stopShareLink } from './share/stopShareLink.ts'
import { delWritingReference } from './reference/delWritingReference.ts'
import { getDemand } from './homework/getDemand.ts'
import { getHomeworkDetail } from './homework/getHomeworkDetail.ts'
import { getHomeworkDetailNew } from './homework/getHomeworkDetailNew.ts'
import { getStatistics } from './homework/getStatistics.ts'
import { getStudentHomework } from './homework/getStudentHomework.ts'
import { getTeacherHomework } from './homework/getTeacherHomework.ts'
import { getWritingReferences } from './reference/getWritingReferences.ts'
import { saveWritingReference } from './reference/saveWritingReference.ts'
import { updateHomework } from './homework/updateHomework.ts'
import { activateMember } from './membership/activateMember.ts'
import { bindCard } from './membership/bindCard.ts'
import { getEvaCount } from './membership/getEvaCount.ts'
import { getOrder } from './membership/getOrder.ts'
import { getRecharge } from './membership/getRecharge.ts'
import { recharge } from './membership/recharge.ts'
import { validateEntitlement } from './membership/validateEntitlement.ts'
import { getStudentNotify } from './message/getStudentNotify.ts'
import { getTeacherNotify } from './message/getTeacherNotify.ts'
import { getUnread } from './message/getUnread.ts'
import { sendStudentMessage } from './message/sendStudentMessage.ts'
import { sendTeacher } from './message/sendTeacher.ts'
import { updateNotify } from './message/updateNotify.ts'
import { updateTeacherNotify } from './message/updateTeacherNotify.ts'
import { changePassword } from './session/changePassword.ts'
import { finishFirstSignIn } from './session/finishFirstSignIn.ts'
import { getFirstSignIn } from './session/getFirstSignIn.ts'
import { autoSave } from './practice/autoSave.ts'
import { delExercise } from './practice/delExercise.ts'
import { getExercises } from './practice/getExercises.ts'
import { saveExercise } from './practice/saveExercise.ts'
import { delQuestion } from './question/delQuestion.ts'
import { getQuestionDetail } from './question/getQuestionDetail.ts'
import { getTeacherQues } from './question/getTeacherQues.ts'
import { saveQuestion } from './question/saveQuestion.ts'
import { saveToMyQuestions } from './question/saveToMyQuestions.ts'
import { getSmsCode2 } from './session/getSmsCode2.ts'
import { loginByPassword } from './session/loginByPassword.ts'
import { loginBySms } from './session/loginBySms.ts'
import { loginEntitlement } from './session/loginEntitlement.ts'
import { logout } from './session/logout.ts'
import { proveIdentity } from './session/proveIdentity.ts'
import { registerStudent } from './session/registerStudent.ts'
import { registerTeacher } from './session/registerTeacher.ts'
import { resetPassword } from './session/resetPassword.ts'
import { findWriteDetail } from './submission/findWriteDetail.ts'
import { getAIResult } from './submission/getAIResult.ts'
import { getCorrectionProgress } from './submission/getCorrectionProgress.ts'
import { getHistory } from './submission/getHistory.ts'
import { rejectHomework } from './submission/rejectHomework.ts'
import { reviewBatch } from './submission/reviewBatch.ts'
import { saveHomework } from './submission/saveHomework.ts'
import { saveReview } from './submission/saveReview.ts'
import { submitHomework } from './submission/submitHomework.ts'
import { disputeMark } from './report/disputeMark.ts'
import { getWrongCharacters } from './report/getWrongCharacters.ts'
import { practiseCharacter } from './report/practiseCharacter.ts'
import { removeMark } from './report/removeMark.ts'
import type { Handler } from './handler.ts'

export type Handlers = { [N in CallName]: Handler<Calls[N]> }

export const handlers: Handlers = {
  activateMember,
  addClass,
  addClasses,
  anyoneInfo,
  autoSave,
  bindCard,
  changePassword,
  createHomework,
  createShareLink,
  deleteHomework,
  delExercise,
  delQuestion,
  delWritingReference,
  disputeMark,
  exportMyData,
  findWriteDetail,
  finishFirstSignIn,
  getAIResult,
  getCity,
  getClassStudents,
  getConsent,
  getConstants,
  getContact,
  getCorrectionProgress,
  getDemand,
  getEvaCount,
  getFirstSignIn,
  getExercises,
  getHistory,
  getHomeworkDetail,
  getHomeworkDetailNew,
  getOrder,
  getProfile,
  getProvince,
  getQuestionDetail,
  getRecharge,
  getRegion,
  getSharedReport,
  getShareLinks,
  getSmsCode2,
  getStatistics,
  getStdClasses,
  getStudentHomework,
  getStudentNotify,
  getTeacherClasses,
  getTeacherHomework,
  getTeacherInfo,
  getTeacherNotify,
  getTeacherQues,
  getUnread,
  getUserinfo,
  getWritingReferences,
  getWrongCharacters,
  loginByPassword,
  loginBySms,
  loginEntitlement,
  logout,
  proveIdentity,
  recharge,
  registerStudent,
  registerTeacher,
  rejectHomework,
  practiseCharacter,
  removeMark,
  removeUser,
  reportError,
  resetPassword,
  reviewBatch,
  saveConsent,
  saveExercise,
  saveHomework,
  saveQuestion,
  saveReview,
  saveToMyQuestions,
  saveWritingReference,
  searchSchools,
  sendFeedback,
  sendStudentMessage,
  sendTeacher,
  setStudentPassword,
  stopShareLink,
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
}
