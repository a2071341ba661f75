/**
 * What a report states of an essay, each statement with the question that the essay must answer
 * with yes. Used by tests: a statement that is false, or that denies what its band says, is named.
 */
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { areaOf, repaired } from './rules/findMarks.ts'
import { isDateLine } from './text/dateLine.ts'
import type { Correction, Essay, TraitReport } from './types.ts'

type Given = { essay: Essay; correction: Correction; report: TraitReport; match: RegExpExecArray }
type Statement = { says: RegExp; holds: (given: Given) => boolean }

const words = (list = '') => list.split('、')

const STATEMENTS: readonly Statement[] = [
  {
    says: /^全文(\d+)个字/,
    holds: ({ correction, match }) =>
      Number(match[1]) === countCharacters(correction.paragraphs.join('\n')),
  },
  {
    says: /^全文分成(\d+)段，最长的一段占了全文的(\d+)%/,
    holds: ({ correction: { paragraphs }, match }) => Number(match[1]) === paragraphs.length,
  },
  { says: /^全文写成一段/, holds: ({ correction }) => correction.paragraphs.length < 2 },
  {
    says: /^开头和结尾都写到了：(.+)。$/,
    holds: ({ correction: { paragraphs }, match }) => {
      const first = paragraphs.find((text) => !isDateLine(text))
      return words(match[1]).every(
        (word) => first?.includes(word) === true && paragraphs.at(-1)?.includes(word),
      )
    },
  },
  {
    says: /^全文一再写到：(.+)。$/,
    holds: ({ correction: { paragraphs }, match }) =>
      words(match[1]).every((word) => paragraphs.join('\n').split(word).length > 2),
  },
  {
    says: /^题目和要求里的词在文中出现：(.+)。$/,
    holds: ({ correction: { paragraphs, marks }, essay, match }) =>
      words(match[1]).every(
        (word) =>
          repaired(paragraphs, marks).join('\n').includes(word) &&
          (essay.task.title + essay.task.requirement + essay.title).includes(word),
      ),
  },
  {
    says: /^自己定的题目在文中有着落：(.+)。$/,
    holds: ({ correction: { paragraphs, marks }, essay, match }) =>
      essay.task.title === '' &&
      words(match[1]).every(
        (word) =>
          repaired(paragraphs, marks).join('\n').includes(word) && essay.title.includes(word),
      ),
  },
  { says: /^题目里的词没有/, holds: ({ essay }) => essay.task.title !== '' },
  { says: /^要求里的词没有/, holds: ({ essay }) => essay.task.title === '' },
  { says: /还没有写题目/, holds: ({ essay }) => essay.title.trim() === '' },
  {
    says: /没有圈出错别字和用错的标点/,
    holds: ({ correction: { marks } }) => marks.every(({ kind }) => kind !== 'fault'),
  },
  {
    says: /圈出错别字(\d+)处/,
    holds: ({ correction: { marks }, match }) =>
      marks.filter((mark) => mark.kind === 'fault' && areaOf(mark) === 'spelling').length ===
      Number(match[1]),
  },
  { says: /没有找到/, holds: ({ report }) => report.band > 1 },
  {
    says: /^没有找到写感悟的词语/,
    holds: ({ correction: { paragraphs } }) => !/明白|懂得|体会|学会/.test(paragraphs.join('')),
  },
]

/** Statements that the essay does not bear out, in words; empty where all are true. */
export function falseStatements(essay: Essay, correction: Correction): string[] {
  const text = correction.paragraphs.join('\n')
  return correction.dimensions.flatMap(({ traits }) =>
    traits.flatMap((report) =>
      report.observations.flatMap((observation) => [
        ...STATEMENTS.flatMap(({ says, holds }) => {
          const match = says.exec(observation)
          return match === null || holds({ essay, correction, report, match })
            ? []
            : [`${report.trait}, band ${report.band}: ${observation}`]
        }),
        ...[...observation.matchAll(/“([^”]+)”/g)].flatMap((match) =>
          text.includes(match[1] ?? '') ? [] : [`not in the essay: ${observation}`],
        ),
      ]),
    ),
  )
}
