import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getUserinfo } from '@zhupi/contract/calls/account.ts'

type Rights = EntityOf<typeof getUserinfo>['accountInfo']

/** A membership counts essays, any other right uses. */
export function usesLeftText(
  rights: Pick<Rights, 'usesLeft' | 'essaysLeft'> | undefined,
): string | undefined {
  if (rights === undefined) return undefined
  if (rights.usesLeft !== null) return `剩 ${rights.usesLeft} 次`
  return rights.essaysLeft === null ? undefined : `剩 ${rights.essaysLeft} 篇`
}
