import type { Done, Needed, Where } from './extension.ts'

/**
 * A small question to think about, and its hint, from 微建议. `unless` the essay answers it already;
 * `where` to look first. Of two `about` the same thing one is asked.
 */
export type MicroSuggestion = {
  question: string
  answer: string
  unless?: Done
  needs?: Needed
  where?: Where
  about?: 'order'
}
