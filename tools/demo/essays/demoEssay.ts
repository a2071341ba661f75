/** What the demo school's homework asks and what its pupils wrote. All of it written by us; licence: the project's own. */
export type DemoHomework = {
  key: string
  title: string
  requirement: string
  genre: string
  minCharacters: number
}

export type DemoEssay = {
  /** The `key` of the homework it answers. */
  homework: string
  quality: 'excellent' | 'good' | 'middling' | 'weak'
  title: string
  paragraphs: readonly string[]
}
