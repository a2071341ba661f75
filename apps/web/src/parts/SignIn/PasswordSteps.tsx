/**
 * A new password in two steps: phone and code, then the password twice (spec 1 §2.5, spec 2 §4, spec 3 §4). The second step stands in the
 * address, so that Back leads to the first one. The server looks at the code only together with the password.
 */
import { resetPassword } from '@zhupi/contract/calls/session.ts'
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api, ApiError } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { paths } from '#client/paths.ts'
import { endSession } from '#client/session.ts'
import { Button } from '#ui/Button.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { PasswordField } from './PasswordField.tsx'
import { findPasswordFault, findProofFault, type PasswordWords } from './passwordFaults.ts'
import { SmsCodeField } from './SmsCodeField.tsx'
import { useSmsCode } from './useSmsCode.ts'
import './signIn.css'
import './PasswordSteps.css'

type Props = {
  title: string
  role: Role
  words: PasswordWords
  /** Stands there until another one is typed. */
  phone: string
  /** Where ‹ leads when this screen was opened from outside. */
  fallback: string
  channel?: string | undefined
  /** Above the first step's fields. */
  children?: ReactNode
}

export function PasswordSteps({
  title,
  role,
  words,
  phone: firstPhone,
  fallback,
  channel,
  children,
}: Props) {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const back = useBack(fallback)
  const [typedPhone, setPhone] = useState<string>()
  const phone = typedPhone ?? firstPhone
  const [code, setCode] = useState('')
  const [isProven, setProven] = useState(false)
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const sms = useSmsCode('TYPE_FIND_PWD')
  // A reload forgets what the first step asked for.
  const isSecondStep = query.get('step') === '2' && isProven

  const goOn = () => {
    const fault = findProofFault({ phone, code }, words)
    if (fault !== undefined) return alertText(fault)
    setProven(true)
    setQuery(
      new URLSearchParams([...query].filter(([name]) => name !== 'step').concat([['step', '2']])),
    )
  }

  const change = async () => {
    const fault = findPasswordFault({ password, confirmation }, words)
    if (fault !== undefined) return alertText(fault)
    try {
      await api(
        resetPassword,
        { mobile: phone.trim(), pwd: password, smscode: code, isteacher: role === 'teacher' },
        { timeoutMs: SIGN_IN_TIMEOUT_MS },
      )
    } catch (error) {
      const isCodeWrong = error instanceof ApiError && error.message === REFUSALS.wrongSmsCode.text
      return showFailure(
        error,
        isCodeWrong
          ? {
              onBack: () => {
                setCode('')
                back()
              },
            }
          : {},
      )
    }
    // All sessions of the account have ended, this device's as well (spec 1 §4).
    void notify(`${MESSAGES.changed}，请用新密码登录`)
    endSession()
    await navigate(paths.login({ channel, role, phone: phone.trim() }), { replace: true })
  }

  const act = isSecondStep ? change : goOn
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void act()
  }

  return (
    <Screen
      title={title}
      onBack={back}
      foot={
        isSecondStep ? (
          <>
            <Button kind="soft" onPress={back}>
              返回上一步
            </Button>
            <Button grow onPress={change}>
              完成
            </Button>
          </>
        ) : (
          <Button grow onPress={goOn}>
            下一步
          </Button>
        )
      }
    >
      <ol className="password-steps" aria-label="步骤">
        <li aria-current={isSecondStep ? undefined : 'step'}>验证手机</li>
        <li aria-current={isSecondStep ? 'step' : undefined}>设置新密码</li>
      </ol>
      <form className="sign-card password-card" onSubmit={submit} noValidate>
        {isSecondStep ? (
          <>
            <p className="quiet password-who">
              {phone.trim()} · {role === 'teacher' ? '老师' : '学生'}
            </p>
            <PasswordField
              label="新密码"
              value={password}
              onChange={setPassword}
              placeholder="至少 8 位"
            />
            <PasswordField
              label="确认密码"
              value={confirmation}
              onChange={setConfirmation}
              placeholder="再输入一次"
            />
          </>
        ) : (
          <>
            {children}
            <label className="sign-field">
              <span>手机号</span>
              <input
                type="tel"
                inputMode="numeric"
                value={phone}
                onChange={(event) => setPhone(event.target.value)}
                placeholder={words.phoneMissing}
                autoComplete="tel-national"
              />
            </label>
            <SmsCodeField sms={sms} phone={phone} value={code} onChange={setCode} />
          </>
        )}
        {/* The keyboard's own “done” sends the form too. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {isSecondStep ? '完成' : '下一步'}
        </button>
      </form>
      <p className="quiet password-note">
        改好以后，所有设备都要用新密码重新登录；没有上传的草稿仍在本机。
      </p>
    </Screen>
  )
}
