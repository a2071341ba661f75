/** How far an essay speaks of what the task asks for, by the task's own words and what belongs to their theme. */
import { FORMULAS } from '../lexicon/taskWords.ts'
import { THEMES } from '../lexicon/themes.ts'
import { chineseWords, shareOf } from '../text/characters.ts'
import type { Essay } from '../types.ts'

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
}

const ENOUGH_CHARACTERS = 60
const LEAST_TOPIC_WORDS = 3
const EMPTY_CHARACTERS = '的我你他她它一个这那是有了在和与不之篇'

export function measureTopic(essay: Essay, text: string): Topic {
  const written = essay.title + '\n' + text
  const titleKeys = keysOf(essay.task.title)
  const requirementKeys = keysOf(essay.task.requirement).slice(0, 120)
  const ownKeys = keysOf(essay.title)
  const quotedKeys = quotedIn(essay.task.requirement)
  const keys = [...new Set([...(titleKeys.length > 0 ? titleKeys : requirementKeys.length > 0 ? [] : ownKeys), ...quotedKeys])]
  if (keys.length === 0 && requirementKeys.length === 0) return { hits: [], missed: [], fit: null, isOffTopic: false, isTitled: false }

  const hits = keys.filter((key) => (key.length > 1 ? text.includes(key) : text.split(key).length > 3))
  const requirementHits = requirementKeys.filter((key) => text.includes(key))
  const themes = Object.entries(THEMES).filter(([theme]) => (essay.task.title + essay.task.requirement + (titleKeys.length > 0 ? '' : essay.title)).includes(theme))
  const themeHits = Math.max(0, ...themes.map(([theme, words]) => (written.includes(theme) ? 2 : 0) + words.filter((word) => written.includes(word)).length))
  const characters = [...new Set(keys.join(''))]
  const characterShare = shareOf(characters.filter((character) => text.split(character).length > 2).length, characters.length)

  const titleFit = Math.max(Math.min(1, shareOf(hits.length, Math.max(1, keys.length)) * 2), Math.min(0.85, characterShare))
  const themeFit = Math.min(1, themeHits / 4)
  const requirementFit = Math.min(1, shareOf(requirementHits.length, requirementKeys.length) * 4)
  const fit = Math.min(1, Math.max(titleFit, themeFit * 0.95, requirementFit * 0.9))
  const given = new Set([...titleKeys, ...requirementKeys, ...quotedKeys])
  // A task of one or two words may name a kind of thing (亲人, 物品) that an essay on topic never says: nobody is accused by it.
  const saysEnough = given.size >= LEAST_TOPIC_WORDS
  const sharesTitle = [...new Set(essay.title)].some((character) => /[\u3400-\u9fff]/.test(character) && essay.task.title.includes(character) && !EMPTY_CHARACTERS.includes(character))
  const isOffTopic = saysEnough && !sharesTitle && text.length >= ENOUGH_CHARACTERS && fit < 0.2 && hits.length === 0
  return {
    hits: [...new Set([...hits, ...requirementHits])],
    missed: keys.filter((key) => !written.includes(key)),
    fit: isOffTopic || saysEnough ? fit : Math.max(fit, 0.6),
    isOffTopic,
    isTitled: keys.some((key) => essay.title.includes(key)),
  }
}

/** What a requirement sets in quotation marks is what it is about: “快”与“慢”. A single character counts when the essay keeps coming back to it. */
function quotedIn(requirement: string): string[] {
  return [...requirement.matchAll(/“([\u3400-\u9fff]{1,6})”/g)].flatMap((match) => (match[1] === undefined ? [] : [match[1]]))
}

/** Words that carry the topic, the formulas of tasks taken out. */
function keysOf(text: string): string[] {
  return [...new Set(chineseWords(text.slice(0, 2000)).filter((word) => !FORMULAS.has(word) && !/^[也就都很不还要会能可去来]/.test(word)))]
}
