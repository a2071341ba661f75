/** A mainland mobile number as the product accepts it: eleven digits (spec 1 §5). */
import { PHONE_LENGTH } from '../terms/limits.ts'

export function isPhone(text: string): boolean {
  return text.length === PHONE_LENGTH && /^1\d{10}$/.test(text)
}
