/** Signs a page's address for WeChat's browser, whose menu then shares what the page says. */
export type WechatSignature = {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
}

export type WechatSharePort = {
  /** Null: there is no public account, or WeChat did not answer. */
  sign(url: string, now: Date): Promise<WechatSignature | null>
}

/** The embedded twin: no public account is configured. */
export const NO_WECHAT_SHARE: WechatSharePort = { sign: async () => null }
