import type { ReferenceTag, ReferenceTheme } from '@zhupi/contract/terms/references.ts'

/** A short guide of the product's own that a teacher may give with a homework. */
export type ProductReference = {
  id: number
  title: string
  theme: ReferenceTheme
  tag: ReferenceTag
  content: string
}
