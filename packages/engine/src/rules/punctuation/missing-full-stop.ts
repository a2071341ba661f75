/** An essay, or a paragraph of it, that ends in a comma or in nothing. */
import { isQuoted, type Document, type Paragraph } from '../../text/document.ts'
import { ASKED, type Finding, type Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

/** Shorter lines are titles, greetings, signatures, verse. */
const SHORTEST = 30
const SHORTEST_INSIDE = 12
const MOST_INSIDE = 2
const CLOSED = /[。！？…：；—!?.][”’』」》）)]*$/
/** What goes on in the next line. */
const HANGS = /[的地得把被和与在是从对向给让使很最及或而但因所以就都也还，、]$/
/** How a paragraph begins that is no broken line's second half. */
const BEGINS = regex()`
  ^(?:我|他|她|妈妈|爸爸|爷爷|奶奶|外公|外婆|弟弟|妹妹|哥哥|姐姐|老师|同学|小[\u4e00-\u9fff]|
  那[天时次年]|有一|一天|这天|第[一二三四]天|
  早上|上午|中午|下午|傍晚|晚上|今天|昨天|后来|最后|终于|到了|于是|接着|然后|首先|其次|但是|可是|
  不过|从此|从那|记得|春天|夏天|
  秋天|冬天|“)
`
const NOT_PROSE = regex()`
  (?:敬礼|此致|[年月日号吗呢么])$|(?:[—―-]{1,4}|作者|题记|写于|摘自|选自|[。！？年月日]于)
  [^，。！？]{0,12}$
`

export const missingFullStop: Rule = {
  id: 'missing-full-stop',
  kind: 'fault',
  area: 'punctuation',
  label: '标点：缺句号',
  teaches: '话说完了，要用句号、问号、叹号或省略号收住。',
  marks: [
    {
      text: '早上，我和爷爷去河边散步。河水清清的，能看见小鱼游来游去，柳条轻轻地摇着，',
      quote: '，',
      suggestion: '。',
    },
    {
      text: '早上，我和爷爷去河边散步。河水清清的，能看见小鱼游来游去，柳条轻轻地摇着',
      quote: '着',
      suggestion: '着。',
    },
    {
      text: '那天早上，我很早就起床了\n妈妈已经做好了早饭。\n我吃完就去上学了。',
      quote: '了',
      suggestion: '了。',
    },
  ],
  leaves: [
    '早上，我和爷爷去河边散步。河水清清的，能看见小鱼游来游去，柳条轻轻地摇着。',
    '早上，我和爷爷去河边散步，看见小鱼游\n来游去。\n我们回家了。',
    '春天来了，我很高兴\n我唱歌，我跳舞\n我笑着\n我跑着。\n太阳落山了。',
    '早上，我去上学，同桌说：“\n我等你。”\n我们走了。',
    '河水清清的，柳条轻轻地摇着',
    '早上，我和爷爷去河边散步。河水清清的，能看见小鱼游来游去，爷爷笑着说：“走，',
    '早上，我和爷爷去河边散步。河水清清的，能看见小鱼游来游去，柳条轻轻地摇着\n我们回家了。',
    '我写了一首诗，请您读一读。春风吹过山冈，吹过小河，吹过我的窗台：',
    '祝您身体健康，工作顺利，天天开心！希望您有空的时候来我们学校看看我们。此致敬礼',
  ],
  find: (document) => [...atTheEnd(document), ...insideOf(document)],
}

function atTheEnd({ paragraphs }: Document): Finding[] {
  const paragraph = paragraphs.at(-1)
  if (paragraph === undefined) return []
  const { text } = paragraph
  // The rest of a text that is read only in part is not its end.
  if (
    paragraph.sentences.at(-1)?.end !== text.length ||
    text.length < SHORTEST ||
    isQuoted(paragraph, text.length - 1) ||
    !paragraphs.some((other) => /[。！？]/.test(other.text))
  )
    return []
  return findingAt(paragraph, true)
}

/**
 * A line that a camera or a paste broke in two ends anywhere: one or two among many, before a
 * paragraph that begins like one, is a stop forgotten.
 */
function insideOf({ paragraphs, isVerse }: Document): Finding[] {
  const open = paragraphs.slice(0, -1).filter(({ text }) => !CLOSED.test(text))
  const closed = paragraphs.filter(({ text }) => CLOSED.test(text)).length
  const prose = open.filter(({ text }) => text.length >= SHORTEST_INSIDE && text.includes('，'))
  if (isVerse || open.length > MOST_INSIDE || closed < 2 || closed < open.length * 2) return []
  return prose
    .filter(
      (paragraph) =>
        !isQuoted(paragraph, paragraph.text.length - 1) &&
        !HANGS.test(paragraph.text) &&
        BEGINS.test(paragraphs[paragraph.index + 1]?.text ?? ''),
    )
    .flatMap((paragraph) => findingAt(paragraph, false))
}

/** The next paragraph shows that this one is over; whether the essay is, its writer knows. */
function findingAt({ index, text }: Paragraph, isLast: boolean): Finding[] {
  const at = text.length - 1
  const last = text.charAt(at)
  if (!/[，、\u4e00-\u9fff]/.test(last) || NOT_PROSE.test(text.slice(-24))) return []
  const isOpen = /[，、]/.test(last)
  const what = isLast ? '文章' : '这一段'
  return [
    {
      paragraph: index,
      start: at,
      end: text.length,
      suggestion: isOpen ? '。' : `${last}。`,
      explanation: isOpen
        ? `${what}停在了逗号上，逗号表示话还没说完；说完了，就换成句号。`
        : isLast
          ? '文章写到这里就完了吗？写完了，要有一个句号把它收住。'
          : '这一段到这里说完了，后面要有一个句号把它收住。',
      ...(isLast && !isOpen ? { doubt: ASKED } : {}),
    },
  ]
}
