/**
 * The code from the phone, with the button that asks for it. In demo mode the code stands below it.
 */
import { SMS_CODE_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { FIRST_MESSAGES } from '@zhupi/contract/terms/firstMessages.ts'
import { useId } from 'react'
import type { SmsCode } from './useSmsCode.ts'

type Props = { sms: SmsCode; phone: string; value: string; onChange: (code: string) => void }

export function SmsCodeField({ sms, phone, value, onChange }: Props) {
  const id = useId()
  return (
    <>
      <div className="sign-field">
        <label htmlFor={id}>验证码</label>
        <input
          id={id}
          value={value}
          onChange={(event) =>
            onChange(event.target.value.replaceAll(/\D/g, '').slice(0, SMS_CODE_LENGTH))
          }
          placeholder={FIRST_MESSAGES.smsCodeMissing}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <button
          type="button"
          className="sign-sms"
          aria-disabled={sms.isCounting}
          onClick={() => void sms.ask(phone.trim())}
        >
          {sms.buttonText}
        </button>
      </div>
      {sms.demoCode !== null && (
        <button type="button" className="sign-demo" onClick={() => onChange(sms.demoCode ?? '')}>
          <span>
            演示验证码：<b>{sms.demoCode}</b>
          </span>
          点此填入
        </button>
      )}
    </>
  )
}
