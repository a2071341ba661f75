/**
 * How surprising it is, in nats, that a clause ends where it does: by its last three characters, by
 * its last word alone and by two models of words. Where a word has been left out at the end, all
 * four are surprised.
 */
import type { Tables } from '../tables.ts'
import { costOfCharacters, EDGE } from '../tables/language.ts'
import type { Witness } from '../tables/witness.ts'
import { costOfText } from './likeliestWords.ts'

const LAST_ONES = 3

export type EndSurprise = { ofCharacters: number; ofWord: number; ofAll: number }

export function endSurprise(clause: string, lastWord: string, tables: Tables): EndSurprise {
  const ofCharacters = costOfCharacters(tables.language, EDGE, clause.slice(-LAST_ONES))
  const ofWord = costOfCharacters(tables.language, EDGE, lastWord)
  return {
    ofCharacters,
    ofWord,
    ofAll:
      ofCharacters +
      ofWord +
      costOfStop(clause, tables.witness) +
      costOfStop(clause, tables.secondWitness),
  }
}

const costOfStop = (clause: string, witness: Witness): number =>
  costOfText(`${clause}。`, { witness }) - costOfText(clause, { witness })
