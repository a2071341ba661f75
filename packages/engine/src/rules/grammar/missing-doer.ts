/** 看到小猫可怜的样子，决定带它回家: a paragraph opens with what was seen, and nobody is there who saw it. */
import { isQuoted, type Document, type Paragraph, type Sentence } from '../../text/document.ts'
import { compact, regex } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { inPlainWriting } from './inPlainWriting.ts'

const CLAUSE = '[^，。！？；：“”]'
const PEOPLE = compact`
  我|他|她|你|我们|他们|妈妈|爸爸|爷爷|奶奶|外婆|外公|姥姥|姥爷|老师|同学们?|姐姐|哥哥|叔叔|阿姨|
  教练|班主任|大家|
  朋友|伙伴|小伙伴|父母|家人|同桌|师傅|医生|[\u4e00-\u9fff]老师
`
const PERCEIVES = compact`
  看着|望着|看到|看见|听着|听到|听见|听了|听完|看了|看完|读了|读完|面对|得知|听说|走进|走出|回到|
  收到|拿到|接过|捧着|做完|写完|尝了|闻到|翻开|学了|参观完|参观了|回想|吃完
`
const EFFORTS = compact`
  练习|努力|训练|排练|学习|讨论|争论|苦练|准备|观察|实验|帮助|讲解|考虑|比赛|角逐|锻炼|尝试|思考|
  指导|提醒|教育|鼓励|摸索|商量|解释|开导|治疗|坚持|奋战|拼搏|论证|研究|调查|考察|分析|鉴定|勘察|
  测量|
  测算|核实|推算|化验|探索|钻研|比较|侦查
`
const OPENINGS: readonly RegExp[] = [
  regex()`^当?(?:${PERCEIVES})(?!这里|这些?|那里)${CLAUSE}{2,20}(?<!不|的)$`,
  regex()`^在(?:${PEOPLE})${CLAUSE}{1,12}[下中]$`,
  regex()`^(?:经过|通过)(?:(?![我他她你])${CLAUSE}){1,14}(?:${EFFORTS})$`,
  regex()`^(?:由于|因为|自从)(?:(?![我他她你们])${CLAUSE}){2,16}$`,
  regex()`^为了(?:(?![我他她你们])${CLAUSE}){2,16}$`,
  regex()`^当?(?:爬到|走到|跑到|登上|来到)${CLAUSE}{2,10}(?:时|的时候)$`,
  regex()`^从(?:${PEOPLE}|这|那)${CLAUSE}{1,10}[中里上]$`,
]
const HOW = compact`
  又一次|再一次|深深地?|暗暗|默默地?|不禁|不由得|忍不住|情不自禁地?|终于|渐渐地?|慢慢地?|很快|
  立刻|马上|
  赶紧|连忙|急忙|常常|经常|每天(?:早上|晚上)?|一直|就|才|更|真|真正|仍然|至今|总是|再也|简直|
  一下子|顿时|心里|也|都
`
/** What a person thinks, feels, learns or makes up its mind to. */
const MINDS = compact`
  感到|感受到|体会到|觉得|明白|懂得|知道|学会|决定|打算|下定?决心|想起|恍然大悟|羞得|急得|气得|
  吓得|高兴得|激动得|乐得|惭愧|后悔|羡慕|佩服|弄懂|改掉|养成|鼓起勇气|鼓足|走上|拼好|登上|克服|找到|
  考上|完成|战胜|爱上|适应|解开|做出|不敢|
  哭了|笑了|惊呆|报了名|对[^，]{1,6}产生|打开了心结|不好意思|松了一口气|掌握|意识到|认识到|看清|
  取得|获得|赢得|达成|认为|断定|推测|确认|对[^，]{1,12}(?:充满|有了|感兴趣|肃然起敬)|
  流下[^，]{0,8}泪|把烟戒|脱离了?危险|恢复了?健康|肃然起敬|充满了?(?:信心|好奇|期待|感激)|
  被[^，]{0,8}(?:惊呆|吸引|感动|打动|迷住|震撼|逗笑)|支支吾吾|愣住|手足无措|不知所措|热泪盈眶|
  泪流满面|跑过去
`
/** After a cause one only does, or has to. */
const HAS_TO = regex(
  'd',
)`^(?<mark>只好|不得不|经常(?=惹|被)|常常(?=惹|被)|每天(?=都要|六|早|天不)|再也不敢|
  (?:很快|终于|渐渐)?(?:改掉|适应|养成)|(?:成立|举办|举行|开展|制定)了)`
/** Where a person is named who was seen or heard or helped, any deed needs its own doer. */
const DOES = regex('d')`^(?<mark>(?:(?:${HOW})地?){0,2}[\u4e00-\u9fff]{2})`
const NAMES_SOMEBODY = regex()`(?:妈妈|爸爸|爷爷|奶奶|外婆|外公|姥姥|老师|同学|同桌|弟弟|妹妹|哥哥|姐姐|叔叔|阿姨|伙伴|朋友|小狗|小猫)`
const MINDED = regex('d')`^(?<mark>(?:(?:${HOW})地?){0,2}(?:${MINDS}))`
/** 妈妈……: somebody comes later on. */
const LATER = regex()`
  (?:^|，)(?:可是?|但是?|所以|于是|最后)?
  (?:${PEOPLE}|小[\u4e00-\u9fff]|弟弟|妹妹|人们|谁|孩子|自己|它)(?!的)
`

export const missingDoer: Rule = {
  id: 'missing-doer',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分残缺（缺主语）',
  teaches: '“看到……”“在……下”“经过……”开了头，后面要说出是谁：是“我”，还是“他”？',
  marks: [
    { text: '看到小猫发抖的样子，决定把它抱回家。', quote: '决定' },
    { text: '在爷爷的影响下，渐渐爱上了书法。', quote: '渐渐爱上' },
    { text: '由于天黑路滑，只好在姑姑家住了一夜。', quote: '只好' },
    { text: '经过反复研究，认为这座塔建于唐代。', quote: '认为' },
    { text: '听完老师的讲述，对大海充满了向往。', quote: '对大海充满' },
    { text: '星期六早上，和爷爷去公园散步。', quote: '和爷爷' },
    { text: '站在山顶往下看，像一条条彩带绕着村子。', quote: '像' },
  ],
  leaves: [
    '听到哗哗的水声，就知道瀑布不远了。',
    '看到小猫发抖的样子，我决定把它抱回家。',
    '我站在门口。看到小猫发抖的样子，决定把它抱回家。',
    '在爷爷的影响下，我渐渐爱上了书法。',
    '由于天黑路滑，我们只好在姑姑家住了一夜。',
    '在教练的鼓励下，从不认输的林大海冲过了终点。',
    '看着看着，忍不住想起妈妈，我哭了。',
    '星期六早上，我和爷爷去公园散步。星期六早上，和爷爷去公园散步的人很多，我也去了。',
    '站在山顶往下看，小河像一条条彩带绕着村子。专家们认为这座塔建于唐代。',
  ],
  find: inPlainWriting(({ paragraphs }: Document) =>
    paragraphs.flatMap((paragraph) => {
      const [first] = paragraph.sentences
      if (first === undefined) return []
      const found = withoutDoer(paragraph, first)
      return found.length > 0 || paragraph.index > 0 ? found : withoutFirst(paragraph, first)
    }),
  ),
}

function withoutDoer(paragraph: Paragraph, { text, start, words }: Sentence): Finding[] {
  const comma = text.indexOf('，')
  const opening = text.slice(0, comma)
  const place = OPENINGS.findIndex((pattern) => pattern.test(opening))
  if (comma < 0 || place < 0 || isQuoted(paragraph, start) || /[?!]/.test(text)) return []
  const rest = text.slice(comma + 1)
  const second = words.find((word) => word.start === start + comma + 1)
  const isDeed =
    NAMES_SOMEBODY.test(opening) &&
    /^(?:v|d|ad)/.test(second?.tag ?? '') &&
    !/^(?:是|有|仿佛|好像|像|只见|原来|就像|可以|会|能|要|应该|必须|没有|不)/.test(rest)
  const pattern = OF_CAUSE.has(place) ? HAS_TO : isDeed ? DOES : MINDED
  const [from, to] = (MINDED.exec(rest) ?? pattern.exec(rest))?.indices?.groups?.['mark'] ?? []
  if (from === undefined || to === undefined || LATER.test(rest)) return []
  if (pattern === DOES && !MINDED.test(rest) && namesDoer(words, start + comma + 1)) return []
  // 听到鸟叫，就知道春天来了: anybody does.
  if (/[使让令叫]|^就知道/.test(rest.slice(0, 8))) return []
  return [
    {
      paragraph: paragraph.index,
      start: start + comma + 1 + from,
      end: start + comma + 1 + to,
      explanation: '是谁呢？这一句里没有说，补上“我”或“他”，句子就完整了。',
    },
  ]
}
const OF_CAUSE = new Set([3, 4])

/** 一向胆小的方小满走上了舞台: the clause opens with what somebody is like, and then he does something. */
function namesDoer(words: readonly Word[], start: number): boolean {
  const from = words.findIndex((word) => word.start === start)
  const of = words.findIndex(({ text }, at) => at > from && /^[的，。！？]$/.test(text))
  const like = words.slice(from, of)
  if (words[of]?.text !== '的' || like.some(({ tag, text }) => /^[pu]/.test(tag) || text === '把'))
    return false
  const deed = words.findIndex(({ tag }, at) => at > of && /^[vdpx]/.test(tag))
  return deed > of + 1 && /^[vdp]/.test(words[deed]?.tag ?? '')
}

/** 星期天，和爸爸去钓鱼; 站在塔顶往下看，像…: how a text opens that has named nobody and nothing. */
const FIRST_WORDS: readonly RegExp[] = [
  regex('d')`
    ^(?:[^，。！？；：“”我他她你它]{0,6}(?:星期[一二三四五六天日]|周末|上午|下午|早上|早晨|晚上|
    清晨|
    傍晚|中午|昨天|今天|前天|寒假里?|暑假里?|国庆节|春节|假期里?|那天|有一天|有一次))，
    (?<mark>[和跟](?:爸爸妈妈|妈妈|爸爸|爷爷|奶奶|外公|外婆|姥姥|哥哥|姐姐|弟弟|妹妹|同学|好朋友|
    同桌|
    小伙伴|伙伴)们?)(?:一起|一同)?(?:去|到|在|来)
  `,
  regex('d')`
    ^(?:站在|登上|爬上|爬到)[^，。！？；：“”我他她你]{1,8}(?:往|向|
    朝)[下远前外四][^，。]{0,4}[看望]去?，
    (?<mark>像|好像|就像|宛如|仿佛|犹如)[^，。！？]{2,10}(?:绕着|围着|穿过|飘在|躺在|铺在|挂在)
  `,
]

function withoutFirst(paragraph: Paragraph, { text, start }: Sentence): Finding[] {
  const place = FIRST_WORDS.map((opening) => opening.exec(text)?.indices?.groups?.['mark']).find(
    (mark) => mark !== undefined,
  )
  if (place === undefined || isQuoted(paragraph, start) || LATER.test(text)) return []
  return [
    {
      paragraph: paragraph.index,
      start: start + place[0],
      end: start + place[1],
      explanation: '是谁，是什么呢？这一句里没有说，补上它，句子就完整了。',
    },
  ]
}
