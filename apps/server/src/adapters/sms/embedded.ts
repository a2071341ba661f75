/** Without a carrier: in demo mode the code stands in the log and on the screen; otherwise nothing can be sent, and the sender is told so. */
import { SmsNotSent, type SmsPort } from './port.ts'

export function createEmbeddedSms({
  isDemo,
  log,
}: {
  isDemo: boolean
  log: (line: string) => void
}): SmsPort {
  return {
    send: async ({ phone, code, type }) => {
      if (!isDemo) throw new SmsNotSent('no SMS carrier is configured')
      log(`演示短信 ${type} ${phone}：验证码 ${code}`)
      return { demoCode: code }
    },
  }
}
