/** What the security journal tells of, with the words that people read for it. */
export const SECURITY_EVENTS = [
  'signInFailed',
  'codeFailed',
  'passwordReset',
  'passwordChanged',
  'oneTimePasswordSet',
  'phoneChanged',
  'proofGiven',
  'proofFailed',
  'accountRemoved',
  'movedToClass',
  'refused',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

export const SECURITY_EVENT_NAMES: Record<SecurityEventKind, string> = {
  signInFailed: '登录失败',
  codeFailed: '验证码错误',
  passwordReset: '用短信重设密码',
  passwordChanged: '修改密码',
  oneTimePasswordSet: '设置一次性密码',
  phoneChanged: '更换手机号',
  proofGiven: '身份验证通过',
  proofFailed: '身份验证失败',
  accountRemoved: '注销账号',
  movedToClass: '转到另一个班级',
  refused: '请求被拒绝',
}
