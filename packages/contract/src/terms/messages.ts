/** Texts that screens share; the quoted ones of the specification stand here to the letter. */
export const MESSAGES = {
  notice: '提示',
  requestFailed: '请求失败，请稍后重试',
  pageError: '哎呀！出错了。',
  back: '返回',
  listEnd: '已经到底了~',
  aiMade: 'AI 生成，仅供参考',
  submitConfirm: '作业提交后无法再修改作文',
  publishConfirm: '确定要发布吗？',
  notOpenYet: '即将开放',
  accountMissing: '请输入账号和密码',
  agreementMissing: '请同意用户协议和隐私政策',
  joinCodeMissing: '请输入班级码',
  classNameMissing: '请输入班级名',
  gradeMissing: '请选择年级',
  classMissing: '请选择班级',
  scaleMissing: '请选择分制',
  startMissing: '请选择开始时间',
  endMissing: '请选择结束时间',
} as const

/** Spec 3 §5 “Assign homework”; `questionNo` counts from 1. */
export const questionMessages = {
  genreMissing: (questionNo: number) => `第${questionNo}题请选择文体类型`,
  wordsMissing: (questionNo: number) => `第${questionNo}题请输入作文标题或作文要求`,
} as const

/** Sign-in's own wording of an error (spec 1 §8, decisions 7). */
export function signInError(code: number, msg: string): string {
  return `error code-${code}: ${msg}`
}
