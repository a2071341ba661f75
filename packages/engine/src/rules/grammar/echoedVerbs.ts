/** 都是五年级的学生参加, 等着我们去克服困难: the verb of the clause comes again at its end. */
import { isQuoted, type Document, type Sentence } from '../../text/document.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'

/** Before the end of a sentence the tail may have one of these on it. */
const LEAD = /^(?:是|很|最|都|所|才|正在)$/
const TRAIL = /^(?:了|的|着|过)$/
/** Verbs that are said over again: 有, 是 and what leads to another verb. */
const OFTEN =
  /^(?:没有|有|是|不是|可以|能够|应该|需要|知道|觉得|就是|还是|出来|起来|下来|过来|进来|回来|下去|上去|一样|看着|来到|喜欢|活动|生活|工作|开始|说话|回家|一起|需要|愿意|可能|成为|变成|等于)$/

const STAYS =
  /^(?:要|想|会|能|去|来|在|让|使|叫|给|把|被|不|没|可以|应该|必须|愿意|喜欢|开始|继续|进行|参加|努力|学会|学习|敢|肯|得|就|说|问|请|帮|一|我|你|他|她|它|值得|停止|坚持|需要|打算|决定|准备|希望|害怕|忘记|记得|受到|得到|加以|予以|有|是|到|着|过|上|下|时|后|前|中|里|为|好|很|更|最|越|先|快|多|少|早|晚|正在)$/

export function findEchoedVerbs(document: Document): Finding[] {
  return document.sentences.flatMap((sentence): Finding[] => {
    const paragraph = document.paragraphs[sentence.paragraph]
    const tail = tailOf(sentence)
    if (paragraph === undefined || tail === undefined || isQuoted(paragraph, tail.start)) return []
    return [
      {
        paragraph: sentence.paragraph,
        start: tail.start,
        end: tail.end,
        explanation: `“${tail.verb}”在一句里说了两遍，后面那个没有自己的主语。去掉它，读一读。`,
      },
    ]
  })
}

function tailOf(sentence: Sentence): { start: number; end: number; verb: string } | undefined {
  const { words, text } = sentence
  if (!/[。！]$/.test(text) || /[“”：、？]/.test(text)) return undefined
  let last = words.length - 2
  if (TRAIL.test(words[last]?.text ?? '')) last -= 1
  const verb = words[last]
  if (verb === undefined || !isPlainVerb(verb)) return undefined
  let first = last
  while (LEAD.test(words[first - 1]?.text ?? '')) first -= 1
  const before = words[first - 1]
  if (
    before === undefined ||
    !/^(?:n[a-z]*|y|a|an|l|i|s|f|t|ul)$/.test(before.tag) ||
    STAYS.test(before.text)
  )
    return undefined
  for (let at = first - 1; at >= 0; at -= 1) {
    const word = words[at]
    // 左看看，右看看: another clause.
    if (word === undefined || /[，；]/.test(word.text)) return undefined
    if (at > first - 3) continue
    if (word.text === verb.text && isPlainVerb(word) && isSpoken(words, at, first))
      return {
        start: words[first]?.start ?? verb.start,
        end: words[words.length - 2]?.end ?? verb.end,
        verb: verb.text,
      }
  }
  return undefined
}

const isPlainVerb = ({ tag, text }: Word): boolean =>
  tag.startsWith('v') && text.length >= 2 && !OFTEN.test(text)

/** 谁想参加谁参加, 会游泳的教不会游泳的: what is set side by side is no echo. */
function isSpoken(words: readonly Word[], from: number, to: number): boolean {
  return !words
    .slice(Math.max(0, from - 2), to)
    .some(({ text }) =>
      /^(?:谁|什么|哪|怎么|不|也|又|再|还|就|比|和|与|跟|像|没|越|不会|没有)/.test(text),
    )
}
