/**
 * The words of a sentence for which a word that looks or means much the same may be meant (解除问题,
 * 充足的生活), each with what speaks for it: how much better the other one goes with the words beside
 * it and with those further away in the clause, for three models. A forest says which of them are
 * faults (docs/decisions/faulty-sentences.md).
 */
import { companyOf } from '../../../tables/company.ts'
import { costOfCharacters } from '../../../tables/language.ts'
import type { Tables } from '../../../tables.ts'
import { pairSlot, UNKNOWN_WORD, wordCost, type Witness } from '../../../tables/witness.ts'
import { gainInstead, meanCost } from '../../../text/likeliestWords.ts'
import type { Word } from '../../../text/words.ts'
import { base } from '../clauseWords.ts'
import { QUALITIES, VERBS } from '../companionship.ts'
import { drawnBy } from '../rewordings/readClauses.ts'
import { idsOf, likeWords, type Ids, type Like } from './likeWords.ts'

/** A word, what may be meant by it, and the figures for the forest. */
export type Swap = { word: Word; instead: string; values: Float32Array }

/** UTF-16 units of a clause. */
const SHORTEST = 3
const LONGEST = 40
/** Of one word. */
const MOST_OTHERS = 3
/** What a word must gain with its partners, ln, to be looked at more closely; and what is much. */
const LEAST_GAIN = 3
const MUCH_GAIN = 8
/** So many words to either side may be its partners, so many characters are read along. */
const REACH = 8
const AROUND = 8
const MARK = /^[，。！？；：“”‘’《》…—、（）\s]+$/
const CONTENT = /^(?:[nvazlijs]|t$)/
const LOOKED_AT = 'nvaz'

/** A place of a clause: its word, and the words that may be partners before and behind it. */
type Seat = {
  own: Ids
  left: Ids
  right: Ids
  before: readonly Ids[]
  after: readonly Ids[]
  /** The clause, and where the word begins in it. */
  text: string
  start: number
  /** How many words of the clause our tables let it stand with, and how many they do not. */
  known: number
  refused: number
  isFirst: boolean
  isLast: boolean
}
/** How well a word goes with its neighbours, and with the best of its partners. */
type Fit = { seams: number[]; ties: number[] }
type Draft = { like: Like; fit: Fit; gain: number }

export function proposeSwaps(words: readonly Word[], tables: Tables): Swap[] {
  const ids = words.map(({ text }) => idsOf(text, tables))
  return words.flatMap((word, at) => {
    if (word.text.length !== 2 || !LOOKED_AT.includes(word.tag.charAt(0))) return []
    const seat = seatAt(words, ids, at, tables)
    return seat === null ? [] : swapsAt(seat, word, tables)
  })
}

function seatAt(
  words: readonly Word[],
  ids: readonly Ids[],
  at: number,
  tables: Tables,
): Seat | null {
  const own = ids[at]
  if (own === undefined || own.includes(UNKNOWN_WORD)) return null
  const isMark = (place: number) => MARK.test(words[place]?.text ?? '。')
  let from = at
  while (!isMark(from - 1)) from -= 1
  let to = at + 1
  while (!isMark(to)) to += 1
  const start = (words[at]?.start ?? 0) - (words[from]?.start ?? 0)
  const text = words
    .slice(from, to)
    .map((word) => word.text)
    .join('')
  if (text.length < SHORTEST || text.length > LONGEST) return null
  const edge = idsOf('。', tables)
  const partners = (first: number, end: number) =>
    ids.slice(first, end).filter((_, place) => CONTENT.test(words[first + place]?.tag ?? ''))
  const clause = words.slice(from, to)
  const said = words[at]
  const verb = said === undefined ? '' : base(said)
  return {
    own,
    known: clause.filter(
      (other) => VERBS.isKnown(verb, other.text) || QUALITIES.isKnown(verb, other.text),
    ).length,
    refused: clause.filter(
      (other) =>
        VERBS.whyNot(verb, other.text) !== undefined ||
        QUALITIES.whyNot(verb, other.text) !== undefined,
    ).length,
    left: from === at ? edge : (ids[at - 1] ?? edge),
    right: to === at + 1 ? edge : (ids[at + 1] ?? edge),
    before: partners(Math.max(from, at - REACH), at),
    after: partners(at + 1, Math.min(to, at + REACH + 1)),
    text,
    start,
    isFirst: from === at,
    isLast: to === at + 1,
  }
}

function swapsAt(seat: Seat, word: Word, tables: Tables): Swap[] {
  const witnesses = [tables.witness, tables.secondWitness]
  const own = fitOf(seat.own, seat, witnesses)
  const ownFit = sum(own.seams) + sum(own.ties)
  const drafts = likeWords(word, tables)
    .map((like): Draft => {
      const fit = fitOf(like.ids, seat, witnesses)
      return { like, fit, gain: sum(fit.seams) + sum(fit.ties) - ownFit }
    })
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((one, other) => other.gain - one.gain)
  const { text, start } = seat
  const near = text.slice(Math.max(0, start - AROUND), start)
  const next = text.slice(start + word.text.length, start + word.text.length + AROUND)
  const ownCompany = companyIn(text, start, word.text, tables)
  const ownCosts = aloneIn(witnesses, seat.own)
  const cost = drafts.length === 0 ? 0 : meanCost(text, tables)
  return drafts.slice(0, MOST_OTHERS).map(({ like, fit, gain }, rank): Swap => {
    const gains = witnesses.map((witness) =>
      gainInstead(near, word.text, like.text, next, { witness }),
    )
    const ofCharacters =
      costOfCharacters(tables.language, near + word.text + next) -
      costOfCharacters(tables.language, near + like.text + next)
    const costs = aloneIn(witnesses, like.ids)
    const commoner = ownCosts.map((cost, which) => cost - (costs[which] ?? 0))
    return {
      word,
      instead: like.text,
      values: Float32Array.of(
        ...gains,
        ofCharacters,
        companyIn(text, start, like.text, tables) - ownCompany,
        ...commoner,
        ...ownCosts,
        ...own.seams,
        ...fit.seams,
        ...own.ties,
        ...fit.ties,
        ownCompany,
        gain,
        rank,
        drafts.length,
        Math.min(...gains.map((each, which) => each - (commoner[which] ?? 0))),
        LOOKED_AT.indexOf(word.tag.charAt(0)),
        LOOKED_AT.indexOf(like.tag.charAt(0)),
        likeness(word.text, like),
        Number(seat.isFirst),
        Number(seat.isLast),
        text.length,
        seat.before.length,
        seat.after.length,
        ...bestPartner(like.ids, seat, witnesses),
        ...aloneIn(witnesses.slice(0, 1), seat.left),
        ...aloneIn(witnesses.slice(0, 1), seat.right),
        ownFit,
        sum(own.ties),
        Math.min(...gains, ofCharacters),
        sum(gains) + ofCharacters,
        drafts[0]?.gain ?? 0,
        drafts.filter((each) => each.gain > MUCH_GAIN).length,
        seat.known,
        seat.refused,
        cost,
      ),
    }
  })
}

const GROUPED = 3
/** 达到 and 到达 begin and end otherwise, 制造 and 制作 begin alike. */
function likeness(text: string, { text: other, isGrouped }: Like): number {
  if (isGrouped) return GROUPED
  return text[0] === other[0] ? 1 : text[1] === other[1] ? 2 : 0
}

function fitOf(ids: Ids, { left, right, before, after }: Seat, witnesses: Witness[]): Fit {
  const fit: Fit = { seams: [], ties: [] }
  witnesses.forEach((witness, which) => {
    const id = ids[which] ?? UNKNOWN_WORD
    fit.seams.push(
      drawnBy(witness, left[which] ?? UNKNOWN_WORD, id),
      drawnBy(witness, id, right[which] ?? UNKNOWN_WORD),
    )
    let [best, bestAfter] = [0, 0]
    for (const other of before)
      best = Math.max(best, tie(witness, other[which] ?? UNKNOWN_WORD, id))
    for (const other of after)
      bestAfter = Math.max(bestAfter, tie(witness, id, other[which] ?? UNKNOWN_WORD))
    fit.ties.push(best, bestAfter)
  })
  return fit
}

/**
 * The partner that the other word goes with so much better: both ties to it, how rare it is, and on
 * which side it stands.
 */
function bestPartner(ids: Ids, { own, before, after }: Seat, witnesses: Witness[]): number[] {
  let best = { theirs: 0, ours: 0, cost: 0, side: 0 }
  for (const [side, list] of [before, after].entries())
    for (const partner of list) {
      const tieOf = (word: Ids) =>
        sum(
          witnesses.map((witness, which) => {
            const [one, two] = [partner[which] ?? UNKNOWN_WORD, word[which] ?? UNKNOWN_WORD]
            return side === 0 ? tie(witness, one, two) : tie(witness, two, one)
          }),
        )
      const [theirs, ours] = [tieOf(ids), tieOf(own)]
      if (theirs - ours > best.theirs - best.ours)
        best = { theirs, ours, cost: aloneIn(witnesses, partner)[0] ?? 0, side: side + 1 }
    }
  return [best.theirs, best.ours, best.cost, best.side]
}

const alone = (witness: Witness, id: number): number => wordCost(witness, -1, UNKNOWN_WORD, id, -1)

const aloneIn = (witnesses: Witness[], ids: Ids): number[] =>
  witnesses.map((witness, which) => alone(witness, ids[which] ?? UNKNOWN_WORD))

/** How much likelier the second is behind the first than anywhere, ln; where they were seen so. */
function tie(witness: Witness, first: number, second: number): number {
  if (first === UNKNOWN_WORD || second === UNKNOWN_WORD) return 0
  const slot = pairSlot(witness, first, second)
  if (slot < 0) return 0
  return Math.max(0, alone(witness, second) - wordCost(witness, -1, first, second, slot))
}

/** How well the characters of a word keep company with the others of the clause. */
function companyIn(text: string, start: number, word: string, { company }: Tables): number {
  const behind = start + word.length
  const end = Math.min(text.length, behind + AROUND)
  let all = 0
  for (let at = Math.max(0, start - AROUND); at < end; at += 1) {
    if (at >= start && at < behind) continue
    const unit = text.charCodeAt(at)
    if (unit < 0x4e00 || unit > 0x9fff) continue
    for (let own = 0; own < word.length; own += 1)
      all += companyOf(company, word.charCodeAt(own), unit) / word.length
  }
  return all
}

const sum = (figures: readonly number[]): number =>
  figures.reduce((total, figure) => total + figure, 0)
