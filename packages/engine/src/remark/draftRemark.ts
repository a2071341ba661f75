/**
 * A remark as the teacher might begin it, from the report alone: every sentence stands by itself, so
 * that each may be kept, edited or struck, and says only what the report bears out. Pure.
 */
import type { Correction, DraftChange, Goal, Mark } from '../types.ts'

export type RemarkSource = {
  /** Without the marks that were disputed or taken away. */
  correction: Correction
  change: DraftChange | null
}

const PRAISES_MOST = 2
/** A figure is quoted whole; of a longer one the beginning says where it is. */
const WHOLE_MOST = 30
const BEGINNING_MOST = 16
const FAULT_QUOTE_MOST = 12
const QUOTE_MARKS = /[“”‘’「」『』]/

export function draftRemark({ correction, change }: RemarkSource): string[] {
  return [
    ...sayChange(change),
    ...sayPraise(correction),
    ...(isAboutFaults(correction.goals?.[0]) ? [] : sayFaults(correction.marks)),
    ...sayNext(correction),
  ]
}

function sayChange(change: DraftChange | null): string[] {
  if (change === null) return []
  const met = change.goals.filter(({ isMet }) => isMet).length
  const repaired = change.repaired.length
  return [
    ...(met > 0 ? [`上一稿定下的${change.goals.length}个目标，这一稿做到了${met}个。`] : []),
    ...(repaired > 0 ? [`上一稿指出的地方，改好了${repaired}处。`] : []),
  ]
}

function sayPraise({ marks, comment, paragraphComments }: Correction): string[] {
  // Two praises of one kind, or of one paragraph, are one.
  const chosen: Mark[] = []
  for (const mark of marks.filter(({ kind }) => kind === 'strength'))
    if (
      chosen.length < PRAISES_MOST &&
      chosen.every(({ label, paragraph }) => label !== mark.label && paragraph !== mark.paragraph)
    )
      chosen.push(mark)
  if (chosen.length > 0) return chosen.map(praiseOf)
  const [quoted] = comment.quotes
  const praise =
    quoted && sentencesOf(comment.text).find((each) => each.includes(`“${quoted.quote}”`))
  return [praise ?? paragraphComments[0]?.text].filter((each) => each !== undefined)
}

function praiseOf({ paragraph, quote, label }: Mark): string {
  const where = `第${paragraph + 1}段`
  const words = quote.replace(/[，；：、。！？…]+$/, '')
  if (QUOTE_MARKS.test(words)) return `${where}的${label}写得好。`
  if (words.length <= WHOLE_MOST) return `${where}“${words}”，${label}写得好。`
  const [beginning = ''] = words.split(/[，；：、。！？…]/)
  return beginning.length <= BEGINNING_MOST
    ? `${where}从“${beginning}”开始的${label}写得好。`
    : `${where}的${label}写得好。`
}

/** What stands in “ ” ends no sentence. */
function sentencesOf(text: string): string[] {
  return text.match(/(?:“[^”]*”|[^。！？])+[。！？]/g) ?? []
}

/** Then the step that is next says it. */
function isAboutFaults(goal: Goal | undefined): boolean {
  return goal?.trait === 'STANDARD'
}

function sayFaults(marks: readonly Mark[]): string[] {
  const faults = marks.filter(({ kind }) => kind === 'fault')
  const [first] = faults
  if (first === undefined) return []
  const isShort = first.quote.length <= FAULT_QUOTE_MOST && !QUOTE_MARKS.test(first.quote)
  const where = `第${first.paragraph + 1}段${isShort ? `的“${first.quote}”` : '圈出的一处'}`
  return [
    faults.length === 1
      ? `${where}要改，照着批改报告改好它。`
      : `圈出来的错误有${faults.length}处，从${where}改起。`,
  ]
}

function sayNext({ goals = [], isOffTopic }: Correction): string[] {
  if (isOffTopic) return ['动笔改以前，先对着题目想一想：它要你写的是什么？']
  const [goal] = goals
  return goal === undefined ? [] : [stepOf(goal.text.replace(/^查一查：/, ''))]
}

/** One colon is enough for a sentence that people say, and no step begins with a figure. */
function stepOf(text: string): string {
  if (/^\d/.test(text)) return `这一稿${text}`
  return text.replaceAll(/“[^”]*”/g, '').includes('：') ? `接下来，${text}` : `下一步：${text}`
}
