/**
 * The first sign-in with a password that somebody else chose: an own one, the agreement where the
 * school made the account, and for a child the guardian's answer.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { finishFirstSignIn, getFirstSignIn, logout } from '@zhupi/contract/calls/session.ts'
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState, type FormEvent } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { endFirstSignIn, endSession, useSession } from '#client/session.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { ConsentSheet } from '#parts/GuardianConsent/ConsentSheet.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { AgreementRow } from '#parts/SignIn/AgreementRow.tsx'
import { KeyboardSubmit } from '#parts/SignIn/KeyboardSubmit.tsx'
import { PasswordField } from '#parts/SignIn/PasswordField.tsx'
import { FORGOTTEN, findPasswordFault } from '#parts/SignIn/passwordFaults.ts'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { alertText, confirmText } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import '#parts/SignIn/signIn.css'
import './firstSignIn.css'

export function FirstSignInScreen() {
  const session = useSession()
  const navigate = useNavigate()
  const needed = session?.needsOwnPassword === true
  const first = useCall(getFirstSignIn, needed ? {} : 'skip')
  const [isAskingGuardian, setAskingGuardian] = useState(false)
  const leave = useLeaving()

  if (session === undefined) return <Navigate to={paths.login()} replace />
  const goOn = () => void navigate(paths.tasks(), { replace: true })
  // The guardian is asked once the password is set: the screen stays under the sheet.
  if (isAskingGuardian)
    return (
      <Screen title="第一次登录" onBack={goOn}>
        <ConsentSheet isOpen onAnswer={goOn} onClose={goOn} />
      </Screen>
    )
  if (!needed) return <Navigate to={paths.tasks()} replace />
  return (
    <Screen title="第一次登录" onBack={leave}>
      {first.data === undefined ? (
        first.isError ? (
          <QueryFailure error={first.error} onRetry={first.refetch} />
        ) : (
          <CardSkeletons />
        )
      ) : (
        <OwnPasswordForm
          first={first.data}
          isTeacher={session.role === 'teacher'}
          onSet={() => {
            if (first.data.asksGuardian) setAskingGuardian(true)
            endFirstSignIn()
          }}
        />
      )}
    </Screen>
  )
}

type FormProps = {
  first: EntityOf<typeof getFirstSignIn>
  isTeacher: boolean
  onSet: () => void
}

function OwnPasswordForm({ first, isTeacher, onSet }: FormProps) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const you = isTeacher ? '您' : '你'
  const finish = useAction(finishFirstSignIn, { timeoutMs: SIGN_IN_TIMEOUT_MS })

  const send = async () => {
    const fault = findPasswordFault({ password, confirmation, phone: '' }, FORGOTTEN)
    if (fault !== undefined) return alertText(fault)
    if (first.needsAgreement && !hasAgreed) return alertText(MESSAGES.agreementUnread)
    if ((await finish.run({ pwd: password, hasAgreed })).isDone) onSet()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <>
      <section className="card first-sign-in-hello">
        <h2>
          {first.name}，{you}好
        </h2>
        <p>{`现在用的密码是${first.needsAgreement ? '学校' : '别人'}设的，先换成只有${you}自己知道的密码。`}</p>
        {first.loginName !== '' && (
          <p>
            {you}的账号名是 <b>{first.loginName}</b>，换班、毕业以后也可以用它登录，请记好。
          </p>
        )}
      </section>
      <form className="sign-card first-sign-in-card" onSubmit={submit} noValidate>
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
        {first.needsAgreement && (
          <AgreementRow
            role={isTeacher ? 'teacher' : 'student'}
            hasAgreed={hasAgreed}
            onChange={setAgreed}
          />
        )}
        <KeyboardSubmit name="完成" />
        <div className="first-sign-in-foot">
          <Button grow onPress={send}>
            完成
          </Button>
        </div>
      </form>
    </>
  )
}

/** Somebody else's slip, or another day: signed out, the password on the slip stays good. */
function useLeaving() {
  const navigate = useNavigate()
  const out = useAction(logout, { onFailure: () => 'handled' as const })
  return async () => {
    const isMeant = await confirmText('还没有换成自己的密码，要退出登录吗？', {
      confirmText: '退出登录',
    })
    if (!isMeant) return
    await out.run({})
    endSession()
    await navigate(paths.login(), { replace: true })
  }
}
