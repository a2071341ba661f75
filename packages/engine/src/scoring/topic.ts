/**
 * How far an essay speaks of what the task asks for, by the task's own words and what belongs to
 * their theme. Rare words say more about a topic than common ones. Nobody is called off topic for a
 * task that names nothing in particular (编一个故事, 写一篇日记).
 */
import { findGenre } from '@zhupi/contract/terms/genres.ts'
import { ABSTRACT_THINGS } from '../lexicon/abstractThings.ts'
import { THEMES } from '../lexicon/themes.ts'
import { tagOf, wordFrequency, type Tables } from '../tables.ts'
import { countHan, shareOf } from '../text/characters.ts'
import type { Essay } from '../types.ts'
import { saidOf, type SaidOf } from './saidOfTitles.ts'
import { asWritten, readTask, type TaskWords } from './taskWords.ts'
import { hearWitnesses, type Witnesses } from './topicWitnesses.ts'

export type Topic = SaidOf & {
  /** Words of the task (or, without a task, of the title) that the essay uses. */
  hits: string[]
  /** The task has a title. */
  isNamed: boolean
  /** No task was set: the essay is held against its own title. */
  isFree: boolean
  /** Words of the task's title that it does not use. */
  missed: string[]
  /** 0 = nothing in common, 1 = wholly on topic; null = there is no task to hold it against. */
  fit: number | null
  isOffTopic: boolean
  /** One witness alone speaks against it: 切题 falls, and nobody is accused. */
  isDoubtful: boolean
  /** By what words the task calls up its subject: 妈妈, 足球. */
  subject: string[]
  /** The pupil's own title takes up the task: the essay at least set out for it. */
  isTitled: boolean
  /** The task names nothing in particular. */
  isOpen: boolean
}

const ENOUGH_CHARACTERS = 60
/** Fewer words than this leave it open what an essay is to be about. */
const ENOUGH_WORDS = 2
/** Of all that the task names, the share below which its words are missing … */
const OFF_TOPIC = 0.15
/** … also where a field is missing altogether, though the requirement's words occur by chance. */
const OFF_TOPIC_WITHOUT_FIELD = 0.25
const OFF_TOPIC_UNKNOWN = 0.08
/** Where there are but the words of a requirement: a story's frame differs from pupil to pupil. */
const OFF_TOPIC_UNNAMED = 0.05
/** What a key word's theme must reach to say that the essay took it up. */
const TAKEN_UP = 0.3
const ENOUGH_KEYS = 3
const ENOUGH_UNNAMED = 5
/** A task that names little leaves the fit open. */
const OPEN_FIT = 0.6
/**
 * What returning to the topic is worth of a fit, and how many returns in 100 characters are many.
 */
const RETURNING = 0.3
const OFTEN = 0.6
/** What moving in the task's field is worth, where its words are not said. */
const FIELD_HELD = 0.8
/** About a paragraph of a pupil's, in UTF-16 units. */
const STRETCH = 130
const EMPTY_CHARACTERS = '的我你他她它一个这那是有了在和与不之篇人'

/** `share`: how far the essay takes the word up, 0–1. */
type Key = { word: string; weight: number; share: number }

/** What the topic is judged by. */
type View = TaskWords & {
  essay: Essay
  text: string
  han: number
  keys: readonly Key[]
  /** Of all that the task names, by weight, what the essay takes up. */
  share: number
  saysEnough: boolean
  witnesses: Witnesses
  /** Two of the words that name the topic are things that can be seen or touched. */
  namesThings: boolean
}

export function measureTopic(essay: Essay, text: string, tables: Tables): Topic {
  const { title } = essay
  const task = readTask(essay, tables)
  const words = isFree(essay)
    ? { ...task, named: task.named.map((word) => asWritten(word, text, tables)) }
    : task
  const { named, asked } = words
  const han = countHan(text)
  const keyOf = (word: string, importance: number): Key => {
    const rare = Math.max(1, Math.log(1_000_000 / (wordFrequency(tables, word) + 50)))
    return { word, weight: importance * rare, share: shareOfKey(word, text, han) }
  }
  const keys = [...named.map((word) => keyOf(word, 2)), ...asked.map((word) => keyOf(word, 1))]
  if (keys.length === 0) return openTopic(essay, text, hearWitnesses(essay, text, words), tables)

  const all = keys.reduce((sum, key) => sum + key.weight, 0)
  const met = keys.reduce((sum, key) => sum + key.weight * key.share, 0)
  const view: View = {
    ...words,
    essay,
    text,
    han,
    keys,
    share: shareOf(met, all),
    saysEnough: new Set(keys.map((key) => key.word)).size >= ENOUGH_WORDS,
    witnesses: hearWitnesses(essay, text, words),
    namesThings:
      named.filter(
        (word) =>
          word.length > 1 && tagOf(tables, word).startsWith('n') && !ABSTRACT_THINGS.has(word),
      ).length > 1,
  }
  const fit = fitOf(view)
  const misses = isOff(view)
  // A title of one's own is often an image (缺角的月亮): it is asked about, and nobody is accused.
  const isOffTopic = misses && !isFree(essay)
  const written = title + '\n' + text
  return {
    hits: keys.filter((key) => text.includes(key.word)).map((key) => key.word),
    isNamed: essay.task.title !== '' || isFree(essay),
    isFree: isFree(essay),
    ...saidOf(essay, text, tables),
    missed: named.filter((word) => !written.includes(word)),
    fit: isOffTopic || view.saysEnough ? fit : OPEN_FIT + (1 - OPEN_FIT) * fit,
    isOffTopic,
    isDoubtful: !isOffTopic && (misses || isDoubtful(view)),
    subject: view.witnesses.subject,
    isTitled: named.some((word) => title.includes(word)),
    isOpen: false,
  }
}

function isFree({ task }: Essay): boolean {
  return task.title === '' && task.requirement === ''
}

/** For a task that names nothing in particular. */
function openTopic(essay: Essay, text: string, witnesses: Witnesses, tables: Tables): Topic {
  const { task } = essay
  const isOffTopic =
    witnesses.missesKind &&
    isSecondTo(witnesses) &&
    text.length >= ENOUGH_CHARACTERS &&
    findGenre(essay.genre)?.family !== 'poetry'
  return {
    hits: [],
    isNamed: task.title !== '' || isFree(essay),
    isFree: isFree(essay),
    ...saidOf(essay, text, tables),
    missed: [],
    fit: isFree(essay) ? null : isOffTopic ? 0.2 : OPEN_FIT + characterShare(essay, text) * 0.35,
    isOffTopic,
    isDoubtful: !isOffTopic && witnesses.missesKind,
    subject: [],
    isTitled: false,
    isOpen: true,
  }
}

function fitOf(view: View): number {
  // Half of what a task names is as much as any essay needs to take up; one key word that runs
  // through the whole says as much.
  const takenUp = Math.min(
    1,
    Math.max(
      view.share * 2,
      Math.min(0.85, characterShare(view.essay, view.text)),
      view.witnesses.holdsField ? FIELD_HELD : 0,
    ),
  )
  // How often it comes back to the words of the title tells one topic from its neighbour.
  const returning = 0.5 * (1 - Math.exp(-returnRate(view) / OFTEN)) + 0.5 * spreadOf(view)
  return (1 - RETURNING) * takenUp + RETURNING * takenUp * returning
}

/** Share of the stretches that speak of the topic by name, wherever paragraphs begin and end. */
function spreadOf({ named, text, witnesses }: View): number {
  const words = [...named, ...witnesses.subject]
  if (words.length === 0) return 0.5
  const whole = text.replaceAll('\n', '')
  const count = Math.max(1, Math.round(whole.length / STRETCH))
  const stretches = Array.from({ length: count }, (_, at) =>
    whole.slice((at * whole.length) / count, ((at + 1) * whole.length) / count),
  )
  return shareOf(
    stretches.filter((stretch) => words.some((word) => stretch.includes(word))).length,
    count,
  )
}

/** Words that name the topic, per 100 characters. */
function returnRate({ named, text, han }: View): number {
  return shareOf(
    named.reduce(
      (sum, word) => sum + (text.split(word).length - 1) * Math.min(1, word.length / 2),
      0,
    ) * 100,
    han,
  )
}

/** Two witnesses that do not depend on each other; whoever names the topic in the title is heard. */
function isOff(view: View): boolean {
  const { keys, witnesses } = view
  const { missesField, missesSubject, isElsewhere, missesKind, isOpen, isIdea } = witnesses
  if (isBeyondDoubt(view)) return false
  const missesWords = missesAllWords(view)
  if (missesKind && (missesWords || missesField || missesSubject || isSecondTo(witnesses)))
    return true
  if (missesKind && saysNone(keys)) return true
  // Nobody who shows how somebody grew up need say so: not a word of it may be there, and much of
  // something else.
  if (isOpen || isIdea)
    return (
      missesWords &&
      witnesses.missesFieldWholly &&
      (isElsewhere || (isArgued(view) && witnesses.holdsOtherIdea))
    )
  if (missesField) return missesWords || isElsewhere
  if (missesSubject) return isElsewhere
  // The task's field is not known: its things are named nowhere, and the essay is about others.
  return (
    !witnesses.isKnown &&
    missesWords &&
    isElsewhere &&
    keys.length >= ENOUGH_KEYS &&
    view.share < OFF_TOPIC_UNKNOWN &&
    view.namesThings
  )
}

/** What confirms that the essay is of another kind than asked: it lives elsewhere, speaks to nobody. */
function isSecondTo({ isElsewhere, addressesNobody }: Witnesses): boolean {
  return isElsewhere || addressesNobody
}

/** Not one of the words of a task that names more than one thing. */
function saysNone(keys: readonly Key[]): boolean {
  return keys.length >= ENOUGH_WORDS && keys.every(({ share }) => share === 0)
}

/** Whoever names the topic in the title set out for it: that takes another kind to be in doubt. */
function isDoubtful(view: View): boolean {
  const { missesField, missesSubject, missesKind } = view.witnesses
  const { title, task } = view.essay
  const isNamed = title !== task.title && view.named.some((word) => title.includes(word))
  return (
    !isBeyondDoubt(view) &&
    (missesKind || (!isNamed && (missesField || missesSubject || missesAllWords(view))))
  )
}

function isBeyondDoubt({ essay, text, keys, witnesses }: View): boolean {
  return (
    // A poem says nothing outright.
    findGenre(essay.genre)?.family === 'poetry' ||
    text.length < ENOUGH_CHARACTERS ||
    keys.length === 0 ||
    witnesses.holdsField
  )
}

/** None of the words that name the topic, hardly anything of their themes, little of the rest. */
function missesAllWords({ named, keys, share, witnesses }: View): boolean {
  if (named.length === 0)
    return witnesses.missesFieldWholly
      ? share < OFF_TOPIC_WITHOUT_FIELD
      : keys.length >= ENOUGH_UNNAMED && share < OFF_TOPIC_UNNAMED
  return (
    keys.slice(0, named.length).every((key) => key.share < TAKEN_UP) &&
    share < (witnesses.missesFieldWholly ? OFF_TOPIC_WITHOUT_FIELD : OFF_TOPIC)
  )
}

function isArgued({ essay }: View): boolean {
  const family = findGenre(essay.genre)?.family ?? 'any'
  return family === 'argumentative'
}

/** The word itself, or enough of what belongs to it. */
function shareOfKey(word: string, text: string, han: number): number {
  const times = text.split(word).length - 1
  if (word.length > 1 ? times > 0 : times > 2) return Math.min(1, 0.8 + 0.1 * times)
  const belonging = Object.hasOwn(THEMES, word) ? (THEMES[word] ?? []) : []
  const counts = belonging.map((other) => text.split(other).length - 1).filter((count) => count > 0)
  const density = shareOf(counts.reduce((sum, count) => sum + count, 0) * 100, han)
  return Math.min(0.8, Math.max(0.2 * (counts.length - 1), 0.25 * density, 0))
}

/**
 * Of the characters that the task's title is made of, those that the essay keeps coming back to.
 */
function characterShare({ task, title }: Essay, text: string): number {
  const characters = [...new Set(task.title === '' ? title : task.title)].filter(
    (character) => /[\u3400-\u9fff]/.test(character) && !EMPTY_CHARACTERS.includes(character),
  )
  return shareOf(
    characters.filter((character) => text.split(character).length > 3).length,
    characters.length,
  )
}
