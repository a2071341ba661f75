/** Who outside gets what people photograph, say or write: named in policy and consent, by version. */
import { createHash } from 'node:crypto'
import { CONSENT_VERSION, type OutsideService } from '@zhupi/contract/terms/consent.ts'
import { readServiceAddress } from './serviceAddress.ts'

const VARIABLES = [
  ['picture', 'VISION'],
  ['voice', 'SPEECH'],
  ['text', 'LLM'],
] as const

export function readOutsideServices(env: Record<string, string | undefined>): OutsideService[] {
  return VARIABLES.flatMap(([sense, variable]) => {
    const name = readServiceAddress(env, variable)?.outsideName
    return name === undefined ? [] : [{ sense, name }]
  })
}

/** Another one as soon as one of them is added, leaves or changes: a yes was to those named. */
export function consentVersionOf(services: readonly OutsideService[]): string {
  if (services.length === 0) return CONSENT_VERSION
  const named = services.map(({ sense, name }) => `${sense} ${name}`).join('\n')
  return `${CONSENT_VERSION}-${createHash('sha256').update(named).digest('hex').slice(0, 8)}`
}
