/** Every word with all that it is said of (scope.ts). */
import type { Scopes } from './scope.ts'
import { TRAITS_OF_AFFAIRS } from './traitsOfAffairs.ts'
import { TRAITS_OF_BODIES } from './traitsOfBodies.ts'
import { TRAITS_OF_CHARACTER } from './traitsOfCharacter.ts'
import { TRAITS_OF_MORE } from './traitsOfMore.ts'

export const TRAIT_SCOPES: Scopes = [
  ...TRAITS_OF_CHARACTER,
  ...TRAITS_OF_BODIES,
  ...TRAITS_OF_AFFAIRS,
  ...TRAITS_OF_MORE,
]
