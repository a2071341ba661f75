/** 去了公园、然后去了超市: between clauses stands a comma; 、 is for words side by side. */
import { inPatterns } from '../grammar/findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

export const pauseMark: Rule = {
  id: 'pause-mark',
  kind: 'fault',
  area: 'punctuation',
  label: '标点：顿号和逗号',
  teaches: '顿号只站在并列的词中间；一件事说完再说一件事，中间用逗号。',
  marks: [
    { text: '我们去了公园、然后又去了超市。', quote: '、', suggestion: '，' },
    { text: '我吃完了饭、就去写作业。', quote: '、', suggestion: '，' },
    { text: '天黑了、所以我们回家了。', quote: '、', suggestion: '，' },
  ],
  leaves: [
    '我们去了公园、超市和图书馆。',
    '我们去了公园，然后去了超市。',
    '然而、但是、所以都是连词。',
    '“因为”、“所以”要一起用。',
    '他又高又大、又白又胖。',
    '首先、然后、最后，一步也不能少。',
  ],
  find: inPatterns([
    {
      words: ['、'],
      pattern: regex('dg')`
        (?<=[了过着完好][\u3400-\u9fff]{0,6})(?<mark>、)(?=(?:然后|接着|所以|但是|可是|于是|后来|
        还去|又去|
        就去|就回|就开始)(?![、，])[\u3400-\u9fff]{2})
      `,
      suggestion: '，',
      explanation: '顿号只站在并列的词中间。这里前一件事说完了，停顿大一些，用逗号。',
    },
  ]),
}
