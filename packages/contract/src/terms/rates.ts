/** How often a call may be made, beyond what http/rates.ts of the server allows any call. */
import { MINUTE_MS } from './durations.ts'

export type CallRate = {
  /** Calls whose rates have the same name share one count. */
  name: string
  /** What is counted: one person, one account as it is named from one address, or one address. */
  per: 'person' | 'account' | 'address'
  max: number
  withinMs: number
}

/** For calls that guess at a secret. A whole school may stand behind one address. */
export const SIGN_IN_RATE = [
  { name: 'signInsPerAddress', per: 'address', max: 300, withinMs: 5 * MINUTE_MS },
  { name: 'signInsPerAccount', per: 'account', max: 10, withinMs: 5 * MINUTE_MS },
] as const satisfies readonly CallRate[]
