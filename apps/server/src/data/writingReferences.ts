/** The product's writing references: short guides that a teacher may give with a homework. */
import type { ReferenceTag, ReferenceTheme } from '@zhupi/contract/terms/references.ts'
import { PRODUCT_REFERENCES, type ProductReference } from './productReferences.ts'

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
