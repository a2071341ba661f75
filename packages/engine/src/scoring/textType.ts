/**
 * What feedback on an essay looks for: a story is praised for what it lets us see, an argument for
 * its reasons, a letter for neither. `response` says what a book did to its reader, `review` (the
 * seniors' 文学短评) judges the book.
 */
import { ramp } from './curves.ts'
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
      return isJudgedAsArgument(features) && givesReasons(features) ? 'argument' : 'story'
    case 'narrative':
    case 'imaginative':
      return 'story'
  }
}

/** On material a younger pupil may argue as well: nothing there is heard or smelt. */
export function mayArgue(features: Features): boolean {
  return features.family === 'any' && givesReasons(features)
}

function givesReasons({ reasoning, dialogues }: Features): boolean {
  return reasoning >= REASONS_OF_AN_ARGUMENT && dialogues === 0
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

/** A junior's response has a view to bring home, and does it by telling of the book and of a life. */
export function arguesByTelling({ family, stage }: Features): boolean {
  return family === 'response' && stage === 'junior'
}

/**
 * Of the essays of corpus/ no argument tells by more than 2.5 words per 100 characters more than it
 * argues, and no story argues by more than .7 more than it tells.
 */
const TELLS = [3, 5.5] as const
const ARGUES = [1.2, 3.5] as const

/**
 * 0 to 1: how plainly it is a story where an argument was wanted, or an argument for a story. What
 * is taken apart into claims argues, however much it tells in between.
 */
export function likeAnother({ family, telling, structure }: Features): number {
  if (family === 'argumentative') return structure.claims > 1 ? 0 : ramp(telling, ...TELLS)
  return family === 'narrative' ? ramp(-telling, ...ARGUES) : 0
}

/** As much the one as the other: which of them it is meant to be cannot be read off it. */
export function isBetween({ family, telling }: Features): boolean {
  return (family === 'argumentative' && telling > 1.5) || (family === 'narrative' && telling < 0.8)
}
