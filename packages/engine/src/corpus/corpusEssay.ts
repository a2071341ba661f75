/**
 * One whole essay of our own, as the tests and the measurements know it. Written and graded by us;
 * licence: the project's own.
 *
 * A file of essays/ begins with `key: value` lines: title, genre, gradeLevel, task (a section of
 * tasks.txt), quality, total and the band of every trait by dimension. Each planted fault is a line
 * `fault: wrong → right (area)`. After an empty line follows the essay, a paragraph a line.
 */
import { BANDS, DIMENSIONS, TRAITS, type Band, type Trait } from '@zhupi/contract/terms/traits.ts'
import { RULE_AREAS, type RuleArea } from '../rules/rule.ts'
import type { Essay } from '../types.ts'
import { fieldsOf } from './fields.ts'
import { loadTask } from './tasks.ts'

/**
 * A fault we put there: `wrong` stands exactly once in the content, with `right` in its place the
 * text is sound. A fault mark is right where it touches it.
 */
export type PlantedFault = { wrong: string; right: string; area: RuleArea }

const QUALITIES = ['excellent', 'good', 'middling', 'weak'] as const

export type CorpusEssay = {
  name: string
  quality: (typeof QUALITIES)[number]
  /** Our own grading by the rubric's traits; `total` is 0–100. */
  grades: { total: number; bands: Record<Trait, Band> }
  /** All its faults: whatever else gets a fault mark is accused wrongly. */
  planted: readonly PlantedFault[]
  essay: Essay
}

export function parseCorpusEssay(name: string, file: string): CorpusEssay {
  const at = file.indexOf('\n\n')
  const fields = fieldsOf(file.slice(0, at))
  return {
    name,
    quality: oneOf(QUALITIES, fields.one('quality')),
    grades: {
      total: Number(fields.one('total')),
      bands: bandsOf(DIMENSIONS.map((dimension) => fields.one(dimension)).join(', ')),
    },
    planted: fields.all('fault').map(plantedFault),
    essay: {
      title: fields.one('title'),
      genre: fields.one('genre'),
      gradeLevel: Number(fields.one('gradeLevel')),
      task: loadTask(fields.one('task')),
      content: file.slice(at + 2).replace(/\n$/, ''),
    },
  }
}

/** `MATCH_TITLE 1, CENTER_STANDOUT 2, …`: every trait of the rubric. */
function bandsOf(list: string): Record<Trait, Band> {
  const given = new Map(
    list.split(', ').map((entry) => {
      const [trait = '', band = ''] = entry.split(' ')
      return [trait, Number(band)]
    }),
  )
  const bands: Partial<Record<Trait, Band>> = {}
  for (const trait of TRAITS) bands[trait] = oneOf(BANDS, given.get(trait))
  if (!isComplete(bands)) throw new Error(`a trait has no band in ${list}`)
  return bands
}

function isComplete(bands: Partial<Record<Trait, Band>>): bands is Record<Trait, Band> {
  return TRAITS.every((trait) => bands[trait] !== undefined)
}

function plantedFault(line: string): PlantedFault {
  const [, wrong = '', right = '', area = ''] = /^(.+) → (?:(.+) )?\((\w+)\)$/.exec(line) ?? []
  if (wrong === '') throw new Error(`no planted fault: ${line}`)
  return { wrong, right, area: oneOf(RULE_AREAS, area) }
}

function oneOf<Value extends string | number>(
  known: readonly Value[],
  given: string | number | undefined,
): Value {
  const found = known.find((value) => value === given)
  if (found === undefined) throw new Error(`${given} is none of ${known.join(', ')}`)
  return found
}
