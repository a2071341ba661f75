/**
 * 锋利的爷爷磨好了镰刀, 两棵高大的爷爷种的树, 许多爷爷的学生, 非常对人热情: what is said of one
 * thing stands before another.
 */
import { compact, regex, wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Rule } from '../rule.ts'
import { tagAt, textAt } from './clauseWords.ts'
import { ATTRIBUTES_TURNED } from './attributesTurned.ts'
import { inPatterns } from './findPatterns.ts'
import { mayCount } from './howCounted.ts'
import { clauseStart, clauseText } from './seats/hasCore.ts'
import { inSeats } from './seats/inSeats.ts'
import { inPlainWriting } from './inPlainWriting.ts'

const DOERS = compact`
  爷爷|奶奶|爸爸|妈妈|姐姐|哥哥|弟弟|妹妹|叔叔|阿姨|老师|同学们?|外婆|外公|姥姥|姥爷|我们?|他们?|
  她们?|同桌|邻居|
  农民伯伯|工人们?|孩子们|小朋友们?|医生|校长|表姐|表哥|表弟|表妹|大家|人们|舅舅|姑姑|班长|教练|
  司机|小明|小红|伙伴们
`
/** Only things are so, or what they do; of people nobody says it. */
const OF_THINGS = compact`
  五颜六色|五彩缤纷|酸溜溜|沉甸甸|厚厚|薄薄|锋利|热腾腾|热气腾腾|香喷喷|金灿灿|金黄|绿油油|红彤彤|
  崭新|清澈|清澈见底|
  弯弯|亮晶晶|毛茸茸|滚烫|清脆|响亮|嘹亮|宽敞|茂密|香甜|甜津津|皱巴巴|花花绿绿|雪白|洁白|碧绿|
  火红|鲜红|粉红|
  漆黑|长长|尖尖|硬邦邦|脆生生|新鲜|古老|破旧|陈旧|精美|精彩|动听|悦耳|丰盛|美味|可口|辽阔|宽阔|
  平坦|陡峭|险峻|
  波光粼粼|枝繁叶茂|郁郁葱葱|密密麻麻|崎岖|油亮亮|轰隆隆|绿绿|蓝蓝|嫩绿|翠绿|深蓝|天蓝|橙黄|蜿蜒|
  坑坑洼洼|
  结实耐用|实用|有意义|意味深长|生动|感人|有趣|难忘|激烈|古色古香|琳琅满目|鲜艳|芬芳|浓郁|苦涩|
  酸甜|甘甜|清凉|
  名贵|珍贵|昂贵|便宜|锈迹斑斑|破烂|完整|透明|晶莹|晶莹剔透|圆溜溜|方方正正|笔直|弯曲|狭窄|潮湿|
  松软|蓬松|柔软|
  光滑|粗糙|坚固|牢固|坚硬|茂盛|繁茂|稠密|稀疏|泥泞|曲折
`

export const strayedAttribute: Rule = {
  id: 'strayed-attribute',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '说样子的词紧挨着它说的那样东西；先说是谁的、谁做的，再说什么样。',
  marks: [
    { text: '锋利的叔叔磨好了一把斧头。', quote: '锋利的叔叔' },
    { text: '门前有两棵高大的外公种的枣树。', quote: '高大的外公种的' },
    { text: '许多爷爷的学生来看望他。', quote: '许多爷爷的' },
    { text: '他收到了精美的生日的贺卡。', quote: '精美的生日的' },
    { text: '弟弟非常对昆虫着迷。', quote: '非常对昆虫' },
    { text: '我从没见过这么的大苹果。', quote: '这么的大' },
    { text: '月亮像圆盘一个似的挂着。', quote: '像圆盘一个似的' },
    { text: '她养了一只胖乎乎的从乡下带来的小猫。', quote: '胖乎乎的从乡下带来的' },
    { text: '她是很一个懂事的孩子。', quote: '很一个' },
    { text: '妈妈买了一条裙子漂亮的，妹妹很喜欢。', quote: '漂亮的' },
    { text: '表哥送给我一支笔从国外带来的。', quote: '从国外带来的' },
    { text: '妹妹穿着一条粉色裙子的。', quote: '粉色裙子的' },
    { text: '两位小区的保安叔叔在门口值班。', quote: '两位小区的' },
    { text: '雪很深，越我走越累。', quote: '越我' },
    { text: '全体我们班的同学都报了名。', quote: '全体我们班', suggestion: '我们班全体' },
    { text: '床底下有一双破旧的爷爷的布鞋。', quote: '破旧的爷爷的', suggestion: '爷爷的破旧的' },
    { text: '弟弟围着厚厚的一条外婆织的围巾。', quote: '厚厚的一条外婆织的' },
    { text: '一位教了三十年书的我们村的老人病了。', quote: '一位教了三十年书的我们村的' },
    { text: '灯会吸引了许多附近的村民。', quote: '许多附近的', suggestion: '附近的许多' },
    { text: '台下坐着二百多名全省来自各地的老师。', quote: '全省来自' },
    { text: '他的学习取得了进步很大。', quote: '进步很大', suggestion: '很大的进步' },
    { text: '奶奶想起了在村里几十年前的事情。', quote: '在村里几十年前的' },
    { text: '春天的田野多么啊美丽！', quote: '多么啊' },
    { text: '多么这是一个热闹的集市！', quote: '多么这' },
    { text: '我多么再想看看外婆的小院。', quote: '多么再想' },
    { text: '两个戴着草帽的邻居家的孩子走来。', quote: '两个戴着草帽的邻居家的' },
    { text: '这是一本书很有趣的。', quote: '很有趣的' },
    { text: '外公养了胖乎乎的两只小狗。', quote: '胖乎乎的两只', suggestion: '两只胖乎乎的' },
    { text: '我希望多么能再见他一面。', quote: '希望多么', suggestion: '多么希望' },
  ],
  leaves: [
    '报名参加这次演讲的，主要是高年级同学。这个安静的小渔村地处遥远的海边。',
    '叔叔磨好了一把锋利的斧头。有趣的老师最受欢迎，崭新的我们迎接新的一天。',
    '门前有两棵外公种的高大的枣树。对胆小的我来说很难。',
    '爷爷的许多学生来看望他。一个人的力量，两个人的脑袋，三只小猪的故事，拍了一下我的肩膀。',
    '我看见一个孩子脸红红的，他挑了一块蓝底白花的，街上有很多卖糖的。请说说你看到的。',
    '一只手拎着自己的，两只小脚一蹬一蹬的，她觉得那个地方挺好的。',
    '明媚的春天来了，春天的花开了。去年的一个寒冷的早晨。',
    '弟弟对昆虫非常着迷，这么大的苹果。月亮像一个圆盘似的挂着。',
    '她养了一只从乡下带来的胖乎乎的小猫，很多种昆虫，很好看的书。越走越累。',
    '我校广大师生都来了，外婆织的一条厚厚的围巾，漂亮的姐姐的裙子。',
    '邻居家的两个孩子来了。那是一个脾气很好的。这是一个孩子很喜欢的。路边开满了小小的一朵花，吃了满满的一碗饭。',
    '我们村的一位老人病了。很多外地的游客来了。他取得了进步，很大的进步。受到的影响很大。',
    '这里的春天多么美啊！我多么希望能见他。他不知道自己的希望多么渺茫，想想多么可笑。',
    '售票处的叔叔说今天的票卖完了。难道善良的奶奶不像慈祥的菩萨吗？',
    '有一天我的鞋掉了，这几天他的情绪很低落，我告诉他一个我的秘密。',
  ],
  find: inPlainWriting((document) => [...findInSeats(document), ...findInText(document)]),
}

const sayWhoseFirst = '几个“……的”放在一起，先说是谁的、谁做的，再说它是什么样子。'

const findInSeats = inSeats([
  {
    pattern: /(?<=[了起过])(?<mark>在[nsw]{1,2}f?M[f前]的)(?=[nva])/dg,
    explanation: '先说是什么时候的，再说是在哪里的。',
  },
  {
    pattern: regex('dg')`
      (?<=[v了着有过到出w](?:M|r|rq|rM)(?:[ai]的)?n{1,2})(?<mark>[^。，、是“]{1,8}的)(?=[。，])
    `,
    isInnocent: isPredicate,
    explanation: (mark) => `“${mark}”说的是东西的样子，要站在东西的前面。`,
  },
  {
    pattern: /(?<=[v了着有]M)(?<mark>[ain]{1,2}n的)(?=[。，])/dg,
    isInnocent: (words, from, end) =>
      /是|像|似|得|都|不/.test(clauseText(words, end)) ||
      !mayCount(textAt(words, from - 1).slice(-1), textAt(words, end - 2)),
    explanation: '“的”要站在东西的前面：“……的”再说是什么东西。',
  },
  {
    pattern: /(?<mark>[Y很]?[ai]的w[^。，、和与的了是w有会]{1,3}的)(?=[an])/dg,
    isInnocent: (words, from, end) =>
      // 朴实的农民不是真正的英雄: the clause has its 是.
      words.slice(from, end).some(({ text }) => /[是像]$|^成为$/.test(text)) ||
      /^(?:好|胆小|强大|渺小|普通)$/.test(textAt(words, from)) ||
      /^(?:人|有人|孩子|人们|老人)$/.test(textAt(words, from + 2)) ||
      /^(?:说|问|讲|想|答|告诉|看见|听说|地处|位于|坐落|处于)$/.test(textAt(words, from + 3)),
    explanation: sayWhoseFirst,
  },
  {
    pattern: /(?<mark>[Y很]?[ai]的[从在用][^。，的]{1,5}的)(?=[anw])/dg,
    explanation: '几个“……的”放在一起，长的先说，短的紧挨着那样东西。',
  },
  {
    pattern: /(?<mark>[aiv]的t的)(?=[na])/dg,
    isInnocent: (words, from) =>
      /^(?:小时候|从前|以前|过去|将来|未来)$/.test(textAt(words, from + 2)),
    explanation: '先说什么时候的，再说什么样。',
  },
  {
    pattern: /(?<=[。，v了着和到]|^)(?<mark>Mw的)(?=[naw])/dg,
    isInnocent: (words, from) =>
      !/^(?:许多|很多|不少|好多|[两三四五几]个|[两三四五几一]位|一双)$/.test(textAt(words, from)) ||
      !/^(?:我|我们|你|他|她|爷爷|奶奶|爸爸|妈妈|外公|外婆|老师|班主任)$/.test(
        textAt(words, from + 1),
      ) ||
      (/^[两三四五几]个$/.test(textAt(words, from)) &&
        /妈妈|爸爸|老师/.test(textAt(words, from + 1))) ||
      (textAt(words, from) === '一位' && textAt(words, from + 1) === '老师') ||
      textAt(words, from - 1) === '、',
    explanation: (mark) =>
      `先说是谁的，再说多少：“${mark.replace(/^(许多|很多|不少|好多|..)(.*)$/, '$2$1')}……”。`,
  },
  {
    pattern: /(?<=[。，]|^)(?<mark>M(?:s|n|nf)的)(?=[wn])/dg,
    isInnocent: (words, from) =>
      !/^[两三四五六七八九十几一]位$/.test(textAt(words, from)) ||
      !/^(?:学校|邻村|村里|班里|隔壁|附近|小区|公司|医院|楼上|楼下|外地|山里)/.test(
        textAt(words, from + 1),
      ),
    explanation: (mark) => `先说是哪里的，再说几位：“${mark.slice(2)}${mark.slice(0, 2)}……”。`,
  },
  {
    pattern: /(?<mark>[Y很][对给跟向][nwv])/dg,
    isInnocent: (words, from) => /^(?:那么|这么|多么|有点|有点儿)$/.test(textAt(words, from)),
    explanation: (mark) => `“${mark.slice(0, mark.length > 4 ? 2 : 1)}”要紧挨着后面的样子。`,
  },
  {
    pattern: /(?<mark>Y的a)(?=[^。，的]{0,2}n)/dg,
    isInnocent: (words, from) => !/^(?:这么|那么|十分|非常)$/.test(textAt(words, from)),
    explanation: (mark) => `“的”要紧挨着后面的东西：“${mark.replace('的', '')}的……”。`,
  },
  {
    pattern: /(?<mark>[Y很]M)(?=[^。，]{0,3}[的n])/dg,
    isInnocent: (words, from) =>
      !/^一[个位只条件座本]$/.test(textAt(words, from + 1)) ||
      /^(?:那么|这么|有点|有点儿|特别|多么)$/.test(textAt(words, from)),
    explanation: (mark) =>
      `“${mark.slice(0, -2)}”要站在样子的前面：“${mark.slice(-2)}${mark.slice(0, -2)}……的”。`,
  },
])

/** Their object is a clause, or has its 的 by itself: 看见她的脸红红的, 挑了一块蓝底白花的. */
const SEES = new Set(
  wordList(`
    看见 看到 发现 觉得 感到 只见 听见 显得 想起 记得 知道 说 梦见 怕 让 使 望见 瞧见 感觉 变得
    告诉 看 想 剩下
    等 听 像 是 叫 认出 认为 以为 挑 挑出 挑了 选 选了 描述 夸 给 换 换上
  `),
)
const SHORT = /^[书花树笔狗猫鱼鸡鸟画梦包伞碗床灯门车船糖肉瓜羊牛马鞋裙刀琴球]$/

/** Is what ends in 的 said of no thing before it in a clause that has its verb and its thing? */
function isPredicate(words: readonly Word[], from: number, to: number): boolean {
  const text = clauseText(words, to)
  // 参加活动的，以学生为主: that is who.
  if (/^(?:以|大多数?|多数|都|全|主要|请|必须|可以|应该)$/.test(textAt(words, to + 1))) return true
  if (/是|像|似|得|都|会的|真|挺|怪|不.{0,3}的$|时候|有的/.test(text)) return true
  const mark = words.slice(from, to)
  if (mark.some((word) => word.text === '了')) return true
  const thing = words[from - 1]
  if (thing === undefined || (thing.text.length === 1 && !SHORT.test(thing.text))) return true
  if (/^(?:地方|时候|样子|自己|大家)$/.test(thing.text)) return true
  // 粉色裙子的: the thing itself.
  if (mark.length === 2 && thing.text.endsWith('色')) return true
  let hasVerb = false
  for (let at = from - 1; at >= clauseStart(words, from); at -= 1) {
    if (!tagAt(words, at).startsWith('v')) continue
    if (SEES.has(textAt(words, at))) return true
    hasVerb = true
  }
  return !hasVerb
}

const findInText = inPatterns([
  ...ATTRIBUTES_TURNED,
  {
    words: OF_THINGS.split('|').map((look) => `${look}的`),
    pattern: new RegExp(
      `(?<=^|[，。！？])(?<mark>(?:${OF_THINGS})的(?:${DOERS}))(?=(?!的|家|班|们|说|迎|和)[^，。]{3,})`,
      'dg',
    ),
    isInnocent: (match) =>
      /^(?:崭新|有趣|生动|感人|难忘|精彩|便宜)的(?:我们|老师|同学|大家|人们)/.test(match[0]),
    explanation: ({ mark = '' }) =>
      `“${mark.split('的')[0] ?? ''}”说的不是人，是后面的东西。把它搬到那样东西的前面去。`,
  },
  {
    words: ['像'],
    pattern:
      /(?<mark>像(?:(?!一)[\u4e00-\u9fff]){1,3}一[朵个条只张把群颗座团片面双](?:似的|一样|般))/dg,
    explanation: '先说几个，再说像什么：“像一个……似的”。',
  },
  {
    words: ['越'],
    pattern: regex('dg')`
      (?<![越来])(?<mark>越(?:雨|雪|风|天|我|他|她|妈妈|爸爸|老师|大家|我们|车|水|火|路|声音|天气))
      (?=[\u4e00-\u9fff]{1,3}越)
    `,
    explanation: ({ mark = '' }) =>
      `先说“${mark.slice(1)}”，再说“越”：“${mark.slice(1)}越……越……”。`,
  },
])
