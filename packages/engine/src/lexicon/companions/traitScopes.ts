/** Every word with all that it is said of (scope.ts). */
import type { Scopes } from './scope.ts'
import { TRAITS_OF_AMOUNTS } from './traitsOfAmounts.ts'
import { TRAITS_OF_BUILDS } from './traitsOfBuilds.ts'
import { TRAITS_OF_CHARACTER } from './traitsOfCharacter.ts'
import { TRAITS_OF_CLIMATE } from './traitsOfClimate.ts'
import { TRAITS_OF_CLOSE } from './traitsOfClose.ts'
import { TRAITS_OF_COURSE } from './traitsOfCourse.ts'
import { TRAITS_OF_EASE } from './traitsOfEase.ts'
import { TRAITS_OF_FAME } from './traitsOfFame.ts'
import { TRAITS_OF_GRACE } from './traitsOfGrace.ts'
import { TRAITS_OF_MAKE } from './traitsOfMake.ts'
import { TRAITS_OF_MOODS } from './traitsOfMoods.ts'
import { TRAITS_OF_OTHER } from './traitsOfOther.ts'
import { TRAITS_OF_SIZES } from './traitsOfSizes.ts'
import { TRAITS_OF_STRENGTH } from './traitsOfStrength.ts'
import { TRAITS_OF_BEARING } from './traitsOfBearing.ts'
import { TRAITS_OF_SIGHTS } from './traitsOfSights.ts'
import { TRAITS_OF_TOUCH } from './traitsOfTouch.ts'
import { TRAITS_OF_WORTH } from './traitsOfWorth.ts'

export const TRAIT_SCOPES: Scopes = [
  ...TRAITS_OF_AMOUNTS,
  ...TRAITS_OF_BUILDS,
  ...TRAITS_OF_CHARACTER,
  ...TRAITS_OF_CLIMATE,
  ...TRAITS_OF_CLOSE,
  ...TRAITS_OF_COURSE,
  ...TRAITS_OF_EASE,
  ...TRAITS_OF_FAME,
  ...TRAITS_OF_GRACE,
  ...TRAITS_OF_MAKE,
  ...TRAITS_OF_MOODS,
  ...TRAITS_OF_OTHER,
  ...TRAITS_OF_SIZES,
  ...TRAITS_OF_STRENGTH,
  ...TRAITS_OF_BEARING,
  ...TRAITS_OF_SIGHTS,
  ...TRAITS_OF_TOUCH,
  ...TRAITS_OF_WORTH,
]
