/** 夜晚，阳光照着大地; 悄悄地大喊: what is said together cannot be true together. */
import { CLASHES, type Reach } from '../../lexicon/clashes.ts'
import { UNLIKELY_PEOPLE } from '../../lexicon/unlikelyPeople.ts'
import { SCENES } from '../../lexicon/scenes.ts'
import { NOT_AT_ONCE, UNLIKE } from '../../lexicon/unlike.ts'
import { WRONG_LIKENESS } from '../../lexicon/wrongLikeness.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：、“”]'
const BETWEEN: Readonly<Record<Reach, string>> = {
  joined: '[地的得]?',
  clause: `${INSIDE}{0,8}?`,
  near: `${INSIDE}{0,6}?，?${INSIDE}{0,8}?`,
}
/** It changes, it is only likened or wished for, it is denied, or it is another time. */
const NOT_TOGETHER = regex()`
        [不没未无别莫]|像|仿佛|好似|如同|犹如|似的|虽|却|但|可|忽然|突然|渐渐|后来|转眼|
        终于|直到|一会儿|霎时|变|过后|之后|以后|原来|曾|记得|
        想|盼|等|比|只|偶|以前|昨|打破|划破|传来|传出|听|[春夏秋冬]|为了|画|梦|照样|依然|
        依旧|仍|也|还|过|白天|除|如果|早上|晚上|[晨夜]
      `
const UNREAL = regex()`
  (?:几乎|差不多|大部分|大多数?|多数|不是|没有|并非|不再|不|像|仿佛|如果|无论|不管|从|告别|喜欢|盼|
  爱|画|梦|哪怕|即使|时而|有时|迎着|倚着|伴着|或)[^，。]{0,4}$|大$|(?:帮助?|让|使)$|
  [春夏秋冬]天?[和与、]$
`
/** 冬天，青蛙躲进洞里冬眠. */
const GONE = /^[^，。！？]{0,8}(?:冬眠|躲[进到在]|藏[进到在]|钻进|不见|消失|枯|凋|谢了)/
const MERELY_JOINED = regex()`[不没未]$`

const clashing = [...CLASHES, ...SCENES, ...UNLIKELY_PEOPLE].map(
  ([one, other, reach]): FaultPattern => ({
    pattern: new RegExp(`(?<mark>${one})(?<between>${BETWEEN[reach]})(?<also>${other})`, 'dg'),
    words: firstWords(one),
    explanation: ({ mark = '', also: second = '' }) =>
      `“${mark}”和“${second}”对不上，两个不能同时是真的。想想那时是什么样，留下真的那一个。`,
    isInnocent: (match, text) =>
      reach === 'joined'
        ? MERELY_JOINED.test(text.slice(0, match.index))
        : NOT_TOGETHER.test(match.groups?.['between'] ?? '') ||
          UNREAL.test(text.slice(0, match.index)) ||
          GONE.test(text.slice(match.index + match[0].length)),
  }),
)

const unlike = UNLIKE.map(([such, thing]): FaultPattern => ({
  words: such.split('|'),
  pattern: new RegExp(`(?<mark>(?:${such})的)(?<thing>${thing})`, 'dg'),
  explanation: ({ mark = '', thing: what = '' }) =>
    `“${what}”会是“${mark.slice(0, -1)}”的吗？想想它是什么样，换一个词。`,
}))

/** 轻得像铁, 像乌龟一样快. */
const likeness = WRONG_LIKENESS.map(([quality, things]): FaultPattern => ({
  words: things.split('|').map((thing) => thing.replaceAll(/[^\u4e00-\u9fff].*/g, '')),
  pattern: regex('dg')`
        (?<mark>(?<=[^不没])(?:${quality})得?(?:就|简直|好)?像(?:是|一|个|只|块|张|片|头|根|团|座|
        条|把|杯|锅|了)*(?:${things})
        (?=似的|一样|一般|[，。！；])|像(?:是|一|个|只|块|张|片|头|根|团|座|条|把|
        杯)*(?:${things})(?:一样|一般|似的|般)的?(?:那么|这么)?(?:${quality})(?=[，。！；了]))
      `,
  explanation: ({ mark = '' }) => `“${mark}”，真是那样吗？想想那样东西最明显的样子，换一个来比。`,
  isInnocent: (match, text) => /[不没]$/.test(text.slice(0, match.index)),
}))

const atOnce = NOT_AT_ONCE.flatMap(([these, those]) =>
  [
    [these, those],
    [those, these],
  ].map(([first = '', second = '']): FaultPattern => ({
    words: ['一边', '一面', '边'],
    pattern: regex('dg')`
        (?<!旁|身|路|岸|河|海|[那这东西南北左右上下里外天嘴手床耳脚湖池桥村门窗])
        (?<how>一边|一面|边)${INSIDE}{0,4}?(?<mark>${first})(?:(?!边|面)${INSIDE})
        {0,4}，?(?:\k<how>)(?:(?!边|面)${INSIDE}){0,4}?(?<also>${second})
      `,
    explanation: ({ mark = '', how = '' }) =>
      `“${how}……${how}……”说的是能同时做的两件事。“${mark}”的时候，能做后面那件吗？`,
    isInnocent: (match) => /[不没]/.test(match[0]),
  })),
)

export const contraryFacts: Rule = {
  id: 'contrary-facts',
  kind: 'fault',
  area: 'grammar',
  label: '语病：前后矛盾',
  teaches: '写的时候想想那时真是什么样：夜里没有阳光，悄悄地就不会大喊。',
  marks: [
    { text: '夜晚，阳光照在树叶上。', quote: '夜晚，阳光' },
    { text: '他悄悄地大喊起来。', quote: '悄悄地大喊' },
    { text: '教室里鸦雀无声，同学们议论纷纷。', quote: '鸦雀无声，同学们议论纷纷' },
    { text: '妹妹一边刷牙，一边唱歌。', quote: '刷牙，一边唱歌' },
    { text: '秋天到了，公园里的桃花开了。', quote: '秋天到了，公园里的桃花' },
    { text: '天渐渐突然黑了。', quote: '渐渐突然' },
    { text: '天上飘着雪白的乌云。', quote: '雪白的' },
    { text: '他瘦得像头大象。', quote: '瘦得像头大象' },
    { text: '教室静得像菜市场一样。', quote: '静得像菜市场' },
    { text: '这块石头像羽毛一样重。', quote: '像羽毛一样重' },
    { text: '他低着头，望着天上的星星。', quote: '低着头，望着天' },
    { text: '大雪纷飞的夏天过去了。', quote: '大雪纷飞的' },
  ],
  leaves: [
    '其他同学都交了书签，只有小勇一个人没交。',
    '大多数队员都到了，只有少数请假。冬天，青蛙钻进泥洞里冬眠。同学们大都参加了，只有两个人没来。',
    '大家都交了作业，只有我没交。屋里一个人也没有，大家都去看戏了。',
    '春天和秋天，这里的桃花和桂花都很香。科学家想让盲人看见东西。',
    '夜晚，路灯照在树叶上。',
    '他悄悄地说，不要大喊。',
    '教室里鸦雀无声，忽然有人大声笑了。',
    '妹妹一边吃饭，一边听歌。',
    '秋天到了，春天的桃花已经结了果。',
    '天渐渐黑了，突然下起了雨。',
    '他瘦得像根竹竿，不像大象。',
    '他低着头，后来望着天上的星星。',
    '字写得像芝麻一样大。',
    '晚上没有阳光，月亮像太阳一样亮。',
  ],
  find: inPatterns([
    {
      words: ['空无一人', '一个人也没有', '一个人都没有'],
      pattern: regex('dg')`
        (?<mark>空无一人|一个人[也都]没有)，只(?:见|有|听见?)(?:人们|行人|游人|孩子们|
        老人们|同学们|大家|小贩)
      `,
      explanation: '前面说一个人也没有，后面又有人，前后矛盾。',
    },
    ...clashing,
    ...unlike,
    ...likeness,
    ...atOnce,
  ]),
}

/** The plain beginnings of a choice, by which a paragraph is known to be worth a try. */
function firstWords(choice: string): string[] {
  return choice
    .replaceAll(/\((?:\?:|\?!)[^()]*\)\??/g, ' ')
    .split('|')
    .map((word) => /^[\u4e00-\u9fff]+(?!\?)/.exec(word)?.[0] ?? '')
    .filter((word) => word !== '')
}
