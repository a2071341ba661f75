/** Good openings and endings of those who tell. */
import { regex } from '../../text/multiline.ts'
import { CLICHE_ENDING } from '../../lexicon/cliches.ts'
import { SENSED, VIVID_ACTIONS } from '../../lexicon/strengthPatterns.ts'
import { countHan, countWords } from '../../text/characters.ts'
import { isQuoted, type Document, type Sentence } from '../../text/document.ts'
import type { Good, GoodWriting, Place } from './goodWriting.ts'

const SHORTEST_SPOKEN = 4
const LONGEST_OPENING = 40
/** A saying, a verse or a great man's word opens any essay. */
const SAYING =
  /^“[^”]{5}，[^”]{5}|^“[^”]{7}，[^”]{7}|名言|俗话|古人|诗|歌|格言|说过|梦想|成功|人生|坚持|努力/

const opening: GoodWriting = {
  label: '开头',
  texts: ['story', 'scene'],
  find: openingOf,
  marks: [
    { text: '“汤圆，你又偷吃！”我冲进厨房。', quote: '“汤圆，你又偷吃！”我冲进厨房。' },
    { text: '“妈，我的伞呢？”我一边穿鞋一边喊。', quote: '“妈，我的伞呢？”我一边穿鞋一边喊。' },
  ],
  leaves: ['“宝剑锋从磨砺出，梅花香自苦寒来。”这句诗我从小就会背。', '今天我和妈妈去公园。'],
}

function openingOf({ paragraph, sentence, isFirst }: Place): Good | undefined {
  if (!isFirst) return undefined
  const spoken = /^“([^”]+)”/.exec(paragraph.text)
  if (
    spoken === null ||
    countHan(spoken[1] ?? '') < SHORTEST_SPOKEN ||
    !/[，。！？…—]$/.test(spoken[1] ?? '') ||
    !/[！？]$|你|快|别|[吧呢呀啦哎喂]/.test(spoken[1] ?? '') ||
    SAYING.test(paragraph.text.slice(0, spoken[0].length + LONGEST_OPENING))
  )
    return undefined
  // 。 within the quotation marks ends a sentence; who speaks stands in the next.
  const end =
    sentence.end > spoken[0].length
      ? sentence.end
      : (paragraph.sentences[1]?.end ?? spoken[0].length)
  return {
    start: 0,
    end: end - spoken[0].length > LONGEST_OPENING ? spoken[0].length : end,
    explanation: '开头就是一句话，没有绕弯，读的人一下子就进来了。',
  }
}

const asking: GoodWriting = {
  label: '开头',
  texts: ['response', 'exposition', 'review', 'argument'],
  find: ({ sentence, isFirst }) => {
    const [first, last] = [sentence.clauses[0], sentence.clauses.at(-1)]
    if (!isFirst || first === undefined || last === undefined) return undefined
    return !/[？?]$/.test(sentence.text) ||
      countHan(sentence.text) < SHORTEST_ASKED ||
      WORN_QUESTION.test(sentence.text)
      ? undefined
      : {
          start: first.start,
          end: last.end,
          explanation: '开头就提了一个问题，读的人会带着它往下看。',
        }
  },
  marks: [
    {
      text: '如果把你一个人扔到一座荒岛上，你会做什么？我会先大哭三天。',
      quote: '如果把你一个人扔到一座荒岛上，你会做什么',
    },
    { text: '一滴水掉进沙漠里，会到哪里去？', quote: '一滴水掉进沙漠里，会到哪里去' },
  ],
  leaves: [
    '你喜欢在雨天里散步吗？',
    '什么是成功？',
    '我家有一只猫。它是谁？',
    '你知道什么是幸福吗？',
  ],
}

const SHORTEST_ASKED = 9
const WORN_QUESTION =
  /什么是|成功|幸福|人生|梦想|青春|知道吗|你知道|是什么？|吗[？?]|是不是|是否|有没有/

const SHORTEST_ENDING = 8
const LONGEST_ENDING = 44
/** What closes a day, or says what it all means. */
const NO_PICTURE = regex()`
    回家|回去|回来|睡|吃饭|放学|结束|离开|明白|懂|知道|觉得|希望|一定|永远|爱|难忘|道理|意义|喜欢|
    应该|告诉|相信|感|心|幸福|快乐|高兴|开心|难过|梦|学会|坚持|努力|因为|美|我们要|[！？!?“”]
  `

const ending: GoodWriting = {
  label: '结尾',
  texts: ['story', 'scene'],
  grades: [3, 13],
  find: endingOf,
  marks: [
    {
      text: '爷爷有一把旧口琴。\n那天以后，我把口琴擦干净，摆在窗台上。',
      quote: '那天以后，我把口琴擦干净，摆在窗台上',
    },
    {
      text: '那把雨伞是爸爸的。\n雨伞撑开了放在门口，水珠滴答滴答地落在地上。',
      quote: '雨伞撑开了放在门口，水珠滴答滴答地落在地上',
    },
  ],
  leaves: [
    '爷爷有一把旧算盘。\n我明白了，算盘里装着爷爷的爱。',
    '今天我们去爬山。\n我们爬下山，坐上车回家了。',
  ],
}

function endingOf({ document, paragraph, sentence, isLast }: Place): Good | undefined {
  const { text, clauses, start } = sentence
  const [first, last] = [clauses[0], clauses.at(-1)]
  if (
    !isLast ||
    paragraph.index === 0 ||
    first === undefined ||
    last === undefined ||
    text.length < SHORTEST_ENDING ||
    text.length > LONGEST_ENDING ||
    isQuoted(paragraph, start) ||
    NO_PICTURE.test(text) ||
    CLICHE_ENDING.test(text)
  )
    return undefined
  const isSeen = countWords(text, VIVID_ACTIONS) + countWords(text, SENSED) > 0
  const word = isSeen ? wordOfBeginning(document, sentence) : undefined
  return word === undefined
    ? undefined
    : {
        start: first.start,
        end: last.end,
        explanation: `结尾又写到“${word}”，停在看得见的一幕上，没有讲道理，让读的人自己去想。`,
      }
}

/** A thing that the first paragraph names too. */
function wordOfBeginning(document: Document, sentence: Sentence): string | undefined {
  const first = document.paragraphs[0]?.text ?? ''
  return sentence.words.find(
    ({ text, tag }) => /^n[^rst]?$/.test(tag) && text.length >= 2 && first.includes(text),
  )?.text
}

export const FRAMED: readonly GoodWriting[] = [opening, asking, ending]
