/**
 * How far an essay speaks of what the task asks for, by the task's own words and what belongs to
 * their theme. Rare words say more about a topic than common ones. Nobody is called off topic for a
 * task that names nothing in particular (编一个故事, 写一篇日记).
 */
import { findGenre, type GenreFamily } from '@zhupi/contract/terms/genres.ts'
import { STOP_WORDS } from '../lexicon/stopWords.ts'
import { TASK_FORMULAS } from '../lexicon/taskFormulas.ts'
import { THEMES } from '../lexicon/themes.ts'
import { FILLER_WORDS } from '../lexicon/fillerWords.ts'
import { wordFrequency, type Tables } from '../tables.ts'
import { countHan, shareOf } from '../text/characters.ts'
import { cutWords } from '../text/words.ts'
import type { Essay } from '../types.ts'
import { wordList } from '../text/multiline.ts'

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
/** Of all that a task names, where its title or a word in quotation marks is among it … */
const OFF_TOPIC = 0.15
/**
 * What a key word's theme must reach to say that the essay took it up. Essays on other topics
 * seldom come near.
 */
const NAMED_TAKEN_UP = 0.35
/** Growing up, being moved: a story shows it and need not say it. */
const OPEN_TAKEN_UP = 0.2
const OPEN_THEMES = new Set(
  wordList(`
    长大 成长 一刻 那一刻 感动 温暖 告别 选择 坚持 等待 遇见 改变 珍惜 味道 时光 回忆 童年 秘密 距离
    发现 收获 惊喜 礼物 风景 快乐 幸福 难忘 亲情 友情 友谊 勇气 成功 失败 挫折 心愿 梦想 变化 遗憾
    陪伴 爱
  `),
)
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
/** What coming back is worth of a fit, and how many returns in 100 characters are many. */
const RETURNING = 0.15
const OFTEN = 0.6
const LONGEST_KEY = 4 // characters; a longer phrase is taken by its words
const READ = 2000 // UTF-16 units of a requirement
/** Pronouns, numerals, measures, adverbs and other little words. */
const FUNCTION_WORD_TAGS = new Set([
  'r',
  'm',
  'q',
  'd',
  'c',
  'p',
  'f',
  'y',
  'e',
  'uj',
  'ul',
  'ud',
  'uv',
  'uz',
  'ug',
])
/** Characters that two titles may share by chance. */
const EVERYWHERE =
  '大小长高上下中好天生时年里外出来去老新美子家国心日月水手头记写看最多少前后事物地方'
const EMPTY_CHARACTERS = '的我你他她它一个这那是有了在和与不之篇人'

type Key = { word: string; weight: number; share: number }

export function measureTopic(essay: Essay, text: string, tables: Tables): Topic {
  const { task, title } = essay
  const written = title + '\n' + text
  const han = countHan(text)
  const titleWords = [...wordsOf(task.title, tables), ...thingsOf(task.title, tables)]
  const quoted = quotedIn(task.requirement).flatMap((phrase) =>
    phrase.length > LONGEST_KEY ? wordsOf(phrase, tables) : [phrase],
  )
  const ownWords = task.title === '' && task.requirement === '' ? wordsOf(title, tables) : []
  const named = [...new Set([...titleWords, ...quoted, ...ownWords])]
  const asked = wordsOf(task.requirement, tables).filter((word) => !named.includes(word))
  const keys = [...named.map((word) => keyOf(word, 2)), ...asked.map((word) => keyOf(word, 1))]
  if (keys.length === 0)
    return {
      hits: [],
      missed: [],
      fit: task.title === '' && task.requirement === '' ? null : OPEN_FIT + characterShare() * 0.35,
      isOffTopic: false,
      isTitled: false,
      isOpen: true,
    }

  const all = keys.reduce((sum, key) => sum + key.weight, 0)
  const met = keys.reduce((sum, key) => sum + key.weight * key.share, 0)
  const share = shareOf(met, all)
  // Half of what a task names is as much as any essay needs to take up; one key word that runs
  // through the whole says as much.
  const takenUp = Math.min(1, Math.max(share * 2, Math.min(0.85, characterShare())))
  // How often it comes back to the words of the title tells one topic from its neighbour.
  const fit = (1 - RETURNING) * takenUp + RETURNING * takenUp * (1 - Math.exp(-returned() / OFTEN))
  const saysEnough = new Set(keys.map((key) => key.word)).size >= ENOUGH_WORDS
  const isTitled = named.some((word) => title.includes(word))
  // A poem says nothing outright.
  const isOffTopic =
    findGenre(essay.genre)?.family !== 'poetry' &&
    text.length >= ENOUGH_CHARACTERS &&
    !sharesCharacter() &&
    (named.length > 0
      ? missesAllNamed()
      : keys.length >= ENOUGH_UNNAMED && share < OFF_TOPIC_UNNAMED)
  return {
    hits: keys.filter((key) => text.includes(key.word)).map((key) => key.word),
    missed: named.filter((word) => !written.includes(word)),
    fit: isOffTopic || saysEnough ? fit : OPEN_FIT + (1 - OPEN_FIT) * fit,
    isOffTopic,
    isTitled,
    isOpen: false,
  }

  /**
   * None of the words that name the topic, hardly anything of their themes, and little of the rest.
   */
  function missesAllNamed(): boolean {
    const isShown = SHOWING.has(findGenre(essay.genre)?.family ?? 'any')
    const nameless = keys
      .slice(0, named.length)
      .every(
        (key) =>
          key.share < (isShown || OPEN_THEMES.has(key.word) ? OPEN_TAKEN_UP : NAMED_TAKEN_UP),
      )
    // Nobody who shows how somebody grew up need say so.
    if (isShown && named.every((word) => OPEN_THEMES.has(word))) return false
    if (isShown)
      return nameless && keys.length >= ENOUGH_WHERE_SHOWN && share < OFF_TOPIC_WHERE_SHOWN
    // One word may name a kind of thing (物品, 礼物) that an essay on topic never says: it counts
    // only where its theme is known.
    const isTelling =
      saysEnough || (quoted.length > 0 && /为(?:题|话题|标题)/.test(task.requirement))
    return nameless && isTelling && share < OFF_TOPIC
  }

  /** Words that name the topic, per 100 characters. */
  function returned(): number {
    return shareOf(
      named.reduce(
        (sum, word) => sum + (text.split(word).length - 1) * Math.min(1, word.length / 2),
        0,
      ) * 100,
      han,
    )
  }

  function keyOf(word: string, importance: number): Key {
    const rare = Math.max(1, Math.log(1_000_000 / (wordFrequency(tables, word) + 50)))
    return { word, weight: importance * rare, share: shareOfKey(word) }
  }

  /** The word itself, or enough of what belongs to it. */
  function shareOfKey(word: string): number {
    const times = text.split(word).length - 1
    if (word.length > 1 ? times > 0 : times > 2) return Math.min(1, 0.8 + 0.1 * times)
    if (title.includes(word)) return 0.8
    const belonging = Object.hasOwn(THEMES, word) ? (THEMES[word] ?? []) : []
    const counts = belonging
      .map((other) => text.split(other).length - 1)
      .filter((count) => count > 0)
    const density = shareOf(counts.reduce((sum, count) => sum + count, 0) * 100, han)
    return Math.min(0.8, Math.max(0.2 * (counts.length - 1), 0.25 * density, 0))
  }

  /**
   * Of the characters that the task's title is made of, those that the essay keeps coming back to.
   */
  function characterShare(): number {
    const characters = [...new Set(task.title === '' ? title : task.title)].filter(
      (character) => /[\u3400-\u9fff]/.test(character) && !EMPTY_CHARACTERS.includes(character),
    )
    return shareOf(
      characters.filter((character) => text.split(character).length > 3).length,
      characters.length,
    )
  }

  function sharesCharacter(): boolean {
    return [...new Set(title)].some(
      (character) =>
        /[\u3400-\u9fff]/.test(character) &&
        named.some((word) => word.length <= 2 && word.includes(character)) &&
        !EMPTY_CHARACTERS.includes(character) &&
        !EVERYWHERE.includes(character),
    )
  }
}

/**
 * What a requirement sets in quotation marks is what it is about: “快”与“慢”. A single character
 * counts when the essay keeps coming back to it.
 */
function quotedIn(requirement: string): string[] {
  return [...requirement.matchAll(/“([\u3400-\u9fff]{1,8})”/g)].flatMap((match) =>
    match[1] === undefined ? [] : [match[1]],
  )
}

/** 一道菜, 那束光: a title's noun of one character. */
function thingsOf(title: string, tables: Tables): string[] {
  return cutWords(title.slice(0, READ), tables)
    .filter(({ text, tag }) => text.length === 1 && tag === 'n' && !EVERYWHERE.includes(text))
    .map(({ text }) => text)
}

/** Words that carry the topic, the formulas of tasks taken out. */
function wordsOf(text: string, tables: Tables): string[] {
  // 这儿真美 is about no 这儿; 那一刻 is a moment of its own.
  const words = cutWords(text.slice(0, READ), tables)
    .filter(({ text: word, tag }) => word.length > 2 || !FUNCTION_WORD_TAGS.has(tag))
    .map((word) => word.text)
  return [
    ...new Set(
      words.filter(
        (word) =>
          /^[\u3400-\u9fff]{2,}$/.test(word) &&
          !TASK_FORMULAS.has(word) &&
          !STOP_WORDS.has(word) &&
          !FILLER_WORDS.has(word) &&
          !/^[也就都很不还要会能可去来]/.test(word),
      ),
    ),
  ]
}
