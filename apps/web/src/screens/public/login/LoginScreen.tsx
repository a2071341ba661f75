/** Sign-in by account and password (spec 1 §2.2, §5, §8). `c` and `roleType` stay in the address for the screens that follow. */
import { loginByPassword } from '@zhupi/contract/calls/session.ts'
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES, signInError } from '@zhupi/contract/terms/messages.ts'
import { ROLE_TYPES, ROLES, roleOfType, type Role } from '@zhupi/contract/terms/roles.ts'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { api, ApiError } from '../../../app/api.ts'
import { paths } from '../../../app/paths.ts'
import { getStoredRole, startSession, useSession } from '../../../app/session.ts'
import { alertText, notify } from '../../../ui/notices.ts'
import { RadioRow } from '../../../ui/RadioRow.tsx'
import { Masthead } from './Masthead.tsx'
import './login.css'

const roleNames: Record<Role, string> = { student: '学生', teacher: '老师' }

export function LoginScreen() {
  const session = useSession()
  const [search, setSearch] = useSearchParams()
  const askedRole = search.get('roleType')
  const role = (askedRole === null ? getStoredRole() : roleOfType(Number(askedRole))) ?? 'student'
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [isPasswordShown, setPasswordShown] = useState(false)
  const [hasAgreed, setAgreed] = useState(false)
  const signIn = useMutation({
    mutationFn: () => api(loginByPassword, { uname: account.trim(), pwd: password, t: ROLE_TYPES[role] }, { timeoutMs: SIGN_IN_TIMEOUT_MS }),
    onSuccess: ({ ticket, userLoginCode, num }) => startSession({ ticket, userLoginCode, role, isNew: num === 0 }),
    onError: (error) => error instanceof ApiError && error.code !== 0 ? alertText(signInError(error.code, error.message)) : alertText(MESSAGES.requestFailed, { title: MESSAGES.notice }),
  })

  const chooseRole = (chosen: Role) => setSearch((current) => new URLSearchParams([...current].filter(([name]) => name !== 'roleType').concat([['roleType', String(ROLE_TYPES[chosen])]])), { replace: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (signIn.isPending) return
    if (account.trim() === '' || password === '') return alertText(MESSAGES.accountMissing)
    if (!hasAgreed) return alertText(MESSAGES.agreementMissing)
    signIn.mutate()
  }
  const sayLater = () => notify(MESSAGES.notOpenYet)

  // A live ticket, and the moment after sign-in (spec 1 §2.1, decisions 9).
  if (session !== undefined) return <Navigate to={paths.tasks()} replace />
  return (
    <main className="login">
      <title>登录 · 朱批</title>
      <Masthead />
      <form className="login-card" onSubmit={submit} noValidate>
        <RadioRow className="login-roles" label="登录身份" items={ROLES.map((key) => ({ key, name: roleNames[key] }))} value={role} onPick={chooseRole} />
        <label className="login-field">
          <span>账号</span>
          <input name="username" value={account} onChange={(event) => setAccount(event.target.value)} placeholder="请输入手机号或账号" autoComplete="username" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
        </label>
        <div className="login-field">
          <label htmlFor="login-password">密码</label>
          <input id="login-password" name="password" type={isPasswordShown ? 'text' : 'password'} value={password} onChange={(event) => setPassword(event.target.value)} placeholder="请输入密码" autoComplete="current-password" autoCapitalize="none" spellCheck={false} />
          <button type="button" className="login-eye" aria-pressed={isPasswordShown} aria-label="显示密码" onClick={() => setPasswordShown(!isPasswordShown)}>{isPasswordShown ? '隐藏' : '显示'}</button>
        </div>
        <label className="login-agree">
          <input type="checkbox" checked={hasAgreed} onChange={(event) => setAgreed(event.target.checked)} />
          <span>我已阅读并同意《用户协议》和《隐私政策》</span>
        </label>
        <button type="submit" className="btn main login-submit" aria-disabled={signIn.isPending} aria-busy={signIn.isPending}>登录</button>
        <div className="login-later">
          <button type="button" aria-disabled="true" onClick={sayLater}>短信登录</button>
          <button type="button" aria-disabled="true" onClick={sayLater}>忘记密码</button>
          <button type="button" aria-disabled="true" onClick={sayLater}>注册</button>
        </div>
      </form>
    </main>
  )
}
