/** Good sentences of the first two grades, whose art is to say a thing whole. */
import { compact, regex } from '../../text/multiline.ts'
import { isMovement } from '../../lexicon/movements.ts'
import { isQuoted } from '../../text/document.ts'
import { clausesAround, wherever, type Good, type GoodWriting, type Place } from './goodWriting.ts'

const TELLING = ['story', 'scene', 'letter', 'response', 'exposition'] as const
const YOUNG = [1, 2] as const

const WHEN = compact`
    今天|昨天|星期.|周[一二三四五六末日]|早上|早晨|清晨|上午|中午|下午|傍晚|晚上|放学|春天|夏天|
    秋天|冬天|有一天|课间|下课|暑假|寒假|下雨天
  `
const WHO = compact`
    我|妈妈|爸爸|爷爷|奶奶|外公|外婆|哥哥|姐姐|弟弟|妹妹|老师|同学|
    小[猫狗兔鸟鸡鸭熊猴鱼羊牛马象松刺蚂蜗燕明红华丽伙]|大[象熊灰狼]|狐狸|乌龟
  `
const WHERE = compact`
    (?:在|到|去|来到|
    回到)[^，。！？；：…—“”]{1,7}[里上下边旁家园校场山店房院馆池田地桥河海湖市乡村摊街口]
  `

const whole: GoodWriting = {
  label: '完整的句子',
  texts: TELLING,
  grades: YOUNG,
  find: wherever(
    new RegExp(
      compact`
        (?:${WHEN})[^。！？；：…—“”]{0,8}(?:${WHO})[^。！？；：…—“”]{0,10}${WHERE}
        [^，。！？；：…—“”]{2,}
      `,
    ),
    () => '什么时候、谁、在哪里、做什么，一句话都说清楚了。',
    /很好|真好|很多/,
  ),
  marks: [
    { text: '星期天，小猫和妈妈去河边钓鱼。', quote: '星期天，小猫和妈妈去河边钓鱼' },
    { text: '下午，我和弟弟在院子里堆雪人。弟弟笑了。', quote: '下午，我和弟弟在院子里堆雪人' },
  ],
  leaves: ['我和妈妈去公园。', '今天天气很好。'],
}

const LOOK = regex()`
  (?:白白|红红|绿绿|黄黄|黑黑|长长|短短|圆圆|尖尖|弯弯|胖胖|软软|硬硬|亮亮|甜甜|酸酸|细细|厚厚|
  薄薄|扁扁|
  毛茸茸|胖乎乎|圆滚滚|圆溜溜|绿油油|金灿灿|亮晶晶|红通通|香喷喷|湿漉漉|光溜溜|黑乎乎|软绵绵|
  冷冰冰|热乎乎)的(?:[\u3400-\u9fff]|(?=[，。！]))
`

const look: GoodWriting = {
  label: '用词',
  texts: TELLING,
  grades: [1, 4],
  find: wherever(
    LOOK,
    ([words]) => `“${words.replace(/(?<=的).$/, '')}”写出了样子，读的人就像看见了。`,
    /[很真太好]是?[^，。]{1,3}[，。]?喜欢/,
  ),
  marks: [
    { text: '小白兔有一双长长的耳朵。', quote: '小白兔有一双长长的耳朵' },
    { text: '锅里是香喷喷的米饭，我吃了两碗。', quote: '锅里是香喷喷的米饭' },
  ],
  leaves: ['小白兔很可爱。', '妈妈说：“长长的面条好吃。”'],
}

const moved: GoodWriting = {
  label: '动作描写',
  texts: ['story', 'scene'],
  grades: [1, 6],
  find: twoMovements,
  marks: [
    { text: '我蹲下来，捡起一片叶子。', quote: '我蹲下来，捡起一片叶子' },
    { text: '小猫跳上桌子，叼着小鱼钻到床下。', quote: '小猫跳上桌子，叼着小鱼钻到床下' },
  ],
  leaves: ['我和妈妈去公园。', '我不跑，也不跳。', '他瞪着我让我滚回去写作业。'],
}

const LONGEST = 30
const NOT_DONE = /不|没|要|想|会|可以|喜欢|有的|爱|[跑跳]步|跳绳|总|每|常|舞|一蹦一跳|像|滚[回开蛋]/
/** What everybody does all day long. */
const EVERYDAY = /^[走跑坐站躺拿洗背包顶冲]|^(?:打开|关上|张开|扎|蘸|绑)/

function twoMovements({ paragraph, sentence }: Place): Good | undefined {
  if (NOT_DONE.test(sentence.text)) return undefined
  const moves = sentence.words.filter(
    ({ text, tag, start, end }) =>
      !/^[nxmq]/.test(tag) &&
      isMovement(text) &&
      !EVERYDAY.test(text) &&
      !paragraph.text.startsWith('的', end) &&
      !isQuoted(paragraph, start),
  )
  const [first, second] = moves
  if (first === undefined || second === undefined || first.text.charAt(0) === second.text.charAt(0))
    return undefined
  const range = clausesAround(sentence, { start: first.start, end: second.end })
  if (range === undefined || range.end - range.start > LONGEST) return undefined
  // 绑了红布条的竹竿: which one it is.
  if (/^[了着过][^，]*的/.test(paragraph.text.slice(second.end))) return undefined
  return {
    ...range,
    explanation: `“${first.text}”“${second.text}”，做了什么写得清清楚楚，读的人看得见。`,
  }
}

const said: GoodWriting = {
  label: '语言描写',
  texts: TELLING,
  grades: YOUNG,
  find: speechInMarks,
  marks: [
    { text: '妈妈说：“慢慢吃，别烫着。”', quote: '妈妈说：“慢慢吃，别烫着。”' },
    { text: '下雨了。小鸡问：“你要不要伞？”', quote: '小鸡问：“你要不要伞？”' },
  ],
  leaves: ['妈妈说慢慢吃。', '妈妈说：“好。”'],
}

function speechInMarks({ paragraph, sentence }: Place): Good | undefined {
  const match = /[\u3400-\u9fff]{1,8}[说问喊叫答]：“[^“”]{4,24}[。！？]”/.exec(
    paragraph.text.slice(sentence.start, sentence.end + 1),
  )
  if (match === null) return undefined
  const start = sentence.start + match.index
  return {
    start,
    end: start + match[0].length,
    explanation: '谁说的、说了什么，用冒号和引号写下来了，读的人就像听见了。',
  }
}

export const FOR_THE_YOUNG: readonly GoodWriting[] = [moved, whole, said, look]
