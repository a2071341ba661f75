/** Where nothing may be sold: docs/decisions/paying-in-the-browser.md. */
import { isIos, type Wrapper } from '#client/wrapper.ts'

/**
 * Apple's rules: inside a mini-program on iOS nothing is sold that is used in it. Hidden while the
 * switch is not known yet.
 */
export function hidesPrices(
  hidesPricesOnIos: boolean | undefined,
  wrapper: Wrapper,
  userAgent: string,
): boolean {
  return wrapper === 'miniProgram' && isIos(userAgent) && hidesPricesOnIos !== false
}
