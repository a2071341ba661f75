/** 夸张: more than can be, so that it is felt. */
import { isQuoted } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const BEYOND = [
  regex()`
    [静轻]得[^。！？]{0,6}(?:一根|一片|一枚)?[^。！？]{0,6}(?:针|叶子|树叶|羽毛|呼吸|心跳)
    [^。！？]{0,10}(?:听[得见]|听见|声)
  `,
  regex()`
    (?:笑|喊|哭|叫|歌|鼓|掌|欢呼|呐喊|吼)声[^。！？]{0,8}(?:把|要把|能把|快把|快要把|几乎要把)
    [^。！？]{1,8}(?:掀|震|冲)(?:翻|起|开|破|塌)
  `,
  /[饿][^。！？]{0,6}(?:吃|吞)(?:得)?下(?:一头牛|整头牛|一座山)/,
  /(?:心|心脏)[^。！？]{0,6}(?:跳|蹦)(?:到|出)(?:了)?(?:嗓子眼|喉咙口?|胸口|胸膛|来)/,
  /(?:口水|眼泪)[^。！？]{0,6}(?:流成了?河|飞流直下三千尺|流了?一地|能装满)/,
  regex()`
    (?:肚子|肚皮)[^。！？]{0,5}(?:笑|饿|气)(?:破|扁|炸)|笑得[^。！？]{0,4}肚子疼|笑破了?肚皮|笑掉
    (?:了)?大牙
  `,
  /恨不得[^。！？]{0,10}(?:飞|长出|钻进|钻到|变成|一步|立刻|马上|插上|找个地缝)/,
  /(?:三天三夜|几天几夜)[^。！？]{0,6}(?:说|讲|数)(?:也|都)?不完/,
]

export const hyperbole: Rule = {
  id: 'hyperbole',
  kind: 'strength',
  area: 'rhetoric',
  label: '夸张',
  teaches: '故意往大里说或往小里说，感觉就强了。',
  marks: [
    { text: '教室里静得连一根针掉在地上都听得见。', quote: '教室里静得连一根针掉在地上都听得见' },
    { text: '轮到我上台了，我的心快跳到嗓子眼了。', quote: '我的心快跳到嗓子眼了' },
    { text: '球进了，欢呼声几乎要把屋顶掀翻。', quote: '欢呼声几乎要把屋顶掀翻' },
    { text: '我恨不得长出翅膀飞回家去。', quote: '我恨不得长出翅膀飞回家去' },
  ],
  leaves: [
    '教室里很静，只听见写字的沙沙声。',
    '我的心跳得很快。',
    '我恨不得他。',
    '他喊得很大声。',
    '山上堆着许多石头。',
  ],
  find: (document) =>
    document.sentences.flatMap((sentence): Finding[] => {
      const paragraph = document.paragraphs[sentence.paragraph]
      if (paragraph === undefined) return []
      return sentence.clauses.flatMap((clause) => {
        if (
          isQuoted(paragraph, clause.start) ||
          clause.end - clause.start > 40 ||
          !BEYOND.some((pattern) => pattern.test(clause.text))
        )
          return []
        return [
          {
            paragraph: sentence.paragraph,
            start: clause.start,
            end: clause.end,
            explanation: '往极处说，谁都知道没有这么厉害，可是那份感觉一下子就传过来了。',
          },
        ]
      })
    }),
}
