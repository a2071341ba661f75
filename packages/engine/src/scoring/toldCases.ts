/**
 * Cases that an argument tells: two sentences or more that follow each other and say of somebody
 * what they did. A row of names with a deed each tells none, nor do sentences that say what is so
 * of everybody.
 */
import type { Document, Paragraph, Sentence } from '../text/document.ts'
import { regex } from '../text/multiline.ts'
import { isOwnCase } from './ownCases.ts'

const SOMEBODY = regex()`
  [他她](?!们)|我(?![们国]|认为|觉得|想说|相信|看来)|我们[班校组]|老师|师傅|同学(?!们)|同桌|医生|
  学者|邻居|女子|男子|老人|母亲|父亲|爷爷|奶奶|
  孩子|工匠|记者
`
const DONE = /[了着过]|说?[：:]?“/
const OF_EVERYBODY = regex()`
  我们(?:要|应|必|可|都|每|更|不能|不要|当|只|的|青)|人们|人生|应该|必须|只有|只要|如果|青年|时代|
  可见|总之|不仅|
  因此|正是(?:因|由|这种|这样|有)|无论|每个人|往往|总是|难道|让我们|古往今来
`
/** 司马迁……；李时珍……；曹雪芹……: a deed for each name. */
const ROW = /；[^；]*；/
const LEAST_SENTENCES = 2
const LEAST_CHARACTERS = 50

/** The sentences of each case. */
export function toldCases({ paragraphs }: Document): Sentence[][] {
  return paragraphs.flatMap(({ sentences }) => runsOf(sentences)).filter(isCase)
}

/** It says of somebody else what they did, or of the writer at one time, or names an example. */
export function tellsSomething({ sentences }: Paragraph): boolean {
  return sentences.some(
    ({ text }) =>
      /[例比譬]如/.test(text) ||
      (tells(text) && (OTHERS.test(text) || isOwnCase(text)) && !THOUGHT_OF.test(text)),
  )
}

const OTHERS = regex()`
  老师|师傅|同学(?!们)|同桌|医生|邻居|女子|男子|老人|母亲|父亲|妈妈|爸爸|爷爷|奶奶|外公|外婆|姐姐|哥哥|叔叔|
  阿姨|工匠|记者|那个(?:孩子|人)
`
/** 也许有人会说，它让我学会了等: somebody is thought of, nothing is told. */
const THOUGHT_OF = /有人(?:会|可能)?(?:说|问|认为)|也许|也就是说|如果|假如/

function runsOf(sentences: readonly Sentence[]): Sentence[][] {
  const runs: Sentence[][] = [[]]
  for (const sentence of sentences)
    if (tells(sentence.text)) runs.at(-1)?.push(sentence)
    else runs.push([])
  return runs
}

function tells(text: string): boolean {
  return SOMEBODY.test(text) && DONE.test(text) && !OF_EVERYBODY.test(text) && !ROW.test(text)
}

function isCase(run: readonly Sentence[]): boolean {
  return (
    run.length >= LEAST_SENTENCES &&
    run.reduce((sum, { text }) => sum + text.length, 0) >= LEAST_CHARACTERS
  )
}
