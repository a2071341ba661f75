/** Another password by the present one: the way of accounts that no code can be sent to. */
import { changePassword } from '@zhupi/contract/calls/session.ts'
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState, type FormEvent } from 'react'
import { useAction } from '#client/useAction.ts'
import { Button } from '#ui/Button.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { KeyboardSubmit } from './KeyboardSubmit.tsx'
import { CHANGED, findPasswordFault } from './passwordFaults.ts'
import { PasswordField } from './PasswordField.tsx'
import './signIn.css'
import './PasswordSteps.css'

export function ChangePassword({ fallback }: { fallback: string }) {
  const back = useBack(fallback)
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const action = useAction(changePassword, { timeoutMs: SIGN_IN_TIMEOUT_MS })

  const change = async () => {
    const fault =
      old === ''
        ? MESSAGES.oldPasswordToFill
        : findPasswordFault({ password, confirmation, phone: '' }, CHANGED)
    if (fault !== undefined) return alertText(fault)
    if (!(await action.run({ oldPwd: old, pwd: password })).isDone) return
    void notify(MESSAGES.changed)
    back()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void change()
  }

  return (
    <Screen
      title="修改密码"
      onBack={back}
      foot={
        <Button grow onPress={change}>
          完成
        </Button>
      }
    >
      <form className="sign-card password-card" onSubmit={submit} noValidate>
        <PasswordField
          label="原密码"
          value={old}
          placeholder="现在登录用的密码"
          autoComplete="current-password"
          onChange={setOld}
        />
        <PasswordField
          label="新密码"
          value={password}
          placeholder="至少 8 位"
          onChange={setPassword}
        />
        <PasswordField
          label="确认密码"
          value={confirmation}
          placeholder="再输入一次"
          onChange={setConfirmation}
        />
        <KeyboardSubmit name="完成" />
      </form>
      <p className="quiet password-note">忘了原密码，请找老师重新设一个。</p>
    </Screen>
  )
}
