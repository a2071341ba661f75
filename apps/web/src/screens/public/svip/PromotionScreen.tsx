/**
 * The promotion's registration: a card of uses comes with the account, the channel is fixed, and
 * the phone is the name until it is changed.
 */
import { PROMOTION_CHANNEL } from '@zhupi/contract/terms/limits.ts'
import { PROMOTION_DAYS, PROMOTION_USES } from '@zhupi/contract/terms/membership.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { ROLES } from '@zhupi/contract/terms/roles.ts'
import { useState, type FormEvent } from 'react'
import { Navigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { AgreementRow } from '#parts/SignIn/AgreementRow.tsx'
import { KeyboardSubmit } from '#parts/SignIn/KeyboardSubmit.tsx'
import { PhoneField } from '#parts/SignIn/PhoneField.tsx'
import { PasswordField } from '#parts/SignIn/PasswordField.tsx'
import { ROLE_NAMES, useRoleChoice } from '#parts/SignIn/roleChoice.ts'
import { SmsCodeField } from '#parts/SignIn/SmsCodeField.tsx'
import { useRegistration } from '#parts/SignIn/useRegistration.ts'
import { useSmsCode } from '#parts/SignIn/useSmsCode.ts'
import { Button } from '#ui/Button.tsx'
import { alertText } from '#ui/notices.ts'
import { RadioRow } from '#ui/RadioRow.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { findFault } from './promotionFaults.ts'
import '#parts/SignIn/signIn.css'
import './promotion.css'

export function PromotionScreen() {
  const session = useSession()
  const { role, chooseRole } = useRoleChoice()
  const back = useBack(paths.login({ channel: PROMOTION_CHANNEL, role }))
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const sms = useSmsCode('TYPE_REG')
  const send = useRegistration({
    role,
    mobile: phone.trim(),
    name: phone.trim(),
    smscode: code,
    password,
    channel: PROMOTION_CHANNEL,
  })

  const register = async () => {
    const fault = findFault({ phone, code, password, hasAgreed })
    if (fault !== undefined) return alertText(fault)
    await send()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void register()
  }

  if (session !== undefined) return <Navigate to={paths.tasks()} replace />
  return (
    <Screen
      title="领取批改卡"
      onBack={back}
      foot={
        <Button grow onPress={register}>
          注册并领取
        </Button>
      }
    >
      <PromotionCard />
      <form className="sign-card promotion-form" onSubmit={submit} noValidate>
        <RadioRow
          className="sign-roles"
          label="注册身份"
          items={ROLES.map((key) => ({ key, name: ROLE_NAMES[key] }))}
          value={role}
          onPick={chooseRole}
        />
        <PhoneField phone={phone} placeholder={MESSAGES.phoneMissing} onChange={setPhone} />
        <SmsCodeField sms={sms} phone={phone} value={code} onChange={setCode} />
        <PasswordField
          label="密码"
          value={password}
          onChange={setPassword}
          placeholder="至少 8 位"
        />
        <AgreementRow role={role} hasAgreed={hasAgreed} onChange={setAgreed} />
        <KeyboardSubmit name="注册并领取" />
      </form>
      <p className="quiet promotion-after">名字先用手机号，登录后可以在“账号设置”里改。</p>
    </Screen>
  )
}

function PromotionCard() {
  return (
    <section className="promotion-card" aria-labelledby="promotion-headline">
      <h2 id="promotion-headline">{MESSAGES.promotionHeadline}</h2>
      <p>
        <b>{PROMOTION_USES}</b> 次批改<i aria-hidden="true">·</i>
        <b>{PROMOTION_DAYS}</b> 天有效
      </p>
      <p className="promotion-note">注册成功后自动到账，从到账当天算起。</p>
      <span className="promotion-seal" aria-hidden="true">
        批
      </span>
    </section>
  )
}
