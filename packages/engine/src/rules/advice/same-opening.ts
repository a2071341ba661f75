/** Sentence after sentence that begins with the same 我. */
import type { Finding, Rule } from '../rule.ts'

const RUN = 4

export const sameOpening: Rule = {
  id: 'same-opening',
  kind: 'advice',
  area: 'craft',
  label: '句子开头有变化',
  teaches: '连着几句都用同一个词开头，读着像在数数。换个开头，句子就活了。',
  marks: [
    { text: '我起床了。我洗了脸。我吃了早饭。我背上书包出门。', quote: '我' },
    { text: '我看见一只猫。我走过去。我蹲下来。我摸了摸它。它叫了一声。', quote: '我' },
  ],
  leaves: [
    '我起床了。洗完脸，我吃了早饭。背上书包，我出门了。',
    '“我来！”“我来！”“我来！”“我也来！”大家喊。',
  ],
  find: (document) =>
    document.paragraphs.flatMap((paragraph) => {
      const findings: Finding[] = []
      let run = 0
      for (const sentence of paragraph.sentences) {
        run = /^我(?!国|校|市|家乡|省)/.test(sentence.text) ? run + 1 : 0
        if (run !== RUN) continue
        findings.push({
          paragraph: paragraph.index,
          start: sentence.start,
          end: sentence.start + 1,
          explanation: `到这里已经连着${RUN}句用“我”开头了。可以让时间、地点或别的人物先出场，也可以把两句合成一句。`,
        })
      }
      return findings
    }),
}
