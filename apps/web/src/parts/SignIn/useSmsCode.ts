/**
 * Asks for an SMS code and counts down. The screen calls it, so that the countdown goes on while
 * the code's field is not shown.
 */
import { getSmsCode2 } from '@zhupi/contract/calls/session.ts'
import { findPhoneFault } from '@zhupi/contract/rules/account.ts'
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { FIRST_MESSAGES } from '@zhupi/contract/terms/firstMessages.ts'
import type { SmsType } from '@zhupi/contract/terms/sms.ts'
import { useEffect, useState } from 'react'
import { useAction } from '#client/useAction.ts'
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

  const send = useAction(getSmsCode2, {
    timeoutMs: SIGN_IN_TIMEOUT_MS,
    onFailure: () => {
      setSentAt(undefined)
      return 'unhandled'
    },
    onDone: async (sent) => {
      setDemoCode(sent.demoCode)
      await notify(FIRST_MESSAGES.smsSent)
    },
  })

  const ask = async (phone: string) => {
    if (isCounting) return
    const fault = findPhoneFault(phone)
    if (fault) return notify(FIRST_MESSAGES[fault])
    setNow(Date.now())
    setSentAt(Date.now())
    try {
      // Its code is large for a first screen, and only this tap needs it.
      const { encryptPhone } = await import('@zhupi/contract/rules/phoneCipher.ts')
      await send.run({ type, mobile: encryptPhone(phone) })
    } catch (error) {
      // The code of the encryption did not arrive.
      setSentAt(undefined)
      throw error
    }
  }
  return { buttonText: smsButtonText(sentAt, now), isCounting, demoCode, ask }
}
