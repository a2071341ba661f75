/**
 * How far an essay speaks of what the task asks for, by the task's own words and what belongs to
 * their theme. Rare words say more about a topic than common ones. Nobody is called off topic for a
 * task that names nothing in particular (编一个故事, 写一篇日记).
 */
import { findGenre, type GenreFamily } from '@zhupi/contract/terms/genres.ts'
import { OPEN_THEMES } from '../lexicon/openThemes.ts'
import { THEMES } from '../lexicon/themes.ts'
import { wordFrequency, type Tables } from '../tables.ts'
import { countHan, shareOf } from '../text/characters.ts'
import type { Essay } from '../types.ts'
import { EVERYWHERE, readTask, type TaskWords } from './taskWords.ts'

export type Topic = {
  /** Words of the task (or, without a task, of the title) that the essay uses. */
  hits: string[]
  /** Words of the task's title that it does not use. */
  missed: string[]
  /** 0 = nothing in common, 1 = wholly on topic; null = there is no task to hold it against. */
  fit: number | null
  isOffTopic: boolean
  /** The pupil's own title takes up the task: the essay at least set out for it. */
  isTitled: boolean
  /** The task names nothing in particular. */
  isOpen: boolean
}

const ENOUGH_CHARACTERS = 60
/** Fewer words than this leave it open what an essay is to be about. */
const ENOUGH_WORDS = 2
/**
 * The share taken up, below which an essay is off topic: where the task's title or a word in
 * quotation marks names the topic …
 */
const OFF_TOPIC = 0.15
/**
 * What a key word's theme must reach to say that the essay took it up. Essays on other topics
 * seldom come near.
 */
const NAMED_TAKEN_UP = 0.35
/** The same for themes that a story shows and need not name (lexicon/openThemes). */
const OPEN_TAKEN_UP = 0.2
/**
 * … and where there are but the words of a requirement: those of a story's frame differ from one
 * pupil to the next.
 */
const OFF_TOPIC_UNNAMED = 0.05
/**
 * A story shows its topic and need not name it: it is called off topic only where nothing points
 * that way.
 */
const SHOWING: ReadonlySet<GenreFamily> = new Set(['narrative', 'descriptive', 'imaginative'])
const OFF_TOPIC_WHERE_SHOWN = 0.08
const ENOUGH_WHERE_SHOWN = 3
const ENOUGH_UNNAMED = 5
/** A task that names little leaves the fit open. */
const OPEN_FIT = 0.6
/**
 * What returning to the topic is worth of a fit, and how many returns in 100 characters are many.
 */
const RETURNING = 0.15
const OFTEN = 0.6
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
}

export function measureTopic(essay: Essay, text: string, tables: Tables): Topic {
  const { title } = essay
  const words = readTask(essay, tables)
  const { named, asked } = words
  const han = countHan(text)
  const keyOf = (word: string, importance: number): Key => {
    const rare = Math.max(1, Math.log(1_000_000 / (wordFrequency(tables, word) + 50)))
    return { word, weight: importance * rare, share: shareOfKey(word, title, text, han) }
  }
  const keys = [...named.map((word) => keyOf(word, 2)), ...asked.map((word) => keyOf(word, 1))]
  if (keys.length === 0) return openTopic(essay, text)

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
  }
  const fit = fitOf(view)
  const isOffTopic = isOff(view)
  const written = title + '\n' + text
  return {
    hits: keys.filter((key) => text.includes(key.word)).map((key) => key.word),
    missed: named.filter((word) => !written.includes(word)),
    fit: isOffTopic || view.saysEnough ? fit : OPEN_FIT + (1 - OPEN_FIT) * fit,
    isOffTopic,
    isTitled: named.some((word) => title.includes(word)),
    isOpen: false,
  }
}

/** For a task that names nothing in particular. */
function openTopic(essay: Essay, text: string): Topic {
  const { task } = essay
  return {
    hits: [],
    missed: [],
    fit:
      task.title === '' && task.requirement === ''
        ? null
        : OPEN_FIT + characterShare(essay, text) * 0.35,
    isOffTopic: false,
    isTitled: false,
    isOpen: true,
  }
}

function fitOf(view: View): number {
  // Half of what a task names is as much as any essay needs to take up; one key word that runs
  // through the whole says as much.
  const takenUp = Math.min(
    1,
    Math.max(view.share * 2, Math.min(0.85, characterShare(view.essay, view.text))),
  )
  // How often it comes back to the words of the title tells one topic from its neighbour.
  return (1 - RETURNING) * takenUp + RETURNING * takenUp * (1 - Math.exp(-returnRate(view) / OFTEN))
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

function isOff(view: View): boolean {
  const { essay, text, named, keys, share } = view
  // A poem says nothing outright.
  return (
    findGenre(essay.genre)?.family !== 'poetry' &&
    text.length >= ENOUGH_CHARACTERS &&
    !sharesCharacter(essay.title, named) &&
    (named.length > 0
      ? missesAllNamed(view)
      : keys.length >= ENOUGH_UNNAMED && share < OFF_TOPIC_UNNAMED)
  )
}

/**
 * None of the words that name the topic, hardly anything of their themes, and little of the rest.
 */
function missesAllNamed({ essay, named, hasQuoted, keys, share, saysEnough }: View): boolean {
  const isShown = SHOWING.has(findGenre(essay.genre)?.family ?? 'any')
  const takesUpNone = keys
    .slice(0, named.length)
    .every(
      (key) => key.share < (isShown || OPEN_THEMES.has(key.word) ? OPEN_TAKEN_UP : NAMED_TAKEN_UP),
    )
  // Nobody who shows how somebody grew up need say so.
  if (isShown && named.every((word) => OPEN_THEMES.has(word))) return false
  if (isShown)
    return takesUpNone && keys.length >= ENOUGH_WHERE_SHOWN && share < OFF_TOPIC_WHERE_SHOWN
  // One word may name a kind of thing (物品, 礼物) that an essay on topic never says: it counts
  // only where its theme is known.
  const isTelling = saysEnough || (hasQuoted && /为(?:题|话题|标题)/.test(essay.task.requirement))
  return takesUpNone && isTelling && share < OFF_TOPIC
}

/** The word itself, or enough of what belongs to it. */
function shareOfKey(word: string, title: string, text: string, han: number): number {
  const times = text.split(word).length - 1
  if (word.length > 1 ? times > 0 : times > 2) return Math.min(1, 0.8 + 0.1 * times)
  if (title.includes(word)) return 0.8
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

function sharesCharacter(title: string, named: readonly string[]): boolean {
  return [...new Set(title)].some(
    (character) =>
      /[\u3400-\u9fff]/.test(character) &&
      named.some((word) => word.length <= 2 && word.includes(character)) &&
      !EMPTY_CHARACTERS.includes(character) &&
      !EVERYWHERE.includes(character),
  )
}
