/** 游来游, 走着走, 在我看, 随着时间，: a fixed phrase or an opening stops before its end. */
import { compact, regex } from '../../text/multiline.ts'
import { inPatterns } from './findPatterns.ts'

const BEHIND =
  (word: string) =>
  ({ mark = '' }: Readonly<Record<string, string | undefined>>): string =>
    `“${mark}”后面少了“${word}”，补上它。`
const WITH =
  (word: string) =>
  ({ mark = '' }: Readonly<Record<string, string | undefined>>): string =>
    `${mark}${word}`

const COUNT = '一|两|三|半|几|四|五'
/** What passes or grows by itself: 随着 waits for how it does. */
const CHANGES = compact`
  时间|年龄|岁月|科技|社会|经济|人口|气温|生活水平|季节|夜色|时代|医学|交通|互联网|科学技术
`
/** They are a cause only by what they are like: 由于天气 waits for 的原因 or 不好. */
const CONDITIONS = '天气|身体|工作|路况|交通|年龄|家庭|环境|学习|条件|成绩|经济'

export const findOpenFixed = inPatterns([
  {
    pattern: /(?<mark>(?<a>[游想走跑跳滚飞转爬荡传推挤翻摇晃拐钻拉搬挪蹦窜])来\k<a>)(?=[，。！])/dg,
    suggestion: WITH('去'),
    explanation: BEHIND('去'),
  },
  {
    pattern: /(?<mark>(?<a>[走看说想听写跑聊唱读笑哭玩等吃])着\k<a>)(?=，)/dg,
    suggestion: WITH('着'),
    explanation: BEHIND('着'),
  },
  {
    pattern: /(?<![了一])(?<mark>(?<a>[想改看数洗擦读写试找问练算量画听查]))(?=又\k<a>[，。])/dg,
    suggestion: WITH('了'),
    explanation: BEHIND('了'),
  },
  {
    words: ['五味瓶', '一个人', '铅', '一层', '蜜', '一身', '一撮', '一块'],
    pattern: regex('dg')`
      像(?<mark>打翻|换|灌|铺|涂|抹|撒|披|吃|喝|长|丢|变)
      (?=五味瓶|一个人[。！]|铅|一层|蜜|一身|一撮|一块)
    `,
    suggestion: WITH('了'),
    explanation: BEHIND('了'),
  },
  {
    words: ['整整'],
    pattern: regex('dg')`
      (?<![要得能会])(?<mark>持续|走|练|找|等|忙|下|用|花|画|写|读|睡|跑|看|想|爬|排|坐|站|练习|
      准备)(?=整整(?:${COUNT}))
    `,
    suggestion: WITH('了'),
    explanation: BEHIND('了'),
  },
  {
    words: [
      '对我来',
      '对他来',
      '对她来',
      '对你来',
      '对我们来',
      '对孩子来',
      '对他们来',
      '对小学生来',
    ],
    pattern: /对于?(?:我们?|你们?|他们?|她们?|孩子们?|小学生|中学生)(?<mark>来)(?=，)/dg,
    suggestion: '来说',
    explanation: BEHIND('说'),
  },
  {
    words: ['俗话', '常言', '俗语', '谚语', '老话'],
    pattern: /(?<=^|[，。！？])(?<mark>俗话|常言|俗语|谚语|老话)(?=[：“，])/dg,
    suggestion: WITH('说'),
    explanation: BEHIND('说'),
  },
  {
    words: ['看，'],
    pattern:
      /(?<=(?:^|[，。！？])在(?:我|他|她|你|我们|大家|妈妈|爸爸|爷爷|奶奶|别人|大人))(?<mark>看)(?=，)/dg,
    suggestion: '看来',
    explanation: '“在……看”后面少了“来”，补上它。',
  },
  {
    words: ['以，', '从此以', '从那以'],
    pattern: regex('dg')`
      (?<=自从[^，。以]{2,12}|长期|多年|一直|几年|几百年|千百年|建校|开学)(?<mark>以)(?=，)|
      (?<=从此|从那|从这)(?<mark1>以)(?=，|我|他|每|再)
    `,
    explanation: '“以”后面少了“来”或“后”，补上它。',
  },
  {
    words: ['随着'],
    pattern: regex('dg')`(?<=^|[，。！？])(?<mark>随着(?:${CHANGES}))(?=，)`,
    explanation: ({ mark = '' }) =>
      `“${mark}”怎么样了呢？后面补上“的推移”“的发展”这样的词，话才说完整。`,
  },
  {
    words: ['由于', '因为'],
    pattern: regex('dg')`(?<=^|[，。！？])(?<mark>(?:由于|因为)(?:${CONDITIONS}))(?=，)`,
    explanation: ({ mark = '' }) => `“${mark}”怎么了呢？后面补上“的原因”，话才说完整。`,
  },
])
