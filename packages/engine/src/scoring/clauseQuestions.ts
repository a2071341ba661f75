/**
 * Which clause can be asked what. Advice that names a clause asks it something, and the clause must
 * be able to answer: nobody paints a calculation, denies a fact, gives a transition its second half,
 * or is asked for what stands in the next two sentences.
 */
import { ACTIONS } from '../lexicon/actions.ts'
import { NATURE } from '../lexicon/nature.ts'
import { SENSES } from '../lexicon/senses.ts'
import { EVERYDAY } from '../lexicon/things/everyday.ts'
import { EVERYDAY_MADE } from '../lexicon/things/everydayMade.ts'
import { LIVING } from '../lexicon/things/living.ts'
import { MADE } from '../lexicon/things/made.ts'
import { NATURE as NATURAL } from '../lexicon/things/nature.ts'
import { countWords } from '../text/characters.ts'
import { regex, wordList } from '../text/multiline.ts'
import { isActed, isOfOthers, isOwn, isShown, isTold } from './clauseKinds.ts'
import type { Setting } from './clauseSetting.ts'

export type Asked = (setting: Setting) => boolean

/** Again and again, or for long: there was no one moment that could be lived again. */
const OVER_TIME = regex()`
  每[天次年周日逢当个]|天天|总[是爱会]|常常|经常|往往|平时|平日|从小|一直|以前|从前|过去|一辈子|整整|从来|才回来|
  长大|上了[小初高大]|住[校在]|上学|[一二三四五六七八九十两几半0-9]+多?个?(?:星期|学期|小时|分钟|月|天|年|岁)|[那这]几[天年]|
  有时|现在|如今|好?几次|渐渐|慢慢地?(?:长|变|学)|早已|已经
`
/** What anybody does without a thought of it. */
const ORDINARY =
  /坐[^，]{0,4}(?:车|公交|地铁|火车|飞机|船)|出发|去了|回[到家]|来到|到了|吃|睡|叫[他她它做]|起床|刷牙|洗脸|上学|放学|玩/
/** Not so, or not yet, or only perhaps. */
const NOT_DONE = regex()`
  要|[^机]会|能|可以|应|必须|想|打算|准备|希望|也许|大约|大概|可能|仿佛|好像|如果|假如|要是|为了|只好|只能|最[^后]|
  谁也|什么也|难道|才(?=[^能])
`
/** It says how already. */
const SAYS_HOW = /[地得着](?!方|上|面|急|了)|一[下把边声]|[一-龥]{2}般|(.)\1|一(.)一\2|又[^又]+又/
function saysHow(quote: string): boolean {
  return SAYS_HOW.test(quote.replace(DOUBLED_NAMES, '$1'))
}

/** 妈妈, 星星: doubled, and says nothing of how. */
const DOUBLED_NAMES = /([爸妈爷奶姑叔伯舅婶姥哥姐弟妹公婆星宝娃])\1/g
/** Body, face, voice: what stands there need not be asked for. */
const BODY = /[手脸眼嘴眉鼻腿脚肩背头]|声音|嗓|心跳|汗|泪|发抖|颤/
const THINKS = regex()`
  心[里中想头底]|[我他她]?[在暗]?想[：，着]|觉得|感到|感觉|明白|知道|为什么|怎么|难道|真[^的]|[？?]|[高伤]兴|害怕|难过|
  着急|生气|感动|后悔|担心|喜欢|舍不得|原来|其实|恨不得|忽然想
`
const SPEAKS = /[：，:,]“|“/
const HEARD =
  /[声响]|听见|听到|“|([咔咕哗叮咚汪喵呼沙滴嗒嘀轰砰噼啪吱嘎哒叽喳咯嗡簌飒淅沥潺嘶])[^，。]?\1/

/** What is not asked for its colour: people, what they are called, what they have. */
const NO_THINGS = new Set(['person', 'title', 'face', 'limb', 'figure', 'organ'])

function thingsOf(...lists: readonly (readonly (readonly [string, string])[])[]): Set<string> {
  return new Set(
    lists.flat().flatMap(([kind, nouns]) => (NO_THINGS.has(kind) ? [] : wordList(nouns))),
  )
}
const CONCRETE = thingsOf(LIVING, NATURAL, MADE, EVERYDAY, EVERYDAY_MADE)

/** It happened once, and is over. */
function isMoment({ span: { quote } }: Setting): boolean {
  return !OVER_TIME.test(quote) && !NOT_DONE.test(quote)
}

function around({ ahead, behind, after }: Setting): string {
  return ahead + behind + after
}

/** A thing, and where or how it is: people are slowed down, not painted. */
function isThingSeen({ words, span: { quote } }: Setting): boolean {
  return (
    !SOMEBODY.test(quote) &&
    STANDS.test(quote) &&
    words.some(({ text }) => NATURE.has(text) || (text.length > 1 && CONCRETE.has(text)))
  )
}

const SOMEBODY =
  /[我你他她]|爸|妈|爷|奶|外公|外婆|姥|弟|妹|哥|姐|老师|同学|同桌|朋友|叔|阿姨|伯|婶|舅|姑|师傅|医生|大家|人|母亲|父亲/
const STANDS = /在|着|落|开|飘|流|照|挂|长|立|排|飞|游|盖|铺|爬|垂|伸|摇|晃|滴|转|滚|停|站|蹲|趴/
/** What sums up, and is no single thing. */
const SUMS_UP = /^(?:沿着|顺着|一路|往前)|景色|美丽|美景|一切|这一幕|风景|样子|情景|画面|事/

/** Somebody did something in one moment, and nothing yet says how. */
export const canBeSlowed: Asked = (setting) => {
  const { quote } = setting.span
  return (
    isActed(quote) &&
    isMoment(setting) &&
    isInStory(setting) &&
    !saysHow(quote) &&
    !ORDINARY.test(quote) &&
    countWords(setting.behind, ACTIONS) === 0 &&
    countWords(setting.after, ACTIONS) < MOVES_ON
  )
}

const MOVES_ON = 3

/** Something stands before one's eyes of which neither colour nor sound is told. */
export const canBePainted: Asked = (setting) => {
  const { quote } = setting.span
  return (
    isShown(quote) &&
    isMoment(setting) &&
    isInStory(setting) &&
    setting.edge !== 'first' &&
    isThingSeen(setting) &&
    !SUMS_UP.test(quote) &&
    !BODY.test(quote) &&
    !HEARD.test(setting.ahead) &&
    !saysHow(quote.replace(/着/g, '')) &&
    countWords(quote + setting.behind, SENSES) === 0 &&
    !HEARD.test(quote + setting.behind) &&
    !LIKENED.test(around(setting))
  )
}

const LIKENED = /[像象]|仿佛|如同|好似/

/** The writer did something, and what went through his mind does not stand there. */
export const canBeThought: Asked = (setting) =>
  isOwn(setting.span.quote) &&
  isActed(setting.span.quote) &&
  !/我们/.test(setting.span.quote) &&
  !ORDINARY.test(setting.span.quote) &&
  isMoment(setting) &&
  isInStory(setting) &&
  !THINKS.test(setting.before + around(setting)) &&
  !SPEAKS.test(setting.behind + setting.after)

/** What the body did meanwhile does not stand there. */
export const canBeFelt: Asked = (setting) =>
  isOwn(setting.span.quote) &&
  isActed(setting.span.quote) &&
  !/我们/.test(setting.span.quote) &&
  !ORDINARY.test(setting.span.quote) &&
  isMoment(setting) &&
  isInStory(setting) &&
  !BODY.test(setting.span.quote + setting.behind + setting.after) &&
  !THINKS.test(setting.behind + setting.after) &&
  !LIKENED.test(setting.behind)

/** Somebody else did something and says nothing to it. */
export const canBeGuessed: Asked = (setting) =>
  isOfOthers(setting.span.quote) &&
  !/我们|[爸妈爷奶公婆师友]的/.test(setting.span.quote) &&
  !ORDINARY.test(setting.span.quote) &&
  isMoment(setting) &&
  isInStory(setting) &&
  !SPEAKS.test(setting.before + around(setting)) &&
  !THINKS.test(around(setting))

/** 公园里很热闹, and nothing behind it that shows so. */
export const canBeShown: Asked = (setting) =>
  isTold(setting.span.quote) &&
  LOOKS.test(setting.span.quote) &&
  isInStory(setting) &&
  !SHOWS_IT.test(setting.behind + setting.after) &&
  countWords(setting.behind + setting.after, ACTIONS) + countWords(setting.behind, SENSES) < 2

const LOOKS =
  /热闹|漂亮|美丽|可爱|好看|有趣|有意思|好玩|精彩|[很真太]美|丰盛|壮观|干净|整齐|认真|用心|勤劳|善良|热情|累|很多/
const SHOWS_IT = /有的|有红|、|“|[像象]|比如|例如|有一次/

/** In a paragraph that tells: neither a greeting nor what happens in a book. */
function isInStory({ kind }: Setting): boolean {
  return kind !== 'frame' && kind !== 'retold'
}

/** How much or how big, and no number. */
export const canBeMeasured: Asked = ({ span: { quote }, kind, ahead, behind }) =>
  kind !== 'frame' &&
  /许多|很多|不少|(?:很|非常|十分|较|比较)(?:大|小|高|矮|长|短|重|轻|薄|厚|快|慢|多|远|近|细|粗)|几[天年层道次个片米]|大多数?/.test(
    quote,
  ) &&
  !/[0-9零一二三四五六七八九十百千万]+(?:多|余)?(?:个|米|厘米|毫米|天|年|斤|克|度|倍|次|种)|像|相当于|比/.test(
    ahead + quote + behind,
  )

/** In a letter or a speech: something is told of, and the next sentences do not go on with it. */
export const leavesAsking: Asked = (setting) =>
  setting.kind !== 'frame' &&
  setting.edge === null &&
  setting.isLast &&
  setting.behind.length <= 1 &&
  /[了过]/.test(setting.span.quote) &&
  !/[你您]|没关系|习惯/.test(setting.span.quote)

/** It opens a sentence, says nothing that the sentence before says, and nothing ties the two. */
export const isUnlinked: Asked = (setting) =>
  setting.opensSentence &&
  setting.before !== '' &&
  setting.before.endsWith('。') &&
  setting.kind === 'said' &&
  !TIED.test(setting.span.quote) &&
  !setting.words.some(({ text, tag }) => /^[nv]/.test(tag) && setting.before.includes(text)) &&
  ![...setting.span.quote].filter((each) => setting.before.includes(each)).some(isMeaning)

function isMeaning(character: string): boolean {
  return !'的了是在一我们他她它有不这那就都也和着要会能'.includes(character)
}

const TIED =
  /^(?:[这那其此它他她]|因|所以|但|可|然而|而|不过|于是|也|又|还|再|更|同样|另外|首先|其次|最后|总之|当|如果|只|正|有|在|从|对|没有|不|第|一|每|后来|直到|同学们)/

/** The word that opens this sentence and the one before, where it is no figure of three. */
export function sharedStart({ opensSentence, before, after, words }: Setting): string | null {
  const [first] = words
  if (!opensSentence || first === undefined || first.text.length > 3) return null
  return before.startsWith(first.text) && !after.startsWith(first.text) && !/[“”]/.test(before)
    ? first.text
    : null
}

/** A word that the clause may do without. */
export function droppable({ span: { quote } }: Setting): string | null {
  return /非常|十分|特别(?!的)|然后|之后(?=[就才])/.exec(quote)?.[0] ?? null
}
