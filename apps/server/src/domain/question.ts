/** A question of a homework as it is stored. `questionNo` counts from 1. */
export type Question = {
  questionNo: number
  genre: string
  title: string
  requirement: string
  ideation: string
  keywords: string[]
}
