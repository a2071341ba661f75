import {
  CONTENT_MAX_LENGTH,
  FEEDBACK_MAX_LENGTH,
  KEYWORD_MAX_LENGTH,
  KEYWORDS_MAX,
  NAME_MAX_LENGTH,
  REQUIREMENT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from './limits.ts'

/** Texts that screens share, and those of rules that both sides check. */
export const MESSAGES = {
  notice: '提示',
  requestFailed: '请求失败，请稍后重试',
  pageError: '哎呀！出错了。',
  back: '返回',
  listEnd: '已经到底了~',
  aiMade: 'AI 生成，仅供参考',
  submitConfirm: '作业提交后无法再修改作文',
  offlineKept: '离线了，写下的内容都保存在本机，联网后自动同步',
  publishConfirm: '确定要发布吗？',
  republishConfirm: '确定要修改发布吗？',
  deleteHomeworkConfirm: '要删除该作业？',
  deleteConfirm: '确定要删除吗?',
  bulkReviewConfirm: '确定要一键批阅？',
  rejected: '打回成功',
  bulkReviewed: '批阅成功',
  notOpenYet: '即将开放',
  accountMissing: '请输入账号和密码',
  agreementMissing: '请同意用户协议和隐私政策',
  findSchool: '查找学校',
  agreementUnread: '请阅读并同意用户协议和隐私政策',
  phoneMissing: '请输入手机号',
  phoneWrong: '请输入正确格式的手机号',
  smsCodeMissing: '请输入短信验证码',
  passwordMissing: '请输入密码',
  passwordShort: '密码至少 8 位',
  passwordCommon: '这个密码太常见，别人很容易猜到，请换一个密码',
  phoneToFill: '请填入手机号',
  phoneToFillWrong: '请填入正确格式的手机号',
  codeToFill: '请填入获取的短信码',
  passwordToFill: '请填入密码',
  confirmationToFill: '请填入确认密码',
  passwordsDiffer: '两次密码不一致',
  feedbackMissing: '请填入问题及意见',
  feedbackTooLong: `问题及意见最多 ${FEEDBACK_MAX_LENGTH} 个字`,
  feedbackPhoneMissing: '手机号不能为空！',
  feedbackNameTooLong: `称呼最多 ${NAME_MAX_LENGTH} 个字`,
  cardNoMissing: '请输入卡号',
  cardPasswordMissing: '请输入卡密码',
  removeConfirm: '注销后不可找回，是否注销？',
  feedbackSent: '提交成功',
  changed: '修改成功',
  paymentFailed: '支付失败！',
  messageSent: '留言已发送',
  noMessages: '没有内容哟~',
  teacherGone: '老师已注销',
  classMessageMissing: '请输入留言内容!',
  promotionHeadline: '恭喜您，获得 AI 作文批改服务',
  entitlementTitle: '权益绑定',
  entitlementNote: '不会自动注册账号',
  guardianPhoneMissing: '请输入监护人手机号',
  nameMissing: '请输入姓名',
  nameSpecial: '请不要使用特殊字符',
  schoolMissing: '请选择学校',
  smsSent: '发送成功',
  registered: '注册成功，请重新登录',
  joinCodeMissing: '请输入班级码',
  classNameMissing: '请输入班级名',
  gradeMissing: '请选择年级',
  gradeFirst: '请先选择年级！',
  deletePracticeConfirm: '是否删除',
  questionAdded: '加入成功',
  noIdeation: '没有建议内容~',
  classMissing: '请选择班级',
  scaleMissing: '请选择分制',
  startMissing: '请选择开始时间',
  endMissing: '请选择结束时间',
  tooManyQuestions: '最多设置3个试题',
  titleEmpty: '标题不能为空',
  demandEmpty: '作文要求不能为空',
  rejectReasonMissing: '请输入打回原因',
  bulkRejectReasonMissing: '请输入驳回原因',
} as const

/** What a question of a homework lacks or has too much of; `questionNo` counts from 1. */
export const questionMessages = {
  genreMissing: (questionNo: number) => `第${questionNo}题请选择文体类型`,
  titleMissing: (questionNo: number) => `第${questionNo}题请输入作文标题`,
  wordsMissing: (questionNo: number) => `第${questionNo}题请输入作文标题或作文要求`,
  titleTooLong: (questionNo: number) => `第${questionNo}题的作文标题最多 ${TITLE_MAX_LENGTH} 个字`,
  requirementTooLong: (questionNo: number) =>
    `第${questionNo}题的作文要求最多 ${REQUIREMENT_MAX_LENGTH} 个字`,
  ideationTooLong: (questionNo: number) =>
    `第${questionNo}题的构思提示最多 ${REQUIREMENT_MAX_LENGTH} 个字`,
  tooManyKeywords: (questionNo: number) => `第${questionNo}题的关键词最多 ${KEYWORDS_MAX} 个`,
  keywordTooLong: (questionNo: number) =>
    `第${questionNo}题的每个关键词最多 ${KEYWORD_MAX_LENGTH} 个字`,
} as const

/** How many characters a homework asks for. */
export const lengthMessages = {
  tooHigh: `字数最多设到 ${CONTENT_MAX_LENGTH}`,
  crossed: (least: number) => `字数上限要大于字数下限（${least} 字）`,
} as const

/** How sign-in words an error, so that support can be given the code. */
export function signInError(code: number, msg: string): string {
  return `error code-${code}: ${msg}`
}
