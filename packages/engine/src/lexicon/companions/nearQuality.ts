/** Adjectives near to each other in sense, and which of them a noun takes. */
export type NearQualities = readonly {
  /** The words of the group. */
  all: string
  /** [nouns or how they end, those of the group that they take]. */
  rows: readonly (readonly [nouns: string, taken: string])[]
}[]
