/** Access rules of the calls that help where something is amiss: part of accessRules.ts. */
import type { AccessRule } from './accessRule.ts'

export const supportRules = {
  getContact: { kind: 'own', why: 'the same for everyone', request: {} },
  getProfile: { kind: 'own', why: 'the request’s own address and browser', request: {} },
  reportError: {
    kind: 'own',
    why: 'writes a line of the log and reaches no row',
    request: { message: 'x', frames: '', build: '', screen: '/' },
  },
} as const satisfies Record<string, AccessRule>
