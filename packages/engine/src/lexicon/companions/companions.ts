/**
 * What keeps company with a noun: of a closed class of words it takes those that stand beside it,
 * and no other. A word that is not of the class is nobody's business here. A row is generous: what
 * a good writer may say stands in it, too.
 */
export type Companions = {
  /** The closed class. */
  all: string
  /** [nouns, words of the class that go with them, what to say instead of the others]. */
  rows: readonly (readonly [nouns: string, taken: string, said: string])[]
}
