/**
 * Lets the other side speak, lets people speak, likens, comes back to its beginning; says what
 * the word that it is about means; is short of characters, so that nothing may be taken away from it.
 */
export type Done = 'defines' | 'objects' | 'speaks' | 'likens' | 'echoes' | 'short'

/** What an essay must have before this can be tried on it. */
export type Needed = 'likening' | 'severalParagraphs' | 'points'

/** Where in an essay something can be tried. */
export type Where =
  | 'opening'
  | 'ending'
  | 'ends'
  | 'longestParagraph'
  | 'shortestParagraph'
  | 'farFromTitle'
  | 'gap'
  | 'longestSentence'
  | 'acted'
  | 'told'
  | 'felt'
  | 'unreasoned'
  | 'filler'
  | 'centre'
  | 'people'

/**
 * A technique to try, from 拓展学习. `unless` the essay does so already; `where` it is best tried on
 * this essay.
 */
export type Extension = {
  tips: string
  detail: string
  unless?: Done
  needs?: Needed
  where?: Where
}
