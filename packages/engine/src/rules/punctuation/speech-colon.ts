/** 妈妈说“快走吧。” and 妈妈说，“快走吧。”: between who speaks and the words stands a colon. */
import { inEachParagraph, type Finding, type Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

const WHO = compact`
  我们?|他们?|她们?|大家|爸爸?|妈妈?|爷爷|奶奶|外公|外婆|姥姥|姥爷|弟弟?|妹妹?|哥哥?|姐姐?|老师|
  同桌|同学们?|
  小[\u3400-\u9fff]{1,2}|叔叔|阿姨|班长|校长|教练|医生|护士|老人|司机|警察|裁判|主持人|教官|舅舅|
  姑姑|婶婶|伯伯
`
const SAYS = compact`
  说道?|问道?|喊道?|叫道|答道?|回答道?|笑道|大叫|大喊|嘟囔道?|嚷道?|催促道|夸道|感叹道|叹道|
  安慰道?|提醒道?|吩咐道?
`
/**
 * The words are whole (they end with their own stop), and so is the sentence round them: nothing of
 * it comes after, as it does in 听到妈妈说“加油！”时.
 */
const SPOKEN = regex('dg')`
  (?<=^|[，。！？；”\s]|
  [，。！？；”\s][^，。！？；：“”]{0,8})(?:${WHO})(?:(?![听见常总能会要如当每等不没想让的“”：，。！？；])[\u3400-\u9fff]){0,10}
  (?:${SAYS}|(?:问|告诉|回答|叮嘱|提醒|安慰|嘱咐)(?:${WHO}|自己))(?<mark>[，。]?“)
  [^“”]{1,60}[。！？!?…]”(?=\s*$|(?:${WHO}))
`
/** A saying or a verse may be woven into the sentence, and 听见他说 is no speech of its own. */
const WOVEN =
  /(?:听|俗话|常言|常|总|古人|书|话|诗|歌|曾|如果|要是|当|每次|每当|虽|只要|因为)[^，。！？]*$/
/** Whoever leaves it out does so all along. */
const MOST = 2

export const speechColon: Rule = {
  id: 'speech-colon',
  kind: 'fault',
  area: 'punctuation',
  label: '标点：说话前用冒号',
  teaches: '“谁说”放在话的前面，后面要用冒号，再用引号把话引起来：妈妈说：“……”',
  marks: [
    { text: '妈妈说“你快点起床吧。”', quote: '“', suggestion: '：“' },
    { text: '老师笑着说，“今天我们来上一节特别的课。”', quote: '，“', suggestion: '：“' },
    { text: '他红着脸说。“谢谢你，小朋友。”', quote: '。“', suggestion: '：“' },
    { text: '爸爸问我“你想吃什么？”我说：“面条。”', quote: '“', suggestion: '：“' },
  ],
  leaves: [
    '妈妈说：“你快点起床吧。”',
    '“走吧。”他说，“天黑了。”',
    '“走吧，”他说，“天黑了。”',
    '爷爷说的“吃亏是福。”我现在才懂。',
    '听到妈妈说“加油！”，我跑得更快了。',
    '他对我说“你好！”的时候，脸红了。',
    '俗话说“早起的鸟儿有虫吃。”',
    '他不说“好”，也不说“不好”。',
    '他总说“明天再做。”',
    '大家都说他是“小作家”。',
  ],
  find: (document) => found(document).slice(0, MOST),
}

const found = inEachParagraph((paragraph, text) =>
  [...text.matchAll(SPOKEN)].flatMap((match): Finding[] => {
    const [start, end] = match.indices?.groups?.['mark'] ?? [0, 0]
    const sentence = Math.max(
      ...['。', '！', '？', '”'].map((mark) => text.lastIndexOf(mark, match.index - 1)),
    )
    if (WOVEN.test(text.slice(sentence + 1, start)) || isAside(text, match.index, end - start > 1))
      return []
    return [
      {
        paragraph: paragraph.index,
        start,
        end,
        suggestion: '：“',
        explanation:
          end - start > 1
            ? `下面就是他说的话，“${text.charAt(start)}”要换成冒号：“……：‘’”，让话紧跟着说话的人。`
            : '下面就是他说的话，引号前面还要有一个冒号。',
      },
    ]
  }),
)

/** “走吧。”他说，“天黑了。”: who speaks stands between two halves, and the comma is right. */
function isAside(text: string, start: number, hasMark: boolean): boolean {
  return hasMark && /”[^。！？；：“”]{0,12}$/.test(text.slice(0, start))
}
