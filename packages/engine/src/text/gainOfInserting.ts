/**
 * How much likelier, in nats, a text is with a word put in: by its characters, and by two models of
 * words together. Below nothing: the text is better off without it.
 */
import type { Tables } from '../tables.ts'
import { costOfCharacters, type LanguageTable } from '../tables/language.ts'
import { gainInstead } from './likeliestWords.ts'
import type { Word } from './words.ts'

const CHARACTERS_AROUND = 6

type Gain = { ofCharacters: number; ofWords: number }

/** `word` before the word at `at`. */
export function gainOfInserting(
  words: readonly Word[],
  at: number,
  word: string,
  tables: Tables,
): Gain {
  const joined = (from: number, to: number) => textOf(words, from, to)
  const [near, next] = [joined(at - 2, at), joined(at, at + 3)]
  return {
    ofCharacters: charactersGain(words, at, word, tables),
    ofWords: [tables.witness, tables.secondWitness]
      .map((witness) => gainInstead(near, '', word, next, { witness }))
      .reduce((sum, gain) => sum + gain, 0),
  }
}

/** The first of the two alone, which costs little. */
export function charactersGain(
  words: readonly Word[],
  at: number,
  word: string,
  { language }: Tables,
): number {
  const left = textOf(words, at - CHARACTERS_AROUND, at).slice(-CHARACTERS_AROUND)
  const right = textOf(words, at, at + CHARACTERS_AROUND).slice(0, CHARACTERS_AROUND)
  return gainBetween(left, right, word, language)
}

function gainBetween(left: string, right: string, word: string, language: LanguageTable): number {
  return costOfCharacters(language, left + right) - costOfCharacters(language, left + word + right)
}

const textOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join('')

const WORDS_AROUND = 5

/** Both together for a place between two characters, whatever words the text was cut into. */
export function gainAt(text: string, at: number, word: string, tables: Tables): number {
  const left = text.slice(Math.max(0, at - CHARACTERS_AROUND), at)
  const right = text.slice(at, at + CHARACTERS_AROUND)
  const ofCharacters = gainBetween(left, right, word, tables.language)
  return [tables.witness, tables.secondWitness]
    .map((witness) =>
      gainInstead(left.slice(-WORDS_AROUND), '', word, right.slice(0, WORDS_AROUND), { witness }),
    )
    .reduce((sum, gain) => sum + gain, ofCharacters)
}
