/** Sign-in by account and password, or by phone and SMS code. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { loginByPassword, loginBySms } from '@zhupi/contract/calls/session.ts'
import { findPhoneFault } from '@zhupi/contract/rules/account.ts'
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { FIRST_MESSAGES, signInError } from '@zhupi/contract/terms/firstMessages.ts'
import { FOR_THE_SCREEN } from '@zhupi/contract/terms/refusalCodes.ts'
import { ROLE_TYPES, ROLES, type Role } from '@zhupi/contract/terms/roles.ts'
import { useState, type FormEvent } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import type { ApiError } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { startSession, useSession } from '#client/session.ts'
import { useAction } from '#client/useAction.ts'
import { AgreementRow } from '#parts/SignIn/AgreementRow.tsx'
import { ROLE_NAMES, useRoleChoice } from '#parts/SignIn/roleChoice.ts'
import { PhoneField } from '#parts/SignIn/PhoneField.tsx'
import { SmsCodeField } from '#parts/SignIn/SmsCodeField.tsx'
import { useSmsCode } from '#parts/SignIn/useSmsCode.ts'
import { alertText } from '#ui/notices.ts'
import { RadioRow } from '#ui/RadioRow.tsx'
import { Masthead } from './Masthead.tsx'
import '#parts/SignIn/signIn.css'
import './login.css'

type Mode = 'password' | 'sms'

export function LoginScreen() {
  const session = useSession()
  const { role, chooseRole, channel, query } = useRoleChoice()
  const [mode, setMode] = useState<Mode>('password')
  const [account, setAccount] = useState(query.get('phone') ?? '')
  const [password, setPassword] = useState('')
  const [isPasswordShown, setPasswordShown] = useState(false)
  const [code, setCode] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const sms = useSmsCode('TYPE_LOGIN')
  const name = account.trim()
  const { byPassword, bySms, isBusy } = useSignIn(role, channel, name)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const missing =
      mode === 'password' ? findPasswordFault(name, password) : findSmsFault(name, code)
    if (missing !== undefined) return alertText(missing)
    if (!hasAgreed) return alertText(FIRST_MESSAGES.agreementMissing)
    const t = ROLE_TYPES[role]
    if (mode === 'password') void byPassword.run({ uname: name, pwd: password, t })
    else void bySms.run({ mobile: name, smscode: code, t })
  }

  // A live ticket, and the moment after sign-in.
  if (session !== undefined) return <Navigate to={paths.tasks()} replace />
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
        {mode === 'password' ? (
          <>
            <AccountField account={account} onChange={setAccount} />
            <PasswordInput
              password={password}
              isShown={isPasswordShown}
              onChange={setPassword}
              onShow={setPasswordShown}
            />
          </>
        ) : (
          <>
            <PhoneField
              phone={account}
              placeholder={FIRST_MESSAGES.phoneMissing}
              onChange={setAccount}
            />
            <SmsCodeField sms={sms} phone={account} value={code} onChange={setCode} />
          </>
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
        <div className="sign-ways">
          <button type="button" onClick={() => setMode(mode === 'password' ? 'sms' : 'password')}>
            {mode === 'password' ? '短信登录' : '密码登录'}
          </button>
          <Link to={paths.forget({ channel, role })}>忘记密码</Link>
          <Link to={paths.register({ channel, role })}>注册</Link>
        </div>
      </form>
    </main>
  )
}

function useSignIn(role: Role, channel: string | undefined, name: string) {
  const navigate = useNavigate()
  const options = {
    timeoutMs: SIGN_IN_TIMEOUT_MS,
    onDone: ({ ticket, userLoginCode, num }: EntityOf<typeof loginByPassword>) =>
      startSession({ ticket, userLoginCode, role, isNew: num === 0 }),
    onFailure: async (error: ApiError) => {
      if (error.code === 0)
        await alertText(FIRST_MESSAGES.requestFailed, { title: FIRST_MESSAGES.notice })
      else if (error.code === FOR_THE_SCREEN) {
        // The phone is whose it says it is, it only has no account yet.
        await alertText(`${error.message}，先注册一个账号吧`)
        await navigate(paths.register({ channel, role, phone: name }))
      } else await alertText(signInError(error.code, error.message))
      return 'handled' as const
    },
  }
  const byPassword = useAction(loginByPassword, options)
  const bySms = useAction(loginBySms, options)
  return { byPassword, bySms, isBusy: byPassword.isBusy || bySms.isBusy }
}

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

type PasswordProps = {
  password: string
  isShown: boolean
  onChange: (password: string) => void
  onShow: (isShown: boolean) => void
}

function PasswordInput({ password, isShown, onChange, onShow }: PasswordProps) {
  return (
    <div className="sign-field">
      <label htmlFor="login-password">密码</label>
      <input
        id="login-password"
        name="password"
        type={isShown ? 'text' : 'password'}
        value={password}
        onChange={(event) => onChange(event.target.value)}
        placeholder="请输入密码"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className="sign-eye"
        aria-pressed={isShown}
        aria-label="显示密码"
        onClick={() => onShow(!isShown)}
      >
        {isShown ? '隐藏' : '显示'}
      </button>
    </div>
  )
}

function findPasswordFault(account: string, password: string): string | undefined {
  return account === '' || password === '' ? FIRST_MESSAGES.accountMissing : undefined
}

function findSmsFault(phone: string, code: string): string | undefined {
  const fault = findPhoneFault(phone)
  if (fault) return FIRST_MESSAGES[fault]
  return code === '' ? FIRST_MESSAGES.smsCodeMissing : undefined
}
