/** Every verb with all that is done so (scope.ts). */
import { SCOPES_OF_CARE } from './scopesOfCare.ts'
import { SCOPES_OF_LOOKS } from './scopesOfLooks.ts'
import { SCOPES_OF_MAKING } from './scopesOfMaking.ts'
import { SCOPES_OF_SAYING } from './scopesOfSaying.ts'
import type { Scopes } from './scope.ts'

export const DEED_SCOPES: Scopes = [
  ...SCOPES_OF_MAKING,
  ...SCOPES_OF_CARE,
  ...SCOPES_OF_SAYING,
  ...SCOPES_OF_LOOKS,
]
