/** What shows that a character the model would change stands where it should. */
import type { Document } from '../../text/document.ts'
import type { Suspect } from './ownName.ts'

/** They go with whatever stands around them. */
export const LITTLE_WORDS = '在再像向相象作做坐座那哪已以带戴近进又有道到就却都才'

const NUMBER = /[一二两三四五六七八九十几百千半多\d]$/
const MEASURES = '颗棵只个条张片粒块把根支朵匹头件本双盆杯碗串层座道'

/** 十颗瓜子: behind a number a measure counts, unless another measure is meant (一颗树). */
export function isCount(text: string, at: number, to: string): boolean {
  return (
    MEASURES.includes(text.charAt(at)) && !MEASURES.includes(to) && NUMBER.test(text.slice(0, at))
  )
}

/** What the little words around it show to be meant: 那里的风, 一块有白条纹的石头, 多折了一道. */
export function isInItsPlace({ start, end, to, sentence: { text } }: Suspect): boolean {
  const [before, behind] = [text.slice(0, start), text.slice(end)]
  const pair = text.slice(start, end) + to
  return (
    isCount(text, start, to) ||
    (pair === '那哪' && behind.startsWith('里的')) ||
    (pair === '作做' && FORMAL_DEED.test(behind)) ||
    (pair === '有又' && /[一两几这那][块个条只本张件棵朵座把双间位]$/.test(before)) ||
    (pair === '多都' && /^[\u4e00-\u9fff]了[一两几]/.test(behind))
  )
}

/** 作讲座, 作了检讨: with what is said or given formally 作 is as right as 做. */
const FORMAL_DEED =
  /^了?[^，。！？]{0,8}?(?:讲座|报告|演讲|介绍|总结|检讨|贡献|发言|说明|解释|斗争|回答|牺牲)/

/** 看岛 in a text about an island: what it comes back to is no slip for one of the little words. */
export function runsThrough(
  { paragraphs }: Document,
  { start, end, to, sentence }: Suspect,
): boolean {
  const written = sentence.text.slice(start, end)
  return (
    LITTLE_WORDS.includes(to) &&
    !LITTLE_WORDS.includes(written) &&
    paragraphs.reduce((count, { text }) => count + text.split(written).length - 1, 0) >= RETURNS
  )
}

const RETURNS = 4

/** 一树一树地放, 端端正正地戴: the 地 of how it is done is no half of 地方 or 地带. */
export function swallowsParticle({ start, sentence, word }: Suspect): boolean {
  return (
    word !== null &&
    word.start < start &&
    word.text.startsWith('地') &&
    DONE_SO.test(sentence.text.slice(0, word.start))
  )
}

const DONE_SO =
  /([\u4e00-\u9fff])\1([\u4e00-\u9fff])\2$|一([\u4e00-\u9fff]{1,2})一\3$|[\u4e00-\u9fff]([\u4e00-\u9fff])\4$/
