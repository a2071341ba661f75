/**
 * How surprising it is, in nats, that a clause ends where it does: by its last three characters, by
 * its last word alone and by two models of words. Where a word has been left out at the end, all
 * four are surprised.
 */
import type { Tables } from '../tables.ts'
import { modelUnit, readUnit, SENTENCE_EDGE, type LanguageTable } from '../tables/language.ts'
import type { Witness } from '../tables/witness.ts'
import { costOfText } from './likeliestWords.ts'

const LAST_ONES = 3

export type EndSurprise = { ofCharacters: number; ofWord: number; ofAll: number }

export function endSurprise(clause: string, lastWord: string, tables: Tables): EndSurprise {
  const ofCharacters = costOfEnd(clause.slice(-LAST_ONES), tables.language)
  const ofWord = costOfEnd(lastWord, tables.language)
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

function costOfEnd(text: string, language: LanguageTable): number {
  const cursor = { state: 0, logShare: 0 }
  for (let at = 0; at < text.length; at += 1)
    readUnit(language, cursor, modelUnit(text.charCodeAt(at)))
  readUnit(language, cursor, SENTENCE_EDGE)
  return -cursor.logShare
}

const costOfStop = (clause: string, witness: Witness): number =>
  costOfText(`${clause}。`, { witness }) - costOfText(clause, { witness })
