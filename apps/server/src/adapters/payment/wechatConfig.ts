/** What WeChat Pay needs to know of us, from the operator's settings. */
import type { PaymentSettings } from './gateway.ts'

export type WechatConfig = {
  mchId: string
  appId: string
  /** Serial number of our certificate. */
  serialNo: string
  privateKey: string
  /** 32 bytes. */
  apiV3Key: string
  /** WeChat Pay's own key and its id (or its platform certificate and its serial number). */
  wechatPublicKey: string
  wechatPublicKeyId: string
  /** Of the public account: JSAPI learns by it who pays. */
  appSecret: string | undefined
  /** Where the three services lie. */
  payBase: string
  openBase: string
  apiBase: string
}

const NEEDED = [
  'WECHAT_PAY_MCH_ID',
  'WECHAT_PAY_APP_ID',
  'WECHAT_PAY_SERIAL_NO',
  'WECHAT_PAY_PRIVATE_KEY',
  'WECHAT_PAY_API_V3_KEY',
  'WECHAT_PAY_PUBLIC_KEY',
  'WECHAT_PAY_PUBLIC_KEY_ID',
] as const
const API_V3_KEY_BYTES = 32

export function readWechatConfig(settings: PaymentSettings): WechatConfig | undefined {
  const needed = settings.readAll(NEEDED)
  if (needed === undefined) return undefined
  const apiV3Key = needed.text('WECHAT_PAY_API_V3_KEY')
  if (Buffer.byteLength(apiV3Key) !== API_V3_KEY_BYTES)
    needed.refuse('WECHAT_PAY_API_V3_KEY', '应当是 32 个字符', 'must have 32 characters')
  return {
    mchId: needed.text('WECHAT_PAY_MCH_ID'),
    appId: needed.text('WECHAT_PAY_APP_ID'),
    serialNo: needed.text('WECHAT_PAY_SERIAL_NO'),
    privateKey: needed.privateKey('WECHAT_PAY_PRIVATE_KEY'),
    apiV3Key,
    wechatPublicKey: needed.publicKey('WECHAT_PAY_PUBLIC_KEY'),
    wechatPublicKeyId: needed.text('WECHAT_PAY_PUBLIC_KEY_ID'),
    appSecret: settings.find('WECHAT_APP_SECRET'),
    payBase: settings.find('WECHAT_PAY_BASE') ?? 'https://api.mch.weixin.qq.com',
    openBase: 'https://open.weixin.qq.com',
    apiBase: 'https://api.weixin.qq.com',
  }
}
