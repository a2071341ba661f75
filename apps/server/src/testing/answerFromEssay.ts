/**
 * What the stand-in for a language model answers (`LLM_DEMO=1 npm start`): whatever it says is read
 * off the essay by a few plain rules. It understands nothing, and is called 演示模型 wherever its
 * words are shown.
 */
import { sentenceRanges } from '@zhupi/contract/rules/sentences.ts'
import type { LlmRequest } from './fakeLlm.ts'

/** What is often written for what. Only where its sentence holds the left one once. */
const CONFUSED: readonly (readonly [wrong: string, right: string])[] = [
  ['添着', '舔着'],
  ['摧我', '催我'],
  ['摧促', '催促'],
  ['按按高兴', '暗暗高兴'],
  ['过逝', '过世'],
  ['蓝子', '篮子'],
  ['克苦', '刻苦'],
  ['急燥', '急躁'],
  ['坐位', '座位'],
  ['公圆', '公园'],
  ['拔通', '拨通'],
  ['漠生', '陌生'],
]

/** A quotation that is short enough to be read at once. */
const QUOTE_LEAST = 4
const QUOTE_MOST = 16
const QUOTE_MARKS = /[“”‘’「」『』"（）]/u

/** Which words of the essay let it say so, and no others. */
const SEEN = [
  { sign: /像一[个只把条块片根朵群张座匹颗]/u, says: '打了个比方，读的人一下子看见了样子。' },
  { sign: /声音|听[见到]|[歌笑雨风哭喊]声|[哗咚轰嗒]{2}/u, says: '写到了声音，场面有了动静。' },
  { sign: /气味|味道|[香甜苦酸辣][的味]/u, says: '写到了气味和味道。' },
  { sign: /[红黄蓝绿白黑紫]色|金黄|雪白|碧绿|通红/u, says: '写到了颜色，画面清楚起来。' },
  { sign: /高兴|难过|害怕|着急|后悔|心里/u, says: '写到了心里的感受，人一下子近了。' },
] as const

type Read = { paragraph: number; text: string }

/** The answer to whichever question of engine/llm/prompts it is: the form stands in the order. */
export function answerFromEssay({ messages }: LlmRequest): unknown {
  const order = messages.find(({ role }) => role === 'system')?.content ?? ''
  const material = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const paragraphs = readParagraphs(material)
  if (order.includes('{"marks"')) return { marks: marksIn(paragraphs) }
  if (order.includes('"paragraphComments"')) return wordsAbout(paragraphs)
  return { sentences: remarkOn(paragraphs) }
}

function readParagraphs(material: string): Read[] {
  return [...material.matchAll(/^第(\d+)段：(.*)$/gmu)].map(([, number = '', text = '']) => ({
    paragraph: Number(number),
    text,
  }))
}

function marksIn(paragraphs: readonly Read[]) {
  return paragraphs.flatMap(({ paragraph, text }) =>
    sentencesOf(text).flatMap((sentence) =>
      CONFUSED.filter(([wrong]) => sentence.split(wrong).length === 2).map(([wrong, right]) => ({
        ...{ paragraph, sentence, wrong, right },
        kind: 'character',
        why: '这里像是另一个字。',
      })),
    ),
  )
}

function wordsAbout(paragraphs: readonly Read[]) {
  const read = paragraphs.flatMap(({ paragraph, text }) => {
    const quote = quoteOf(text)
    return quote === undefined ? [] : [{ paragraph, quote }]
  })
  const seen = read.flatMap(({ paragraph, quote }) => {
    const found = SEEN.find(({ sign }) => sign.test(quote))
    return found === undefined ? [] : [{ paragraph, text: `“${quote}”${found.says}` }]
  })
  const [first] = read
  const last = read.at(-1)
  if (first === undefined || last === undefined)
    return {
      ...{ comment: '', paragraphComments: [], suggestions: [] },
      ...{ extensions: [], microSuggestions: [] },
    }
  return {
    comment: `开头写了“${first.quote}”，结尾落在“${last.quote}”。从头读到尾，中间哪一处你最想让人记住？`,
    paragraphComments: seen,
    suggestions: read.map(({ paragraph, quote }) => ({
      paragraph,
      text: `写到“${quote}”的时候，你还看见、听见了什么？`,
    })),
    extensions: [
      {
        tips: '把最要紧的一处写慢',
        detail: '挑最想让人记住的那一处，按先后把动作一个一个写出来。',
      },
    ],
    microSuggestions: [
      {
        question: `“${last.quote}”以后，心里怎么想？`,
        answer: '回到那一刻，把当时的感觉说给人听。',
      },
    ],
  }
}

function remarkOn(paragraphs: readonly Read[]): string[] {
  const quotes = paragraphs.flatMap(({ text }) => quoteOf(text) ?? [])
  const [first] = quotes
  const last = quotes.at(-1)
  if (first === undefined || last === undefined) return []
  return [
    `你从“${first}”写起。`,
    ...(first === last ? [] : [`后来又写到“${last}”。`]),
    '下一稿挑一处你最想让人记住的，慢慢写，把动作一个一个写出来。',
  ]
}

function sentencesOf(text: string): string[] {
  return sentenceRanges(text).map(({ start, end }) => text.slice(start, end).trim())
}

/** A part between two commas that can stand for its sentence: the one that shows most. */
function quoteOf(text: string): string | undefined {
  const parts = sentencesOf(text)
    .flatMap((sentence) => sentence.split(/[，。；：！？!?、…—\s]+/u))
    .filter(
      (part) =>
        part.length >= QUOTE_LEAST &&
        part.length <= QUOTE_MOST &&
        !QUOTE_MARKS.test(part) &&
        text.split(part).length === 2,
    )
  return parts.find((part) => SEEN.some(({ sign }) => sign.test(part))) ?? parts[0]
}
