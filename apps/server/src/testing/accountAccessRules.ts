/** The access rules of accounts and sessions: each reaches the caller’s own account alone. */
import type { CallName } from '@zhupi/contract/calls/index.ts'
import { encryptPhone } from '@zhupi/contract/rules/phoneCipher.ts'
import { CONSENT_VERSION } from '@zhupi/contract/terms/consent.ts'
import type { AccessRule } from './accessRule.ts'

const NEWCOMER = {
  mobile: '13000000000',
  password: 'long enough',
  smscode: '000000',
  name: '林小满',
} as const

export const accountAccessRules = {
  anyoneInfo: { kind: 'own', why: 'where the caller’s own school lies', request: {} },
  changePassword: {
    kind: 'own',
    why: 'the present password is the permission',
    request: { oldPwd: 'wrong horse', pwd: 'long enough' },
  },
  finishFirstSignIn: {
    kind: 'own',
    why: 'sets the caller’s own password, where somebody else chose it',
    request: { pwd: 'long enough' },
  },
  exportMyData: { kind: 'lists', requests: () => [{}] },
  getCity: { kind: 'own', why: 'the same for everyone', request: { provinceId: '33' } },
  getConsent: { kind: 'own', why: 'the caller’s own guardian’s answer', request: {} },
  getProvince: { kind: 'own', why: 'the same for everyone', request: {} },
  getRegion: { kind: 'own', why: 'the same for everyone', request: { cityId: '3301' } },
  getSmsCode2: {
    kind: 'own',
    why: 'the code goes to the phone itself',
    request: { type: 'TYPE_LOGIN', mobile: encryptPhone('13000000000') },
  },
  getTeacherInfo: { kind: 'own', why: 'the caller’s own profile', request: {} },
  getUserinfo: { kind: 'own', why: 'the caller’s own profile', request: {} },
  loginByPassword: {
    kind: 'own',
    why: 'the password is the permission',
    request: { uname: '13000000000', pwd: 'wrong', t: 0 },
  },
  loginBySms: {
    kind: 'own',
    why: 'the code is the permission',
    request: { mobile: '13000000000', smscode: '000000', t: 0 },
  },
  loginEntitlement: {
    kind: 'own',
    why: 'the codes are the permission',
    request: { mobile: '13000000000', smscode: '000000', bookCode: 'NOSUCHCODE' },
  },
  getFirstSignIn: { kind: 'own', why: 'says what the caller’s own account lacks', request: {} },
  logout: { kind: 'own', why: 'ends the caller’s own session', request: {} },
  proveIdentity: {
    kind: 'own',
    why: 'proves who the caller is, for an act of the caller’s own',
    request: { act: 'changePhone', pwd: 'wrong horse' },
  },
  registerStudent: { kind: 'own', why: 'the code is the permission', request: NEWCOMER },
  registerTeacher: { kind: 'own', why: 'the code is the permission', request: NEWCOMER },
  removeUser: {
    kind: 'own',
    why: 'removes the caller’s own account; here it names the other role and removes none',
    request: { identity: 'TEACHER' },
  },
  checkResetCode: {
    kind: 'own',
    why: 'the code is the permission',
    request: { mobile: '13000000000', smscode: '000000' },
  },
  resetPassword: {
    kind: 'own',
    why: 'the code is the permission',
    request: { mobile: '13000000000', pwd: 'long enough', smscode: '000000', isteacher: false },
  },
  saveConsent: {
    kind: 'own',
    why: 'the caller’s own guardian',
    request: { guardianPhone: '13000000000', isGiven: true, version: CONSENT_VERSION },
  },
  searchSchools: { kind: 'own', why: 'the same for everyone', request: { regionId: '330106' } },
  sendFeedback: {
    kind: 'own',
    why: 'the caller’s own words',
    request: { phone: '13000000000', content: '建议' },
  },
  updateAvatar: { kind: 'own', why: 'the caller’s own picture', request: { image: '' } },
  updateNickname: { kind: 'own', why: 'the caller’s own name', request: { nickname: '小满' } },
  updateStudentMobile: {
    kind: 'own',
    why: 'the code is the permission',
    request: { mobile: '13000000000', smscode: '000000' },
  },
  updateTeacherMobile: {
    kind: 'own',
    why: 'the code is the permission',
    request: { mobile: '13000000000', smscode: '000000' },
  },
  updateTeacherName: { kind: 'own', why: 'the caller’s own name', request: { name: '陈老师' } },
  updateUsername: { kind: 'own', why: 'the caller’s own name', request: { name: '林小满' } },
} satisfies Partial<Record<CallName, AccessRule>>
