/** 减少了两倍, 三口人：爸爸、妈妈、哥哥和我: the numbers of a sentence do not agree. */
import { inPatterns } from './findPatterns.ts'
import { numberOf } from './numberOf.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

const NUMBER = '[0-9]{1,6}|[一二两三四五六七八九十百]{1,6}'
const KIN = compact`
        爸爸|妈妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥|姐姐|弟弟|妹妹|父亲|母亲|叔叔|阿姨|
        舅舅|姑姑|我|小狗|小猫
      `
const COUNTED =
  '爱好|愿望|朋友|优点|缺点|梦想|理想|季节|科目|水果|颜色|动物|原因|办法|方法|特点|好处|城市|国家|节日|项目'

export const wrongNumbers: Rule = {
  id: 'wrong-numbers',
  kind: 'fault',
  area: 'grammar',
  label: '语病：不合逻辑（数量不对）',
  teaches: '说到数目，前后要数一数：减少不能说“倍”，说了几样，后面就是几样。',
  marks: [
    { text: '今年的产量比去年减少了两倍。', quote: '减少了两倍' },
    { text: '我家有三口人：爸爸、妈妈、哥哥和我。', quote: '三' },
    { text: '我有三个爱好，分别是画画和游泳。', quote: '三' },
    { text: '水温从八十度升到了三十度。', quote: '升到了' },
    { text: '全班四十人中，有五十人参加了比赛。', quote: '五十' },
    { text: '大约有一百二十三个人来了。', quote: '大约', suggestion: '' },
  ],
  leaves: [
    '今年的产量比去年增加了两倍。',
    '我家有四口人：爸爸、妈妈、哥哥和我。',
    '我有两个爱好，分别是画画和游泳。',
    '水温从三十度升到了八十度。',
    '全班五十人中，有四十人参加了比赛。',
    '我有很多爱好：画画、游泳等。',
    '今年的产量减少到去年的一半。',
    '我有三个朋友：小明、小红等。',
    '大约有一百二十个人来了。',
  ],
  find: inPatterns([
    {
      words: ['倍'],
      pattern: regex('dg')`
        (?<mark>(?:减少|降低|缩小|下降|减轻|缩短|便宜|减慢|下跌|降|减|少|缩减|节约|节省|
        削减|减弱|变小)(?:到|了|为|成)*(?:近|将近|大约|约|整整|足足|好)?
        [0-9一二两三四五六七八九十百]{1,4}倍)(?!镜|数|率)
      `,
      explanation: '“倍”用来说增加。减少了，要说“减少了一半”“减少了几分之几”。',
      isInnocent: (match, text) => /[多至不]$/.test(text.slice(0, match.index)),
    },
    {
      words: ['口人', '口之家'],
      pattern: regex('dg')`
        (?<mark>[二两三四五六七八])口(?:人|之家)?(?:，|：|——|，(?:分别|有)?是|，有)
        (?<list>(?:我的)?(?:${KIN})(?:(?:、|和|与|，|还有|以及|跟)*(?:我的)?(?:${KIN}))+)
        (?=[，。！])
      `,
      explanation: ({ mark = '' }) => `前面说“${mark}口”，数一数后面有几个人，前后对不上。`,
      isInnocent: ({ groups }) =>
        (groups?.['list'] ?? '').split(new RegExp(KIN)).length - 1 ===
        numberOf(groups?.['mark'] ?? ''),
    },
    {
      words: COUNTED.split('|').flatMap((thing) => [`${thing}：`, `${thing}，`]),
      pattern: regex('dg')`
        (?<mark>[两三四五六])[个种样门项位座]?(?:${COUNTED})(?:：|，(?:它们)?(?:分别)?是|
        ，一是)(?<list>[^，。；！？：“”、和与]{1,6}(?:(?:、|和|与)
        [^，。；！？：“”、和与]{1,6}){1,6})(?=[。！])
      `,
      explanation: ({ mark = '' }) => `前面说有“${mark}”，数一数后面有几样，前后对不上。`,
      isInnocent: ({ groups }) => {
        const list = groups?.['list'] ?? ''
        return (
          /等|还|也|一/.test(list) ||
          list.split(/[、和与]/).length === numberOf(groups?.['mark'] ?? '')
        )
      },
    },
    {
      words: ['从'],
      pattern: regex('dg')`
        从[^，。；！？]{0,4}?(?<from>${NUMBER})(?<unit>[个名元块度分斤公米厘岁吨%名次人]|
        摄氏度)?[^，。；！？从]{0,3}(?<mark>(?:上升|升高|升|增加|提高|增长|涨|长|多|下降|
        降低|降|减少|减|跌|缩小|缩短)(?:到了?|至|为))(?<to>${NUMBER})(?:\k<unit>)
      `,
      explanation: ({ mark = '', from = '', to = '' }) =>
        `从“${from}”到“${to}”，是变多还是变少？和“${mark}”对不上。`,
      isInnocent: ({ groups }) => {
        const from = numberOf(groups?.['from'] ?? '')
        const to = numberOf(groups?.['to'] ?? '')
        const isMore = /升|增|高|涨|长|多/.test(groups?.['mark'] ?? '')
        return from === undefined || to === undefined || from === to || isMore === to > from
      },
    },
    {
      words: [
        '人中',
        '人里',
        '人当中',
        '同学中',
        '学生中',
        '队员中',
        '老师中',
        '同学里',
        '学生里',
        '选手中',
      ],
      pattern: regex('dg')`
        (?<all>${NUMBER})(?:个|名|位)?(?:人|同学|学生|队员|老师|孩子|选手)(?:当中|之中|中|
        里)，?(?:就|竟|只|一共|共)?有(?<mark>${NUMBER})(?:个|名|位)?(?:人|同学|学生|队员|
        老师|孩子|选手|是)
      `,
      explanation: ({ all = '', mark = '' }) => `一共才“${all}”，里面不会有“${mark}”。数目对不上。`,
      isInnocent: ({ groups }) => {
        const all = numberOf(groups?.['all'] ?? '')
        const some = numberOf(groups?.['mark'] ?? '')
        return all === undefined || some === undefined || some <= all
      },
    },
    {
      words: ['月三十', '月31', '月30', '星期', '一周', '一天', '一年'],
      pattern: regex('dg')`
        (?<mark>(?<![0-9十])(?:二月(?:三十一?)|[四六九]月三十一|十一月三十一|[469]月31|
        2月3[01])[日号]|一个?(?:星期|周)有?[八九十]天|一天有?二十[五六七八九]个?小时|
        一年有?十[三四五六七八九]个月)
      `,
      explanation: ({ mark = '' }) => `有“${mark}”吗？查一查日历，把数目写对。`,
    },
    {
      words: ['下午', '上午'],
      pattern: regex('dg')`
        (?<mark>下午(?:八|九|十|十一|十二)点|上午(?:一|两|三|四|五)点)
        (?![多]?[\u4e00-\u9fff]?(?:到|至))
      `,
      explanation: ({ mark = '' }) => `“${mark}”？想想那时是早上、下午还是晚上。`,
    },
    {
      words: ['今年'],
      pattern: regex('dg')`
        (?:爷爷|奶奶|外公|外婆|姥姥|姥爷)[^，。；！？]{0,2}今年(?<mark>(?:才|刚|只有)
        ?(?:[一二三]?十[一二三四五六七八九]?|[1-3][0-9])岁)
      `,
      explanation: '这个岁数，和说的那个人对不上。',
    },
    {
      words: ['其中'],
      pattern: regex('dg')`
        (?<all>${NUMBER})(?:个|名|位)?(?:人|同学|学生|队员|孩子)，其中(?:[男女](?:生|同学|
        孩))(?:有)?(?<mark>${NUMBER})(?:个|名|位)?人?，(?:[男女](?:生|同学|孩))(?:有)
        ?(?<rest>${NUMBER})(?:个|名|位)?人?(?=[，。！])
      `,
      explanation: ({ all = '' }) => `男生和女生加起来，不是“${all}”。数目对不上。`,
      isInnocent: ({ groups }) => {
        const [all, some, rest] = ['all', 'mark', 'rest'].map((name) =>
          numberOf(groups?.[name] ?? ''),
        )
        return all === undefined || some === undefined || rest === undefined || some + rest === all
      },
    },
    {
      words: ['大约', '大概', '差不多', '估计', '约'],
      pattern: regex('dg')`
        (?<mark>大约|大概|差不多|估计|约)(?:有|是|来了|用了)?(?:[0-9]{2,}[1-9]|
        [一二两三四五六七八九]百(?:零[一二三四五六七八九]|
        [一二三四五六七八九]十[一二三四五六七八九]))
        (?=[个名位本棵只张颗人])
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `后面的数一个不差，前面又说“${mark}”，前后矛盾。`,
    },
  ]),
}
