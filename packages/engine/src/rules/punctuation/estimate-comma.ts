/**
 * 七、八个: neighbouring numbers that name one estimate take no 、 between them. The standard says so
 * (GB/T 15834—2011, 4.5.3.5), books print it all the same: a question.
 */
import { ASKED, inEachParagraph, type Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const ESTIMATE = regex('g')`
  ([二三四五六七八])、([三四五六七八九])(?=(?:个(?!方面|问题|单元|年级|班|小组|部分)|天|岁|米|
  里|分钟|小时|只|条|块|斤|步|遍|位|朵|棵|片))
`
const DIGITS = '一二三四五六七八九'

export const estimateComma: Rule = {
  id: 'estimate-comma',
  kind: 'fault',
  area: 'punctuation',
  label: '标点：概数中间不用顿号',
  teaches: '“七八个”是一个大概的数，中间没有停顿；“三、四两组”是两样东西，才用顿号。',
  marks: [
    { text: '树下站着七、八个小朋友。', quote: '、', suggestion: '' },
    { text: '走了三、四里路，我们才歇下来。', quote: '、', suggestion: '' },
  ],
  leaves: [
    '树下站着七八个小朋友。',
    '第三、四个节目都是合唱。',
    '三、四年级的同学先走。',
    '一、二个问题已经说过了。',
    '这几条里，第二、三条最重要。',
    '请回答一、三、四个小题。',
  ],
  find: inEachParagraph((paragraph, text) =>
    [...text.matchAll(ESTIMATE)].flatMap((match) => {
      const [, low = '', high = ''] = match
      const before = text.charAt(match.index - 1)
      if (
        DIGITS.indexOf(high) !== DIGITS.indexOf(low) + 1 ||
        (before !== '' && '第、两'.includes(before))
      )
        return []
      const start = match.index + 1
      return [
        {
          paragraph: paragraph.index,
          start,
          end: start + 1,
          suggestion: '',
          explanation: `“${low}${high}”连在一起是一个大概的数，读的时候不停顿，中间的顿号是不是可以去掉？`,
          doubt: ASKED,
        },
      ]
    }),
  ),
}
