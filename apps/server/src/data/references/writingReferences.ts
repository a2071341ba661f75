/** The product's writing references: short guides that a teacher may give with a homework. */
import type { ReferenceTag, ReferenceTheme } from '@zhupi/contract/terms/references.ts'
import { FIRST_REFERENCES } from './first.ts'
import { IDEAS_REFERENCES } from './ideas.ts'
import { PEOPLE_REFERENCES } from './people.ts'
import { PLACES_REFERENCES } from './places.ts'
import type { ProductReference } from './productReference.ts'

export const PRODUCT_REFERENCES: readonly ProductReference[] = [
  ...FIRST_REFERENCES,
  ...PEOPLE_REFERENCES,
  ...PLACES_REFERENCES,
  ...IDEAS_REFERENCES,
]

export function findProductReference(id: number): ProductReference | undefined {
  return PRODUCT_REFERENCES.find((reference) => reference.id === id)
}

export function listProductReferences(wanted: {
  theme?: ReferenceTheme | undefined
  tag?: ReferenceTag | undefined
}): ProductReference[] {
  return PRODUCT_REFERENCES.filter(
    (reference) =>
      (wanted.theme === undefined || reference.theme === wanted.theme) &&
      (wanted.tag === undefined || reference.tag === wanted.tag),
  )
}
