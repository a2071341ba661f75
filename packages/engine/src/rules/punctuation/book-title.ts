/** 我读了西游记: the name of a book, a film or a text stands in 《》. */
import { FAMOUS_WORKS } from '../../lexicon/famousWorks.ts'
import { compact, regex } from '../../text/multiline.ts'
import { inPatterns } from '../grammar/findPatterns.ts'
import type { Rule } from '../rule.ts'

const READS = compact`
  读了|读过|读完|看了|看过|看完|读着|在读|在看|爱读|爱看|喜欢读|喜欢看|重读|翻开|翻看|阅读|阅读了|
  背|名著|小说|电影|动画片|
  的书|本书|这本|那本|一本|一部|这部|那部|一套|一篇|课文|题目是|书名是|叫|叫做|叫作|名叫|名为
`
/** 童年 is a time and 母亲 a person, unless a book is spoken of. */
const ALSO_A_WORD =
  '童年|在人间|我的大学|母亲|红岩|夜莺|茶馆|小王子|父与子|狮子王|三体|稻草人|秘密花园|战狼'
const BESIDES = FAMOUS_WORKS.split('|')
  .filter((work) => !ALSO_A_WORD.split('|').includes(work))
  .join('|')
const MOST = 2

export const bookTitle: Rule = {
  id: 'book-title',
  kind: 'fault',
  area: 'punctuation',
  label: '标点：书名号',
  teaches: '书、电影、文章、歌曲的名字，都要用书名号《》括起来。',
  marks: [
    { text: '暑假里我读了西游记，里面的孙悟空真厉害。', quote: '西游记', suggestion: '《西游记》' },
    { text: '我看了一部电影叫流浪地球，非常好看。', quote: '流浪地球', suggestion: '《流浪地球》' },
    {
      text: '我买了一本书，名字叫小鹿的森林，我很喜欢。',
      quote: '小鹿的森林',
      suggestion: '《小鹿的森林》',
    },
  ],
  leaves: [
    '这篇短文的题目取得很有意思。',
    '暑假里我读了《西游记》。',
    '我的童年像一本书。',
    '我有一本书叫《小鹿的森林》。',
    '他读了一本书，叫人感动。',
    '这部电影叫我难忘。',
    '爸爸买了一本叫“小鹿”的书。',
    '这本书叫什么名字？',
  ],
  find: (document) => found(document).slice(0, MOST),
}

const found = inPatterns([
  {
    words: FAMOUS_WORKS.split('|').filter((work) => work.length > 0),
    pattern: regex('dg')`
      (?<=(?:${READS})[^，。！？；：《》“”]{0,6})(?<mark>${BESIDES})(?![》\u3400-\u9fff]?[人精]|》)
      (?=[，。！？；、]|[里中的和与这后时一上给让是]|$)
    `,
    suggestion: ({ mark = '' }) => `《${mark}》`,
    explanation: ({ mark = '' }) => `“${mark}”是作品的名字，要用书名号《》括起来。`,
  },
  {
    words: [
      '本书',
      '部电影',
      '部动画片',
      '部小说',
      '本小说',
      '篇课文',
      '首歌',
      '篇文章',
      '本故事书',
      '本童话书',
    ],
    pattern: regex('dg')`
      [一这那](?:本|部|篇|首)(?:[\u3400-\u9fff]{0,6}的)?(?:书|电影|动画片|小说|课文|歌|歌曲|文章|
      故事书|童话书)，?(?:它?的?(?:名字|书名|题目|片名|歌名)(?:就|是)?叫?(?:做|作)?|名?叫(?:做|
      作)?|名为)
      (?<mark>(?![我他她你人什啥怎大不这那做作])[\u3400-\u9fff]{2,10})(?=[，。！？；]|$)
    `,
    suggestion: ({ mark = '' }) => `《${mark}》`,
    explanation: ({ mark = '' }) => `“${mark}”是作品的名字，要用书名号《》括起来。`,
    isInnocent: (match) =>
      /[了着]$|[起取写]得|感动|难忘|入迷|喜爱|喜欢|名字|不/.test(match.groups?.['mark'] ?? ''),
  },
])
