/** Good plain sentences of those who explain a thing, write to somebody, or speak of a book. */
import { regex, wordList } from '../../text/multiline.ts'
import { distinctWords, wordPattern } from '../../text/characters.ts'
import { isQuoted } from '../../text/document.ts'
import { clausesAround, wherever, type Good, type GoodWriting, type Place } from './goodWriting.ts'

const LONGEST = 60

const figures: GoodWriting = {
  label: '列数字',
  texts: ['exposition'],
  find: wherever(
    regex()`
      (?:上|近|约|大约)?(?:[0-9]+(?:\.[0-9]+)?|[二三四五六七八九十百千万两几半]+|
      一(?=[百千万米厘公]))(?:多|余|分之[一二三四五六七八九十])?(?:[%％]|平方)?(?:厘米|毫米|千米|
      公里|米|公斤|千克|克|斤|吨|毫升|升|摄氏度|倍|小时|分钟|%|％|年(?![级前后代])|
      (?<=[百千万])次)
    `,
    ([words]) => `用“${words}”来说，不含糊，读的人一看就有数。`,
    /如果|第[一二三]|历史|左右|上下|一般|大约|大概|[0-9一二三四五六七八九〇零]{4}年/,
  ),
  marks: [
    { text: '一把油纸伞能开合上千次，伞面要刷三遍桐油。', quote: '一把油纸伞能开合上千次' },
    { text: '它的翅膀张开有十二厘米。', quote: '它的翅膀张开有十二厘米' },
  ],
  leaves: ['它是一种很美的花。', '第一，要多喝水。'],
}

const cause: GoodWriting = {
  label: '说明原因',
  texts: ['exposition'],
  find: wherever(
    regex()`
      (?:因为|由于)[^。！？；：…—“”]{4,24}，[^。！？；：…—“”]{0,6}(?:所以|就|才|因此|
      便)[^。！？；：…—“”]{3,}|[^。！？；：…—“”]{2,12}了，[^。！？；：…—“”]{2,16}，就[结变成会]
    `,
    () => '不但说了是怎样，还说了为什么会这样，读的人就明白了。',
    /喜欢|爱|保护|我们应/,
  ),
  marks: [
    {
      text: '水蒸发了，糖留在表面，就结成了一层细细的霜。',
      quote: '水蒸发了，糖留在表面，就结成了一层细细的霜',
    },
    {
      text: '因为竹子中间是空的，所以风一吹它只弯不断。',
      quote: '因为竹子中间是空的，所以风一吹它只弯不断',
    },
  ],
  leaves: ['因为它可爱，所以我喜欢它。', '春天到了，花开了。'],
}

const PROCESS = wordPattern(
  wordList(`
    剥 切 洗净 泡 揉 捏 搓 擀 包 蒸 煮 炒 炸 烤 晾 晒 倒进 倒入 舀 撒 搅 拌 剪 折 粘 贴 涂 刷 磨 削 刨
    锯 钉 拧 缝 穿 系 绕 编 插 埋 浇 挖 填 压 筛 捞 滤 捶 敲 卷 挂 抹
  `),
)
const IN_TURN = /先[^。！？；：…—]*?(?:再|接着|然后|最后)/

const steps: GoodWriting = {
  label: '过程',
  texts: ['story', 'scene', 'exposition', 'letter'],
  find: stepByStep,
  marks: [
    {
      text: '先把竹子削成细条，再用线一根一根系好。',
      quote: '先把竹子削成细条，再用线一根一根系好',
    },
    {
      text: '妈妈先把糯米泡一夜，再倒进木桶里蒸。真香！',
      quote: '妈妈先把糯米泡一夜，再倒进木桶里蒸',
    },
  ],
  leaves: ['我先写作业，再看电视。', '“先把皮剥了，再切成块。”妈妈说。'],
}

function stepByStep({ paragraph, sentence }: Place): Good | undefined {
  const match = IN_TURN.exec(sentence.text)
  const range = clausesAround(sentence, { start: sentence.start, end: sentence.end })
  if (
    match === null ||
    range === undefined ||
    range.end - range.start > LONGEST ||
    isQuoted(paragraph, sentence.start + match.index) ||
    distinctWords(sentence.text, PROCESS).length < 2
  )
    return undefined
  return { ...range, explanation: '先做什么、再做什么，次序清楚，每一步怎么做也写到了。' }
}

const tied: GoodWriting = {
  label: '联系自己',
  texts: ['response'],
  find: wherever(
    regex()`
      (?:读到|看到|读着|合上书|翻到)[^。！？；：…—]{2,30}(?:想起|想到|记起)[^。！？；：…—“”]{4,}|
      (?:换[成作]?了?我|要是我|如果是我|假如是我)[^。！？；：…—“”]{4,}
    `,
    () => '读的是书，想起的是自己的事，读后感就有了自己的话。',
    /值得|学习|道理|祖国/,
  ),
  marks: [
    {
      text: '读到他一个人数日子，我想起了自己第一次住校的那个晚上。',
      quote: '读到他一个人数日子，我想起了自己第一次住校的那个晚上',
    },
    {
      text: '合上书，我想起家里那把没人修的椅子。',
      quote: '合上书，我想起家里那把没人修的椅子',
    },
  ],
  leaves: ['读到这里，我很感动。', '看到他的事迹，我想到了要好好学习。'],
}

const shared: GoodWriting = {
  label: '情感流露',
  texts: ['letter'],
  find: wherever(
    regex()`
      您(?:还)?[^，。！？；：…—“”]{0,6}[背抱牵拉塞递捧搂坐站蹲擦摸端][着了给在]
      [^，。！？；：…—“”]{2,}|(?:趴在|靠在|躲在|坐在)您[^，。！？；：…—“”]{1,}
    `,
    () => '写的是一起经历过的一幕，收信的人一读就会想起来。',
    /辛苦|如果|希望/,
  ),
  marks: [
    { text: '那年下雪，我趴在您背上，听见您的喘气声。', quote: '那年下雪，我趴在您背上' },
    { text: '走的时候，您塞给我两个煮鸡蛋。', quote: '您塞给我两个煮鸡蛋' },
  ],
  leaves: ['您辛苦了，我很想您。', '希望您坐着歇一歇。'],
}

export const EXPLAINED: readonly GoodWriting[] = [steps, cause, figures, tied, shared]
