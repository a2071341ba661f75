/**
 * 我走了,天黑了...... Marks of English text between Chinese words; said once an essay, for whoever
 * types so does it everywhere.
 */
import type { Finding, Rule } from '../rule.ts'

const HALF = /(?<=[\u4e00-\u9fff])(?:[,.;?!:]|\.{3,12}|-{2,4})(?=[\u4e00-\u9fff]|$)/
const FULL: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  ';': '；',
  '?': '？',
  '!': '！',
  ':': '：',
}

export const englishMark: Rule = {
  id: 'english-mark',
  kind: 'advice',
  area: 'punctuation',
  label: '标点：中文里用中文标点',
  teaches: '中文的标点各占一格，和英文的不一样。',
  marks: [
    { text: '我走了,天也黑了,路灯亮了。', quote: ',' },
    { text: '天黑了.我回家了.', quote: '.' },
    { text: '他想了想...还是没说。', quote: '...' },
    { text: '我最爱的人--我的外婆。', quote: '--' },
  ],
  leaves: ['我走了，天也黑了。', '他跑了3.5公里。', 'I like it, too.'],
  find: (document) => {
    for (const paragraph of document.paragraphs) {
      const end = paragraph.sentences.at(-1)?.end ?? 0
      const match = HALF.exec(paragraph.text.slice(0, end))
      if (match === null) continue
      const right = match[0].startsWith('..')
        ? '……'
        : match[0].startsWith('--')
          ? '——'
          : (FULL[match[0]] ?? '')
      const finding: Finding = {
        paragraph: paragraph.index,
        start: match.index,
        end: match.index + match[0].length,
        explanation: `这里用了英文的标点，中文里写作“${right}”。把输入法切到中文标点，全文再看一遍。`,
      }
      return [finding]
    }
    return []
  },
}
