/** A phone for an account that has none yet (spec 2 §2, §6; spec 3 §6): without one a forgotten password cannot be found again. */
import { useQueryClient } from '@tanstack/react-query'
import { updateStudentMobile, updateTeacherMobile } from '@zhupi/contract/calls/account.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState, type FormEvent } from 'react'
import { api } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { studentProfile, teacherProfile } from '#client/queries.ts'
import { Button } from '#ui/Button.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { FORGOTTEN, findProofFault } from '../SignIn/passwordFaults.ts'
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
  const queries = useQueryClient()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const sms = useSmsCode('TYPE_FIND_PWD')

  const bind = async () => {
    const fault = findProofFault({ phone, code }, FORGOTTEN)
    if (fault !== undefined) return alertText(fault)
    try {
      await api(role === 'student' ? updateStudentMobile : updateTeacherMobile, {
        mobile: phone.trim(),
        smscode: code,
      })
    } catch (error) {
      return showFailure(error)
    }
    void notify(MESSAGES.changed)
    void queries.invalidateQueries({
      queryKey: (role === 'student' ? studentProfile : teacherProfile).queryKey,
    })
    onBound()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void bind()
  }

  return (
    <form onSubmit={submit} noValidate>
      <p className="quiet">绑定以后可以用手机号登录，也能找回密码。</p>
      <label className="sign-field">
        <span>手机号</span>
        <input
          type="tel"
          inputMode="numeric"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          placeholder={MESSAGES.phoneMissing}
          autoComplete="tel-national"
        />
      </label>
      <SmsCodeField sms={sms} phone={phone} value={code} onChange={setCode} />
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        绑定
      </button>
      <div className="sheet-foot">
        <Button grow onPress={bind}>
          绑定
        </Button>
      </div>
    </form>
  )
}
