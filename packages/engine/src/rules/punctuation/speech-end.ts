/** 他说：“我不去”。 and 爸爸说：“走吧”妈妈说：“等等”: what is said whole ends inside its quotation marks. */
import { inEachParagraph, type Finding, type Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

const SAYS = '说|说道|问|问道|喊|喊道|叫道|答|回答|回答道|笑道|大叫|大喊|大声说'

const WHO = compact`
  我|他|她|爸爸?|妈妈?|爷爷|奶奶|外公|外婆|姥姥|姥爷|弟弟?|妹妹?|哥哥?|姐姐?|老师|同桌|同学|
  小[\u3400-\u9fff]|
  叔叔|阿姨
`
/** A word alone is no sentence: 他说：“不”。 What is longer may well be cited. */
const STOP_OUTSIDE = regex('dg')`
  (?:${WHO})[^，。：“”！？能常]{0,8}(?:${SAYS})：“[^“”。！？!?.…]{3,12}(?<mark>”[。！？])(?!”)
`
const NO_STOP = regex('dg')`
  (?:${SAYS})：“[^“”。！？!?.…，—]{2,30}(?<mark>”)(?=[\u3400-\u9fff]{1,6}(?:${SAYS})：“)
`

export const speechEnd: Rule = {
  id: 'speech-end',
  kind: 'fault',
  area: 'punctuation',
  label: '标点：话的末尾',
  teaches: '“谁说：”后面的话，说完了要点上句号、问号或叹号，点在后引号的里面。',
  marks: [
    { text: '他摇摇头说：“我今天不去”。', quote: '”。', suggestion: '。”' },
    { text: '弟弟问：“你要去哪里”？', quote: '”？', suggestion: '？”' },
    { text: '爸爸说：“我们走吧”妈妈说：“等一等。”', quote: '”', suggestion: '。”' },
  ],
  leaves: [
    '他摇摇头说：“我今天不去。”',
    '他说自己是“捣蛋鬼”。',
    '老师说：“好”。',
    '我喜欢“采菊东篱下”。',
    '“我不去”，他说。',
    '他常说“笨鸟先飞”，他说：“‘我来。’这句话最好听。”',
    '小明说：“我来！”小红说：“我也来！”',
    '正如书上说：“书山有路勤为径，学海无涯苦作舟”。',
    '俗话说：“种瓜得瓜，种豆得豆”。',
  ],
  find: inEachParagraph((paragraph, text) =>
    [STOP_OUTSIDE, NO_STOP].flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match): Finding[] => {
        const [start, end] = match.indices?.groups?.['mark'] ?? [0, 0]
        if (isCited(text.slice(0, match.index))) return []
        const stop = text.slice(start + 1, end) || '。'
        return [
          {
            paragraph: paragraph.index,
            start,
            end,
            suggestion: `${stop}”`,
            explanation:
              end - start > 1
                ? `引号里是一句说完的话，“${stop}”要写在后引号的里面。`
                : '这句话说完了，后引号里面要点上句号，再让下一个人开口。',
          },
        ]
      }),
    ),
  ),
}

/** A saying or a verse is cited, not spoken. */
function isCited(before: string): boolean {
  return /(?:俗话|常言|古人|古话|谚语|诗[人中里]?|书[上中里]|词[人中里]?|名言|文章|课文|先生|曾|经常|常常|常|格言|老话|子|曰|云)[^，。！？]{0,6}$/.test(
    before,
  )
}
