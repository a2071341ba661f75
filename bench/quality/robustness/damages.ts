/** Seven ways to spoil a sound essay. Each names the traits one of which must fall, and those that may move with it; the rest must stay. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Essay } from '@zhupi/engine/types.ts'
import { strangersOf } from './strangers.ts'

export type Damage = {
  name: string
  /** At least one of these falls. */
  falls: readonly Trait[]
  /** These may move too, in either direction. */
  mayMove: readonly Trait[]
  /** The spoilt essay; undefined where this one cannot be spoilt so. `other` is an essay on another topic. */
  spoil: (essay: Essay, other: Essay) => Essay | undefined
}

const LEAST_PARAGRAPHS = 4

export const DAMAGES: readonly Damage[] = [
  { name: 'typos', falls: ['STANDARD'], mayMove: [], spoil: withTypos },
  {
    name: 'shuffled',
    falls: ['STRUCTURE_PRECISENESS'],
    mayMove: ['CENTER_STANDOUT', 'LANGUAGE_FLUENCY'],
    spoil: withParagraphs(shuffled),
  },
  {
    // Many an ending is where the title is taken up: 切题 may go with it.
    name: 'endingCut',
    falls: ['STRUCTURE_PRECISENESS'],
    mayMove: [
      'MATCH_TITLE',
      'CENTER_STANDOUT',
      'CONTENTS_FULL',
      'EMOTION_SINCERE',
      'STYLE_MATCH',
      'LANGUAGE_FLUENCY',
      'PROFOUND',
      'RICHNESS',
      'LITERARY',
      'NOVELTY',
    ],
    spoil: withParagraphs((paragraphs) => paragraphs.slice(0, -1)),
  },
  {
    name: 'topicSwapped',
    falls: ['MATCH_TITLE'],
    mayMove: ['CENTER_STANDOUT'],
    spoil: withOtherTopic,
  },
  {
    name: 'repeated',
    falls: ['CONTENTS_FULL', 'STRUCTURE_PRECISENESS'],
    mayMove: ['LANGUAGE_FLUENCY', 'CENTER_STANDOUT'],
    spoil: withParagraphs((paragraphs) =>
      paragraphs.flatMap((text, at) => (at === 1 ? [text, text] : [text])),
    ),
  },
  {
    name: 'unlinked',
    falls: ['STRUCTURE_PRECISENESS', 'PROFOUND', 'LANGUAGE_FLUENCY'],
    mayMove: ['STYLE_MATCH', 'CENTER_STANDOUT'],
    spoil: withoutLinks,
  },
  {
    name: 'joined',
    falls: ['STRUCTURE_PRECISENESS'],
    mayMove: ['CENTER_STANDOUT'],
    spoil: withParagraphs((paragraphs) => [paragraphs.map(closed).join('')]),
  },
]

/** The classics of the red pen, right and wrong. Source: common school knowledge, compiled by us. */
const TYPOS: readonly (readonly [right: string, wrong: string])[] = [
  ['已经', '以经'],
  ['眼睛', '眼晴'],
  ['即使', '既使'],
  ['既然', '即然'],
  ['竟然', '竞然'],
  ['甚至', '甚致'],
  ['仿佛', '仿拂'],
  ['究竟', '究竞'],
  ['毕竟', '毕竞'],
  ['羡慕', '羡幕'],
  ['迫不及待', '迫不急待'],
  ['兴高采烈', '兴高彩烈'],
  ['再接再厉', '再接再励'],
  ['一如既往', '一如即往'],
  ['走投无路', '走头无路'],
  ['锻炼', '锻练'],
  ['熟练', '熟炼'],
  ['刻苦', '克苦'],
  ['克服', '刻服'],
  ['安排', '按排'],
  ['按照', '安照'],
  ['辛苦', '幸苦'],
  ['幸福', '辛福'],
  ['抱歉', '报歉'],
  ['报答', '抱答'],
  ['坚持', '坚待'],
  ['拼搏', '拼博'],
  ['浪费', '浪废'],
  ['废弃', '费弃'],
  ['博学', '搏学'],
  ['沉浸', '沉侵'],
  ['侵略', '浸略'],
  ['躁动', '燥动'],
  ['浮躁', '浮燥'],
  ['急躁', '急燥'],
  ['干燥', '干躁'],
  ['渺小', '缈小'],
  ['追求', '追救'],
  ['奋斗', '愤斗'],
  ['振奋', '震奋'],
  ['陶冶', '陶治'],
  ['松弛', '松驰'],
  ['奔驰', '奔弛'],
  ['蓝天', '篮天'],
  ['篮球', '蓝球'],
  ['悬崖', '悬涯'],
  ['天涯', '天崖'],
  ['生涯', '生崖'],
  ['脉搏', '脉博'],
  ['气概', '气慨'],
  ['感慨', '感概'],
  ['灌溉', '灌概'],
  ['提纲', '题纲'],
  ['题目', '提目'],
  ['问题', '问提'],
  ['提高', '题高'],
  ['提醒', '题醒'],
  ['因为', '应为'],
  ['所以', '所已'],
  ['世界', '世届'],
  ['历史', '厉史'],
  ['成功', '成工'],
  ['知识', '知实'],
  ['希望', '希忘'],
  ['努力', '努利'],
  ['精神', '精伸'],
  ['社会', '社汇'],
  ['理想', '里想'],
  ['时代', '时待'],
  ['未来', '末来'],
  ['期末', '期未'],
  ['明白', '名白'],
  ['突然', '突燃'],
  ['忽然', '呼然'],
  ['慢慢', '漫慢'],
]
const LEAST_TYPOS = 2
const MOST_TYPOS = 4

function withTypos(essay: Essay): Essay | undefined {
  let content = essay.content
  let made = 0
  for (const [right, wrong] of TYPOS) {
    if (made === MOST_TYPOS || !content.includes(right)) continue
    content = content.replace(right, wrong)
    made += 1
  }
  return made < LEAST_TYPOS ? undefined : { ...essay, content }
}

/** Second, fourth, … paragraph first, then the others: opening and ending leave their places. */
function shuffled(paragraphs: readonly string[]): string[] {
  return [
    ...paragraphs.filter((_text, at) => at % 2 === 1),
    ...paragraphs.filter((_text, at) => at % 2 === 0),
  ]
}

/** A heading or a line without its full stop would run into the next sentence: that would spoil 流畅 too. */
function closed(paragraph: string): string {
  return /[\p{P}\p{S}]$/u.test(paragraph) ? paragraph : `${paragraph}。`
}

/** Open tasks (写一个人) would be answered by many an essay: there a narrow one takes their place. */
function withOtherTopic(essay: Essay, other: Essay): Essay | undefined {
  if (essay.task.requirement !== '') return strangersOf([essay])[0]
  return essay.task.title === ''
    ? undefined
    : { ...essay, task: { ...essay.task, title: other.task.title } }
}

const LINK =
  /(?<=^|[，。！？；：\n])(?:但是|可是|然而|不过|因此|所以|因为|由此可见|于是|首先|其次|再次|最后|同时|与此同时|而且|并且|虽然|尽管|如果|那么|总之|综上所述|此外|另外|例如|比如|接着|然后|后来|其实|反之|诚然|当然|由此|可见|正因如此|正因为如此|也就是说|不仅如此|更重要的是|从此|终于|忽然|突然|只要|只有|即使|无论)，?/gu
const LEAST_LINKS = 3

function withoutLinks(essay: Essay): Essay | undefined {
  return (essay.content.match(LINK)?.length ?? 0) < LEAST_LINKS
    ? undefined
    : { ...essay, content: essay.content.replace(LINK, '') }
}

function withParagraphs(change: (paragraphs: readonly string[]) => string[]): Damage['spoil'] {
  return (essay) => {
    const paragraphs = essay.content.split('\n').filter((text) => text.trim() !== '')
    return paragraphs.length < LEAST_PARAGRAPHS
      ? undefined
      : { ...essay, content: change(paragraphs).join('\n') }
  }
}
