/** Without a carrier: demo mode logs the code and shows it; otherwise nothing can be sent. */
import { SmsNotSent, type SmsNotice, type SmsPort } from './port.ts'

const NOTICE_TEXTS: Record<SmsNotice['notice'], string> = {
  passwordSet: '老师为你的朱批账号设置了新的登录密码',
}

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
    sendNotice: async ({ phone, notice }) => {
      if (!isDemo) throw new SmsNotSent('no SMS carrier is configured')
      log(`演示短信 ${phone}：${NOTICE_TEXTS[notice]}`)
    },
  }
}
