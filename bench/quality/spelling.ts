/**
 * Wrong characters: whole sentences strictly and leniently, and single characters, at the engine's
 * two operating points.
 */
import { spellingCorrected } from './engineUnderTest.ts'
import { scoresOf, type Figures } from './figures.ts'
import type { Row } from './rows.ts'

const POINTS = ['shipped', 'balanced'] as const

type Sentence = { source: string; target: string }
type Guess = Sentence & { guess: string }

/**
 * Where more sentences than this hold an error, precision is flattered: nearly any change is a
 * change of a wrong sentence.
 */
const MOSTLY_WRONG = 0.7

export function measureSpelling(rows: readonly Row[]): Figures {
  const sentences = rows.map((row): Sentence => ({
    source: row.text('source'),
    target: row.text('target'),
  }))
  const wrong = sentences.filter(({ source, target }) => source !== target).length
  if (wrong <= sentences.length * MOSTLY_WRONG) return pointsOf(sentences)
  return {
    ...pointsOf(sentences),
    evened: pointsOf(
      sentences.map((sentence, at) =>
        at % 2 === 0 ? sentence : { ...sentence, source: sentence.target },
      ),
    ),
  }
}

function pointsOf(sentences: readonly Sentence[]): Figures {
  return Object.fromEntries(
    POINTS.map((point) => {
      const guesses = sentences.map((sentence) => ({
        ...sentence,
        guess: spellingCorrected(sentence.source, point),
      }))
      return [point, spellingScores(guesses)]
    }),
  )
}

export function spellingScores(guesses: readonly Guess[]): Figures {
  const wrong = guesses.filter(({ source, target }) => source !== target)
  const changed = guesses.filter(({ source, guess }) => source !== guess)
  const right = wrong.filter(({ target, guess }) => target === guess).length
  // pycorrector's own: a wrongly corrected sentence that did hold an error hurts recall, not
  // precision.
  const spoilt = changed.filter(({ source, target }) => source === target).length
  return {
    strict: scoresOf({ right, found: changed.length, wanted: wrong.length }),
    lenient: scoresOf({ right, found: right + spoilt, wanted: wrong.length }),
    char: scoresOf({
      right: sum(
        guesses,
        ({ source, target, guess }) =>
          editsOf(source, guess).filter(
            (at) => isSameLength(source, guess) && guess[at] === target[at],
          ).length,
      ),
      found: sum(guesses, ({ source, guess }) => editsOf(source, guess).length),
      wanted: sum(guesses, ({ source, target }) => editsOf(source, target).length),
    }),
  }
}

/** Places that differ. A guess of another length counts as one place, and never as right. */
function editsOf(from: string, to: string): number[] {
  if (!isSameLength(from, to)) return [0]
  return [...from.split('').keys()].filter((at) => from[at] !== to[at])
}

function isSameLength(from: string, to: string): boolean {
  return from.length === to.length
}

function sum(guesses: readonly Guess[], count: (guess: Guess) => number): number {
  return guesses.reduce((total, guess) => total + count(guess), 0)
}
