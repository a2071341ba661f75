/** Two pauses in one place: 。。 or ，。 — one of them is a slip of the hand. */
import { ASKED, inEachParagraph, type Finding, type Rule } from '../rule.ts'
import type { Document } from '../../text/document.ts'
import { regex } from '../../text/multiline.ts'

/** ！！ and ？？ may be meant, and up to three are; whoever writes 。。。 is asked whether …… is. */
const DOUBLED = regex('g')`
  (?<![。，、；：！？])(?:。{2,}|，{2,}|、{2,}|；{2,}|：{2,}|，[。；]|[。；]，|、[，。]|，、|
  ！{4,}|？{4,})
  (?![。，、；：！？])
`

/** An ellipsis, or a finger that stayed on the key. */
const DOTS = /^(?:。{3,}|、{3,})$/

export const doubledMark: Rule = {
  id: 'doubled-mark',
  kind: 'fault',
  area: 'punctuation',
  label: '标点：重复',
  teaches: '一处停顿只用一个标点；省略号是六个小圆点，占两格。',
  marks: [
    { text: '我们回家了。。天也黑了。', quote: '。。', suggestion: '。' },
    { text: '他跑过来，，拉住我的手。', quote: '，，', suggestion: '，' },
    { text: '雨停了，。太阳出来了。', quote: '，。', suggestion: '。' },
    { text: '他想了想。。。还是没说。', quote: '。。。', suggestion: '……' },
    { text: '我大喊：“快跑！！！！”', quote: '！！！！', suggestion: '！' },
  ],
  leaves: [
    '你说什么？！',
    '太好了！！！我们赢了！',
    '他想了想……还是没说。',
    '“走吧。”，他没有这样写。',
    '苹果、梨、桃子都熟了。',
  ],
  find: (document) => {
    const times = new Map<string, number>()
    return found(document).filter(({ suggestion = '' }) => {
      const so = (times.get(suggestion) ?? 0) + 1
      times.set(suggestion, so)
      return so <= MOST
    })
  },
}

/** Whoever writes 。。。 for …… does so all along: more circles would teach nothing new. */
const MOST = 2

const found: (document: Document) => Finding[] = inEachParagraph((paragraph, text) =>
  [...text.matchAll(DOUBLED)].map((match) => {
    const marks = match[0]
    return {
      paragraph: paragraph.index,
      start: match.index,
      end: match.index + marks.length,
      suggestion: keepOf(marks),
      ...(DOTS.test(marks)
        ? {
            explanation: '这里是想表示话没说完吗？省略号是“……”，六个小圆点占两格。',
            doubt: ASKED,
          }
        : {
            explanation: `这里连着写了${marks.length === 2 ? '两' : '好几'}个标点，停顿只需要一个。${new Set(marks).size > 1 ? '读一读：话说完了用句号，没说完用逗号。' : '手快多点了一下，删去就好。'}`,
          }),
    }
  }),
)

function keepOf(marks: string): string {
  if (DOTS.test(marks)) return '……'
  if (marks.includes('。')) return '。'
  return marks.includes('；')
    ? '；'
    : marks.charAt(0) === '、' && marks.includes('，')
      ? '，'
      : marks.charAt(0)
}
