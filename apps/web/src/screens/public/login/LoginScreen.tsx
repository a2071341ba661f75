/** Sign-in by account and password, by class and student number, or by phone and SMS code. */
import { findPhoneFault } from '@zhupi/contract/rules/account.ts'
import { accountNameInClass } from '@zhupi/contract/rules/accountName.ts'
import { PASSWORD_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { FIRST_MESSAGES } from '@zhupi/contract/terms/firstMessages.ts'
import { ROLE_TYPES, ROLES, type Role } from '@zhupi/contract/terms/roles.ts'
import { useState, type FormEvent } from 'react'
import { Link, Navigate } from 'react-router'
import { findJoinCode } from '#client/joinCode.ts'
import { paths } from '#client/paths.ts'
import { getLastAccount, useSession } from '#client/session.ts'
import { AgreementRow } from '#parts/SignIn/AgreementRow.tsx'
import { PasswordField } from '#parts/SignIn/PasswordField.tsx'
import { ROLE_NAMES, useRoleChoice } from '#parts/SignIn/roleChoice.ts'
import { PhoneField } from '#parts/SignIn/PhoneField.tsx'
import { SmsCodeField } from '#parts/SignIn/SmsCodeField.tsx'
import { useSmsCode } from '#parts/SignIn/useSmsCode.ts'
import { alertText } from '#ui/notices.ts'
import { RadioRow } from '#ui/RadioRow.tsx'
import { Masthead } from './Masthead.tsx'
import { useSignIn } from './useSignIn.ts'
import '#parts/SignIn/signIn.css'
import './login.css'

/** What signs in; the names stand on the ways that lead to the others. */
const MODES = { password: '密码登录', number: '用学号登录', sms: '短信登录' } as const
type Mode = keyof typeof MODES

export function LoginScreen() {
  const session = useSession()
  const { role, chooseRole, channel, query } = useRoleChoice()
  const [chosenMode, setMode] = useState<Mode>('password')
  // A number in a class is a pupil's.
  const mode = role === 'teacher' && chosenMode === 'number' ? 'password' : chosenMode
  const [account, setAccount] = useState(query.get('phone') ?? getLastAccount())
  const [password, setPassword] = useState('')
  const [inClass, setInClass] = useState({ code: '', number: '' })
  const [code, setCode] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const sms = useSmsCode('TYPE_LOGIN')
  const name = account.trim()
  const { byPassword, bySms, isBusy } = useSignIn(role, channel, name)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const missing =
      mode === 'sms'
        ? findSmsFault(name, code)
        : ((mode === 'number' ? findInClassFault(inClass) : undefined) ??
          findPasswordFault(mode === 'number' ? inClass.number : name, password))
    if (missing !== undefined) return alertText(missing)
    if (!hasAgreed) return alertText(FIRST_MESSAGES.agreementMissing)
    const t = ROLE_TYPES[role]
    if (mode === 'sms') void bySms.run({ mobile: name, smscode: code, t })
    else {
      const uname = mode === 'number' ? accountNameInClass(inClass.code, inClass.number) : name
      void byPassword.run({ uname, pwd: password, t })
    }
  }

  // A live ticket, and the moment after sign-in.
  if (session !== undefined) {
    const joinCode = session.role === 'student' ? findJoinCode() : undefined
    return (
      <Navigate to={joinCode === undefined ? paths.tasks() : paths.joinClass(joinCode)} replace />
    )
  }
  return (
    <main className="login">
      <title>登录 · 朱批</title>
      <Masthead />
      <form className="sign-card" onSubmit={submit} noValidate>
        <RadioRow
          className="sign-roles"
          label="登录身份"
          items={ROLES.map((key) => ({ key, name: ROLE_NAMES[key] }))}
          value={role}
          onPick={chooseRole}
        />
        {mode === 'password' && <AccountField account={account} onChange={setAccount} />}
        {mode === 'number' && <ClassFields inClass={inClass} onChange={setInClass} />}
        {mode === 'sms' ? (
          <>
            <PhoneField
              phone={account}
              placeholder={FIRST_MESSAGES.phoneMissing}
              onChange={setAccount}
            />
            <SmsCodeField sms={sms} phone={account} value={code} onChange={setCode} />
          </>
        ) : (
          <PasswordField
            label="密码"
            value={password}
            placeholder="请输入密码"
            autoComplete="current-password"
            onChange={setPassword}
          />
        )}
        <AgreementRow role={role} hasAgreed={hasAgreed} onChange={setAgreed} />
        <button
          type="submit"
          className="btn main sign-submit"
          aria-disabled={isBusy}
          aria-busy={isBusy}
        >
          登录
        </button>
        <OtherWays role={role} channel={channel} mode={mode} onMode={setMode} />
      </form>
    </main>
  )
}

type WaysProps = {
  role: Role
  channel: string | undefined
  mode: Mode
  onMode: (mode: Mode) => void
}

function OtherWays({ role, channel, mode, onMode }: WaysProps) {
  const modes = role === 'student' ? MODE_KEYS : MODE_KEYS.filter((each) => each !== 'number')
  return (
    <div className="sign-ways">
      {modes
        .filter((each) => each !== mode)
        .map((each) => (
          <button key={each} type="button" onClick={() => onMode(each)}>
            {MODES[each]}
          </button>
        ))}
      <Link to={paths.forget({ channel, role })}>忘记密码</Link>
      <Link to={paths.register({ channel, role })}>注册</Link>
    </div>
  )
}
const MODE_KEYS = ['password', 'number', 'sms'] as const satisfies readonly Mode[]

type AccountProps = { account: string; onChange: (account: string) => void }

function AccountField({ account, onChange }: AccountProps) {
  return (
    <label className="sign-field">
      <span>账号</span>
      <input
        name="username"
        value={account}
        onChange={(event) => onChange(event.target.value)}
        placeholder="请输入手机号或账号"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </label>
  )
}

type InClass = { code: string; number: string }
type ClassProps = { inClass: InClass; onChange: (inClass: InClass) => void }

function ClassFields({ inClass, onChange }: ClassProps) {
  const plain = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const
  return (
    <>
      <label className="sign-field">
        <span>班级码</span>
        <input
          value={inClass.code}
          onChange={(event) => onChange({ ...inClass, code: event.target.value })}
          placeholder="老师给的 6 位班级码"
          autoComplete="on"
          name="class-code"
          {...plain}
        />
      </label>
      <label className="sign-field">
        <span>学号</span>
        <input
          value={inClass.number}
          onChange={(event) => onChange({ ...inClass, number: event.target.value })}
          placeholder="和账号单上的一样"
          autoComplete="username"
          {...plain}
        />
      </label>
    </>
  )
}

function findInClassFault({ code, number }: InClass): string | undefined {
  if (code.trim() === '') return FIRST_MESSAGES.joinCodeMissing
  return number.trim() === '' ? FIRST_MESSAGES.studentNumberMissing : undefined
}

function findPasswordFault(account: string, password: string): string | undefined {
  if (account === '' || password === '') return FIRST_MESSAGES.accountMissing
  return password.length > PASSWORD_MAX_LENGTH ? FIRST_MESSAGES.passwordLong : undefined
}

function findSmsFault(phone: string, code: string): string | undefined {
  const fault = findPhoneFault(phone)
  if (fault) return FIRST_MESSAGES[fault]
  return code === '' ? FIRST_MESSAGES.smsCodeMissing : undefined
}
