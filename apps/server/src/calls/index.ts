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
import { addAssistant } from './classroom/addAssistant.ts'
import { archiveClass } from './classroom/archiveClass.ts'
import { deleteClass } from './classroom/deleteClass.ts'
import { getDeletedClasses } from './classroom/getDeletedClasses.ts'
import { lockClass } from './classroom/lockClass.ts'
import { importStudents } from './enrollment/importStudents.ts'
import { moveStudents } from './enrollment/moveStudents.ts'
import { quitClasses } from './enrollment/quitClasses.ts'
import { removeAssistant } from './classroom/removeAssistant.ts'
import { removeStudent } from './enrollment/removeStudent.ts'
import { renameClass } from './classroom/renameClass.ts'
import { restoreClass } from './classroom/restoreClass.ts'
import { setFirstPasswords } from './enrollment/setFirstPasswords.ts'
import { setStudentNumber } from './enrollment/setStudentNumber.ts'
import { transferClass } from './classroom/transferClass.ts'
import { addClass } from './classroom/addClass.ts'
import { addClasses } from './classroom/addClasses.ts'
import { getClassStudents } from './classroom/getClassStudents.ts'
import { getStdClasses } from './classroom/getStdClasses.ts'
import { getTeacherClasses } from './classroom/getTeacherClasses.ts'
import { setStudentPassword } from './classroom/setStudentPassword.ts'
import { getConstants } from './constants/getConstants.ts'
import { takeEntryBack } from './entry/takeEntryBack.ts'
import { enterEssay } from './entry/enterEssay.ts'
import { createHomework } from './homework/createHomework.ts'
import { deleteHomework } from './deletedHomework/deleteHomework.ts'
import { getDeletedHomework } from './deletedHomework/getDeletedHomework.ts'
import { getUnitGoals } from './goal/getUnitGoals.ts'
import { restoreHomework } from './deletedHomework/restoreHomework.ts'
import { saveGoalVerdict } from './goal/saveGoalVerdict.ts'
import { excuseHomework } from './allowance/excuseHomework.ts'
import { extendHomework } from './allowance/extendHomework.ts'
import { remindHomework } from './allowance/remindHomework.ts'
import { getPhrases } from './review/getPhrases.ts'
import { removePhrase } from './review/removePhrase.ts'
import { getTeacherMarks } from './review/getTeacherMarks.ts'
import { removeTeacherMark } from './review/removeTeacherMark.ts'
import { saveTeacherMark } from './review/saveTeacherMark.ts'
import { savePhrase } from './review/savePhrase.ts'
import { undoBatch } from './review/undoBatch.ts'
import { undoReview } from './review/undoReview.ts'
import { delPrint } from './print/delPrint.ts'
import { getPrint } from './print/getPrint.ts'
import { getPrintableEssays } from './print/getPrintableEssays.ts'
import { getPrintFile } from './print/getPrintFile.ts'
import { getPrints } from './print/getPrints.ts'
import { printBook } from './print/printBook.ts'
import { printEssay } from './print/printEssay.ts'
import { printHomework } from './print/printHomework.ts'
import { createShareLink } from './share/createShareLink.ts'
import { getMiniProgramLink } from './share/getMiniProgramLink.ts'
import { getSharedReport } from './share/getSharedReport.ts'
import { getShareLinks } from './share/getShareLinks.ts'
import { getWechatSignature } from './share/getWechatSignature.ts'
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
import { checkResetCode } from './session/checkResetCode.ts'
import { finishFirstSignIn } from './session/finishFirstSignIn.ts'
import { getFirstSignIn } from './session/getFirstSignIn.ts'
import { autoSave } from './practice/autoSave.ts'
import { delExercise } from './practice/delExercise.ts'
import { getExercises } from './practice/getExercises.ts'
import { saveExercise } from './practice/saveExercise.ts'
import { answerPassage } from './passage/answerPassage.ts'
import { askPassage } from './passage/askPassage.ts'
import { dropPassage } from './passage/dropPassage.ts'
import { getPassageRequests } from './passage/getPassageRequests.ts'
import { getPassages } from './passage/getPassages.ts'
import { getClassesProgress } from './progress/getClassesProgress.ts'
import { getClassProgress } from './progress/getClassProgress.ts'
import { getPupilProgress } from './progress/getPupilProgress.ts'
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
import { getCommonFaults } from './statistics/getCommonFaults.ts'
import { getSimilarities } from './statistics/getSimilarities.ts'
import { findWriteDetail } from './submission/findWriteDetail.ts'
import { getAIResult } from './submission/getAIResult.ts'
import { getCorrectionProgress } from './submission/getCorrectionProgress.ts'
import { getHistory } from './submission/getHistory.ts'
import { keepDraft } from './keptDraft/keepDraft.ts'
import { rejectHomework } from './submission/rejectHomework.ts'
import { reviewBatch } from './submission/reviewBatch.ts'
import { saveHomework } from './submission/saveHomework.ts'
import { saveReview } from './submission/saveReview.ts'
import { submitHomework } from './submission/submitHomework.ts'
import { uploadFile } from './upload/uploadFile.ts'
import { disputeMark } from './report/disputeMark.ts'
import { draftModelRemark } from './modelNotes/draftModelRemark.ts'
import { getLearning } from './report/getLearning.ts'
import { getModelNotes } from './modelNotes/getModelNotes.ts'
import { getWrongCharacters } from './report/getWrongCharacters.ts'
import { practiseCharacter } from './report/practiseCharacter.ts'
import { releaseModelWords } from './modelNotes/releaseModelWords.ts'
import { removeMark } from './report/removeMark.ts'
import type { Handler } from './handler.ts'

export type Handlers = { [N in CallName]: Handler<Calls[N]> }

export const handlers: Handlers = {
  addAssistant,
  archiveClass,
  deleteClass,
  enterEssay,
  setFirstPasswords,
  takeEntryBack,
  getDeletedClasses,
  lockClass,
  importStudents,
  moveStudents,
  quitClasses,
  removeAssistant,
  removeStudent,
  renameClass,
  restoreClass,
  setStudentNumber,
  transferClass,
  activateMember,
  addClass,
  addClasses,
  anyoneInfo,
  autoSave,
  bindCard,
  changePassword,
  checkResetCode,
  createHomework,
  createShareLink,
  deleteHomework,
  delExercise,
  delPrint,
  delQuestion,
  delWritingReference,
  disputeMark,
  draftModelRemark,
  excuseHomework,
  exportMyData,
  extendHomework,
  findWriteDetail,
  finishFirstSignIn,
  getAIResult,
  getCity,
  getClassStudents,
  answerPassage,
  askPassage,
  dropPassage,
  getPassageRequests,
  getPassages,
  getClassesProgress,
  getClassProgress,
  getPupilProgress,
  getCommonFaults,
  getConsent,
  getConstants,
  getContact,
  getCorrectionProgress,
  getDeletedHomework,
  getDemand,
  getEvaCount,
  getFirstSignIn,
  getExercises,
  getHistory,
  getHomeworkDetail,
  getHomeworkDetailNew,
  getLearning,
  getModelNotes,
  getOrder,
  getProfile,
  getProvince,
  getQuestionDetail,
  getRecharge,
  getRegion,
  getMiniProgramLink,
  getSharedReport,
  getShareLinks,
  getWechatSignature,
  getSimilarities,
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
  getUnitGoals,
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
  keepDraft,
  rejectHomework,
  releaseModelWords,
  practiseCharacter,
  remindHomework,
  removeMark,
  removeUser,
  reportError,
  resetPassword,
  restoreHomework,
  reviewBatch,
  saveConsent,
  saveExercise,
  saveGoalVerdict,
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
  getPrint,
  getPrintableEssays,
  getPrintFile,
  getPrints,
  printBook,
  printEssay,
  printHomework,
  stopShareLink,
  submitHomework,
  undoBatch,
  undoReview,
  getPhrases,
  savePhrase,
  removePhrase,
  getTeacherMarks,
  saveTeacherMark,
  removeTeacherMark,
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
  uploadFile,
}
