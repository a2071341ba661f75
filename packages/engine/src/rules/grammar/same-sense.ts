/** 讲解解释, 胡须的胡子, 忐忑不安，很不安: two words of one meaning where one is enough. */
import { SAME_ANYHOW } from '../../lexicon/sameSenses/anyhow.ts'
import { SAME_DEEDS } from '../../lexicon/sameSenses/deeds.ts'
import {
  SAME_DENIALS,
  SAME_MANNERS,
  SAME_PARTICLES,
  SAME_WITH_DI,
} from '../../lexicon/sameSenses/manners.ts'
import { SAME_THINGS } from '../../lexicon/sameSenses/namesOfThings.ts'
import { SAME_QUALITIES } from '../../lexicon/sameSenses/qualities.ts'
import { SAME_TIMES } from '../../lexicon/sameSenses/times.ts'
import { isQuoted } from '../../text/document.ts'
import { regex } from '../../text/multiline.ts'
import { saidTwiceIn, thesaurusOf, type Kind, type SaidTwice } from './findSameSenses.ts'
import { inEachParagraph, type Finding, type Rule } from '../rule.ts'
import { inPlainWriting, LONG_CLAUSE } from './inPlainWriting.ts'

const DEGREE = '很|非常|十分|特别|真|太|格外|好'
/** A few characters of one clause. */
const NOTHING_NEW = String.raw`[^\p{P}\s和与跟或]`
const QUALITIES: Kind = {
  groups: SAME_QUALITIES,
  between: regex('u')`
    ^(?:的|得|地|又|而又|得?(?:${DEGREE})|的(?:${DEGREE})|又(?:${DEGREE})|
    ，|，(?:(?![而比更不没也])\p{Script=Han}){0,3}(?:${DEGREE}))?$
  `,
}
const THESAURUS = thesaurusOf([
  {
    groups: SAME_MANNERS,
    between: regex('u')`
      ^[地的]?(?:就|都|又|还|会|要|便|也|还是|要是)?$|
      ^(?:(?![的了着我你他她它])${NOTHING_NEW}){1,6}$
    `,
  },
  { groups: SAME_DENIALS, between: /^$/ },
  { groups: SAME_PARTICLES, between: /^$/ },
  { groups: SAME_WITH_DI, between: /^地(?:很|非常|十分)?$/ },
  {
    groups: SAME_TIMES,
    between: regex('u')`^(?:的|里的|中的|之中的|那|的那)?$|^${NOTHING_NEW}{1,5}$`,
    areWhole: true,
  },
  {
    groups: SAME_THINGS,
    between: /^(?:的|里的|上的|中的|里面的|都|们|的个|们和)?$/,
    areWhole: true,
  },
  { groups: SAME_DEEDS, between: /^(?:[了着过]|掉了?|并|我|得|地)?$/ },
  QUALITIES,
  { groups: SAME_ANYHOW, between: /^[的地得]?$/, areWhole: true },
])
/** What stands between and goes with the first word. */
const GOES_WITH_IT = /^(?:[的地]|[里上中]的|里面的|之中的)?$/
const CLAUSE_ENDS = /^(?:的|了|极了)?[，。！]/
const IDIOM = 4
const SAID_TOGETHER = new Set(['粗心马虎', '马虎粗心', '批评指责'])

export const sameSense: Rule = {
  id: 'same-sense',
  kind: 'fault',
  area: 'grammar',
  label: '语病：重复啰嗦',
  teaches: '两个词说的是一个意思，留一个就够了。',
  marks: [
    { text: '老师给我们讲解解释了这道题。', quote: '讲解', suggestion: '' },
    { text: '外公摸了摸下巴上胡须的胡子。', quote: '胡须的', suggestion: '' },
    { text: '傍晚的黄昏，湖面金灿灿的。', quote: '傍晚的', suggestion: '' },
    { text: '他赶紧把伞赶快收了起来。', quote: '赶紧把伞赶快', suggestion: '赶紧把伞' },
    { text: '妹妹认真地仔细检查了一遍。', quote: '认真地', suggestion: '' },
    { text: '请你们不要别踩草坪。', quote: '不要', suggestion: '' },
    { text: '等成绩的时候，他忐忑不安，心里很不安。', quote: '，心里很不安', suggestion: '' },
    { text: '这条裙子又便宜又不贵。', quote: '便宜又不贵' },
    { text: '大家竞相争着报名。', quote: '竞相', suggestion: '' },
    { text: '我失眠睡不着，听了一夜的雨。', quote: '失眠', suggestion: '' },
    { text: '村里的路对我很陌生，不熟悉。', quote: '，不熟悉', suggestion: '' },
  ],
  leaves: [
    '选班委时，我们本着公平公正的原则投票。',
    '冰块越变越小，最后消失不见。',
    '你千万不要忘记带伞。弟弟又画图画了，墙上全是他画的图画。',
    '西安是一座有着悠久历史的古老城市。我们敬佩他不求回报的无私奉献。',
    '弟弟做事粗心马虎，受到了家人的批评指责。奶奶宽容地原谅了他，说起了往事的回忆。',
    '老师给我们讲解了这道题，又解释了两遍。',
    '外公摸了摸胡子，胡须已经白了。',
    '傍晚，我们去看黄昏的湖。父亲靠手提背扛，把石头运上了山。',
    '他赶紧收了伞，赶快跑进屋里。',
    '妹妹认真仔细地检查了一遍。',
    '请你们不要踩草坪，别摘花。',
    '等成绩的时候，他忐忑不安，妈妈也很不安。',
    '我们握了握手，把书放进图书馆的书架。',
    '大家不停地鼓掌，不断有人喊好。',
    '他累得精疲力尽，箱子变得很重很重。',
    '我独自一个人在家，最后终于做完了。火车早就已经开走了，这件礼物虽小，但是却很珍贵。',
    '他的歌声高亢嘹亮，山路弯弯曲曲地蜿蜒着，父母双亲都笑了。',
  ],
  find: inPlainWriting(
    inEachParagraph((paragraph, text) => {
      const found: Finding[] = []
      for (const { words } of paragraph.sentences)
        for (const twice of saidTwiceIn(text, words, THESAURUS)) {
          const { one, other } = twice
          if (isQuoted(paragraph, one.start) || isQuoted(paragraph, other.end - 1)) continue
          if (isInnocent(twice, text)) continue
          const marked = whatMayGo(twice, text)
          if (found.some(({ start, end }) => marked.start < end && marked.end > start)) continue
          found.push({
            paragraph: paragraph.index,
            ...marked,
            explanation: `“${one.text}”和“${other.text}”说的是一个意思，留一个就够了。`,
          })
        }
      return found
    }),
    LONG_CLAUSE,
  ),
}

function isInnocent({ one, other, between }: SaidTwice, text: string): boolean {
  const denied = one.kind === QUALITIES ? /[不没无]$|没有$/ : /[不无]$/
  if (denied.test(text.slice(0, one.start))) return true
  // 画的图画: what is done, and what comes of it. 粗心马虎 is said in one breath.
  if (one.text === '画' || SAID_TOGETHER.has(one.text + between + other.text)) return true
  // 肩挑背扛, 手提肩扛: the limb is named, and what it does.
  if (one.text === '背' && /[肩手][挑扛提拎抬]$/.test(text.slice(0, one.start))) return true
  // 十分钟很短; 只快不慢
  if (one.text === '十分' && text.startsWith('钟', one.end)) return true
  if (text.charAt(one.start - 1) === '只' && other.text.startsWith('不')) return true
  // 累得筋疲力尽: what comes of it says more than what it comes from.
  if (between === '得') return other.text.length > 2 && !/^(?:高兴|开心)$/.test(one.text)
  if (!between.startsWith('，')) return false
  // 惟妙惟肖，栩栩如生: two set phrases stand side by side for their sound.
  const areBothIdioms = one.text.length >= IDIOM && other.text.length >= IDIOM
  const saysDegree = between !== '，' || /^不../.test(other.text)
  return areBothIdioms || !saysDegree || !CLAUSE_ENDS.test(text.slice(other.end))
}

function whatMayGo(
  { one, other, between }: SaidTwice,
  text: string,
): Pick<Finding, 'start' | 'end' | 'suggestion'> {
  if (between.startsWith('，')) return { start: one.end, end: other.end, suggestion: '' }
  const isAfterAnd = one.kind === QUALITIES && text.charAt(one.start - 1) === '又'
  if (GOES_WITH_IT.test(between) && !isAfterAnd)
    return { start: one.start, end: other.start, suggestion: '' }
  if (one.kind.groups === SAME_MANNERS && !/^[地的]/.test(between))
    // Either may go: the mark reaches over both.
    return { start: one.start, end: other.end, suggestion: one.text + between }
  return { start: one.start, end: other.end }
}
