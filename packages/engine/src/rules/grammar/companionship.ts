/** Who goes with whom: the tables of `lexicon/companions`, made ready to be asked. */
import { DEEDS } from '../../lexicon/companions/deeds.ts'
import { DEEDS_OF_KEEPING } from '../../lexicon/companions/deedsOfKeeping.ts'
import { DEEDS_OF_SHOWING } from '../../lexicon/companions/deedsOfShowing.ts'
import { DEEDS_OF_WINNING } from '../../lexicon/companions/deedsOfWinning.ts'
import { DEGREES_OF } from '../../lexicon/companions/degrees.ts'
import {
  CLOTHES,
  FED,
  INSTRUMENTS,
  PLAYED,
  RIDDEN,
  TIDIED,
  VISITED,
  WEATHER,
} from '../../lexicon/companions/handlings.ts'
import type { Choosy } from '../../lexicon/companions/choosy.ts'
import { CHOOSY_AIMS } from '../../lexicon/companions/choosyAims.ts'
import { CHOOSY_DEEDS } from '../../lexicon/companions/choosyDeeds.ts'
import { CHOOSY_TRAITS } from '../../lexicon/companions/choosyTraits.ts'
import { DOINGS_OF_THINGS } from '../../lexicon/companions/doingsOfThings.ts'
import { FEELINGS } from '../../lexicon/companions/feelings.ts'
import { MANNERS } from '../../lexicon/companions/manners.ts'
import { NARROW_DEEDS, NARROW_TRAITS, type Narrow } from '../../lexicon/companions/narrow.ts'
import { NARROW_OUTCOMES } from '../../lexicon/companions/outcomes.ts'
import { NEAR_QUALITIES } from '../../lexicon/companions/nearQualities.ts'
import type { NearQualities } from '../../lexicon/companions/nearQuality.ts'
import { NEVER_DONE } from '../../lexicon/companions/neverDone.ts'
import { NEVER_MEANT } from '../../lexicon/companions/neverMeant.ts'
import { NEVER_DOING } from '../../lexicon/companions/neverDoing.ts'
import { NEVER_SAID } from '../../lexicon/companions/neverSaid.ts'
import { OTHER_DEEDS } from '../../lexicon/companions/otherDeeds.ts'
import { PERCEPTIONS } from '../../lexicon/companions/perceptions.ts'
import { TRAITS } from '../../lexicon/companions/traits.ts'
import type { Companions } from '../../lexicon/companions/companions.ts'
import { AKIN, type Scopes } from '../../lexicon/companions/scope.ts'
import { THINGS } from '../../lexicon/things.ts'
import { byWord } from '../../text/byWord.ts'
import { wordList } from '../../text/multiline.ts'

type Company = { taken: ReadonlySet<string>; said: string }
type Circle = { all: ReadonlySet<string>; nouns: ReadonlyMap<string, Company> }
/** What each row that names a word says of it. */
type Taste = readonly { refused: ReadonlySet<string>; named: string }[]
type Reach = readonly { kinds: ReadonlySet<string>; endings: ReadonlySet<string>; named: string }[]
/** By noun what it takes. */
type Near = readonly ReadonlyMap<string, readonly string[]>[]

type Companionship = {
  /** Every word that is choosy, or that some noun is choosy about. */
  words: ReadonlySet<string>
  /** Every noun that says whom it goes with. */
  nouns: ReadonlySet<string>
  /** Does some table let the two stand together? */
  isKnown: (word: string, noun: string) => boolean
  /** Does a list name words that are never said of this noun? */
  isRefusing: (noun: string) => boolean
  /** Does such a list name this word? */
  isNever: (word: string, noun: string) => boolean
  /** Does a table that is complete for the noun let the word stand with it? */
  isTaken: (word: string, noun: string) => boolean
  /** What to tell the pupil where the word is a stranger to the noun. */
  whyNot: (word: string, noun: string, isPlainlySaid?: boolean) => string | undefined
}

function companionship(
  tables: readonly Companions[],
  narrow: Narrow,
  choosy: Choosy,
  scopes: Scopes,
  never: typeof NEVER_SAID = [],
  near: NearQualities = [],
): Companionship {
  const circles = tables.map(circleOf)
  const few = byWord(
    narrow.map(([words, endings, named]) => [words, { endings: wordList(endings), named }]),
  )
  const tastes = byWord(
    choosy.map(([words, refused, named]) => [words, { refused: setOf(refused), named }]),
  )
  const reaches = byWord(
    scopes.map(([words, kinds, endings, named]) => [
      words,
      { kinds: withKin(kinds), endings: setOf(endings), named },
    ]),
  )
  const refusals = byWord(
    never.map(([nouns, words, said]) => [nouns, { words: setOf(words), said }]),
  )
  const nearOnes = byWord(near.map(({ all, rows }) => [all, takenIn(rows)]))
  /** What to say of the noun instead of a word that is never said of it. 产品质量 is a 质量. */
  const saidInstead = (noun: string, word: string): string | undefined =>
    (refusals.get(noun) ?? (noun.length === 4 ? refusals.get(noun.slice(2)) : undefined))?.findLast(
      ({ words }) => words.has(word),
    )?.said
  const companyOf = (word: string, noun: string): Company[] =>
    circles.flatMap(({ all, nouns }) => {
      const company = all.has(word) ? nouns.get(noun) : undefined
      return company === undefined ? [] : [company]
    })
  const isTaken = (word: string, noun: string): boolean =>
    companyOf(word, noun).some(({ taken }) => taken.has(word))
  return {
    words: new Set([
      ...circles.flatMap(({ all }) => [...all]),
      ...few.keys(),
      ...tastes.keys(),
      ...reaches.keys(),
      ...nearOnes.keys(),
      ...never.flatMap(([, words]) => wordList(words)),
    ]),
    nouns: new Set(circles.flatMap(({ nouns }) => [...nouns.keys()])),
    isKnown: (word, noun) =>
      endingsOf(noun).some((ending) => isTaken(word, ending)) ||
      (reaches.has(word) &&
        kindsOf(noun) !== undefined &&
        !isOutOfReach(reaches.get(word), noun)) ||
      (tastes.has(word) && kindsOf(noun) !== undefined && !isRefused(tastes.get(word), noun)),
    isRefusing: (noun) => refusals.has(noun),
    isNever: (word, noun) => saidInstead(noun, word) !== undefined,
    isTaken,
    whyNot: (word, noun, isPlainlySaid = false) => {
      const said = isPlainlySaid
        ? (saidInstead(noun, word) ?? nearerOnes(nearOnes.get(word) ?? [], word, noun))
        : undefined
      if (said !== undefined) return `和“${noun}”搭配的是${quoted(said)}，选一个合适的换上。`
      const company = companyOf(word, noun)
      if (company.some(({ taken }) => taken.has(word))) return undefined
      const [first] = company
      if (first !== undefined) return `和“${noun}”搭配的是${quoted(first.said)}，选一个合适的换上。`
      const things = few.get(word)?.at(-1)
      const isFew = things?.endings.some((ending) => noun.endsWith(ending)) === false
      const taste = tastes.get(word)
      const reach = reaches.get(word)
      const named = isFew
        ? things.named
        : isRefused(taste, noun)
          ? taste?.at(-1)?.named
          : isPlainlySaid && isOutOfReach(reach, noun)
            ? reach?.[0]?.named
            : undefined
      return named && `“${word}”常常和${quoted(named)}这样的词在一起。换一个合适的词。`
    },
  }
}

/** The kinds of every noun that has one; nouns of the same kinds share their set. */
const KINDS = new Map<string, ReadonlySet<string>>()
const sets = new Map<string, ReadonlySet<string>>()
for (const [noun, kinds] of byWord(THINGS.map(([kind, nouns]) => [nouns, kind]))) {
  const key = kinds.join(' ')
  const set = sets.get(key) ?? new Set(kinds)
  sets.set(key, set)
  KINDS.set(noun, set)
}

/** Endings that tell the kind alone: 白衬衫 is a 衫, a 浪花 no 花. */
const TELLING = new Set('衫鞋靴裤裙袜琴笛歌汤粥饼伞鸟')
/** A noun that no table names takes the kinds of its longest ending that one does. */
export function kindsOf(noun: string): ReadonlySet<string> | undefined {
  for (let from = 0; from < noun.length; from += 1) {
    const ending = noun.slice(from)
    const kinds = KINDS.get(ending)
    if (kinds !== undefined && (from === 0 || ending.length > 1 || TELLING.has(ending)))
      return kinds
  }
  return undefined
}

const ALIVE = ['person', 'people', 'animal', 'bird', 'fish', 'insect']

/** It can do things: 参加了马拉松的老师. */
export const isAlive = (noun: string): boolean => ALIVE.some((kind) => KINDS.get(noun)?.has(kind))

/** 校园环境 is an 环境. */
const endingsOf = (noun: string): string[] => [...noun.slice(1)].map((_, from) => noun.slice(from))

/** A noun of several kinds is refused where all of them are. */
function isRefused(taste: Taste | undefined, noun: string): boolean {
  const kinds = kindsOf(noun)
  return (
    kinds !== undefined &&
    taste !== undefined &&
    [...kinds].every((kind) => taste.some(({ refused }) => refused.has(kind)))
  )
}

/** A noun of several kinds is in reach where one of them is. */
function isOutOfReach(reach: Reach | undefined, noun: string): boolean {
  const own = kindsOf(noun)
  if (own === undefined || reach === undefined) return false
  return !reach.some(
    ({ kinds, endings }) => [...own].some((kind) => kinds.has(kind)) || endsIn(noun, endings),
  )
}

function endsIn(noun: string, endings: ReadonlySet<string>): boolean {
  if (endings.has(noun)) return true
  // An ending of one character is the noun itself: no 信心 is a 心.
  for (let from = 1; from < noun.length - 1; from += 1)
    if (endings.has(noun.slice(from))) return true
  return false
}

function withKin(kinds: string): ReadonlySet<string> {
  return new Set(wordList(kinds).flatMap((kind) => [kind, ...(AKIN.get(kind) ?? [])]))
}

function takenIn(rows: NearQualities[number]['rows']): Near[number] {
  return new Map(
    rows.flatMap(([nouns, taken]) => {
      const words = wordList(taken)
      return wordList(nouns).map((noun) => [noun, words] as const)
    }),
  )
}

/** What the noun takes instead, where the groups of the word that name the noun leave it out. */
function nearerOnes(groups: Near, word: string, noun: string): string | undefined {
  const rows = groups.flatMap((takenBy) => {
    for (let from = 0; from < noun.length; from += 1) {
      const taken = noun.length - from > 1 || from === 0 ? takenBy.get(noun.slice(from)) : undefined
      if (taken !== undefined) return [taken]
    }
    return []
  })
  const [first] = rows
  return first === undefined || rows.some((taken) => taken.includes(word))
    ? undefined
    : first.slice(0, 2).join(' ')
}

const setOf = (words: string): ReadonlySet<string> => new Set(wordList(words))

const quoted = (words: string): string => `“${wordList(words).join('”“')}”`

function circleOf({ all, rows }: Companions): Circle {
  const nouns = new Map<string, Company>()
  for (const [names, words, said] of rows) {
    const company = { taken: setOf(words), said }
    for (const noun of wordList(names)) nouns.set(noun, company)
  }
  return { all: setOf(all), nouns }
}

export const VERBS = companionship(
  [
    DEEDS,
    OTHER_DEEDS,
    DEEDS_OF_KEEPING,
    DEEDS_OF_SHOWING,
    DEEDS_OF_WINNING,
    PERCEPTIONS,
    CLOTHES,
    INSTRUMENTS,
    WEATHER,
    PLAYED,
    FED,
    RIDDEN,
    TIDIED,
    VISITED,
  ],
  NARROW_DEEDS,
  [...CHOOSY_DEEDS, ...CHOOSY_AIMS],
  [],
  [...NEVER_DONE, ...NEVER_MEANT].map(([verbs, nouns, said]) => [nouns, verbs, said] as const),
)
export const QUALITIES = companionship(
  [TRAITS, FEELINGS, DEGREES_OF],
  NARROW_TRAITS,
  CHOOSY_TRAITS,
  [],
  NEVER_SAID,
  NEAR_QUALITIES,
)
/** What things do by themselves: 河水 流淌. */
export const DOINGS = companionship([], [], [], DOINGS_OF_THINGS, NEVER_DOING)
/** What may stand behind a verb and 得. */
export const OUTCOMES = companionship([{ all: TRAITS.all, rows: MANNERS }], NARROW_OUTCOMES, [], [])

const FEELINGS_ALL = setOf(FEELINGS.all)
export const isFeeling = ({ text }: { text: string }): boolean => FEELINGS_ALL.has(text)

export const isListed = (noun: string): boolean =>
  VERBS.nouns.has(noun) || QUALITIES.nouns.has(noun) || KINDS.has(noun)
