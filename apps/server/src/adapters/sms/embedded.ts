/** Without a carrier: demo mode logs the code and shows it; otherwise nothing can be sent. */
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
