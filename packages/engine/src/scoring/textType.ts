/**
 * What feedback on an essay looks for: a story is praised for what it lets us see, an argument for
 * its reasons, a letter for neither. `response` says what a book did to its reader, `review` (the
 * seniors' 文学短评) judges the book.
 */
import type { Features } from './features.ts'

export type TextType =
  | 'story'
  | 'scene'
  | 'argument'
  | 'review'
  | 'response'
  | 'exposition'
  | 'letter'
  | 'poem'

/**
 * Where the genre is left open, an essay counts as an argument only if it argues: this many words
 * of reasoning.
 */
const REASONS_OF_AN_ARGUMENT = 6

export function textTypeOf(features: Features): TextType {
  switch (features.family) {
    case 'argumentative':
      return 'argument'
    case 'response':
      return features.stage === 'senior' || features.stage === 'bachelor' ? 'review' : 'response'
    case 'descriptive':
      return 'scene'
    case 'expository':
      return 'exposition'
    case 'practical':
      return 'letter'
    case 'poetry':
      return 'poem'
    case 'any':
      return isJudgedAsArgument(features) &&
        features.reasoning >= REASONS_OF_AN_ARGUMENT &&
        features.dialogues === 0
        ? 'argument'
        : 'story'
    case 'narrative':
    case 'imaginative':
      return 'story'
  }
}

/** Where seeing, hearing and doing are what the reader waits for. */
export function isStoryOrScene(textType: TextType): boolean {
  return textType === 'story' || textType === 'scene'
}

/** Whether what counts is reasons and evidence rather than what happened. */
export function isJudgedAsArgument({ family, stage }: Features): boolean {
  return (
    family === 'argumentative' ||
    (family === 'response' && stage !== 'elementary') ||
    (family === 'any' && (stage === 'senior' || stage === 'bachelor'))
  )
}
