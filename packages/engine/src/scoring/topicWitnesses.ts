/**
 * What speaks for or against an essay's answering its task, each witness by itself: the task's
 * words, the field it moves in, the subject it should keep coming back to, and what kind of thing
 * it tells of. scoring/topic hears them; none of them decides alone.
 */
import { FIELDS } from '../lexicon/fields.ts'
import type { Field, FieldKind } from '../lexicon/fields/field.ts'
import { countHan, shareOf } from '../text/characters.ts'
import { unitsIn } from '../text/matchesOf.ts'
import { regex } from '../text/multiline.ts'
import type { Essay } from '../types.ts'
import type { TaskWords } from './taskWords.ts'

export type Witnesses = {
  /** The task calls up a field that is known. */
  isKnown: boolean
  /** The task's fields are known, and the essay touches none of them. */
  missesField: boolean
  /** Not even by chance. */
  missesFieldWholly: boolean
  /** The task's subject is somebody or something that must recur, and does not. */
  missesSubject: boolean
  /** The essay lives in a field that the task does not speak of. */
  isElsewhere: boolean
  /** The task asks for a person, a book, an event; the essay has none. */
  missesKind: boolean
  /** A letter in which nobody is spoken to. */
  addressesNobody: boolean
  /** The essay keeps naming another idea than the task's. */
  holdsOtherIdea: boolean
  /** The task's fields are shown in too many ways for a few missing words to say anything. */
  isOpen: boolean
  /** Nobody acts in it: it describes or explains. */
  isImpersonal: boolean
  /** All fields of the task are ideas, which a story shows and need not name. */
  isIdea: boolean
  /** The task's fields are known and the essay moves in one of them. */
  holdsField: boolean
  /** The field's own words by which the task calls it up: 妈妈, 足球. */
  subject: string[]
}

/** What an essay has of a field, per 100 Chinese characters. */
type Touch = {
  field: Field
  names: number
  rate: number
  distinct: number
}

/** Fewer mentions than this, and the essay is not in the field … */
const ABSENT_RATE = 0.4
/** … more than this of several words, and it is. */
const HELD_RATE = 0.9
const HELD_WORDS = 4
const ELSEWHERE_RATE = 1.3
const ELSEWHERE_WORDS = 5
/** Of the sentences of an essay on a person, at least so many speak of them. */
const SUBJECT_SHARE = 0.3
const OTHER_PERSON = 0.25
const PRONOUNS = ['他', '她']
const PERSON_RATE = 0.9
/** Per 100 characters: hardly any; what a story has at least; what a place needs. */
const FEW = 0.3
const EVENT_RATE = 0.8
const VIEW_RATE = 0.8
const TOLD_RATE = 0.8
const PLACE_RATE = 0.6
/** Concrete subjects can be looked for; ideas are shown. */
const CONCRETE: ReadonlySet<FieldKind> = new Set([
  'kin',
  'person',
  'creature',
  'place',
  'thing',
  'event',
])

const PERSON_ASKED = regex()`
  (?:写|介绍|选|选择|观察)[^，。？！]{0,14}(?:的人|一个人|[一这那]位|人物|同学|老师)|猜猜他|
  漫画.{0,2}老师|
  他（她）|他__|他＿|那个人|这样一个人|的人$
`
const PEOPLE = regex('g')`
  [他她]|妈|爸|爷爷|奶奶|外[公婆]|姥[姥爷]|父亲|母亲|老师|同[桌学]|叔|阿姨|师傅|[弟妹哥姐]|
  大[爷妈叔娘]|老人|
  [男女]生|先生|校长|舅|姑|表[弟妹哥姐]|邻居|医生|护士|孩子|少年|姑娘|老[头王李张陈刘周]|
  [一二三四五六七八九十]位
`
const ELDER_ASKED = /(?:写|介绍)[^，。]{0,6}(?:长辈|亲人|家人)/
const ELDERS = /[他她]|妈|爸|爷|奶|外[公婆]|姥|父亲|母亲|[叔伯舅姑姨]|老人|师傅|[弟妹哥姐]/g
const SELF_ASKED = /介绍自己|自画像|自我介绍/
const ONESELF =
  /我叫|我是|我今年|我的名字|我最|我特别|我喜欢|我爱|性格|爱好|脾气|缺点|优点|外号|眼睛|头发|脸|个子|身高|胖|瘦|胆/g
const BOOK_ASKED = /读后感|有感$|读《|一本书|短评|书评/
const VIEW_ASKED = /议论文|谈谈|看法|观点|论述/
const REASONS =
  /因为|因此|所以|由此|可见|如果|只有|只要|认为|应该|应当|然而|并非|不是|意味|正如|例如|与其|才能|必须|道理/g
const LETTER_ASKED = /封信|写信|书信的?格式/
const LETTER = /^[^，。！？]{1,20}[：:]\s*$|此致|敬礼|[祝愿][您你]|[您你][^。]{0,30}[您你]/m
const BOOK = /《|书|读|作者|主人公|诗/
/** 我学会了____: what it is about, the pupil says. */
const BLANK = /[_＿]{2}|——”|……”/
const EVENT_ASKED = /一件事|一次|经历|的事(?:情|(?!物))|那一刻|那一天|过程/
const I = /我/g
const YOU = /[你您]/g
/** What is new, or not yet so, is told with these. */
const INVENTION_ASKED =
  /发明|(?:未来|将来)的(?!自己|我|你|人生|生活|期待|期望|希望|憧憬|向往|打算|路|日子)|神奇的/
const UNREAL = /发明|未来|将来|按钮|自动|智能|机器|芯片|可以|只要|神奇|变成|功能|想象|如果/g
const PLACE_ASKED = /好地方|推荐.{0,6}(?:地方|去处|景)/
const SOMEWHERE =
  /[山河湖海江园馆街巷店村镇桥塔寺庙林岛]|坐落|位于|走进|来到|左边|右边|旁边|地方|风景|门口/g
const EXPLAINED =
  /介绍.{0,14}(?:事物|器物|物品|建筑|特征|工具|用具|遗产|国宝|文物|特产)|说明文|抓住特征/
/** 那天, 忽然 and speech: something happened. */
const TOLD = /那[天年时]|忽然|突然|后来|说：|道：|“[^”]{2,}[。！？]”/g

export function hearWitnesses(essay: Essay, text: string, words: TaskWords): Witnesses {
  const { task } = essay
  const han = Math.max(1, countHan(text))
  const touches = FIELDS.map((field) => touchOf(field, text, han))
  const asked = fieldsOf(essay, words)
  // Friends and neighbours go by many names: whether there is anybody at all says more.
  const own = touches.filter(({ field }) => asked.includes(field) && field.kind !== 'person')
  const kin = own.filter(({ field }) => field.kind === 'kin')
  const concrete = own.filter(({ field }) => CONCRETE.has(field.kind))
  const others = touches.filter(({ field }) => !asked.includes(field))
  const wanted = `${task.title}。${task.requirement}`
  const rateOf = (pattern: RegExp) => shareOf((text.match(pattern)?.length ?? 0) * 100, han)
  const people = rateOf(PEOPLE)
  const oneself = rateOf(I)
  return {
    isKnown: own.length > 0,
    missesField: own.length > 0 && own.every(isAbsent),
    missesFieldWholly:
      own.length > 0 && own.every(({ names, distinct }) => names === 0 && distinct <= 1),
    missesSubject:
      kin.length > 0 &&
      kin.length === own.length &&
      kin.every(({ field }) => sentencesWith(PRONOUNS, text, field) < SUBJECT_SHARE),
    isElsewhere: others.some(
      (touch) =>
        touch.field.kind !== 'idea' &&
        touch.field.kind !== 'open' &&
        ((touch.rate >= ELSEWHERE_RATE && touch.distinct >= ELSEWHERE_WORDS) ||
          (touch.field.kind === 'kin' &&
            kin.length > 0 &&
            sentencesWith([], text, touch.field) >= OTHER_PERSON)),
    ),
    holdsOtherIdea: others.some(
      ({ field, names, rate }) => field.kind === 'idea' && names >= 4 && rate >= HELD_RATE,
    ),
    missesKind:
      (isPersonAsked(wanted, asked) && people < PERSON_RATE) ||
      (ELDER_ASKED.test(wanted) && rateOf(ELDERS) < PERSON_RATE) ||
      (SELF_ASKED.test(wanted) && rateOf(ONESELF) < PERSON_RATE) ||
      (VIEW_ASKED.test(wanted) &&
        !BOOK_ASKED.test(wanted) &&
        rateOf(REASONS) < (/议论文/.test(wanted) ? VIEW_RATE : FEW)) ||
      (LETTER_ASKED.test(wanted) && !isLetter(text)) ||
      (BOOK_ASKED.test(wanted) && !BOOK.test(text)) ||
      (EVENT_ASKED.test(wanted) && oneself + people < EVENT_RATE) ||
      (INVENTION_ASKED.test(wanted) && rateOf(UNREAL) < FEW) ||
      (PLACE_ASKED.test(wanted) && rateOf(SOMEWHERE) < PLACE_RATE) ||
      (EXPLAINED.test(wanted) && rateOf(TOLD) >= TOLD_RATE && oneself >= TOLD_RATE),
    addressesNobody: LETTER_ASKED.test(wanted) && rateOf(YOU) < FEW,
    isImpersonal: people < PERSON_RATE && oneself < 0.6,
    isOpen:
      own.length > 0 && (BLANK.test(wanted) || own.every(({ field }) => field.kind === 'open')),
    isIdea: own.length > 0 && concrete.length === 0,
    holdsField: own.some((touch) =>
      touch.field.kind === 'kin'
        ? sentencesWith(PRONOUNS, text, touch.field) >= SUBJECT_SHARE
        : isHeld(touch),
    ),
    subject: [
      ...new Set(own.flatMap(({ field }) => field.names).filter((name) => wanted.includes(name))),
    ],
  }
}

function isLetter(text: string): boolean {
  return LETTER.test(text) || (text.match(/[您你]/g)?.length ?? 0) > 2
}

function isPersonAsked(wanted: string, asked: readonly Field[]): boolean {
  return PERSON_ASKED.test(wanted) || asked.some(({ kind }) => kind === 'kin' || kind === 'person')
}

/**
 * The fields that the task's title calls up, or what its requirement asks to be written about. A
 * longer name hides the shorter ones in it: 传统节日 is not about 传统.
 */
function fieldsOf({ task }: Essay, { named }: TaskWords): Field[] {
  const titled = calledBy(`${task.title} ${named.join(' ')}`, named)
  if (titled.length > 0 || task.title !== '') return titled
  // A requirement that gives a choice names none of it for good.
  const abouts = [...task.requirement.matchAll(ABOUT)].map(([about]) => about)
  return calledBy(abouts.filter((about) => !/[或、如]|可以/.test(about)).join(' '), [])
}

const ABOUT = /(?:写|介绍|记|找|围绕|谈谈|推荐|游|想象|给)[^，。；！？]{1,16}/g

function calledBy(text: string, single: readonly string[]): Field[] {
  // 母亲河 is no mother.
  const isCalled = (name: string) =>
    name.length > 1
      ? text.includes(name) &&
        !single.some((word) => word.length === name.length + 1 && word.startsWith(name))
      : single.includes(name)
  const names = FIELDS.flatMap((field) => field.names).filter(isCalled)
  const whole = new Set(
    names.filter((name) => !names.some((other) => other !== name && other.includes(name))),
  )
  const called = FIELDS.filter((field) => field.names.some((name) => whole.has(name)))
  // A friend that is a plant or an animal is no schoolmate; whom a letter goes to need not be in it.
  return called.some(({ kind }) => kind === 'creature')
    ? called.filter(({ kind }) => kind !== 'person')
    : LETTER_ASKED.test(text)
      ? called.filter(({ kind }) => kind !== 'kin' && kind !== 'person')
      : called
}

function touchOf(field: Field, text: string, han: number): Touch {
  let count = 0
  let names = 0
  let distinct = 0
  const stands = unitsIn(text)
  for (const word of field.words) {
    if (stands[word.charCodeAt(0)] !== 1) continue
    const times = timesIn(text, word)
    if (times === 0) continue
    distinct += 1
    count += times
    if (field.names.includes(word)) names += times
  }
  return { field, names, rate: (count * 100) / han, distinct }
}

function timesIn(text: string, word: string): number {
  let times = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) times += 1
  return times
}

function isAbsent({ names, rate, distinct }: Touch): boolean {
  return names <= 1 && rate < ABSENT_RATE && distinct <= 2
}

function isHeld({ names, rate, distinct }: Touch): boolean {
  return (distinct >= HELD_WORDS && rate >= HELD_RATE) || (names >= 3 && rate >= HELD_RATE)
}

/** Share of the sentences that name the field's subject, or say one of `more`. */
function sentencesWith(more: readonly string[], text: string, { names }: Field): number {
  const words = [...names, ...more]
  const sentences = text.split(/[。！？\n]+/).filter((sentence) => countHan(sentence) > 1)
  return shareOf(
    sentences.filter((sentence) => words.some((word) => sentence.includes(word))).length,
    sentences.length,
  )
}
