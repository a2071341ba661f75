/** A paragraph that begins with a comma or a full stop: the mark belongs to the line before. */
import type { Finding, Rule } from '../rule.ts'

const HEAD = /^[，。、；：？！]+(?=[\u3400-\u9fff“])/

export const lineHeadMark: Rule = {
  id: 'line-head-mark',
  kind: 'fault',
  area: 'punctuation',
  label: '标点：不放在行首',
  teaches: '逗号、句号、问号这些标点跟着前面的字走，不能站在一段的最前面。',
  marks: [
    { text: '今天的太阳真大\n，我们都出汗了。', quote: '，' },
    { text: '我们都出汗了。\n。后来下雨了。', quote: '。', suggestion: '' },
  ],
  leaves: ['今天的太阳真大，\n我们都出汗了。', '“走吧！”', '……天黑了。', '——写给妈妈'],
  find: (document) =>
    document.paragraphs.flatMap(({ index, text, sentences }): Finding[] => {
      const match = HEAD.exec(text)
      if (match === null || sentences.length === 0) return []
      const before = document.paragraphs[index - 1]?.text ?? ''
      const isClosed = before === '' || /[，。、；：？！…”]$/.test(before)
      return [
        {
          paragraph: index,
          start: 0,
          end: match[0].length,
          // Where the line before has no mark, this is its own, one line too low.
          ...(isClosed ? { suggestion: '' } : {}),
          explanation: isClosed
            ? `一段话不能用“${match[0]}”开头，这里多出了一个标点，删去就好。`
            : `“${match[0]}”是前一段末尾的标点，跑到下一段的开头来了。把它放回去，或者把两段接起来。`,
        },
      ]
    }),
}
