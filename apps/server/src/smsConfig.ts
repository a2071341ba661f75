/**
 * The SMS carrier, where one is configured: all of its settings or none; a missing one is named.
 */
import type { TencentSms } from './adapters/sms/tencent.ts'
import { bilingual, StartRefused } from './postgres/startRefused.ts'

const PREFIX = 'TENCENT_SMS_'
const NEEDED = ['SECRET_ID', 'SECRET_KEY', 'SDK_APP_ID', 'SIGN'] as const
const FIELDS = ['code', 'minutes'] as const

/** @returns undefined where nothing is set: then the embedded carrier serves, in demo mode only. */
export function readSmsConfig(env: Record<string, string | undefined>): TencentSms | undefined {
  const read = (name: string) => env[`${PREFIX}${name}`]?.trim() || undefined
  if (!Object.keys(env).some((name) => name.startsWith(PREFIX) && env[name]?.trim()))
    return undefined
  const need = (name: string) => read(name) ?? missing(name)
  const [secretId, secretKey, sdkAppId, sign] = NEEDED.map(need)
  // One template for all purposes, or one each.
  const template = (purpose: string) =>
    read(`TEMPLATE_${purpose}`) ?? read('TEMPLATE') ?? missing(`TEMPLATE_${purpose}`)
  if (
    secretId === undefined ||
    secretKey === undefined ||
    sdkAppId === undefined ||
    sign === undefined
  )
    throw new Error('four names give four values')
  return {
    secretId,
    secretKey,
    sdkAppId,
    sign,
    endpoint: readEndpoint(read('ENDPOINT')),
    templates: {
      TYPE_LOGIN: template('LOGIN'),
      TYPE_REG: template('REG'),
      TYPE_FIND_PWD: template('FIND_PWD'),
      TYPE_GUARDIAN: template('GUARDIAN'),
    },
    noticeTemplates: { passwordSet: read('TEMPLATE_PASSWORD_SET') },
    templateFields: (read('TEMPLATE_FIELDS') ?? 'code,minutes')
      .split(',')
      .map(
        (name) =>
          FIELDS.find((field) => field === name.trim()) ??
          wrong('TEMPLATE_FIELDS', '由 code、minutes 以逗号连成'),
      ),
  }
}

function readEndpoint(value: string | undefined): string | undefined {
  if (value === undefined || /^https?:\/\/[^/]+\/?$/.test(value)) return value
  return wrong('ENDPOINT', '形如 https://sms.example.com')
}

function missing(name: string): never {
  throw new StartRefused(
    bilingual(
      [`短信没有配置完整：缺少 ${PREFIX}${name}。`],
      [`The SMS carrier lacks ${PREFIX}${name}.`],
    ),
  )
}

/** Never with the value: a secret may have landed in the wrong variable. */
function wrong(name: string, shape: string): never {
  throw new StartRefused(
    bilingual(
      [`${PREFIX}${name} 应当${shape}。`],
      [`${PREFIX}${name} is not of the form that it needs.`],
    ),
  )
}
