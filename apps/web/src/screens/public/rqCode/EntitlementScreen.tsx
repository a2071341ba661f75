/** Binds a book's entitlement code to an account that is there already (spec 1 §2.6, §8). What goes wrong is said, and leads to sign-in. */
import { skipToken, useQuery } from '@tanstack/react-query'
import { activateMember, validateEntitlement } from '@zhupi/contract/calls/membership.ts'
import { loginEntitlement } from '@zhupi/contract/calls/session.ts'
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { api, ApiError } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { paths } from '#client/paths.ts'
import { startSession } from '#client/session.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { AgreementRow } from '#parts/SignIn/AgreementRow.tsx'
import { SmsCodeField } from '#parts/SignIn/SmsCodeField.tsx'
import { useSmsCode } from '#parts/SignIn/useSmsCode.ts'
import { Button } from '#ui/Button.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { CardSkeletons } from '#ui/pieces.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import '#parts/SignIn/signIn.css'
import './entitlement.css'

const BOUND = 1 // spec 1 §7

export function EntitlementScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const bookCode = query.get('bookCode')?.trim() ?? ''
  const channel = query.get('c') ?? undefined
  const signInPage = paths.login({ channel })
  const back = useBack(signInPage)
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const [isBinding, setBinding] = useState(false)
  const sms = useSmsCode('TYPE_LOGIN')

  const entitlement = useQuery({
    queryKey: ['entitlement', bookCode],
    // Its own binding must not be told as another's.
    queryFn:
      bookCode === '' || isBinding
        ? skipToken
        : ({ signal }) =>
            api(validateEntitlement, { bookCode }, { signal, timeoutMs: SIGN_IN_TIMEOUT_MS }),
    staleTime: Infinity,
  })
  const isUnreached = entitlement.error instanceof ApiError && entitlement.error.code === 0
  const refusal =
    entitlement.data === BOUND
      ? REFUSALS.entitlementBound.text
      : isUnreached
        ? undefined
        : entitlement.error?.message

  const warn = useEffectEvent(async (words: string) => {
    await alertText(words, { title: MESSAGES.notice })
    await navigate(signInPage, { replace: true })
  })
  // The answer to a question that nobody tapped: the warning and the way to sign-in belong to it.
  useEffect(() => {
    if (refusal !== undefined) void warn(refusal)
  }, [refusal])

  const bind = async () => {
    const fault = findFault(phone.trim(), code, hasAgreed)
    if (fault !== undefined) return alertText(fault)
    const mobile = phone.trim()
    setBinding(true)
    try {
      const { ticket, userLoginCode, num, isStudent } = await api(
        loginEntitlement,
        { mobile, smscode: code, bookCode, cid: channel },
        { timeoutMs: SIGN_IN_TIMEOUT_MS },
      )
      startSession({
        ticket,
        userLoginCode,
        role: isStudent ? 'student' : 'teacher',
        isNew: num === 0,
      })
      await api(
        activateMember,
        { mobile, identity: isStudent ? 'STUDENT' : 'TEACHER' },
        { timeoutMs: SIGN_IN_TIMEOUT_MS },
      )
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 0) {
        setBinding(false)
        return showFailure(error)
      }
      await alertText(error.message, { title: MESSAGES.notice })
      return navigate(signInPage, { replace: true })
    }
    void notify('绑定成功，批改权益已到账')
    await navigate(paths.tasks(), { replace: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void bind()
  }

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
    <Screen
      title={MESSAGES.entitlementTitle}
      onBack={back}
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
        <AgreementRow role="student" hasAgreed={hasAgreed} onChange={setAgreed} />
        {/* The keyboard's own “done” sends the form too. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          绑定
        </button>
      </form>
    </Screen>
  )
}

/** Spec 1 §5. */
function findFault(phone: string, code: string, hasAgreed: boolean): string | undefined {
  if (phone === '') return MESSAGES.phoneMissing
  if (!isPhone(phone)) return MESSAGES.phoneWrong
  if (code === '') return MESSAGES.smsCodeMissing
  return hasAgreed ? undefined : MESSAGES.agreementUnread
}
