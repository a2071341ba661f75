/** 我很感动。 A feeling that is only named, with nothing near it that lets the reader see it. */
import { isQuoted } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const NAMED_FEELING = regex()`
  我(?:的心里|心里|们都|们|也|都|当时|真的|感到|觉得)*(?:很|非常|十分|特别|好|太|真|极其)(?:的)?
  (感动|高兴|开心|快乐|难过|伤心|害怕|紧张|激动|生气|后悔|惭愧|自豪|失望|幸福|兴奋|着急|羡慕)
`
/** Body, face, voice, hands: what a reader can see or feel. */
const SHOWN = regex()`
  泪|哭|笑|脸|手|脚|腿|眼|鼻|嘴|唇|喉|心跳|怦|扑通|跳|抖|颤|汗|红了|白了|咬|攥|握|抱|扑|低下头|
  抬起头|呼吸|声音|暖|冷|酸|堵|像|仿佛|哽|跺|蹦|喊|叫|睡不着|愣|呆
`

/** 我很生气，觉得他太没有骨气了: the next clause says what the feeling is about. */
const GIVEN_A_REASON = /^，(?:觉得|认为|心想|因为|怪|恨|气的是)/

export const toldFeeling: Rule = {
  id: 'told-feeling',
  kind: 'advice',
  area: 'craft',
  label: '把心情写出来',
  teaches: '心情藏在动作、神态和身体的感觉里，写出来比说出来更动人。',
  marks: [
    { text: '爷爷送来了雨伞。我很感动。然后我们回家了。', quote: '我很感动' },
    { text: '比赛开始了。我心里非常紧张。老师让我们排好队。', quote: '我心里非常紧张' },
  ],
  leaves: [
    '爷爷送来了雨伞。我很感动，鼻子一酸，说不出话来。',
    '我的手心全是汗。我非常紧张。',
    '妈妈说：“我很高兴。”',
    '一开始我很生气，觉得祥子太没有骨气了。',
    '我想，读书的人都很快乐。',
  ],
  find: (document) =>
    document.sentences.flatMap((sentence, at): Finding[] => {
      const paragraph = document.paragraphs[sentence.paragraph]
      const match = NAMED_FEELING.exec(sentence.text)
      if (paragraph === undefined || match === null) return []
      const start = sentence.start + match.index
      if (GIVEN_A_REASON.test(sentence.text.slice(match.index + match[0].length))) return []
      const near = [document.sentences[at - 1], sentence, document.sentences[at + 1]]
        .map((other) => (other?.paragraph === sentence.paragraph ? other.text : ''))
        .join('')
      if (isQuoted(paragraph, start) || SHOWN.test(near)) return []
      const feeling = match[1] ?? ''
      return [
        {
          paragraph: sentence.paragraph,
          start,
          end: start + match[0].length,
          explanation: `“${feeling}”是告诉读者的。那一刻你的脸、手、心跳是什么样？挑一样写出来，不说“${feeling}”，读者也能感到。`,
        },
      ]
    }),
}
