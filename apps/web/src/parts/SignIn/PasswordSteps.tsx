/**
 * A new password in two steps: phone and code, then the password twice. The second step stands in
 * the address, so that Back leads to the first one. The server is asked about the code at the first
 * step, and uses it at the second.
 */
import { checkResetCode, resetPassword } from '@zhupi/contract/calls/session.ts'
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { showFailure } from '#client/errors.ts'
import { paths } from '#client/paths.ts'
import { endSession } from '#client/session.ts'
import { useAction } from '#client/useAction.ts'
import { Button } from '#ui/Button.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { KeyboardSubmit } from './KeyboardSubmit.tsx'
import { PhoneField } from './PhoneField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { findPasswordFault, findProofFault, type PasswordTexts } from './passwordFaults.ts'
import { SmsCodeField } from './SmsCodeField.tsx'
import { useSmsCode } from './useSmsCode.ts'
import './signIn.css'
import './PasswordSteps.css'

type Props = {
  title: string
  role: Role
  texts: PasswordTexts
  /** Stands there until another one is typed. */
  phone: string
  /** Where ‹ leads when this screen was opened from outside. */
  fallback: string
  channel?: string | undefined
  /** Above the first step's fields. */
  children?: ReactNode
}

export function PasswordSteps(props: Props) {
  const { title, role, fallback, children } = props
  const back = useBack(fallback)
  const steps = usePasswordSteps(props, back)
  const { isSecondStep, goOn, change } = steps
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (isSecondStep ? change() : goOn())
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
          <NewPassword role={role} steps={steps} />
        ) : (
          <>
            {children}
            <Proof steps={steps} placeholder={props.texts.phoneMissing} />
          </>
        )}
        <KeyboardSubmit name={isSecondStep ? '完成' : '下一步'} />
      </form>
      <p className="quiet password-note">
        改好以后，所有设备都要用新密码重新登录；没有上传的草稿仍在本机。
      </p>
    </Screen>
  )
}

type Steps = ReturnType<typeof usePasswordSteps>

function usePasswordSteps({ role, texts, phone: firstPhone, channel }: Props, back: () => void) {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const [typedPhone, setPhone] = useState<string>()
  const phone = typedPhone ?? firstPhone
  const [code, setCode] = useState('')
  const [isProven, setProven] = useState(false)
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const sms = useSmsCode('TYPE_FIND_PWD')

  const check = useAction(checkResetCode, {
    timeoutMs: SIGN_IN_TIMEOUT_MS,
    onFailure: (error) => {
      // What stands there is good for nothing any more.
      if (error.message === REFUSALS.wrongSmsCode.text) setCode('')
      return 'unhandled'
    },
  })
  const goOn = async () => {
    const fault = findProofFault({ phone, code }, texts)
    if (fault !== undefined) return alertText(fault)
    if (!(await check.run({ mobile: phone.trim(), smscode: code })).isDone) return
    setProven(true)
    setQuery(
      new URLSearchParams([...query].filter(([name]) => name !== 'step').concat([['step', '2']])),
    )
  }
  const onCodeWrong = () => {
    setCode('')
    back()
  }
  const reset = useAction(resetPassword, {
    timeoutMs: SIGN_IN_TIMEOUT_MS,
    onFailure: async (error) => {
      const isCodeWrong = error.message === REFUSALS.wrongSmsCode.text
      await showFailure(error, isCodeWrong ? { onBack: onCodeWrong } : {})
      return 'handled' as const
    },
    onDone: async () => {
      // All sessions of the account have ended, this device's as well.
      void notify(`${MESSAGES.changed}，请用新密码登录`)
      endSession(phone.trim())
      await navigate(paths.login({ channel, role, phone: phone.trim() }), { replace: true })
    },
  })
  const change = async () => {
    const fault = findPasswordFault({ password, confirmation, phone }, texts)
    if (fault !== undefined) return alertText(fault)
    await reset.run({
      mobile: phone.trim(),
      pwd: password,
      smscode: code,
      isteacher: role === 'teacher',
    })
  }
  return {
    // A reload forgets what the first step asked for.
    isSecondStep: query.get('step') === '2' && isProven,
    phone,
    setPhone,
    sms,
    code,
    setCode,
    password,
    setPassword,
    confirmation,
    setConfirmation,
    goOn,
    change,
  }
}

function Proof({ steps, placeholder }: { steps: Steps; placeholder: string }) {
  const { phone, setPhone, sms, code, setCode } = steps
  return (
    <>
      <PhoneField phone={phone} placeholder={placeholder} onChange={setPhone} />
      <SmsCodeField sms={sms} phone={phone} value={code} onChange={setCode} />
    </>
  )
}

function NewPassword({ role, steps }: { role: Role; steps: Steps }) {
  return (
    <>
      <p className="quiet password-who">
        {steps.phone.trim()} · {role === 'teacher' ? '老师' : '学生'}
      </p>
      <PasswordField
        label="新密码"
        value={steps.password}
        onChange={steps.setPassword}
        placeholder="至少 8 位"
      />
      <PasswordField
        label="确认密码"
        value={steps.confirmation}
        onChange={steps.setConfirmation}
        placeholder="再输入一次"
      />
    </>
  )
}
