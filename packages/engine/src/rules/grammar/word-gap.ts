/** 他躺草地上, 泪水夺眶而: a clause that reads well once a little word is added. */
import { isQuoted, type Document, type Paragraph, type Sentence } from '../../text/document.ts'
import { regex } from '../../text/multiline.ts'
import type { Finding, Rule } from '../rule.ts'
import { inPlainSentences } from './inPlainWriting.ts'
import { proposeAdditions } from './rewordings/proposeAdditions.ts'
import { isMisspeltNear, surestOf } from './rewordings/surestOf.ts'

/** ln odds, as of moved-words, alone and in an essay: rightly said of most that nobody had read. */
const WRONG_ODDS = 1.3

/** 高高瘦瘦的 lacks nothing. */
const SAID_TWICE = /(.)\1(.)\2/
/** 受欢迎, 受侵害: what is suffered is a deed. */
const SUFFERED = /^受[^了着过]{1,2}$/
/** 车把也听话了: what is held. */
const HANDLE = /[车门刀伞壶枪]把|[记握抓拴绑捆]牢/
/** 采来吃, 拿去卖: one fetches it, and what for. */
const FETCHED = /^[采拿买借捡摘抓捉拾取搬抱端抬挖割砍偷要捎送带提][来去回][\u4e00-\u9fff]$/
/** 提前二十分钟到: by how much. */
const BY_HOW_MUCH = /(?:分钟|小时|天|秒|步)到$/
/** 班里不少同学 */
const SOME_OF_THEM = /[里上中](?:不少|许多|很多|有些|好多)$/
/** 让爷爷高兴一个下午: how long it lasts. */
const HOW_LONG = regex()`
  ^[\u4e00-\u9fff]{1,3}?(?:一|两|半|好几)个?(?:上午|下午|晚上|星期|月|小时|钟头|学期|暑假|寒假|
  夏天|冬天|春天|秋天|世纪)
`
const PEOPLE_BEHIND = /^(?:同学|人|年轻人|孩子|居民|村民|老人|学生|家庭)/

export const wordGap: Rule = {
  id: 'word-gap',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语句不通',
  teaches: '写完一句读出声来：读着断开的地方，看看是不是丢了一个字、一个词。',
  marks: [
    { text: '他跑很快，谁也追不上。', quote: '跑很快' },
    { text: '弟弟哭眼睛都红了，谁也劝不住。', quote: '哭眼睛' },
    { text: '奶奶的脸晒黑黑的，可是笑得很开心。', quote: '晒黑黑的' },
  ],
  leaves: [
    '今天轮到我值日，我提前二十分钟到了学校。',
    '村里不少年轻人去了城里。',
    '他跑得很快，谁也追不上。',
    '弟弟哭得眼睛都红了，谁也劝不住。',
    '我从书包里拿出一本书，递给了她。',
    '他说：“跑很快也没用。”',
    '他长得高高瘦瘦的，戴着一副眼镜。',
    '我以为八点钟可以了。',
    '骑了一会儿，车把也听话了。',
    '这种果子不能摘来吃。',
    '怎样才能不让小动物受伤害，大家想了很多办法。',
    '一个电话就能让奶奶高兴一个晚上。',
    '我独自坐在公园的长椅上，手托下巴，想着心事。',
  ],
  find: inPlainSentences(inSentence),
}

function inSentence(document: Document, paragraph: Paragraph, sentence: Sentence): Finding[] {
  const { tables, names } = document
  const gap = surestOf(
    proposeAdditions(sentence.text, tables),
    tables.rewordings.additions,
    WRONG_ODDS,
  )
  if (gap === null) return []
  const { start, end } = rangeAround(sentence, sentence.start + gap.start)
  const text = paragraph.text.slice(start, end)
  if (
    text === '' ||
    /[\p{P}\s]/u.test(text) ||
    SAID_TWICE.test(text) ||
    SUFFERED.test(text) ||
    HANDLE.test(text) ||
    FETCHED.test(text) ||
    BY_HOW_MUCH.test(text) ||
    HOW_LONG.test(paragraph.text.slice(start, end + 2)) ||
    areNamesOfThings(sentence, start, end) ||
    (SOME_OF_THEM.test(text) && PEOPLE_BEHIND.test(paragraph.text.slice(end))) ||
    isQuoted(paragraph, start) ||
    [...names].some((name) => text.includes(name)) ||
    isMisspeltNear(document, sentence, gap)
  )
    return []
  return [
    {
      paragraph: paragraph.index,
      start,
      end,
      explanation: `“${text}”读着接不上：少了词，或者有个词放错了地方。读出声来，想一想怎样才通顺。`,
    },
  ]
}

/** 坐在公园长椅上: one thing of another. */
function areNamesOfThings({ words }: Sentence, start: number, end: number): boolean {
  const two = words.filter((word) => word.start >= start && word.end <= end)
  const behind = words.find((word) => word.start === end)
  return (
    two.length === 2 &&
    two.every(({ text, tag }) => /^ns?$/.test(tag) && text.length > 1) &&
    /^[上下里旁]$/.test(behind?.text ?? '')
  )
}

/** From the word before the gap to the one behind it; 拿一 says nothing yet, 拿一本 does. */
function rangeAround({ words }: Sentence, place: number): { start: number; end: number } {
  const behind = words.findIndex(({ end }) => end > place)
  const before = words.findLastIndex(({ start }) => start < place)
  const start = words[before]?.start ?? place
  const end = words[behind]?.end ?? place
  const next = words[behind + 1]
  return end - start > 2 || next === undefined || /\p{P}/u.test(next.text)
    ? { start, end }
    : { start, end: next.end }
}
