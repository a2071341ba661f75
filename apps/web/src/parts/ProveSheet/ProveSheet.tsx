/**
 * The person proves who it is, by the password or by a code to the account's own phone, before a
 * phone changes or the account goes. What was typed elsewhere stays where it is.
 */
import { getTeacherInfo, getUserinfo } from '@zhupi/contract/calls/account.ts'
import { proveIdentity } from '@zhupi/contract/calls/session.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { ProvenAct } from '@zhupi/contract/terms/proof.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useState, type FormEvent } from 'react'
import type { ApiError } from '#client/api.ts'
import { useSession } from '#client/session.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { alertText } from '#ui/notices.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { KeyboardSubmit } from '../SignIn/KeyboardSubmit.tsx'
import { PasswordField } from '../SignIn/PasswordField.tsx'
import { SmsCodeField } from '../SignIn/SmsCodeField.tsx'
import { useSmsCode } from '../SignIn/useSmsCode.ts'
import '../SignIn/signIn.css'

/** Several codes are the screen's own to handle: this one says that the proof is missing. */
export function needsProof(error: ApiError): boolean {
  return error.code === REFUSALS.proofNeeded.code && error.message === REFUSALS.proofNeeded.text
}

type Props = {
  act: ProvenAct
  isOpen: boolean
  /** The act is open now, for some minutes. */
  onProven: () => void
  onClose: () => void
}

const WHAT_FOR: Record<ProvenAct, string> = {
  changePhone: '更换手机号',
  removeAccount: '注销账号',
}

export function ProveSheet({ act, isOpen, onProven, onClose }: Props) {
  return (
    <Sheet isOpen={isOpen} title="验证身份" onClose={onClose}>
      <ProofForm act={act} onProven={onProven} />
    </Sheet>
  )
}

function ProofForm({ act, onProven }: Pick<Props, 'act' | 'onProven'>) {
  const role = useSession()?.role
  const student = useCall(getUserinfo, role === 'student' ? {} : 'skip')
  const teacher = useCall(getTeacherInfo, role === 'teacher' ? {} : 'skip')
  const phone = (student.data ?? teacher.data)?.mobile ?? ''
  const [isByCode, setByCode] = useState(false)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const sms = useSmsCode('TYPE_FIND_PWD')
  const proof = useAction(proveIdentity)

  const prove = async () => {
    if (isByCode && code === '') return alertText(MESSAGES.smsCodeMissing)
    if (!isByCode && password === '') return alertText(MESSAGES.passwordMissing)
    const proven = await proof.run(isByCode ? { act, smscode: code } : { act, pwd: password })
    if (proven.isDone) onProven()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void prove()
  }

  return (
    <form className="sign-wide" onSubmit={submit} noValidate>
      <p className="quiet">
        {WHAT_FOR[act]}之前，请先确认是本人：
        {isByCode ? `验证码会发到 ${phone.slice(0, 3)}****${phone.slice(-4)}。` : '输入登录密码。'}
      </p>
      {isByCode ? (
        <SmsCodeField sms={sms} phone={phone} value={code} onChange={setCode} />
      ) : (
        <PasswordField
          label="登录密码"
          value={password}
          placeholder="请输入密码"
          autoComplete="current-password"
          onChange={setPassword}
        />
      )}
      {phone !== '' && (
        <button type="button" className="sign-other" onClick={() => setByCode(!isByCode)}>
          {isByCode ? '改用登录密码' : '改用短信验证码'}
        </button>
      )}
      <KeyboardSubmit name="确认" />
      <div className="sheet-foot">
        <Button grow onPress={prove}>
          确认
        </Button>
      </div>
    </form>
  )
}
