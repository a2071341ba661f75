/**
 * Binds a book's entitlement code to an account that is there already. What goes wrong is said, and
 * leads to sign-in.
 */
import { activateMember, validateEntitlement } from '@zhupi/contract/calls/membership.ts'
import { loginEntitlement } from '@zhupi/contract/calls/session.ts'
import { findPhoneFault } from '@zhupi/contract/rules/account.ts'
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { startSession } from '#client/session.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { AgreementRow } from '#parts/SignIn/AgreementRow.tsx'
import { KeyboardSubmit } from '#parts/SignIn/KeyboardSubmit.tsx'
import { PhoneField } from '#parts/SignIn/PhoneField.tsx'
import { SmsCodeField } from '#parts/SignIn/SmsCodeField.tsx'
import { useSmsCode } from '#parts/SignIn/useSmsCode.ts'
import { Button } from '#ui/Button.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import '#parts/SignIn/signIn.css'
import './entitlement.css'

const BOUND = 1 // what validateEntitlement answers for a code that is taken

export function EntitlementScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const bookCode = query.get('bookCode')?.trim() ?? ''
  const channel = query.get('c') ?? undefined
  const signInPage = paths.login({ channel })
  const back = useBack(signInPage)
  const [isBinding, setBinding] = useState(false)

  const entitlement = useCall(
    validateEntitlement,
    // While it is bound nothing is asked: its own binding must not look like another person's.
    bookCode === '' || isBinding ? 'skip' : { bookCode },
    { staleTime: Infinity, keepsPrevious: true, timeoutMs: SIGN_IN_TIMEOUT_MS },
  )
  const isUnreached = entitlement.error instanceof ApiError && entitlement.error.code === 0
  const refusal =
    entitlement.data === BOUND
      ? REFUSALS.entitlementBound.text
      : isUnreached
        ? undefined
        : entitlement.error?.message

  const refuse = async (text: string) => {
    await alertText(text, { title: MESSAGES.notice })
    await navigate(signInPage, { replace: true })
  }
  const warn = useEffectEvent(refuse)
  // The answer to a question that nobody tapped: the warning and the way to sign-in belong to it.
  useEffect(() => {
    if (refusal !== undefined) void warn(refusal)
  }, [refusal])

  if (bookCode === '') return <Navigate to={signInPage} replace />
  if (entitlement.isPending || refusal !== undefined)
    return (
      <Screen title={MESSAGES.entitlementTitle} onBack={back}>
        <CardSkeletons count={2} />
      </Screen>
    )
  if (entitlement.isError)
    return (
      <Screen title={MESSAGES.entitlementTitle} onBack={back}>
        <QueryFailure error={entitlement.error} onRetry={entitlement.refetch} />
      </Screen>
    )
  return (
    <BindForm
      bookCode={bookCode}
      channel={channel}
      onBinding={setBinding}
      onRefused={refuse}
      onBack={back}
    />
  )
}

type FormProps = {
  bookCode: string
  channel: string | undefined
  onBinding: (isBinding: boolean) => void
  onRefused: (text: string) => Promise<void>
  onBack: () => void
}

function BindForm({ bookCode, channel, onBinding, onRefused, onBack }: FormProps) {
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const sms = useSmsCode('TYPE_LOGIN')
  const mobile = phone.trim()
  const signIn = useBinding(mobile, onBinding, onRefused)

  const bind = async () => {
    const fault = findFault(mobile, code, hasAgreed)
    if (fault !== undefined) return alertText(fault)
    onBinding(true)
    await signIn.run({ mobile, smscode: code, bookCode, cid: channel })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void bind()
  }
  return (
    <Screen
      title={MESSAGES.entitlementTitle}
      onBack={onBack}
      foot={
        <Button grow onPress={bind}>
          绑定
        </Button>
      }
    >
      <section className="card entitlement-code">
        <span className="quiet">权益码</span>
        <b>{bookCode}</b>
        <p className="entitlement-note">{MESSAGES.entitlementNote}，请填写已经注册过的手机号。</p>
      </section>
      <form className="sign-card entitlement-form" onSubmit={submit} noValidate>
        <PhoneField phone={phone} placeholder={MESSAGES.phoneMissing} onChange={setPhone} />
        <SmsCodeField sms={sms} phone={phone} value={code} onChange={setCode} />
        <AgreementRow role="student" hasAgreed={hasAgreed} onChange={setAgreed} />
        <KeyboardSubmit name="绑定" />
      </form>
    </Screen>
  )
}

/** Signs in with the code's phone number, then activates what the code gives. */
function useBinding(
  mobile: string,
  onBinding: FormProps['onBinding'],
  onRefused: FormProps['onRefused'],
) {
  const navigate = useNavigate()
  const onFailure = async (error: ApiError) => {
    if (error.code === 0) {
      onBinding(false)
      return 'unhandled' as const
    }
    await onRefused(error.message)
    return 'handled' as const
  }
  const activate = useAction(activateMember, { timeoutMs: SIGN_IN_TIMEOUT_MS, onFailure })
  return useAction(loginEntitlement, {
    timeoutMs: SIGN_IN_TIMEOUT_MS,
    onFailure,
    onDone: async ({ ticket, userLoginCode, num, isStudent, needsOwnPassword }) => {
      const role = isStudent ? 'student' : 'teacher'
      startSession({ ticket, userLoginCode, role, isNew: num === 0, needsOwnPassword })
      const identity = isStudent ? 'STUDENT' : 'TEACHER'
      const activated = await activate.run({ mobile, identity })
      if (!activated.isDone) return
      void notify('绑定成功，批改权益已到账')
      await navigate(paths.tasks(), { replace: true })
    },
  })
}

function findFault(phone: string, code: string, hasAgreed: boolean): string | undefined {
  const fault = findPhoneFault(phone)
  if (fault) return MESSAGES[fault]
  if (code === '') return MESSAGES.smsCodeMissing
  return hasAgreed ? undefined : MESSAGES.agreementUnread
}
