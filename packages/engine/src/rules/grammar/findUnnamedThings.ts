/**
 * 提着一大篮子黄黄的。 看见一位提着菜篮。 要弹一首。 The measure counts something, and the clause ends before it
 * is named.
 */
import { isQuoted, type Document, type Paragraph, type Sentence } from '../../text/document.ts'
import { BEFORE_A_THING } from '../../lexicon/heads.ts'
import { regex } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { PEOPLE } from './clauseWords.ts'
import { isAlive, kindsOf, QUALITIES } from './companionship.ts'
import { mayCount } from './howCounted.ts'

const VESSELS = '袋子|篮子|盒子|箱子|筐子|桶子|盘子'
const MEASURES =
  '张条件个位名只棵颗朵座幅副本支枝根架艘辆间顶台盏扇篇首双枚封块串束群盆盘碗杯瓶袋箱筐篮桶锅堆捆叠盒包片株匹栋尊套部行道层排身'
const COUNTED = regex('dg')`
  (?:(?<![每第哪另这那同再又多只的整唯前后])(?:[一两三四五六七八九十几]|十几|好几)
  [大小]?(?<measure>${VESSELS}|[${MEASURES}])\k<measure>?|[那这](?<that>[${MEASURES}])|
  (?<twin>[朵条座只群片串棵颗张个])\k<twin>)(?<rest>[^,，。；！？：“”、…—\s]*)(?=(?<end>[，。！]|$)
  )
`
/** What is neither done to a thing nor shows one: 有一个会弹琴, 是一片绿油油的, 觉得这个用起来好. */
const TELLS_OF = regex()`
  (?:是|有|像|似|如|同|比|叫|让|请|派|选|挑|换|剩|余|说|觉得|认为|以为|知道|发现|希望|相信|证明|
  感到|变成|成为|成|作|为|当|做|数|去|差|缺|看|要|想|会|能|把|被|给|跟|和|对|向|在|从|用|算|到了|
  就|等|由|留|找)[了着过]?$|[排分站坐]了?$
`
/** How what is said of a thing opens, where it is not said what it looks like. */
const OPENS_DEED = regex()`
  ^(?:建于|位于|产于|写于|来自|通向|通往|正在|能(?![力量])|会(?![议场])|用(?![品具户])|
  [^人们个天]{1,2}着|装满|挂满|写满|堆满|长满|载满|坐满|开满|挤满|铺满|
  [穿戴拄背提扛挑骑讲卖装载](?![\u4e00-\u9fff]$))
`
/** 有一个会弹琴 may go on about somebody, 有一座建于明朝 may not. */
const THERE_IS = /[有是]$/
const SURELY_THING = /^[座条本幅棵朵台辆架艘张篇首部双顶间栋]$/
/** Before a verb these are done once more: 一张张撕, 一个个走. */
const NO_MORE =
  /[了过]|[起出下过上进回][来去]|得[很好]|来$|去$|走$|给|看看|多少|几个|^.{1,3}着.{0,1}[吃喝]/

export function findUnnamedThings({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap((sentence) =>
      [...sentence.text.matchAll(COUNTED)].flatMap((match) =>
        unnamed(match, sentence, paragraph).filter(
          ({ start, end }) => !isQuoted(paragraph, start) && !isQuoted(paragraph, end - 1),
        ),
      ),
    ),
  )
}

function unnamed(match: RegExpExecArray, sentence: Sentence, paragraph: Paragraph): Finding[] {
  const { measure, that, rest = '', end = '' } = match.groups ?? {}
  const count = match[0].slice(0, match[0].length - rest.length)
  const restAt = sentence.start + match.index + count.length
  const before = sentence.text.slice(0, match.index)
  const behind = sentence.text.slice(match.index + match[0].length)
  const words = sentence.words.filter(
    ({ start }) => start >= restAt && start < restAt + rest.length,
  )
  const counts = measure ?? that ?? ''
  const found = (start: number, size: number, explanation: string) => [
    { paragraph: paragraph.index, start, end: start + size, explanation },
  ]
  const [opening] = words
  if (rest !== '' && opening?.start !== restAt) return []
  const isThere = THERE_IS.test(before) && SURELY_THING.test(counts)
  if (!isThere && !endsInVerb(before, sentence, match.index)) return []
  // 一件红，一件蓝; 一个跑，一个追
  if (counts !== '' && (before + rest + behind).includes(`一${counts}`)) return []
  if (isThere && (rest === '' || rest.endsWith('的'))) return []
  if (rest === '') {
    const isBare =
      measure !== undefined &&
      end !== '，' &&
      !/[架层道身]/.test(counts) &&
      !/数出了?$/.test(before) &&
      !count.startsWith('好几') &&
      !before.includes('，') &&
      !/[来断剩掉丢少缺]了?$|[另各再也又]|每[人个位]|一人/.test(before) &&
      (/[讲写画编]了?$/.test(before) || !/[个位名片堆块]/.test(counts))
    return isBare && !isSpokenOf(counts, sentence, match.index, paragraph)
      ? found(restAt - count.length, count.length, `“${count}”什么呢？后面少了那样东西，补上它。`)
      : []
  }
  if (rest.endsWith('的')) {
    const isLook =
      rest.length > 2 &&
      !/[另每各再也又更]/.test(before + rest.slice(0, 1)) &&
      that === undefined &&
      counts !== '片' &&
      end !== '，' &&
      areLooks(words.filter(({ text }) => text !== '的'))
    return isLook && !isSpokenOf(counts, sentence, match.index, paragraph)
      ? found(restAt, rest.length, `“${rest}”什么呢？后面少了那样东西，补上它，话才说完整。`)
      : []
  }
  if (
    (rest.includes('的') && !/的[小大新老]$/.test(rest)) ||
    (end === '，' && /^，[^。！？]{1,24}的/.test(behind)) ||
    /^(?:薄脆|[嫩雪银洁]白)$/.test(rest)
  )
    return []
  const part = words[0]?.text ?? ''
  // 一本封面很漂亮: of the thing only a part is named.
  const isSaidOfPart =
    that === undefined &&
    !/[个位名]/.test(counts) &&
    words[0]?.tag.startsWith('n') === true &&
    /^(?:很|非常|十分|特别)[\u4e00-\u9fff]{1,3}$/.test(rest.slice(part.length)) &&
    !mayCount(counts, part) &&
    !isAlive(part)
  const isBareLook =
    isSaidOfPart ||
    /的[小大新老]$/.test(rest) ||
    (!/[片堆部场层]/.test(counts) &&
      (isLook(rest) || (words.length === 1 && /^[az]/.test(words[0]?.tag ?? ''))) &&
      rest.length > 1 &&
      !THINGS_TOO.test(rest))
  return isBareLook || isDeed(rest, words, counts)
    ? found(restAt, rest.length, `“${rest}”的什么呢？后面补上“的”和那样东西，话才说完整。`)
    : []
}

/** 打一套, 插了两个, 射中了那只: right before it stands what is done. */
function endsInVerb(before: string, { words, start }: Sentence, at: number): boolean {
  const last = words.findLast((word) => word.end <= start + at)
  if (last === undefined || last.end !== start + at || TELLS_OF.test(before)) return false
  if (/(?:送|送给|借给|奖给|奖励)[我你他她]们?$/.test(before)) return true
  return /^(?:v|ul|uz|ug|f|zg)/.test(last.tag) || /[了着过下出上到见起]$/.test(last.text)
}

const LOOK = new RegExp(`^(?:${BEFORE_A_THING})$`)
const isLook = (text: string): boolean => QUALITIES.words.has(text) || LOOK.test(text)
/** They name things as well: 多了一个快乐, 留下一个遗憾. */
const THINGS_TOO =
  /快乐|幸福|温暖|秘密|惊喜|意外|遗憾|危险|困难|奇迹|误会|错误|痛苦|烦恼|矛盾|美好|可能|不幸|安慰|希望|文明|无数|爱好|安静|宁静|平静|热闹/

/** 红红的, 又轻又软的, 能和人对话的: nothing in it is a thing. */
const areLooks = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  words.every(({ text, tag }) => isLook(text) || /^[azdi]|^l/.test(tag) || /色$|的$/.test(text))

/** 提着菜篮, 装满货物, 能和人对话: a deed to its end, with nothing behind it that could be counted. */
function isDeed(rest: string, words: readonly Word[], measure: string): boolean {
  // 一位指挥交通: people are told by what they do.
  const isPerson =
    /[位名]/.test(measure) && rest.length > 3 && words[0]?.tag.startsWith('v') === true
  const isShort = rest.length < 3 && !/^[会能][飞跑走动唱叫说响游]$/.test(rest)
  if (isShort || !(isPerson || OPENS_DEED.test(rest)) || NO_MORE.test(rest)) return false
  const last = words.at(-1)
  if (last === undefined) return false
  const isHeld = /着/.test(rest.slice(0, 3))
  if (isHeld && last.tag.startsWith('v')) return false
  if (!/^(?:n|v|z|l|i|t)/.test(last.tag)) return false
  return (
    (!(mayCount(measure, last.text) || isAlive(last.text) || PEOPLE.test(last.text)) &&
      !/[人者员家师生手鬼王迷长星工兵匠娃子机车器船店馆室场楼桥板板]$/.test(last.text)) ||
    /[成做]$/.test(rest)
  )
}

/** 书包旧了，奶奶给我买了一个漂亮的: something that it may count has been named before. */
function isSpokenOf(
  measure: string,
  sentence: Sentence,
  at: number,
  paragraph: Paragraph,
): boolean {
  // What the sentences before have spoken of is not ours to know.
  if (sentence.start > 0 && paragraph.sentences[0] !== sentence) return true
  const until = sentence.start + at
  return sentence.words.some(
    (word, index) =>
      word.end <= until &&
      !isPlace(sentence.words, index) &&
      (mayCount(measure, word.text) || isThing(word.text)),
  )
}

/** 桌子上, 田野里: where it is. */
const isPlace = (words: readonly Word[], at: number): boolean =>
  words[at + 1]?.tag.startsWith('f') === true || /[上下里中边旁]$/.test(words[at]?.text ?? '')

const NO_THINGS =
  /^(?:person|time|season|place|room|limb|face|head|figure|eye|mouth|sky|weather|wind|meeting|activity|contest|mind|feeling|subject|land|wood|river|sea)$/

function isThing(noun: string): boolean {
  const kinds = [...(kindsOf(noun) ?? [])]
  return kinds.length > 0 && !kinds.some((kind) => NO_THINGS.test(kind))
}
