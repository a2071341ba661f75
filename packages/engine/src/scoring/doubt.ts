/**
 * Whether a clause would be much likelier with another character, one word less or two words turned
 * about: not likely enough to call it wrong, too likely to praise it as it stands.
 */
import { MIXED_UP } from '../lexicon/mixedUp.ts'
import { FIRST_UNIT, LOOKS_ALIKE, OTHER_SOUND, SAME_SYLLABLE } from '../tables/characters.ts'
import { mayBegin, wordFrequency, type Tables } from '../tables.ts'
import { costOfText, likeliestWords, type CostedWord } from '../text/likeliestWords.ts'

/** What one edit may gain (−ln p) before there is doubt; a fault takes far more. */
const DOUBT = { de: 0.5, character: 2.2, word: 5, left: 9.5, handling: 6, turned: 8 }
/** Words on each side that an edit is weighed with. */
const AROUND = 3
const LONGEST_CLAUSE = 60
const PARTICLES = /[的地得]/
const HANDLING = /^[把被使让]$/

/** Small words that slip in where none belongs. */
const SMALL = new Set(
  [
    '的 地 得 了 着 是 在 把 被 有 从 和 而 且 而且 但 但是 所以 因为 由于 都 也 还 又 才 给 使 让 对 为',
    '以后 之后 左右 以上 最后 终于 大概 肯定 几乎 从来 经常 往往 总是 原因 忽然 突然 否则 的话 虽然 如果',
  ]
    .join(' ')
    .split(' '),
)

/** `least`: how many times as much an edit must gain. */
export function isInDoubt(text: string, tables: Tables, least = 1): boolean {
  if (text.length > LONGEST_CLAUSE) return false
  const words = likeliestWords(text, tables)
  const clause: Clause = { text, words, costs: new Map(), least }
  return (
    isAnotherCharacterLikelier(clause, tables) ||
    words.some((_, at) => isLikelierWithout(clause, at, tables)) ||
    words.some((_, at) => isLikelierTurned(clause, at, tables))
  )
}

/** `costs`: of stretches as they stand, which many edits are held against; `least`: see isInDoubt. */
type Clause = {
  text: string
  words: readonly CostedWord[]
  costs: Map<string, number>
  least: number
}

/** The words around [from, to), and how much cheaper they become with `instead`. */
function gain(
  { text, words, costs }: Clause,
  edit: { from: number; to: number; start: number; end: number; instead: string },
  tables: Tables,
): number {
  const start = words[Math.max(0, edit.from - AROUND)]?.start ?? 0
  const end = words[Math.min(words.length - 1, edit.to + AROUND)]?.end ?? text.length
  const written = text.slice(start, end)
  const cost = costs.get(written) ?? costOfText(written, tables)
  costs.set(written, cost)
  return (
    cost -
    costOfText(text.slice(start, edit.start) + edit.instead + text.slice(edit.end, end), tables)
  )
}

function isAnotherCharacterLikelier(clause: Clause, tables: Tables): boolean {
  const { text, words } = clause
  return words.some((word, at) => {
    for (let place = word.start; place < word.end; place += 1) {
      for (const instead of MIXED_UP.get(text.charAt(place)) ?? '') {
        const edit = { from: at, to: at, start: place, end: place + 1, instead }
        const asked = PARTICLES.test(instead) ? DOUBT.de : DOUBT.character
        if (gain(clause, edit, tables) > asked * clause.least) return true
      }
      if (word.end === word.start + 1 && isAnotherWordLikelier(clause, at, tables)) return true
    }
    return false
  })
}

/** 否任: a character that makes no word here, and another of its sound that makes one. */
function isAnotherWordLikelier(clause: Clause, at: number, tables: Tables): boolean {
  const { text, words } = clause
  const place = words[at]?.start ?? 0
  const { first, units, kinds } = tables.characters
  const from = text.charCodeAt(place) - FIRST_UNIT
  if (from < 0 || from >= first.length - 1) return false
  const [left, right] = [text.charCodeAt(place - 1), text.charCodeAt(place + 1)]
  for (let entry = first[from] ?? 0; entry < (first[from + 1] ?? 0); entry += 1) {
    const kind = kinds[entry] ?? OTHER_SOUND
    if ((kind & (LOOKS_ALIKE - 1)) > SAME_SYLLABLE && (kind & LOOKS_ALIKE) === 0) continue
    const unit = units[entry] ?? 0
    if (!isWordOfTwo(tables, left, unit) && !isWordOfTwo(tables, unit, right)) continue
    const instead = String.fromCharCode(unit)
    const edit = { from: at, to: at, start: place, end: place + 1, instead }
    if (gain(clause, edit, tables) > DOUBT.word * clause.least) return true
  }
  return false
}

/** Beyond either end of the text there is NaN, which begins no word. */
function isWordOfTwo(tables: Tables, unit: number, next: number): boolean {
  return mayBegin(tables, unit, next) && wordFrequency(tables, String.fromCharCode(unit, next)) > 0
}

function isLikelierWithout(clause: Clause, at: number, tables: Tables): boolean {
  const { text, words } = clause
  const word = words[at]
  if (word === undefined || !SMALL.has(text.slice(word.start, word.end))) return false
  const edit = { from: at, to: at, start: word.start, end: word.end, instead: '' }
  return (
    gain(clause, edit, tables) >
    (HANDLING.test(text.slice(word.start, word.end)) ? DOUBT.handling : DOUBT.left) * clause.least
  )
}

function isLikelierTurned(clause: Clause, at: number, tables: Tables): boolean {
  const { text, words } = clause
  const [one, other] = [words[at], words[at + 1]]
  if (one === undefined || other === undefined || one.cost + other.cost < 2 * DOUBT.turned)
    return false
  const instead = text.slice(other.start, other.end) + text.slice(one.start, one.end)
  const edit = { from: at, to: at + 1, start: one.start, end: other.end, instead }
  return gain(clause, edit, tables) > DOUBT.turned * clause.least
}
