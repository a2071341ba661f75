/** 把座位让弟弟, 老师我们讲课, 他我很好, 我他道歉: nothing leads to the other person. */
import {
  FOR_SOMEBODY,
  HELPERS,
  ONE_OF_US,
  TO_SOMEBODY,
  TOWARDS,
  WITH_SOMEBODY,
} from '../../lexicon/smallWords/people.ts'
import { regex } from '../../text/multiline.ts'
import { inPatterns } from './findPatterns.ts'

const TO_WHOM = (mark: string): string => `“${mark}”后面少了“给”：${mark}给谁？补上它。`
const FEW = '我们?|你们?|他们?|她们?|大家'

export const findLeftOutToWhom = inPatterns([
  {
    words: ['把', '将'],
    pattern: regex('dg')`
      [把将](?:(?![，。给])[^，。]){1,12}?(?<![给不没])(?<mark>让|递|交|送|献|分|留|捐|寄|传|念|读|
      讲|教|展示|
      夹|喂|卖|发|带|转交|赠送|分享|贡献|还|借|托付)(?=了?(?:${ONE_OF_US}|对手|邻居|组长|班长|
      山区|灾区|小动物|生病的|有需要的|别人|需要的人)(?!给|去|到|回|上|进|送|抄|用|做|看看|
      玩)[^，。]{0,8}[，。！])
    `,
    suggestion: ({ mark = '' }) => `${mark}给`,
    leftOut: { word: '给', least: -6 },
    // 把书还我: some say so.
    isInnocent: ({ 0: whole, index }, text) =>
      /(?:告诉|接送|目送)$/.test(whole) ||
      (/[送还借带]$/.test(whole) && /^[我你他她]/.test(text.slice(index + whole.length))),
    explanation: ({ mark = '' }) => TO_WHOM(mark),
  },
  {
    words: ['听', '吃'],
    pattern: regex('dg')`
      (?<![给不没别])(?<mark>念|读|讲|唱|弹|夹|分|做|端|买)(?=(?:${FEW})(?:听|吃)[，。！])
    `,
    suggestion: ({ mark = '' }) => `${mark}给`,
    leftOut: { word: '给', least: -6 },
    explanation: ({ mark = '' }) => TO_WHOM(mark),
  },
  {
    words: ['输', '败', '献', '递', '捐'],
    pattern: regex('dg')`
      (?<![给不没认愿服击打失])(?<mark>输|败|奉献|献|递|捐)(?=了?(?:${FEW}|对手|对方|
      [一二三四五六]班|
      灾区|山区|祖国|教育事业|卖[^，。]{1,6}的|贫困)(?!一|二|两|三|给|很|不)[^，。]{0,10}[，。！])
    `,
    suggestion: ({ mark = '' }) => `${mark}给`,
    leftOut: { word: '给', least: -5 },
    explanation: ({ mark = '' }) => TO_WHOM(mark),
  },
  {
    words: FOR_SOMEBODY.split('|'),
    pattern: regex('dg')`
      (?<![让叫请给对为跟和比帮把要听带陪教问诉])(?:${HELPERS})(?<mark>我们?|他们?|她们?|大家|
      全班同学|
      每[个位]人|每人|自己的妈妈)(?=(?:${FOR_SOMEBODY})(?!的|过)(?![^，。]{0,10}给))
    `,
    suggestion: ({ mark = '' }) => `给${mark}`,
    leftOut: { word: '给', least: -7, isBefore: true },
    explanation: ({ mark = '' }) => `“${mark}”前面少了“给”，补上它，句子就通了。`,
  },
  {
    words: [
      '每天',
      '常常',
      '总',
      '主动',
      '一直',
      '尽快',
      '早日',
      '轮流',
      '会',
      '来',
      '针',
      '还',
      '已经',
    ],
    pattern: regex('dg')`
      (?<=[\u4e00-\u9fff])(?<mark>每天都?|常常|总是|主动|一直|连忙|尽快|早日|轮流(?:来|去)?|(?<=都|
      总)会|
      一针一线地?|按时来|免费|天天|赶紧|亲自|亲手|专门)(?=(?:我们?|他们?|她们?|
      大家)(?:${FOR_SOMEBODY})(?!的))
    `,
    suggestion: ({ mark = '' }) => `${mark}给`,
    leftOut: { word: '给', least: -6 },
    explanation: ({ mark = '' }) => `“${mark}”和后面的人之间少了“给”，补上它。`,
  },
  {
    words: TOWARDS.split('|'),
    pattern: regex('dg')`
      (?<=^|[，。！？；])(?<mark>${HELPERS}|我|他|她|弟弟|妹妹|同桌|
      大家)(?=(?:[我你他她](?![们的家们爸妈爷奶弟妹哥姐也都又就])|我们|
      他们|陌生人|集体的事|老人|小动物|新同学|国际象棋|恐龙|历史|这件事|什么都|这些|那里|这里)
      (?:非常|特别|很|十分|一直很?|总是很?|都很?|不|从来不|最|可|从来都?很?)+(?:${TOWARDS}))
    `,
    suggestion: ({ mark = '' }) => `${mark}对`,
    leftOut: { word: '对', least: -9 },
    explanation: ({ mark = '' }) => `“${mark}”和后面的词之间少了“对”，补上它。`,
  },
  {
    words: TO_SOMEBODY.split('|'),
    pattern: regex('dg')`
      (?<![向跟和对给是比让叫找被把])(?<mark>(?:${ONE_OF_US})(?:要|想|应该|可以|主动|立刻|不肯|马上|
      都|就|连忙)|
      我|他|她|小狗|小船|主动|微笑着|张开双臂|大步|立刻)(?=(?:${ONE_OF_US}|他的|同学|主人|终点|对岸|
      校门口|
      火车站|操场|客人|校长)(?:慢慢地)?(?:${TO_SOMEBODY})[，。！])
    `,
    suggestion: ({ mark = '' }) => `${mark}向`,
    leftOut: { word: '向', least: -10 },
    // 我妈妈道歉了: his own mother does it.
    isInnocent: ({ 0: whole }) => /^[我他她]$/.test(whole),
    explanation: ({ mark = '' }) => `“${mark}”和后面的词之间少了“向”，补上它。`,
  },
  {
    words: WITH_SOMEBODY.split('|'),
    pattern: regex('dg')`
      (?<![跟和与同对给比让叫的带陪])(?<mark>(?:我|他|她)(?:正在|正|常常|经常|不|想|从来不|喜欢|
      偶然|又)?)
      (?=(?:妈妈|爸爸|同桌|表姐|表哥|表弟|表妹|妹妹|弟弟|姐姐|哥哥|爷爷|奶奶|一个[^，。的是]{1,5}|
      一位[^，。的是]{1,5})(?:${WITH_SOMEBODY})(?!的))
    `,
    suggestion: ({ mark = '' }) => `${mark}跟`,
    leftOut: { word: '跟', least: -7 },
    isInnocent: ({ 0: whole }) => /^(?:我|他|她)$/.test(whole),
    explanation: ({ mark = '' }) => `“${mark}”和后面的人之间少了“跟”，补上它。`,
  },
])
