/** 锁上车门，停好车: of two neighbouring steps the later one is told first. */
import { regex, stepLists } from '../../text/multiline.ts'
import { PROCEDURES } from '../../lexicon/procedures.ts'
import { isQuoted, type Document } from '../../text/document.ts'
import type { Finding } from '../rule.ts'

type Procedure = { steps: readonly RegExp[]; all: RegExp }

const compile = (step: string): string =>
  step
    .split('|')
    .map((words) => words.trim().replaceAll('.', '(?:[^，。、]{0,5}?)'))
    .join('|')

const LINES: readonly Procedure[] = stepLists(PROCEDURES).map((line) => {
  const steps = line.map(compile)
  return { steps: steps.map((step) => new RegExp(step)), all: new RegExp(steps.join('|')) }
})

/** What makes the order free, or tells that the first is done again or is not done. */
const FREE = regex()`
    才|因为|原来|前[，来]|已经|早就|再次|没|不|刚|如果|要是|等|后来|上次|昨天|第二天|明年|以后|
    之后|时|有的|或|和|有人|边|一会儿|只要|是|会|每|像|又[^，]{0,3}了
  `
/** Between the comma and the second step there is no other doer. */
const LEADS = regex()`
    ^(?:再|又|然后|接着|最后|随即|并且?|就|便|还|先是?|往|给|在|用|把|将|从|向|到|随手|轻轻地?|
    慢慢地?|赶紧|连忙|最后|一起)?(?:把|将|从|用|在|给|往|向|
    到)?[^，。、我你他她们爸妈爷奶姐哥弟妹师叔姨伯]{0,5}$
  `

type Clause = { text: string; start: number }

/** Parts between commas and pauses. */
function partsOf(text: string): Clause[] {
  const parts: Clause[] = []
  for (const match of text.matchAll(/[^，、。！？；：]+/g))
    parts.push({ text: match[0], start: match.index })
  return parts
}

export function findReversedSteps({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap((sentence): Finding[] => {
      const { text } = sentence
      if (!/[，、]/.test(text) || text.length > 60) return []
      const parts = partsOf(text)
      for (const { steps, all } of LINES) {
        if (!all.test(text)) continue
        const found = turnedPair(parts, steps, text)
        if (found === undefined) continue
        const start = sentence.start + found.start
        const end = sentence.start + found.end
        if (isQuoted(paragraph, start) || isQuoted(paragraph, end - 1)) continue
        return [
          {
            paragraph: paragraph.index,
            start,
            end,
            explanation: `想一想，是先“${found.second}”还是先“${found.first}”？按做事的先后换一换位置。`,
          },
        ]
      }
      return []
    }),
  )
}

type Turned = { start: number; end: number; first: string; second: string }

function turnedPair(
  parts: readonly Clause[],
  steps: readonly RegExp[],
  text: string,
): Turned | undefined {
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1]
    if (next === undefined) break
    for (let later = steps.length - 1; later > 0; later -= 1) {
      const one = steps[later]?.exec(part.text)
      if (one === null || one === undefined) continue
      // The clause tells an earlier step as well: 洗净下锅.
      if (steps.slice(0, later).some((step) => step.test(part.text))) continue
      for (let earlier = 0; earlier < later; earlier += 1) {
        const two = steps[earlier]?.exec(next.text)
        if (two === null || two === undefined) continue
        if (steps.slice(later).some((step) => step.test(next.text))) continue
        // 洗碗，把碗洗干净: the same deed, told more closely.
        if (one[0].charAt(0) === two[0].charAt(0)) continue
        const start = part.start + one.index
        const end = next.start + two.index + two[0].length
        if (FREE.test(text.slice(start, end)) || !LEADS.test(next.text.slice(0, two.index)))
          continue
        if (FREE.test(part.text.slice(0, one.index).slice(-4))) continue
        // 洗碗，把碗一个个洗干净: the same step once more.
        const again = /^[把将]([\u4e00-\u9fff])/.exec(next.text)?.[1]
        if (again !== undefined && one[0].endsWith(again) && part.text.endsWith(one[0])) continue
        // 教我炒青菜，先把菜洗干净: what is to be done, and then how.
        if (next.text.startsWith('先') && !/^[再又然后接着]/.test(part.text)) continue
        // 掏出钥匙，打开柜子
        if (part.text.endsWith('钥匙') && two[0].startsWith('打开')) continue
        // 洗干净手的弟弟: it says which one.
        if (/^.{0,2}的/.test(next.text.slice(two.index + two[0].length))) continue
        return { start, end, first: two[0], second: one[0] }
      }
    }
  }
  return undefined
}
