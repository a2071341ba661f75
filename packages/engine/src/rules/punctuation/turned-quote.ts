/**
 * A quotation mark that faces the wrong way: an opening one ends the paragraph, or a closing one
 * begins it.
 */
import { inEachParagraph, type Rule } from '../rule.ts'

export const turnedQuote: Rule = {
  id: 'turned-quote',
  kind: 'fault',
  area: 'punctuation',
  label: '标点：引号的方向',
  teaches: '引号是一对：说话之前用“ ，说完用 ”。',
  marks: [
    { text: '妈妈说：“早点回来。“', quote: '“', suggestion: '”' },
    { text: '”早点回来。”妈妈说。', quote: '”', suggestion: '“' },
  ],
  leaves: ['妈妈说：“早点回来。”', '“早点回来。”妈妈说。', '他的外号叫“小诸葛”。'],
  find: inEachParagraph((paragraph, text) => {
    const at = text.length - 1
    if (text.length < paragraph.text.length || text.length < 3) return []
    if (
      text.charAt(at) === '“' &&
      text.slice(0, at).lastIndexOf('“') > text.slice(0, at).lastIndexOf('”')
    ) {
      return [
        {
          paragraph: paragraph.index,
          start: at,
          end: at + 1,
          suggestion: '”',
          explanation: '话说完了，要用后引号“关门”，这里写成前引号了。',
        },
      ]
    }
    const [first, second] = [...text.matchAll(/[“”]/g)]
    if (first?.index === 0 && first[0] === '”' && second?.[0] === '”') {
      return [
        {
          paragraph: paragraph.index,
          start: 0,
          end: 1,
          suggestion: '“',
          explanation: '话刚开始，要用前引号“开门”，这里写成后引号了。',
        },
      ]
    }
    return []
  }),
}
