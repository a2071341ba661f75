/** The faults that several pupils of a class have in common, with sentences that name nobody. */
import { sentencesAround } from '@zhupi/contract/rules/sentences.ts'
import type { MarkKind } from '@zhupi/contract/terms/correction.ts'
import type { Mask } from './maskNames.ts'

type Mark = {
  kind: MarkKind
  ruleId: string
  label: string
  explanation: string
  suggestion?: string
  paragraph: number
  start: number
  end: number
  quote: string
}
/** Of one pupil, without the marks that were disputed or taken away. */
type Essay = { paragraphs: string[]; marks: readonly Mark[] }

export type CommonFault = {
  label: string
  explanation: string
  students: number
  marks: number
  examples: { before: string; quote: string; after: string; suggestion: string | null }[]
}

/** What one pupil alone does is for that pupil. */
const STUDENTS_MIN = 2
const FAULTS_MAX = 8
const EXAMPLES_MAX = 3
/** So much of the sentence is shown on either side. */
const SHOWN = 24

/** What most pupils do first. Only certain faults count. */
export function listCommonFaults(essays: readonly Essay[], mask: Mask): CommonFault[] {
  const found = essays.flatMap((essay, writer) =>
    essay.marks
      .filter(({ kind }) => kind === 'fault')
      .map((mark) => ({ mark, writer, paragraphs: essay.paragraphs })),
  )
  return [...Map.groupBy(found, ({ mark }) => mark.label).entries()]
    .map(([label, same]) => {
      const perWriter = [...Map.groupBy(same, ({ writer }) => writer).values()]
      return {
        label,
        explanation: mask(same[0]?.mark.explanation ?? ''),
        students: perWriter.length,
        marks: same.length,
        examples: perWriter
          .flatMap(([first]) =>
            first === undefined ? [] : quote(first.paragraphs, first.mark, mask),
          )
          .slice(0, EXAMPLES_MAX),
      }
    })
    .filter(({ students }) => students >= STUDENTS_MIN)
    .toSorted((a, b) => b.students - a.students || b.marks - a.marks)
    .slice(0, FAULTS_MAX)
}

/** Masked as a whole, so that a name is known by what stands around it; places stay what they were. */
function quote(paragraphs: string[], mark: Mark, mask: Mask): CommonFault['examples'] {
  const { text, offset } = sentencesAround(paragraphs, mark)
  const end = offset + mark.quote.length
  if (text.slice(offset, end) !== mark.quote) return []
  const masked = mask(text)
  return [
    {
      before: cut(masked.slice(0, offset), -SHOWN),
      quote: masked.slice(offset, end),
      after: cut(masked.slice(end), SHOWN),
      suggestion: mark.suggestion === undefined ? null : mask(mark.suggestion),
    },
  ]
}

/** A positive length from the start, a negative one from the end. */
function cut(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= Math.abs(length)) return text
  return length < 0
    ? `…${characters.slice(length).join('')}`
    : `${characters.slice(0, length).join('')}…`
}
