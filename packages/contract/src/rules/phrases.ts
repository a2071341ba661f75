/** Which sentences of a remark its teacher may want again, and how one is found. */
import { LEARNED_PHRASE_MAX_LENGTH, LEARNED_PHRASE_MIN_LENGTH } from '../terms/limits.ts'
import { beginsWithPinyin, holdsPinyin, wantedOf } from './pinyin.ts'
import { sentenceRanges } from './sentences.ts'

/** What quotes, counts or points at a paragraph speaks of one essay. */
const OF_ONE_ESSAY = /[“”‘’「」《》\d]|第[一二三四五六七八九十]+[段稿句处]/u

/** `drafted`: the machine's sentences, which are nothing to learn from. */
export function phrasesOf(
  remark: string,
  { studentName, drafted }: { studentName: string; drafted: readonly string[] },
): string[] {
  const sentences = remark
    .split('\n')
    .flatMap((line) => sentenceRanges(line).map(({ start, end }) => line.slice(start, end).trim()))
  const machines = drafted.join('')
  return [...new Set(sentences)].filter(
    (sentence) =>
      sentence.length >= LEARNED_PHRASE_MIN_LENGTH &&
      sentence.length <= LEARNED_PHRASE_MAX_LENGTH &&
      !OF_ONE_ESSAY.test(sentence) &&
      !machines.includes(sentence) &&
      !namesOf(studentName).some((name) => sentence.includes(name)),
  )
}

/** The whole name, and what a pupil is called by. */
function namesOf(name: string): string[] {
  return [name, name.slice(1), name.slice(-2)].filter((part) => part.length > 1)
}

/** Spaces and case do not count: as they are typed, xj, xijie and xiej all find 细节. */
export function findPhrases<T extends { text: string; pinyin: string }>(
  phrases: readonly T[],
  sought: string,
): T[] {
  const wanted = wantedOf(sought)
  if (wanted === '') return [...phrases]
  const begins = (phrase: T) =>
    phrase.text.startsWith(wanted) || beginsWithPinyin(phrase.pinyin, wanted)
  const found = phrases.filter(
    (phrase) => phrase.text.toLowerCase().includes(wanted) || holdsPinyin(phrase.pinyin, wanted),
  )
  // Whoever types its first letters means the phrase that begins with them.
  return [...found.filter(begins), ...found.filter((phrase) => !begins(phrase))]
}
