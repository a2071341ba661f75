/** Sign-in by account and password, or by phone and SMS code (spec 1 §2.2, §5, §8). */
import { loginByPassword, loginBySms } from '@zhupi/contract/calls/session.ts'
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES, signInError } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { ROLE_TYPES, ROLES } from '@zhupi/contract/terms/roles.ts'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { api, ApiError } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { startSession, useSession } from '#client/session.ts'
import { AgreementRow } from '#parts/SignIn/AgreementRow.tsx'
import { ROLE_NAMES, useRoleChoice } from '#parts/SignIn/roleChoice.ts'
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
  const navigate = useNavigate()
  const { role, chooseRole, channel, query } = useRoleChoice()
  const [mode, setMode] = useState<Mode>('password')
  const [account, setAccount] = useState(query.get('phone') ?? '')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isPasswordShown, setPasswordShown] = useState(false)
  const [hasAgreed, setAgreed] = useState(false)
  const sms = useSmsCode('TYPE_LOGIN')
  const name = account.trim()

  const signIn = useMutation({
    mutationFn: () =>
      mode === 'password'
        ? api(
            loginByPassword,
            { uname: name, pwd: password, t: ROLE_TYPES[role] },
            { timeoutMs: SIGN_IN_TIMEOUT_MS },
          )
        : api(
            loginBySms,
            { mobile: name, smscode: code, t: ROLE_TYPES[role] },
            { timeoutMs: SIGN_IN_TIMEOUT_MS },
          ),
    onSuccess: ({ ticket, userLoginCode, num }) =>
      startSession({ ticket, userLoginCode, role, isNew: num === 0 }),
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code === 0)
        return alertText(MESSAGES.requestFailed, { title: MESSAGES.notice })
      if (error.code !== REFUSALS.phoneUnknown.code)
        return alertText(signInError(error.code, error.message))
      // The phone is whose it says it is, it only has no account yet (decisions 9).
      await alertText(`${error.message}，先注册一个账号吧`)
      await navigate(paths.register({ channel, role, phone: name }))
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (signIn.isPending) return
    const missing =
      mode === 'password' ? findPasswordFault(name, password) : findSmsFault(name, code)
    if (missing !== undefined) return alertText(missing)
    if (!hasAgreed) return alertText(MESSAGES.agreementMissing)
    signIn.mutate()
  }

  // A live ticket, and the moment after sign-in (spec 1 §2.1, decisions 9).
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
            <label className="sign-field">
              <span>账号</span>
              <input
                name="username"
                value={account}
                onChange={(event) => setAccount(event.target.value)}
                placeholder="请输入手机号或账号"
                autoComplete="username"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
              />
            </label>
            <div className="sign-field">
              <label htmlFor="login-password">密码</label>
              <input
                id="login-password"
                name="password"
                type={isPasswordShown ? 'text' : 'password'}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                placeholder="请输入密码"
                autoComplete="current-password"
                autoCapitalize="none"
                spellCheck={false}
              />
              <button
                type="button"
                className="sign-eye"
                aria-pressed={isPasswordShown}
                aria-label="显示密码"
                onClick={() => setPasswordShown(!isPasswordShown)}
              >
                {isPasswordShown ? '隐藏' : '显示'}
              </button>
            </div>
          </>
        ) : (
          <>
            <label className="sign-field">
              <span>手机号</span>
              <input
                type="tel"
                inputMode="numeric"
                value={account}
                onChange={(event) => setAccount(event.target.value)}
                placeholder={MESSAGES.phoneMissing}
                autoComplete="tel-national"
              />
            </label>
            <SmsCodeField sms={sms} phone={account} value={code} onChange={setCode} />
          </>
        )}
        <AgreementRow role={role} hasAgreed={hasAgreed} onChange={setAgreed} />
        <button
          type="submit"
          className="btn main sign-submit"
          aria-disabled={signIn.isPending}
          aria-busy={signIn.isPending}
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

/** Spec 1 §5. */
function findPasswordFault(account: string, password: string): string | undefined {
  return account === '' || password === '' ? MESSAGES.accountMissing : undefined
}

function findSmsFault(phone: string, code: string): string | undefined {
  if (phone === '') return MESSAGES.phoneMissing
  if (!isPhone(phone)) return MESSAGES.phoneWrong
  return code === '' ? MESSAGES.smsCodeMissing : undefined
}
