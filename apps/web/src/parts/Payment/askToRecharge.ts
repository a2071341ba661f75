/** A correction that no right is left for: what the server says of it, and the way to a right. */
import { confirmText } from '#ui/notices.ts'

/** @returns whether the person wants to go to the membership screen */
export function askToRecharge(expiredText: string): Promise<boolean> {
  return confirmText(expiredText, { confirmText: '去会员中心', cancelText: '我知道了' })
}
