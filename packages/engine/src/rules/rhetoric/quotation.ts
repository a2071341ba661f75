/**
 * 引用: a verse or a saying brought in with its source, or a line whose shape tells that it is
 * verse.
 */
import type { Paragraph, Range } from '../../text/document.ts'
import { inEachParagraph, type Finding, type Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

/** Who or what is quoted, right before the quotation mark. */
const SOURCE = regex()`
  (?:诗|词|诗句|诗人|古人|名言|谚语|俗话|俗语|常言|古语|歌词|《[^《》]{1,14}》(?:中|里|有云|云)?
  |孔子|孟子|老子|庄子|荀子|李白|杜甫|苏轼|王维|白居易|陆游|辛弃疾|李清照|王安石|刘禹锡|范仲淹|
  陶渊明|屈原|鲁迅|冰心|朱自清|巴金|老舍|高尔基|莎士比亚|雨果|歌德|培根|爱迪生|爱因斯坦|牛顿|
  居里夫人|托尔斯泰|泰戈尔|罗曼·罗兰|尼采|苏格拉底|柏拉图|周恩来|毛主席|林则徐|诸葛亮|司马迁|
  文天祥|龚自珍|郑板桥|于谦|曾子|顾炎武)[^。！？“”]{0,12}[：:，,]?$
`
/** 海内存知己，天涯若比邻: two halves of five or of seven characters. */
const VERSE =
  /^(?:[\u3400-\u9fff]{5}，[\u3400-\u9fff]{5}|[\u3400-\u9fff]{7}，[\u3400-\u9fff]{7})[。！？；]?/
/** Everyday words that no verse of old has. */
const EVERYDAY =
  /我[们在]|你们|他们|什么|怎么|因为|所以|一个|没有|不要|可以|就是|[的这给很了吗吧呢啊]|(?:[也矣]$)/
const READ_BEFORE = 30

export const quotation: Rule = {
  id: 'quotation',
  kind: 'strength',
  area: 'rhetoric',
  label: '引用',
  teaches: '借一句诗、一句名言说话，意思更有分量；说出是谁的话，更叫人信服。',
  marks: [
    { text: '古人云：“千里之行，始于足下。”我决定从第一步走起。', quote: '“千里之行，始于足下。”' },
    {
      text: '看着江面，我想起“孤帆远影碧空尽，唯见长江天际流”的样子。',
      quote: '“孤帆远影碧空尽，唯见长江天际流”',
    },
    {
      text: '《论语》中说：“学而不思则罔，思而不学则殆。”读书要动脑。',
      quote: '“学而不思则罔，思而不学则殆。”',
    },
  ],
  leaves: [
    '妈妈说：“快点起床，不然要迟到。”',
    '他写的“诗”没有人看。',
    '我在《西游记》里读到了孙悟空。',
    '我问：“你要去哪里，什么时候回来？”',
    '“橘子是六块的，苹果给四块。”摊主报着价。',
    '老师读了李白的诗，同桌说：“我喜欢这一首。”',
  ],
  find: inEachParagraph((paragraph, text) => {
    return paragraph.quoted
      .filter((range) => text.charAt(range.start) === '“' && range.end <= text.length)
      .flatMap((range) => findingAt(paragraph, text, range))
  }),
}

function findingAt(paragraph: Paragraph, text: string, range: Range): Finding[] {
  const words = text.slice(range.start + 1, range.end - 1)
  if (words.length < 6 || words.length > 60 || /[“”]/.test(words)) return []
  const before = text.slice(Math.max(0, range.start - READ_BEFORE), range.start)
  // Somebody of the story speaks: 同桌说：“…”
  const lead = /[^。！？；，]*[：:，,]?$/.exec(before)?.[0] ?? ''
  const isSpoken = /(?:我|你|他|她|妈|爸|同学|同桌|老师|爷爷|奶奶)[^。]{0,6}[说问道]/.test(lead)
  const hasSource = SOURCE.test(lead) && /(?:[：:，,]|[说云曰道言写有])$/.test(lead)
  const isVerse = VERSE.test(words) && !EVERYDAY.test(words)
  if (isSpoken || (!hasSource && (!isVerse || /[说问答喊道][：:，,]$/.test(lead)))) return []
  return [
    {
      paragraph: paragraph.index,
      start: range.start,
      end: range.end,
      explanation: isVerse
        ? '诗文里的句子用在这里，字数不多，却让人想到更远的地方。'
        : '引来这一句，说明这个道理不只是你一个人这样想，话就有了分量。',
    },
  ]
}
