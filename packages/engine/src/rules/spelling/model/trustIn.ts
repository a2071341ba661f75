/**
 * How far the writer of a document is to be trusted: a doubtful character is innocent with one who
 * makes no mistakes, and wrong in a text full of them.
 */
import type { Document } from '#text/document.ts'
import { isOrder } from '../../../scoring/promptInjection.ts'
import { editsOfSentence, isParticle } from './editsOfSentence.ts'

/** What is above this is hardly ever right. */
const SURE_ODDS = 2.5
/**
 * So many sure ones for each 100 characters: printed prose has fewer than FEW of them, half of the
 * pupils who make mistakes more than MANY.
 */
const FEW = 0.35
const MANY = 0.49
const SHORT_TEXT = 120
/**
 * A short text without a sure one says little of its writer: he is taken for a pupil who made
 * USUAL_SURE of them in USUAL_CHARACTERS characters more. Who writes long clauses knows his
 * characters better.
 */
const USUAL_SURE = 3.1
const USUAL_CHARACTERS = 400
const USUAL_CLAUSE = 8
const CLAUSE_WEIGHT = 0.3
const EXPECTED_FEW = 0.39
const EXPECTED_MANY = 0.53
/** More than anybody for a long text without any; never as little as where there are many. */
const MOST_TRUST = 1.1
const LEAST_OF_CLEAN = 0.4
/** The same for what is only asked about, of which less is wrong. */
const LEAST_ASKED = 0.7
/**
 * The odds are those of a text with so many sure ones. In one with more each doubtful character is
 * likelier to be wrong by as much, as far as was measured; in few characters a sure one is chance.
 */
const USUAL = 0.5
const MOST_EASED = 1.6
const LEAST_CHARACTERS = 200

/**
 * About 1 for a clean text to 0 for one full of mistakes, or for a very short one: a doubtful
 * character is innocent in the first and wrong in the second.
 */
export function trustIn(document: Document, leastOfClean = LEAST_OF_CLEAN): number {
  const { sure, characters, clauseLength } = sureIn(document)
  if (characters < SHORT_TEXT) return 0
  const seen = Math.max(0, Math.min(1, (MANY - (sure * 100) / characters) / (MANY - FEW)))
  const usual = USUAL_SURE * Math.exp(CLAUSE_WEIGHT * (USUAL_CLAUSE - clauseLength))
  const density = ((sure + usual) * 100) / (characters + USUAL_CHARACTERS)
  const expected = Math.min(MOST_TRUST, (EXPECTED_MANY - density) / (EXPECTED_MANY - EXPECTED_FEW))
  return Math.max(expected, leastOfClean * seen)
}

/** By how much less odds do, the more slips there are in the text. */
export function easedIn(document: Document): number {
  const { sure, characters } = sureIn(document)
  const density = (sure * 100) / Math.max(LEAST_CHARACTERS, characters)
  return Math.max(0, Math.min(MOST_EASED, Math.log(density / USUAL)))
}

/** Too few characters to say anything of their writer. */
export function isShort(document: Document): boolean {
  return sureIn(document).characters < SHORT_TEXT
}

type Sure = { sure: number; characters: number; clauseLength: number }

function sureIn(document: Document): Sure {
  const known = sureOnes.get(document)
  if (known !== undefined) return known
  // An order to the grader is no text of its writer's.
  const own = document.sentences.filter(({ text }) => !isOrder(text))
  const clauses = own.flatMap((sentence) => sentence.clauses.map(({ text }) => text.length))
  const counted = {
    sure: document.sentences
      .flatMap((sentence) => editsOfSentence(document, sentence))
      .filter((edit) => edit.odds > SURE_ODDS && !isParticle(edit)).length,
    characters: sumOf(own.map(({ text }) => text.length)),
    clauseLength: sumOf(clauses) / Math.max(1, clauses.length),
  }
  sureOnes.set(document, counted)
  return counted
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

const sureOnes = new WeakMap<Document, Sure>()

/** What a threshold is between its value in a text full of mistakes and that in a clean one. */
export function leastIn(
  document: Document,
  full: number,
  clean: number,
  leastOfClean = LEAST_OF_CLEAN,
): number {
  return full + (clean - full) * trustIn(document, leastOfClean)
}

/** The same of a threshold from which it is asked. */
export function leastAskedIn(document: Document, full: number, clean: number): number {
  return leastIn(document, full, clean, LEAST_ASKED)
}
