/**
 * A phone for an account that has none yet: without one a forgotten password cannot be found again.
 * The password is asked for, so that nobody binds their own phone to an account that was left open.
 */
import { updateStudentMobile, updateTeacherMobile } from '@zhupi/contract/calls/account.ts'
import { proveIdentity } from '@zhupi/contract/calls/session.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState, type FormEvent } from 'react'
import { SHOW_PROFILE } from '#client/shownIn.ts'
import { useAction } from '#client/useAction.ts'
import { Button } from '#ui/Button.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { FORGOTTEN, findProofFault } from '../SignIn/passwordFaults.ts'
import { KeyboardSubmit } from '../SignIn/KeyboardSubmit.tsx'
import { PasswordField } from '../SignIn/PasswordField.tsx'
import { PhoneField } from '../SignIn/PhoneField.tsx'
import { SmsCodeField } from '../SignIn/SmsCodeField.tsx'
import { useSmsCode } from '../SignIn/useSmsCode.ts'
import '../SignIn/signIn.css'

type Props = { role: Role; isOpen: boolean; onClose: () => void }

export function BindPhoneSheet({ role, isOpen, onClose }: Props) {
  return (
    <Sheet isOpen={isOpen} title="绑定手机号" onClose={onClose}>
      <PhoneForm role={role} onBound={onClose} />
    </Sheet>
  )
}

function PhoneForm({ role, onBound }: { role: Role; onBound: () => void }) {
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const proof = useAction(proveIdentity)
  const sms = useSmsCode('TYPE_FIND_PWD')
  const update = useAction(role === 'student' ? updateStudentMobile : updateTeacherMobile, {
    invalidates: SHOW_PROFILE,
  })

  const bind = async () => {
    const fault = findProofFault({ phone, code }, FORGOTTEN)
    if (fault !== undefined) return alertText(fault)
    if (password === '') return alertText(MESSAGES.passwordMissing)
    const proven = await proof.run({ act: 'changePhone', pwd: password })
    if (!proven.isDone) return
    const bound = await update.run({ mobile: phone.trim(), smscode: code })
    if (!bound.isDone) return
    void notify(MESSAGES.changed)
    onBound()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void bind()
  }

  return (
    <form className="sign-wide" onSubmit={submit} noValidate>
      <p className="quiet">绑定以后可以用手机号登录，也能找回密码。</p>
      <PhoneField phone={phone} placeholder={MESSAGES.phoneMissing} onChange={setPhone} />
      <SmsCodeField sms={sms} phone={phone} value={code} onChange={setCode} />
      <PasswordField
        label="登录密码"
        value={password}
        placeholder="确认是本人"
        autoComplete="current-password"
        onChange={setPassword}
      />
      <KeyboardSubmit name="绑定" />
      <div className="sheet-foot">
        <Button grow onPress={bind}>
          绑定
        </Button>
      </div>
    </form>
  )
}
