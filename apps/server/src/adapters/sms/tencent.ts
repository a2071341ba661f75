/** Tencent Cloud's SMS (API SendSms, version 2021-01-11), signed by its own SDK. */
import { sms } from 'tencentcloud-sdk-nodejs-sms'
import type { SmsType } from '@zhupi/contract/terms/sms.ts'
import { SMS_CODE_MINUTES } from '@zhupi/contract/terms/limits.ts'
import { SmsNotSent, type SmsNotice, type SmsPort } from './port.ts'

export type TencentSms = {
  secretId: string
  secretKey: string
  sdkAppId: string
  /** The signature (签名) as it was approved. */
  sign: string
  /** The approved template of each purpose. */
  templates: Record<SmsType, string>
  /** The approved template of each notice, without places; undefined: it is not sent. */
  noticeTemplates: Record<SmsNotice['notice'], string | undefined>
  /** What the template's places {1}, {2} stand for, in order. */
  templateFields: readonly ('code' | 'minutes')[]
  /** Another address of the API, as `https://…`: a proxy, or a fake in tests. */
  endpoint?: string | undefined
  timeoutSeconds?: number
}

const REGION = 'ap-guangzhou'
/** A person waits for it, and the screen gives up after ten seconds. */
const TIMEOUT_SECONDS = 6

/** `log` gets the carrier's reason, which names neither phone nor code. */
export function createTencentSms(
  config: TencentSms,
  { log }: { log: (line: string) => void },
): SmsPort {
  const endpoint = config.endpoint === undefined ? undefined : new URL(config.endpoint)
  const client = new sms.v20210111.Client({
    credential: { secretId: config.secretId, secretKey: config.secretKey },
    region: REGION,
    profile: {
      httpProfile: {
        reqTimeout: config.timeoutSeconds ?? TIMEOUT_SECONDS,
        ...(endpoint && { protocol: `${endpoint.protocol}//`, endpoint: endpoint.host }),
      },
    },
  })
  const fields = (code: string) =>
    config.templateFields.map((field) => (field === 'code' ? code : String(SMS_CODE_MINUTES)))
  const deliver = async (
    { phone, purpose }: { phone: string; purpose: string },
    template: { TemplateId: string; TemplateParamSet: string[] },
  ) => {
    const reason = await client
      .SendSms({
        PhoneNumberSet: [`+86${phone}`],
        SmsSdkAppId: config.sdkAppId,
        SignName: config.sign,
        ...template,
      })
      .then(findRefusal, describeError)
    if (reason === undefined) return
    log(`短信未发出（${purpose}）：${reason}`)
    throw new SmsNotSent(reason)
  }
  return {
    send: async ({ phone, code, type }) => {
      const template = { TemplateId: config.templates[type], TemplateParamSet: fields(code) }
      await deliver({ phone, purpose: type }, template)
      return { demoCode: null }
    },
    sendNotice: async ({ phone, notice }) => {
      const TemplateId = config.noticeTemplates[notice]
      if (TemplateId === undefined) throw new SmsNotSent('no template is configured')
      await deliver({ phone, purpose: notice }, { TemplateId, TemplateParamSet: [] })
    },
  }
}

/** An answered request may still have refused the number: each number has its own code. */
function findRefusal(answer: { SendStatusSet?: { Code?: string }[] }): string | undefined {
  const code = answer.SendStatusSet?.[0]?.Code
  return code === 'Ok' ? undefined : asCode(code)
}

/** The carrier's code alone: its message may repeat the number. */
function describeError(error: unknown): string {
  if (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code !== ''
  )
    return asCode(error.code)
  return error instanceof Error && /timeout/i.test(error.message) ? 'timeout' : 'unreachable'
}

function asCode(code: string | undefined): string {
  return code !== undefined && /^[A-Za-z.]{1,80}$/.test(code) ? code : 'unknown'
}
