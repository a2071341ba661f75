/** The SMS button's three texts: idle, counting down, and again. */
import { SMS_COOLDOWN_SECONDS } from '@zhupi/contract/terms/limits.ts'

/** `sentAt`: when the last code was asked for, in ms; undefined = none yet. */
export function secondsLeft(sentAt: number | undefined, now: number): number {
  if (sentAt === undefined) return 0
  return Math.max(0, Math.ceil(SMS_COOLDOWN_SECONDS - (now - sentAt) / 1000))
}

export function smsButtonText(sentAt: number | undefined, now: number): string {
  if (sentAt === undefined) return '获取验证码'
  const left = secondsLeft(sentAt, now)
  return left > 0 ? `${left}秒后重新获取` : '重新获取'
}
