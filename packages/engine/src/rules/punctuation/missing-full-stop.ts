/**
 * An essay that ends in a comma, or in nothing. Only the last paragraph: a line that a camera or a
 * paste broke in two ends anywhere.
 */
import { isQuoted } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

/** Shorter lines are titles, greetings, signatures, verse. */
const SHORTEST = 30
const NOT_PROSE = regex()`
  (?:敬礼|此致|[年月日号吗呢么])$|(?:[—―-]{1,4}|作者|题记|写于|摘自|选自|[。！？]于)
  [^，。！？]{0,12}$
`

export const missingFullStop: Rule = {
  id: 'missing-full-stop',
  kind: 'fault',
  area: 'punctuation',
  label: '标点：文末缺句号',
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
  ],
  leaves: [
    '早上，我和爷爷去河边散步。河水清清的，能看见小鱼游来游去，柳条轻轻地摇着。',
    '河水清清的，柳条轻轻地摇着',
    '早上，我和爷爷去河边散步。河水清清的，能看见小鱼游来游去，爷爷笑着说：“走，',
    '早上，我和爷爷去河边散步。河水清清的，能看见小鱼游来游去，柳条轻轻地摇着\n我们回家了。',
    '我写了一首诗，请您读一读。春风吹过山冈，吹过小河，吹过我的窗台：',
    '祝您身体健康，工作顺利，天天开心！希望您有空的时候来我们学校看看我们。此致敬礼',
  ],
  find: (document): Finding[] => {
    const paragraph = document.paragraphs.at(-1)
    if (paragraph === undefined) return []
    const { text } = paragraph
    const at = text.length - 1
    // The rest of a text that is read only in part is not its end.
    if (
      paragraph.sentences.at(-1)?.end !== text.length ||
      text.length < SHORTEST ||
      isQuoted(paragraph, at) ||
      !/[。！？]/.test(text)
    )
      return []
    const last = text.charAt(at)
    if (!/[，、\u4e00-\u9fff]/.test(last) || NOT_PROSE.test(text.slice(-24))) return []
    return [
      {
        paragraph: paragraph.index,
        start: at,
        end: text.length,
        suggestion: /[，、]/.test(last) ? '。' : `${last}。`,
        explanation: /[，、]/.test(last)
          ? '文章到这里说完了，逗号表示还没说完，换成句号吧。'
          : '文章到这里说完了，后面要有一个句号把它收住。',
      },
    ]
  },
}
