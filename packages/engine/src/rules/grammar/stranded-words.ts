/** 我们赢了终于。 我都每天跑步。 一支笔红色的: a word that was left behind or ran ahead. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”]'
const LEFT =
  '终于|已经|仍然|依然|常常|经常|总是|一直|立刻|马上|渐渐|居然|竟然|果然|忽然|突然|特意|亲自'
const OUTINGS = compact`
  逛街|散步|游泳|爬山|跑步|旅游|旅行|玩耍|睡觉|吃饭|打球|钓鱼|看电影|看书|滑冰|滑雪|放风筝|踏青|购物|踢球|打篮球|踢足球|露营
`
const SPORTS = compact`
  跑步|锻炼|练习|唱歌|跳舞|游泳|跳绳|打球|踢球|读书|看书|散步|聊天|画画|写作业|做作业|玩耍|捉迷藏|放风筝|练琴|背书|午睡
`
const LIKES = '喜欢|热爱|喜爱|感兴趣|有兴趣|着迷|入迷|讨厌'

const HOW = compact`
  积极|认真|高兴|快乐|开心|飞快|仔细|耐心|热情|努力|大声|小声|轻轻|悄悄|激动|难过|伤心|兴奋|静静|欢快|勇敢|刻苦|专心|温柔|
  亲切|紧张|愉快|使劲|用力|不停|拼命|急忙|迅速|热烈|主动|慢慢|赶快|高高兴兴|快快乐乐|开开心心|认认真真
`
const AFTER_WHAT =
  '下课|放学|上课|回家|吃饭|吃完饭|起床|午饭|晚饭|考试|比赛|上学|睡觉|下雨|周末|课间'

export const strandedWords: Rule = {
  id: 'stranded-words',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '说怎么样、什么时候的词站在动作前面；说什么样子的词站在东西前面。',
  marks: [
    { text: '在这次比赛中，我们班得了第一名终于。', quote: '终于' },
    { text: '他从书包里拿出一支笔红色的。', quote: '红色的' },
    { text: '这部电影对我很喜欢。', quote: '这部电影对我' },
    { text: '我每天都坚持跑步在操场上半个小时。', quote: '在操场上' },
    { text: '我和妈妈高兴地去了逛街。', quote: '去了逛街', suggestion: '去逛街了' },
    { text: '我都每天六点起床。', quote: '都每天', suggestion: '每天都' },
    { text: '这个道理被我很明白。', quote: '被我很明白' },
    { text: '同学们把零花钱都拿出来了积极地。', quote: '积极地' },
    { text: '我想了半天也想不出来怎么做应该。', quote: '应该' },
    { text: '老师把我叫到办公室去了下课以后。', quote: '下课以后' },
    {
      text: '他是一个优秀的我们学校的足球队员。',
      quote: '一个优秀的我们学校的',
      suggestion: '我们学校的一个优秀的',
    },
  ],
  leaves: [
    '他慢慢地站起来，这里是一片绿地。',
    '他这样做很应该。',
    '下课以后，老师把我叫到办公室去了。',
    '他是我们学校的一个优秀的队员。',
    '我们班终于得了第一名。',
    '“来了吗？”“已经。”',
    '他从书包里拿出一支笔，红色的。',
    '这支笔是红色的。',
    '这个孩子对我很好奇，这部电影我很喜欢。',
    '我坚持在操场上跑步，跑步在这里很流行。',
    '我们去了游泳馆，又去了散步的公园。',
    '我们都每天早起。',
    '这本书被大家喜欢着。',
  ],
  find: inPatterns([
    {
      words: LEFT.split('|').flatMap((word) => [`${word}。`, `${word}！`]),
      pattern: new RegExp(
        `(?<=[\\u4e00-\\u9fff]{3}[了名着过好完到来去])(?<mark>${LEFT})(?=[。！])`,
        'dg',
      ),
      explanation: ({ mark = '' }) => `“${mark}”要站在动作的前面。把它搬到前面去，读一读。`,
    },
    {
      words: ['地。', '地！'],
      pattern: new RegExp(`(?<=[\u4e00-\u9fff]{2}[了着过])(?<mark>(?:${HOW})地)(?=[。！])`, 'dg'),
      explanation: ({ mark = '' }) => `“${mark}”说的是怎么做，要站在动作的前面。`,
    },
    {
      words: ['应该。', '必须。', '能够。', '应该！'],
      pattern:
        /(?<=[\u4e00-\u9fff]{4})(?<![很不是也都最更太理本就真])(?<mark>应该|必须|能够)(?=[。！])/dg,
      explanation: ({ mark = '' }) => `“${mark}”要站在动作的前面：“${mark}怎么做”。`,
    },
    {
      words: AFTER_WHAT.split('|'),
      pattern: new RegExp(
        `(?<=[\u4e00-\u9fff]{3}了)(?<mark>(?:${AFTER_WHAT})(?:以后|之后|的时候|以前|之前))(?=[。！])`,
        'dg',
      ),
      explanation: ({ mark = '' }) => `“${mark}”说的是什么时候，放在动作前面，读起来才顺。`,
      isInnocent: (match, text) => /[忘记到成为]了$/.test(text.slice(0, match.index)),
    },
    {
      words: ['的我们', '的他们'],
      pattern: regex('dg')`
        (?<=[是有])(?<mark>(?<look>一[个位名](?:很|非常|十分)?[\u4e00-\u9fff]{2}的)(?<whose>(?:我们|他们)(?:班|学校|校|村|家|小区|年级)的))
      `,
      suggestion: ({ look = '', whose = '' }) => `${whose}${look}`,
      explanation: ({ whose = '' }) => `先说是哪里的，再说几个、怎么样：“${whose}一个……”。`,
    },
    {
      words: ['色的'],
      pattern: regex('dg')`
        一[支件条个双本只辆朵块顶把台](?:(?![是穿戴的有着涂染])[\u4e00-\u9fff]){1,3}(?<mark>(?:大|深|浅|淡)?(?:红|黄|蓝|绿|白|黑|粉|紫|灰|橙|金|银|棕|粉红|天蓝)色的)(?=[。！])
      `,
      explanation: ({ mark = '' }) => `“${mark}”说的是东西的样子，要站在东西的前面。`,
    },
    {
      words: ['对我'],
      pattern: regex('dg')`
        (?<=^|[，。！？；])(?<mark>[这那][部本件篇首门幅座种项场](?:(?!人)[\u4e00-\u9fff]){1,5}对我们?)(?=(?:都|也|很|非常|十分|特别|最|更|一直|
        不太|不)*(?:${LIKES}))
      `,
      explanation: '是谁喜欢？先请“我”出来：“我对……”“我很喜欢……”。',
    },
    {
      words: ['在'],
      pattern: new RegExp(
        `(?<=每天|天天|常常|经常|坚持|喜欢|一起|都)(?:${SPORTS})(?<mark>在(?:${INSIDE}{1,5})(?:里|上|中|边|下|旁))(?=[，。！]|[半一两三几二四五][个十小分天])`,
        'dg',
      ),
      explanation: ({ mark = '' }) => `“${mark}”说的是在哪里，放在动作前面，读起来才顺。`,
    },
    {
      words: ['去了'],
      pattern: new RegExp(`(?<mark>去了(?<what>${OUTINGS}))(?=[，。！])`, 'dg'),
      suggestion: ({ what = '' }) => `去${what}了`,
      explanation: ({ what = '' }) => `“去”后面接着要做的事，“了”放在最后：“去${what}了”。`,
    },
    {
      words: ['都每天', '都天天'],
      pattern:
        /(?<=^|[，。！？；])(?:我|他|她|爸爸|妈妈|爷爷|奶奶|弟弟|妹妹|哥哥|姐姐)(?<mark>都(?<day>每天|天天))/dg,
      suggestion: ({ day = '' }) => `${day}都`,
      explanation: ({ day = '' }) => `“都”管的是“${day}”，要站在它的后面：“${day}都”。`,
    },
    {
      words: ['被'],
      pattern: regex('dg')`
        (?<mark>被(?:我们?|他们?|她们?|大家|同学们?|老师|妈妈|爸爸)(?:都|也)?(?:很|非常|十分|特别|最)(?:喜欢|高兴|满意|难过|明白|伤心|
        着急|热爱|感兴趣|羡慕|佩服|生气|激动))(?=[，。！])
      `,
      explanation: '心里觉得怎么样，不能用“被”。直接说“我很……”就行。',
    },
  ]),
}
