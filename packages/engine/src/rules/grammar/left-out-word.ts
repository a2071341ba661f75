/**
 * 争先恐后地教室, 受到了老师和同学, 参加了社区组织, 养成了早睡早起: the words of a clause, read to its end,
 * hold no verb after what says how, or no head after a verb that asks for one.
 */
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { ASPECT, endOfClause, isEnd, PEOPLE, tagAt, textAt } from './clauseWords.ts'
import { isAlive, isListed } from './companionship.ts'

type Left = { first: number; last: number; explanation: string }

/** After these a deed must come; 正在 and 每天 go with a bare place or a bare day. */
const WAITS_FOR_DEED = new Set(wordList('一边 连忙 急忙 赶忙 匆忙 纷纷 不停 悄悄 偷偷'))
/** What people give: the clause that ends in the people themselves has lost it. */
const FROM_PEOPLE = new Set(wordList('受到 深受 博得 遭到 备受'))
/** 牢牢地, taken for one word. */
const TWICE_HOW = /^(.)\1地$/
/** Behind 地 only a place: 茂盛地荷叶 has the wrong 地 instead. */
const PLACES =
  /^(?:门口|大门口|校门口|校门|河边|海边|楼下|楼上|台上|讲台|讲台上|阳台|窗前|床边|教室|学校|操场|公园|图书馆|超市|公司|医院|商店|食堂|车站|房间|厨房|客厅|卧室|书房|书店|广场|花园|院子|田野|校园|山顶|村口|体育馆|游乐场|动物园|办公室|厕所|菜市场|电影院)$/
const DEEDS_TOO =
  /^(?:布置|整理|收拾|打扫|清理|准备|练习|复习|预习|讨论|观察|检查|总结|修理|装饰|打扮|照顾)$|^.[向到往]$/
const TAKES_PART = new Set(wordList('参加 观看 观赏 参观 出席 报名参加'))
const BY_SOMEBODY = new Set(wordList('组织 举办 举行 开展 召开 主办 承办 安排 布置'))
const ORGANISERS =
  /^(?:学校|社区|班级|班里|班|老师|村里|单位|公司|年级|少先队|大队部|街道|图书馆|小区|校|县里|市里|镇里|我们)$/
/** Verbs that want one kind of head, what shows that it is there, and how it is called. */
const HEADS: ReadonlyMap<string, readonly [present: RegExp, head: string]> = new Map([
  [
    '养成',
    [
      /习惯|作风|品[质德格]|风[气格尚]|性|爱好|毛病|规矩|观念|意识|态度|美德|能力|脾气|传统|精神/,
      '习惯',
    ],
  ],
  ['发扬', [/精神|传统|作风|风格|品[质德格]|美德|民主|光大|优点|文化|风气|优势|学风/, '精神']],
  ['弘扬', [/精神|传统|作风|风格|品[质德格]|美德|正气|正义|文化|孝道|主旋律|文明|风气/, '精神']],
])
/** A deed or a quality; 早睡早起 is called a noun. */
const NO_HEAD = /^(?:v|i|l|z|d|an?$)/
const SOUNDS = new Set(wordList('发出 传来 响起 传出 爆发出 迸发出'))
/** Verbs whose object may be said by its degree alone only where it counts: 得到很多. */
const ASKS_FOR_THING = new Set(
  wordList(`
    取得 获得 发生 产生 造成 作出 做出 付出 留下 引起 带来 展现 呈现 起到 发挥 提出 受到 得到
  `),
)
const VERY = new Set(wordList('很 非常 十分 极 极其 更 特别 相当'))
const COUNTS = /^(?:多|少|不少|久|长|早|高|低|快乐|幸福|满足|嘈杂|喧闹|喧哗|骚动)$/

/** Every verb that is looked at. */
const ASKS = new Set([...FROM_PEOPLE, ...TAKES_PART, ...HEADS.keys(), ...SOUNDS, ...ASKS_FOR_THING])

export const leftOutWord: Rule = {
  id: 'left-out-word',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分残缺',
  teaches: '写完一句，从头读到句号：做了什么，说了没有？后面的那样东西，写了没有？',
  marks: [
    { text: '下课铃一响，同学们争先恐后地操场。', quote: '操场' },
    { text: '爷爷把豆子一粒一粒地抽屉里。', quote: '抽屉里' },
    { text: '我把老师的话牢牢地心里。', quote: '心里' },
    { text: '弟弟一边吃着西瓜，一边动画片。', quote: '动画片' },
    { text: '他拾金不昧，受到了老师和同学。', quote: '老师和同学' },
    { text: '星期天，我和爸爸一起参加了社区组织。', quote: '社区组织' },
    { text: '我从小就养成了早睡早起。', quote: '早睡早起' },
    { text: '我们要养成按时完成作业。', quote: '按时完成作业' },
    { text: '小明的爸爸是一位受人尊敬。', quote: '受人尊敬' },
    { text: '山谷里传来一阵清脆。', quote: '清脆' },
    { text: '几年来，家乡发生了非常大。', quote: '非常大' },
  ],
  leaves: [
    '我们悄悄地布置教室。妈妈一边听歌，一边收拾屋子。山路曲曲折折地通向山顶。',
    '我为自己是一名少先队员而感到自豪。',
    '下课铃一响，同学们争先恐后地跑向操场。',
    '弟弟一边吃着西瓜，一边看动画片。妈妈一边做饭，一边唱歌。',
    '河的一边草地，一边树林。',
    '他受到了老师和同学的表扬。',
    '星期天，我们参加了社区组织的活动。',
    '他报名参加了一个公益组织。',
    '我从小就养成了早睡早起的习惯。',
    '这样的习惯，要从小养成才好。',
    '我们要养成饭前洗手，饭后漱口的好习惯。',
    '他是一位医生，是一位受人尊敬的医生。',
    '山谷里传来一阵清脆的鸟叫。',
    '家乡发生了很大的变化，我得到了很多。',
    '他慢慢地总结，轻轻地广播。',
    '他的演讲博得了老师，还有家长的掌声。',
    '远处传来一阵急促，由远而近的脚步声，教室里响起一片嘈杂。',
  ],
  find: findLeftOut,
}

function findLeftOut({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((_, at): Finding[] => {
        const left = leftOutAfter(words, at)
        const start = words[left?.first ?? -1]?.start
        const end = words[left?.last ?? -1]?.end
        if (left === undefined || start === undefined || end === undefined) return []
        if (isQuoted(paragraph, start) || isQuoted(paragraph, end - 1)) return []
        return [{ paragraph: paragraph.index, start, end, explanation: left.explanation }]
      }),
    ),
  )
}

function leftOutAfter(words: readonly Word[], at: number): Left | undefined {
  const text = textAt(words, at)
  if (text === '是') return withoutPerson(words, at)
  if (text === '地' || TWICE_HOW.test(text) || WAITS_FOR_DEED.has(text))
    return withoutDeed(words, at)
  if (!ASKS.has(text.replace(/[了着]$/, ''))) return undefined
  const first = behindAspect(words, at)
  const last = endOfClause(words, first) - 1
  if (last < first || !/[，。！]/.test(textAt(words, last + 1) || '。')) return undefined
  if (isListedOn(words, last)) return undefined
  const said = words
    .slice(first, last + 1)
    .map((word) => word.text)
    .join('')
  if (FROM_PEOPLE.has(text) && areOnlyPeople(words, first, last))
    return { first, last, explanation: `受到“${said}”的什么呢？是“表扬”还是“帮助”？补上它。` }
  if (TAKES_PART.has(text) && BY_SOMEBODY.has(textAt(words, last)))
    return ORGANISERS.test(textAt(words, last - 1))
      ? { first: last - 1, last, explanation: `${text}的是什么呢？后面补上“的活动”，话才说完整。` }
      : undefined
  const wanted = HEADS.get(text)
  if (wanted !== undefined) return withoutHead(words, at, first, last, wanted)
  return withoutThing(words, at, first, last)
}

/** 争先恐后地教室: from 地 to the end of the clause there are only things. */
function withoutDeed(words: readonly Word[], at: number): Left | undefined {
  const isTwice = TWICE_HOW.test(textAt(words, at))
  const isHow = textAt(words, at) === '地' || isTwice
  if (isHow && !isTwice && !/^[idzma]|^ad/.test(tagAt(words, at - 1))) return undefined
  if (isHow && !isTwice && textAt(words, at - 1).length < 2) return undefined
  if (!isHow && (textAt(words, at - 1) === '的' || textAt(words, at + 1) === '地')) return undefined
  if (!isHow && at > 0 && !isEnd(words, at - 1) && !isPerson(words, at - 1)) return undefined
  const last = endOfClause(words, at + 1) - 1
  const things = words.slice(at + 1, last + 1)
  const noun = things.at(-1)?.tag === 'f' ? things.at(-2) : things.at(-1)
  if (
    noun === undefined ||
    things.map(({ text }) => text).join('').length > 4 ||
    !(isHow || isThing(noun))
  )
    return undefined
  if (!things.every(({ tag }) => /^(?:n[^rt]?|s|f)$/.test(tag))) return undefined
  // 一边唱歌: the tables take some deeds for things.
  // 悄悄地布置房间, 一边整理书包, 弯弯曲曲地通向山顶: the dictionary calls some deeds things.
  if (DEEDS_TOO.test(things[0]?.text ?? '')) return undefined
  if (!isHow && /^[唱跳打踢看写画读听说吃喝玩做想哼数弹]/.test(things[0]?.text ?? ''))
    return undefined
  if (isHow && !/^[里上]$|里$/.test(textAt(words, last)) && !PLACES.test(textAt(words, last)))
    return undefined
  // 河的一边草地，一边树林 says what there is on two sides.
  if (textAt(words, at) === '一边' && !hasDeedBeside(words, at)) return undefined
  const [first] = things
  return {
    first: at + 1,
    last,
    explanation: `“${first?.text ?? ''}”前面少了动作：做什么呢？补上它，话才说完整。`,
  }
}

/** The clause before also opens with 一边, and does something. */
function hasDeedBeside(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at)
  const one = before.findLastIndex(({ text }) => text === '一边')
  return one >= 0 && before.slice(one).some(({ tag }) => tag.startsWith('v'))
}

const isThing = (word: Word): boolean => /^[nsz]/.test(word.tag) && isListed(word.text)

const isPerson = (words: readonly Word[], at: number): boolean =>
  /^(?:r|nr|k)/.test(tagAt(words, at)) || isAlive(textAt(words, at))

const areOnlyPeople = (words: readonly Word[], first: number, last: number): boolean =>
  words
    .slice(first, last + 1)
    .every(
      ({ text, tag }) =>
        isAlive(text) || PEOPLE.test(text) || /^[和与、]$/.test(text) || tag === 'k',
    )

/** 养成了早睡早起: nothing of the kind that the verb wants is said, before it or up to the full stop. */
function withoutHead(
  words: readonly Word[],
  at: number,
  first: number,
  last: number,
  [present, head]: readonly [RegExp, string],
): Left | undefined {
  const sentence = words.map(({ text }) => text).join('')
  const object = words.slice(first, last + 1)
  const [opening] = object
  const isDeed =
    NO_HEAD.test(opening?.tag ?? '') && !/^(?:甚至|不|并|也|就|才|又)$/.test(opening?.text ?? '')
  if (
    present.test(sentence) ||
    !isDeed ||
    textAt(words, last) === '等等' ||
    textAt(words, at - 1) === '的'
  )
    return undefined
  if (object.some(({ text }) => text === '的') || /[把被]/.test(sentence)) return undefined
  if (object.length < 2 && (object[0]?.text.length ?? 0) < 4) return undefined
  if (/^(?:[的才就后很]|以后|之后|起来|时|越|比|需要|不|并|离不开|靠)/.test(object[0]?.text ?? ''))
    return undefined
  const said = object.map(({ text }) => text).join('')
  return { first, last, explanation: `“${said}”的什么呢？后面补上“的${head}”，话才说完整。` }
}

/** 传来一阵清脆, 发生了很大: the clause ends in how the thing is. */
function withoutThing(
  words: readonly Word[],
  at: number,
  first: number,
  last: number,
): Left | undefined {
  const verb = textAt(words, at).replace(/[了着]$/, '')
  const quality = textAt(words, last)
  if (!/^[azi]/.test(tagAt(words, last)) || COUNTS.test(quality)) return undefined
  const isSound =
    SOUNDS.has(verb) && last - first <= 1 && /^(?:a|z)$/.test(tagAt(words, last)) && last > first
  const isDegree = VERY.has(textAt(words, last - 1)) && last - first === 1 && first > at + 1
  if (
    !(isSound && /^一[阵声串片]/.test(textAt(words, first))) &&
    !(isDegree && ASKS_FOR_THING.has(verb))
  )
    return undefined
  const from = isSound ? last : first
  const said = words
    .slice(from, last + 1)
    .map(({ text }) => text)
    .join('')
  return { first: from, last, explanation: `“${said}”的什么呢？把后面的词补上，话才说完整。` }
}

/** 是一位受人尊敬: only persons are counted so, and none is named. */
function withoutPerson(words: readonly Word[], at: number): Left | undefined {
  const last = endOfClause(words, at + 1) - 1
  if (!/^一[位名]$/.test(textAt(words, at + 1)) || last < at + 3) return undefined
  if (!/[。！]/.test(textAt(words, last + 1) || '。')) return undefined
  const object = words.slice(at + 2, last + 1)
  if (!/^[vail]$/.test(object.at(-1)?.tag ?? '') || (object.at(-1)?.text.length ?? 0) < 2)
    return undefined
  if (
    object.some(
      ({ text }) => text === '的' || (text.length > 1 && isAlive(text)) || text.endsWith('国人'),
    )
  )
    return undefined
  if (!object.some(({ tag }) => /^[vild]/.test(tag))) return undefined
  // 为自己是一名中国人而骄傲
  if (object.some(({ text }) => text === '而')) return undefined
  const said = object.map(({ text }) => text).join('')
  return {
    first: at + 2,
    last,
    explanation: `是一位“${said}”的什么呢？后面补上那个人，话才说完整。`,
  }
}

/** 博得了老师，还有家长的掌声; 一阵急促，由远而近的脚步声: the thing comes after the comma. */
function isListedOn(words: readonly Word[], last: number): boolean {
  if (textAt(words, last + 1) !== '，') return false
  const next = words
    .slice(last + 2, endOfClause(words, last + 2))
    .map(({ text }) => text)
    .join('')
  return /^(?:特别是|尤其是|还有|以及|甚至|包括|以|由|又|而|更|一[阵声片串]|为期).*的/.test(next)
}

function behindAspect(words: readonly Word[], at: number): number {
  return ASPECT.has(textAt(words, at + 1)) ? at + 2 : at + 1
}
