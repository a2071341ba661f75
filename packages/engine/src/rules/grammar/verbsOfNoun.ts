/** 养成了良好的成绩, 成绩大大增长了: the verbs that a noun is object or subject of. */
import { SAID_OF_PEOPLE } from '../../lexicon/companions/saidOfPeople.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import {
  AFTERWARDS,
  AND,
  ASPECT,
  base,
  endOfClause,
  isEnd,
  isGoingOn,
  isLedAway,
  isModifier,
  isVerb,
  MARKS,
  MODALS,
  ONE_OF,
  PEOPLE,
  tagAt,
  textAt,
} from './clauseWords.ts'
import { isAlive, isListed, kindsOf, VERBS } from './companionship.ts'

/** What is done to a thing, and what happens to it by itself. */
const HAPPENING = new Set(
  wordList(`
    提高 提升 增强 加强 增加 增长 增进 扩大 加大 加快 加深 改善 改进 改正 端正 减轻 缩小 缩短 减弱
    改良 改造
  `),
)
const UNDERGOING = new Set(['得到', '被', '有待', '予以', '把', '将'])
/** Another verb may follow them: 要养成, 去参观, 使我增长. */
const LEADS_ON = new Set(
  wordList(`
    要 会 能 想 去 来 可以 能够 应该 应 应当 必须 愿意 希望 喜欢 使 让 令 叫 请 帮 帮助 决定 开始
    继续 需要 是 有 没有 为了
    努力 想要 打算 准备 学会 敢 肯 得 不能 不会 不要 带领 组织 教 陪 带 带着 有助于 负责 忙着 正在
    一起 经常 常常 总是 自己 赶紧 连忙 已经 曾经 终于 认真地 主动
  `),
)
/** No stretch between a verb and its object is longer, in words. */
const FARTHEST = 12

/** The verbs whose object this noun is: the nearest, and the one that is joined to it by 和. */
export function verbsOfObject(words: readonly Word[], first: number, last: number): Word[] {
  const isJoined = AND.has(textAt(words, last + 1))
  const isSerial = isFirstOfDeeds(words, last + 1)
  if (!isEnd(words, last + 1) && !isJoined && !isSerial) return []
  // 把批改好的试卷发给大家
  if (textAt(words, first - 1).endsWith('给')) return []
  // 打扫房屋、祭灶神: a deed that the dictionary cuts as a noun.
  const isGlued = textAt(words, last).length === 1 && tagAt(words, first - 1).startsWith('n')
  if (isGlued && textAt(words, first - 2) === '、') return []
  // 踢足球和打篮球: it brings its own deed.
  if (/^[打踢下跳放][^，。]{2}/.test(textAt(words, last))) return []
  let isPlain = true
  for (let at = first - 1; at >= Math.max(0, first - FARTHEST); at -= 1) {
    const word = words[at]
    if (word === undefined || MARKS.test(word.text)) return []
    if (isVerb(word) && !isNominal(words, at)) {
      if (at < first - 1 && textAt(words, first - 1) === '的' && isLed(words, at)) return []
      const isFinite = hasItsVerb(words, at)
      if (isJoined && isModifierLater(words, last + 2)) return []
      // 绿化、美化环境, 发明、创造: a list of deeds.
      if (textAt(words, at - 1) === '、' || textAt(words, at + 1) === '、') return []
      // 戴好头盔、系紧鞋带: the next of the list brings its own deed.
      if (hasNextDeed(words, at, first)) return []
      if (isTolerated(words, at, first) || isCompound(words, at, first)) return []
      if (isListOf(words, last + 1, word) || hasOwnObject(words, at, first)) return []
      if (!isPlain && hasTakerBefore(words, at, words.slice(first, last + 1))) return []
      if (words.slice(at, first).some(({ text }) => text === '是')) return []
      if (isSerial && !(isPlain && isCarriedOn(words, at))) return []
      if (isPlain || (isFinite && isOneObject(words, at, first))) return withItsTwin(words, at)
    }
    isPlain &&= isModifier(words, at, first)
  }
  return []
}

/** 肩负着保护大家的责任, 有战胜它的勇气: the noun is what the verb before this one is about. */
function isLed(words: readonly Word[], verb: number): boolean {
  const before = textAt(words, verb - 1)
  const isOn = before === '着' || isVerb(words[verb - 1])
  return /^(?:有|没有|具有|有着)$/.test(before) || (isOn && before.endsWith('着'))
}

/** 成绩大大增长了, 水平得到了改善, 知识的加强: the verb behind its noun. */
export function happeningsOf(words: readonly Word[], first: number, last: number): Word[] {
  const before = textAt(words, beforeModifiers(words, first))
  // 错误被我改正了: whom 被 names does it; 帮助他们改正.
  if (before === '被' || tagAt(words, last).startsWith('r')) return []
  // 得到了热情的接待: it is how it was done.
  if (textAt(words, last + 1) === '的' && SAID_OF_PEOPLE.has(textAt(words, last))) return []
  let isUndergone = UNDERGOING.has(before)
  let isHad = false
  let at = last + 1
  for (; at < words.length; at += 1) {
    const text = textAt(words, at)
    if (UNDERGOING.has(text)) isUndergone = true
    // 球技比以前增加了不少
    else if (text === '比') at = lastOfComparison(words, at)
    else if (isHad && /^[amz]/.test(tagAt(words, at))) continue
    else if (isUndergone && (PEOPLE.test(text) || /^[amzr]/.test(tagAt(words, at)))) continue
    else if (
      !['的', '有', '有了', '了', '有所', '大大', '显著', '明显', '不断'].includes(text) &&
      !/^(?:d|ad)$/.test(tagAt(words, at))
    )
      break
    // 有了很大的提高
    isHad ||= text === '有' || text === '有了'
  }
  const verb = words[at]
  if (!isVerb(verb)) return []
  if (!isUndergone && (!HAPPENING.has(base(verb)) || isLedAway(words, first))) return []
  at += 1
  if (isUndergone && isGoingOn(textAt(words, at))) at += 1
  while (['了', '很多', '不少', '许多', '一些', '过来', '起来'].includes(textAt(words, at))) at += 1
  return isEnd(words, at) || ['才', '就', '后', '以后', '之后'].includes(textAt(words, at))
    ? [verb]
    : []
}

/** 妈妈炒的汤: what somebody does with it, said before a thing that hands may touch. */
export function deedsBefore(words: readonly Word[], first: number, last: number): Word[] {
  if (textAt(words, first - 1) !== '的' || first !== last || !isTouched(textAt(words, last)))
    return []
  const deed = words[first - 2]
  const doer = textAt(words, first - 3)
  return isVerb(deed) && (PEOPLE.test(doer) || isAlive(doer) || /^r$/.test(tagAt(words, first - 3)))
    ? [deed]
    : []
}

const TOUCHED = new Set(
  wordList(`
    food drink soup dish clothes footwear headwear vegetable fruit song dance picture book poem text
    plucked bowed blown drum ball chess bike car ship aircraft eyewear umbrella
  `),
)
const isTouched = (noun: string): boolean =>
  [...(kindsOf(noun) ?? [])].some((kind) => TOUCHED.has(kind))

/** The last word of 比以前, 比去年. */
function lastOfComparison(words: readonly Word[], than: number): number {
  let at = than
  while (at < than + 3 && /^(?:t|r|f|n)$/.test(tagAt(words, at + 1))) at += 1
  return at
}

/** 穿着雨伞去上学: what follows the object is the next deed of the same person; 响起了老师说过的话 is none. */
function isFirstOfDeeds(words: readonly Word[], at: number): boolean {
  if (!/^[vp]$/.test(tagAt(words, at)) && textAt(words, at) !== '回家') return false
  if (isAlive(textAt(words, at - 1))) return false
  // 瞪着眼睛盯着我手里的鱼
  if (textAt(words, at + 1) === '着') return true
  for (let next = at; !isEnd(words, next); next += 1)
    if (/^(?:的.*|时|时候|得|和)$/.test(textAt(words, next))) return false
  return true
}

/** It goes on while the next is done, and its object is no clause: 听着雨打芭蕉. */
function isCarriedOn(words: readonly Word[], verb: number): boolean {
  const text = textAt(words, verb) + textAt(words, verb + 1)
  return /着$|[^着了]了$/.test(text.slice(0, 3)) && !/^[听看望瞧闻盼想等]/.test(text)
}

/** 从事教育工作, 发表教育论文: the clause has its verb, and this one belongs to the noun. */
function isCompound(words: readonly Word[], verb: number, first: number): boolean {
  if (verb !== first - 1 || textAt(words, verb).length !== 2) return false
  const before = textAt(words, verb - 1)
  if (/^(?:n|vn)$/.test(tagAt(words, verb - 1)) && !isAlive(before) && !PEOPLE.test(before))
    return true
  for (let at = verb - 1; at >= 0 && !MARKS.test(textAt(words, at)); at -= 1)
    if (/^vn?$/.test(tagAt(words, at)) && !LEADS_ON.has(textAt(words, at))) return true
  return false
}

/** 吃了面包和牛奶 is said by everybody. */
function isTolerated(words: readonly Word[], verb: number, first: number): boolean {
  return (
    /^[吃喝]/.test(textAt(words, verb)) &&
    words.slice(verb, first).some(({ text }) => AND.has(text))
  )
}

/** 养成讲卫生、爱整洁的习惯: a list that tells of what the verb is about. */
function isListOf(words: readonly Word[], pause: number, verb: Word): boolean {
  if (textAt(words, pause) !== '、') return false
  const end = endOfClause(words, pause)
  return VERBS.isTaken(base(verb), textAt(words, end - 1).slice(-2))
}

/** 保持精力旺盛的基础, 战胜它的勇气. */
function hasOwnObject(words: readonly Word[], verb: number, first: number): boolean {
  const state = textAt(words, first - 2)
  // 乘坐交通工具出行: it says what for.
  const isGoing =
    tagAt(words, first).startsWith('v') && kindsOf(textAt(words, first))?.has('trip') === true
  if (isGoing && words.slice(verb + 1, first).some(({ tag }) => /^[nl]/.test(tag)))
    return textAt(words, first - 1) !== '的'
  return (
    textAt(words, first - 1) === '的' &&
    ((verb === first - 3 && state === '它') ||
      (state.length === 4 && isListed(state.slice(0, 2)) && /^[il]/.test(tagAt(words, first - 2))))
  )
}

/** 养成制订并完成计划的习惯: an earlier verb of the clause has the noun for its object. */
function hasTakerBefore(words: readonly Word[], at: number, thing: readonly Word[]): boolean {
  const noun = thing.map(({ text }) => text).join('')
  for (let before = at - 1; before >= 0 && !MARKS.test(textAt(words, before)); before -= 1)
    if (VERBS.isTaken(baseAt(words, before), noun)) return true
  return false
}

/** 产量的提高, 提高的办法, 学习上的缺点; 下 of 垂下. */
function isNominal(words: readonly Word[], at: number): boolean {
  if (textAt(words, at).length === 1) {
    if (tagAt(words, at - 1).startsWith('v')) return true
    if (tagAt(words, at) === 'f' && !isGoingOn(textAt(words, at + 1))) return true
  }
  return (
    ['的', '所'].includes(textAt(words, at - 1)) ||
    textAt(words, at + 1) === '的' ||
    (/^(?:[上中]|方面)$/.test(textAt(words, at + 1)) && textAt(words, at + 2) === '的')
  )
}

function hasItsVerb(words: readonly Word[], at: number): boolean {
  return (
    (isGoingOn(textAt(words, at + 1)) && textAt(words, at + 2) !== '的') ||
    /^..[出起]$/.test(textAt(words, at)) ||
    ASPECT.has(textAt(words, at).slice(-1)) ||
    MODALS.has(textAt(words, at - 1)) ||
    LEADS_ON.has(textAt(words, at - 1))
  )
}

const isDeedAt = (words: readonly Word[], at: number): boolean =>
  tagAt(words, at).startsWith('v') ||
  /^[系扣拉绑扎穿戴背扶握抓踩拧关][紧好牢上住]$/.test(textAt(words, at))

function hasNextDeed(words: readonly Word[], verb: number, first: number): boolean {
  return words
    .slice(verb + 1, first)
    .some(({ text }, at) => text === '、' && isDeedAt(words, verb + 2 + at))
}

/** All from the verb to the noun is one thing: it ends in 的 and holds no object of the verb. */
function isOneObject(words: readonly Word[], verb: number, first: number): boolean {
  if (/^v[gdi]?$/.test(tagAt(words, first - 1))) return false
  // 加快了家乡小戏的知名度: what is named between would have to be done so.
  const isNever =
    textAt(words, verb + 1) === '了' && VERBS.isNever(baseAt(words, verb), textAt(words, first))
  const isObject = isNever ? VERBS.isTaken : VERBS.isKnown
  for (let at = verb + 1; at < first; at += 1) {
    const text = textAt(words, at)
    const isAdverb = tagAt(words, at) === 'd' && !ONE_OF.test(text) && !isNever
    if (AFTERWARDS.has(text) || text === '是' || isAdverb) return false
    const isHeard = isAlive(text) && /^[听看望闻嗅尝]/.test(textAt(words, verb))
    if (!isHeard && isObject(baseAt(words, verb), text)) return false
    if (isAlive(textAt(words, first)) && !/^[abmqruz]/.test(tagAt(words, at))) return false
  }
  return words.slice(verb + 1, first).some(({ text }) => text === '的')
}

function baseAt(words: readonly Word[], at: number): string {
  const word = words[at]
  return word === undefined ? '' : base(word)
}

/** 提高成绩和能力的办法: a later 的 makes all of it one modifier, unless it is that of 优美的舞姿. */
function isModifierLater(words: readonly Word[], from: number): boolean {
  for (let at = from; !isEnd(words, at); at += 1)
    if (textAt(words, at) === '的' && !/^[azbil]/.test(tagAt(words, at - 1))) return true
  return false
}

/** 打扫和整理了地面: both verbs have the one object. */
function withItsTwin(words: readonly Word[], at: number): Word[] {
  const own = words[at]
  const joint = textAt(words, at - 1)
  const twin = words[at - 2]
  const isTwin = (AND.has(joint) || joint === '并' || joint === '并且') && isVerb(twin)
  return [...(own === undefined ? [] : [own]), ...(isTwin ? [twin] : [])]
}

/** Where the noun's modifiers begin, less one. */
function beforeModifiers(words: readonly Word[], first: number): number {
  let at = first - 1
  while (at >= 0 && isModifier(words, at, first)) at -= 1
  return at
}
