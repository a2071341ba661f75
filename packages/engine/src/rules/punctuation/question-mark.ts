/** 你吃饭了吗。 asks, and 我不知道他为什么走？ does not. */
import type { Sentence } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

/** What only tells of a question: 他问我吃了吗。 不管你信不信呢。 */
const TELLS = regex()`
  问|知道|知|想|看看|明白|不管|无论|是否|猜|考虑|担心|怀疑|好奇|研究|讨论|说|吗.*吗|告诉|听
`
const ASKS_WHAT =
  /怎么|为什么|为何|凭什么|怎样|干什么|干吗|干嘛|什么时候|多少|哪里|哪儿|何必|何不|难道/
/** 什么时候都好呢, 谁说得准呢: these tell. */
const ASKS_NOTHING = /(?:怎么|怎样|多少|哪里|哪儿|什么时候)(?:都|也)|着呢|不定|以为|也许|大概|可能/
/** What is not known stands inside the telling sentence: 我不知道他为什么要走。 */
const UNKNOWN = regex()`
  (?<=^|[，：；“])(?:我们?|他们?|她们?|大家|谁(?=[也都]))(?:也|都|真的?|还|一直|实在|心里|当时|那时|
  始终)*(?:不知道|不明白|不清楚)
  (?:[^，。！？；：“”我你]|我们?(?!说)){2,20}(?<![吗呢吧啊呀])？$
`
const ASKED = /为什么|为何|怎么|怎样|什么|谁|哪|多少|几|是不是|有没有|会不会|能不能|是否/

export const questionMark: Rule = {
  id: 'question-mark',
  kind: 'fault',
  area: 'punctuation',
  label: '标点：问句用问号',
  teaches: '问别人、问自己，句子末尾都用问号；“吗”和“呢”常常是问句的记号。',
  marks: [
    { text: '爸爸问我：“你的作业写完了吗。”', quote: '。', suggestion: '？' },
    { text: '难道这不是最好的礼物吗。我边走边想。', quote: '。', suggestion: '？' },
    { text: '你怎么不回家呢。', quote: '。', suggestion: '？' },
    { text: '我不知道他为什么要走？', quote: '？', suggestion: '。' },
  ],
  leaves: [
    '谁不知道他是个热心人？',
    '谁不知道今天是什么日子？',
    '爸爸问我作业写完了吗。',
    '我想，他会来吗。',
    '我不知道他为什么不回家呢。',
    '外面下着雪呢。',
    '你知道他为什么要走？',
    '我不知道，他为什么要走呢？',
    '谁知道呢。',
    '他可聪明着呢。',
    '怎么说都可以呢。',
    '你的作业写完了吗？',
  ],
  find: (document) =>
    document.sentences.flatMap((sentence): Finding[] => {
      if (document.isVerse) return []
      const { paragraph, start, end, text } = sentence
      const unknown = UNKNOWN.exec(text)
      if (unknown !== null && ASKED.test(unknown[0]))
        return [
          {
            paragraph,
            start: end - 1,
            end,
            suggestion: '。',
            explanation: '这句话是在说“不知道”，没有在问谁，末尾用句号。',
          },
        ]
      const at = stopOf(sentence)
      if (at === undefined) return []
      return [
        {
          paragraph,
          start: start + at,
          end: start + at + 1,
          suggestion: '？',
          explanation: '读一读，这句话是不是在问？问句的末尾要用问号。',
        },
      ]
    }),
}

/** Where the full stop stands that should be a question mark. */
function stopOf({ text }: Sentence): number | undefined {
  const match = /(?<asks>[吗呢])。[”’]?$/.exec(text)
  if (match === null) return undefined
  // What is asked is asked inside the quotation marks, if there are any.
  const inside = text.slice(
    Math.max(text.lastIndexOf('“'), text.lastIndexOf('‘'), -1) + 1,
    match.index,
  )
  if (inside.length < 2 || TELLS.test(inside)) return undefined
  const last = inside.split(/[，；：]/).at(-1) ?? ''
  if (match.groups?.['asks'] === '呢' && (!ASKS_WHAT.test(last) || ASKS_NOTHING.test(inside)))
    return undefined
  return match.index + 1
}
