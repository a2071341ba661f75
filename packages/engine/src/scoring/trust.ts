/**
 * Which stretches of an essay may be praised. Nothing is quoted with approval from a clause that
 * holds a fault, from words of the task or an order to the grader, or from a clause of which the
 * engine is in doubt (doubt.ts). What is praised must read well besides: each word expected where
 * it stands, nothing that the spelling model would so much as think of changing. The more faults an
 * essay holds the more is asked, for where some were found there are others.
 */
import { PARTICLES } from '../rules/spelling/model/editFeatures.ts'
import { readFreely } from '../rules/spelling/model/readings.ts'
import { countHan, shareOf } from '../text/characters.ts'
import type { Clause, Document, Sentence } from '../text/document.ts'
import { likeliestWords } from '../text/likeliestWords.ts'
import type { Word } from '../text/words.ts'
import type { Mark, Span, Task } from '../types.ts'
import { isInDoubt } from './doubt.ts'
import { isOrder } from './promptInjection.ts'
import { isBroken, isHalf } from './soundness.ts'

/**
 * `sound`: may be praised. In an essay of many faults `sure` is sound with room to spare. `shaped` is
 * asked of a figure of speech, whose words are seldom those one expects. `vouched`
 * is asked of a sentence whose shape speaks for it already (scoring/goodWriting). Where
 * nothing sound is left, what would be sound in a clean essay may be quoted (`fair`), then what
 * shows no fault (`passable`).
 */
export type Trust = (
  span: Span,
  least?: 'sure' | 'sound' | 'shaped' | 'vouched' | 'fair' | 'passable',
) => boolean

/**
 * What a clause may show and still be praised. `odds`, `choice`, `particle`: ln odds of the
 * likeliest other character, by the forest, by what stands around, and of 的, 地 and 得. `gain`: of
 * any other reading under the witness. `cost`: mean of a character; `single`: of the dearest word
 * of one character.
 */
type Limits = {
  odds: number
  choice: number
  particle: number
  gain: number
  cost: number
  single: number
}

/** Where nothing at all was found in a whole essay; where hardly anything was written. */
const IN_CLEAN: Limits = {
  odds: -0.5,
  choice: 3,
  particle: 1,
  gain: Infinity,
  cost: 7.5,
  single: 14,
}
const WHOLE = 300 // Chinese characters
const IN_SHORT: Limits = {
  odds: -1,
  choice: 2,
  particle: 0.5,
  gain: Infinity,
  cost: 6.6,
  single: 13,
}
const IN_FAULTY: Limits = {
  odds: -2,
  choice: 0,
  particle: -0.5,
  gain: 1.5,
  cost: 4.8,
  single: 10.5,
}
/** The same with room to spare. */
const SURE_IN_FAULTY: Limits = { ...IN_FAULTY, odds: -3, choice: -1, particle: -1, gain: 0 }
const FAIR: Limits = {
  odds: -1.5,
  choice: 1,
  particle: 0,
  gain: Infinity,
  cost: 6.2,
  single: 12,
}
/** Vivid words are rare ones: where the shape speaks for a sentence they are no reason to doubt it. */
const RARE_WORDS = { cost: IN_CLEAN.cost, single: IN_CLEAN.single }
const SHAPED_IN_FAULTY: Limits = { ...IN_FAULTY, ...RARE_WORDS }
const VOUCHED_IN_FAULTY: Limits = { ...FAIR, ...RARE_WORDS }
/** More faults and questions in 100 characters than these, and what is asked then. */
const LIMITS: readonly (readonly [above: number, limits: Limits])[] = [
  [0.5, IN_FAULTY],
  [0.2, FAIR],
  [0, FAIR],
]
/** How much more an edit must gain before a sentence is doubted that is vouched for. */
const GREAT_DOUBT = 2
const PARTICLE = /[的地得]/
const NOTHING_ELSE: Omit<Otherwise, 'at'> = {
  odds: -Infinity,
  choice: -Infinity,
  particle: -Infinity,
  gain: -Infinity,
}
/** 簌簌, 笑眯眯, 一味, 三下: how something is done. */
const MANNER = /(.)\1$|(.).\2.$|^一[味直再个]|^[几两三]下$|下$/
const THOUGHT_OF = 1
/** Which of them was meant no model tells: 最难的是黄鹂，他的声音会拐弯. */
const PEOPLE = /[他她]/
const THINGS = /它/
/** 流了下来, 走着: after a verb that cannot be a name. */
const UNDER_WAY = /^(?:[了着过]|[起下出进上回过]?[来去])/
/** A shorter stretch of the task may well be the pupil's own. */
const FROM_TASK = 8

export function trustIn(document: Document, marks: readonly Mark[], task: Task): Trust {
  const asked = (task.title + task.requirement).replaceAll(/[^\u4e00-\u9fff]/g, '')
  const worked = marks.filter(({ kind }) => kind !== 'strength' && kind !== 'advice')
  const strict = limitsOf(document, worked)
  const limits = {
    sure: strict === IN_FAULTY ? SURE_IN_FAULTY : strict,
    sound: strict,
    shaped: strict === IN_FAULTY ? SHAPED_IN_FAULTY : strict,
    vouched: strict === IN_FAULTY ? VOUCHED_IN_FAULTY : strict,
    fair: FAIR,
  }
  const mixesPronouns =
    strict === IN_FAULTY &&
    [PEOPLE, THINGS].every((pronoun) => document.paragraphs.some(({ text }) => pronoun.test(text)))
  const doubts = remembered((text) => isInDoubt(text, document.tables))
  const doubtsGreatly = remembered((text) => isInDoubt(text, document.tables, GREAT_DOUBT))
  const otherwise = remembered((text) => otherwiseIn(text, document))
  const surprise = remembered((text) => surpriseOf(text, document))
  const isExpected = (allowed: Limits, { text }: Clause) => {
    const { cost, dearest } = surprise(text)
    return cost <= allowed.cost * text.length && dearest <= allowed.single
  }
  const isAsMeant = (allowed: Limits, sentence: Sentence, { start, end }: Clause) =>
    otherwise(sentence.text).every(
      ({ at, odds, choice, particle, gain }) =>
        at + sentence.start < start ||
        at + sentence.start >= end ||
        (odds <= allowed.odds &&
          choice <= allowed.choice &&
          particle <= allowed.particle &&
          gain <= allowed.gain),
    )
  const readsPlainly = (allowed: Limits, sentence: Sentence, span: Span) =>
    !isHalf(sentence.text) &&
    !isTornOff(sentence, span) &&
    within(sentence, span).every((clause) => !isBroken(clause.text) && isExpected(allowed, clause))
  return (span, least = 'sound') => {
    const sentences = (document.paragraphs[span.paragraph]?.sentences ?? []).filter(
      ({ start, end }) => start < span.end && end > span.start,
    )
    const clauses = sentences
      .filter(({ text }) => !isOrder(text))
      .flatMap((sentence) => within(sentence, span))
    const spoken = sentences.flatMap(({ words }) =>
      words.filter(({ start, end }) => start < span.end && end > span.start),
    )
    return (
      clauses.length > 0 &&
      !holdsDoubtfulParticle(spoken) &&
      !(mixesPronouns && [PEOPLE, THINGS].some((pronoun) => pronoun.test(span.quote))) &&
      !isFromTask(span.quote, asked) &&
      clauses.every(
        ({ start, end }) =>
          !worked.some(
            (mark) => mark.paragraph === span.paragraph && mark.start <= end && mark.end >= start,
          ),
      ) &&
      // From the cheapest question to the dearest.
      (least === 'passable' ||
        sentences.every((sentence) => readsPlainly(limits[least], sentence, span))) &&
      clauses.every(
        ({ text }) =>
          !(least === 'vouched' && strict === IN_CLEAN ? doubtsGreatly(text) : doubts(text)),
      ) &&
      (least === 'passable' ||
        sentences.every((sentence) =>
          within(sentence, span).every((clause) => isAsMeant(limits[least], sentence, clause)),
        ))
    )
  }
}

function within({ clauses }: Sentence, span: Span): Clause[] {
  return clauses.filter(({ start, end }) => start < span.end && end > span.start)
}

function limitsOf(document: Document, worked: readonly Mark[]): Limits {
  const han = document.paragraphs.reduce((sum, { text }) => sum + countHan(text), 0)
  const dirt = shareOf(
    worked.filter(({ kind }) => kind === 'fault' || kind === 'query').length * 100,
    han,
  )
  return LIMITS.find(([above]) => dirt > above)?.[1] ?? (han < WHOLE ? IN_SHORT : IN_CLEAN)
}

/** What a clause costs, and the dearest of its words of one character. */
function surpriseOf(text: string, { tables }: Document): { cost: number; dearest: number } {
  const words = likeliestWords(text, tables)
  return {
    cost: words.reduce((sum, { cost }) => sum + cost, 0),
    dearest: words
      .filter((word) => word.end === word.start + 1)
      .reduce((most, { cost }) => Math.max(most, cost), 0),
  }
}

/** The highest that the models would say for any change, at each place of a sentence. */
type Otherwise = {
  at: number
  odds: number
  choice: number
  particle: number
  gain: number
}

/**
 * Nothing is protected here: names and quotations may be wrong as well. Who writes 地 or 得 has
 * thought of it; 的 is what slips from the pen.
 */
function otherwiseIn(text: string, { tables, names }: Document): Otherwise[] {
  const thoughtOf = (at: number) => (text.charAt(at) === '的' ? 0 : THOUGHT_OF)
  const { others, edits } = readFreely(text, tables, names)
  const changes = edits.map(({ start, group, choice, odds }): Otherwise =>
    group === PARTICLES
      ? { ...NOTHING_ELSE, at: start, particle: choice - thoughtOf(start) }
      : { ...NOTHING_ELSE, at: start, odds, choice },
  )
  return [
    ...changes,
    ...others.map(({ at, to, gain }) =>
      PARTICLE.test(to)
        ? { ...NOTHING_ELSE, at, particle: gain - thoughtOf(at) }
        : { ...NOTHING_ELSE, at, gain },
    ),
  ]
}

/** 三下两下的扫, 晒的滚烫, 会在把桌子: 地, 得 and 再 stand before what comes next far more often. */
function holdsDoubtfulParticle(words: readonly Word[]): boolean {
  return words.some(({ text, tag, end }, at) => {
    const [before, after] = [words[at - 1], words[at + 1]]
    if (after === undefined || after.start !== end) return false
    // 长长的吹: some such words are cut with their 的.
    if (/.的$/.test(text)) return tag === 'z' && after.tag === 'v' && after.text !== '是'
    if (before === undefined) return false
    if (text === '在') return /^(?:把|也|次|不)$/.test(after.text)
    if (text !== '的' || tag === 'x') return false
    const isManner = MANNER.test(before.text) || words[at - 2]?.text === before.text
    const isUnderWay = UNDER_WAY.test(words[at + 2]?.text ?? '')
    const isDegree = /^[azo]/.test(after.tag) || /^(?:(.)\1|[很太])/.test(after.text)
    return (
      (after.tag === 'v' && after.text !== '是' && isManner) ||
      (isUnderWay && /^[adiz]/.test(before.tag)) ||
      (before.tag === 'v' && isDegree)
    )
  })
}

/** A cause quoted from the middle of a sentence may belong to what stands before it. */
function isTornOff(sentence: Sentence, { start, quote }: Span): boolean {
  return start > sentence.start && /^(?:因为|由于|所以|因此)/.test(quote)
}

function isFromTask(quote: string, asked: string): boolean {
  const words = quote.replaceAll(/[^\u4e00-\u9fff]/g, '')
  return words.length >= FROM_TASK && asked.includes(words)
}

function remembered<Value>(find: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const value = known.get(text) ?? find(text)
    known.set(text, value)
    return value
  }
}
