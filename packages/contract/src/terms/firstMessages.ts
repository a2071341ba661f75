/**
 * Those of the shared texts (messages.ts) that sign-in shows, or that every screen may show. They
 * stand apart from the rest, which the first screen does not wait for.
 */
export const FIRST_MESSAGES = {
  notice: '提示',
  requestFailed: '请求失败，请稍后重试',
  offlineReading: '现在没有网络，这一页还没有取到',
  offlineAction: '现在没有网络，联网后再点一次',
  pageError: '哎呀！出错了。',
  back: '返回',
  accountMissing: '请输入账号和密码',
  agreementMissing: '请同意用户协议和隐私政策',
  phoneMissing: '请输入手机号',
  phoneWrong: '请输入正确格式的手机号',
  smsCodeMissing: '请输入短信验证码',
  smsSent: '发送成功',
  passwordLong: '密码最多 64 位',
  joinCodeMissing: '请输入班级码',
  studentNumberMissing: '请输入学号',
} as const

/** How sign-in words an error, so that support can be given the code. */
export function signInError(code: number, msg: string): string {
  return `error code-${code}: ${msg}`
}
