/** Asks for an SMS code and counts down; kept by the screen, so that it goes on while its field is away (spec 1 §4). */
import { getSmsCode2 } from '@zhupi/contract/calls/session.ts'
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { SmsType } from '@zhupi/contract/terms/sms.ts'
import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { notify } from '#ui/notices.ts'
import { secondsLeft, smsButtonText } from './smsCountdown.ts'

export type SmsCode = {
  buttonText: string
  isCounting: boolean
  demoCode: string | null
  ask: (phone: string) => Promise<void>
}

export function useSmsCode(type: SmsType): SmsCode {
  const [sentAt, setSentAt] = useState<number>()
  const [now, setNow] = useState(() => Date.now())
  const [demoCode, setDemoCode] = useState<string | null>(null)
  const isCounting = secondsLeft(sentAt, now) > 0

  // Time passes outside React.
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isCounting])

  const ask = async (phone: string) => {
    if (isCounting) return
    if (phone === '') return notify(MESSAGES.phoneMissing)
    if (!isPhone(phone)) return notify(MESSAGES.phoneWrong)
    setNow(Date.now())
    setSentAt(Date.now())
    try {
      // Its code is large for a first screen, and only this tap needs it.
      const { encryptPhone } = await import('@zhupi/contract/rules/phoneCipher.ts')
      const sent = await api(
        getSmsCode2,
        { type, mobile: encryptPhone(phone) },
        { timeoutMs: SIGN_IN_TIMEOUT_MS },
      )
      setDemoCode(sent.demoCode)
      await notify(MESSAGES.smsSent)
    } catch (error) {
      setSentAt(undefined)
      await showFailure(error)
    }
  }
  return { buttonText: smsButtonText(sentAt, now), isCounting, demoCode, ask }
}
