/** Essays of our own with their faults marked in place (own/slips): what is found of each kind. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Correction, Essay, Mark } from '@zhupi/engine/types.ts'
import { correctAll, type Reports } from './essays.ts'
import { percent, type Figures } from './figures.ts'

const FOLDER = new URL('./own/slips/', import.meta.url)
const FAULT = /【([^|】]*)\|([^|】]*)\|([^】]*)】/g

export type Planted = { paragraph: number; start: number; end: number; right: string; kind: string }
export type MarkedEssay = { name: string; essay: Essay; planted: Planted[] }

export function measureOwnSlips(): { figures: Figures; reports: Reports; details: string[] } {
  const essays = ownSlipEssays()
  const { corrections, reports } = correctAll(essays.map(({ essay }) => essay))
  const pairs = essays.flatMap((entry, at) => {
    const correction = corrections[at]
    return correction === undefined ? [] : [{ ...entry, correction }]
  })
  const places = pairs.flatMap(({ planted, correction }) =>
    planted.map((place) => ({ place, found: markOn(correction, place) })),
  )
  const figuresOf = (isWanted: (kind: string) => boolean): Figures => {
    const wanted = places.filter(({ place }) => isWanted(place.kind))
    return {
      planted: wanted.length,
      fault: percent(wanted.filter(({ found }) => found?.kind === 'fault').length, wanted.length),
      withQuery: percent(wanted.filter(({ found }) => found !== undefined).length, wanted.length),
    }
  }
  const wrong = pairs.flatMap(({ name, planted, correction }) =>
    correction.marks
      .filter(({ kind }) => kind === 'fault' || kind === 'query')
      .filter((mark) => !planted.some((place) => touches(place, mark)))
      .map((mark) => ({ kind: mark.kind, line: `own slips ${name}: ${shown(correction, mark)}` })),
  )
  return {
    figures: {
      essays: pairs.length,
      characters: figuresOf((kind) => kind === 'char' || kind === 'de'),
      char: figuresOf((kind) => kind === 'char'),
      de: figuresOf((kind) => kind === 'de'),
      other: figuresOf((kind) => kind !== 'char' && kind !== 'de'),
      wrongFaults: wrong.filter(({ kind }) => kind === 'fault').length,
      wrongQueries: wrong.filter(({ kind }) => kind === 'query').length,
    },
    reports,
    details: wrong.map(({ line }) => line),
  }
}

export function ownSlipEssays(): MarkedEssay[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => markedEssay(name, readFileSync(new URL(name, FOLDER), 'utf8')))
}

function markedEssay(name: string, file: string): MarkedEssay {
  const at = file.indexOf('\n\n')
  const fields = new Map(
    file
      .slice(0, at)
      .split('\n')
      .map((line) => {
        const [key = '', ...rest] = line.split(': ')
        return [key, rest.join(': ')] as const
      }),
  )
  const title = fields.get('title') ?? ''
  const planted: Planted[] = []
  const paragraphs = file
    .slice(at + 2)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, paragraph) => {
      let text = ''
      let last = 0
      for (const match of line.matchAll(FAULT)) {
        const [whole, written = '', right = '', kind = ''] = match
        text += line.slice(last, match.index) + written
        last = match.index + whole.length
        planted.push({
          paragraph,
          start: text.length - written.length,
          end: text.length,
          right,
          kind,
        })
      }
      return text + line.slice(last)
    })
  return {
    name,
    planted,
    essay: {
      title,
      content: paragraphs.join('\n'),
      genre: fields.get('genre') ?? '',
      gradeLevel: Number(fields.get('gradeLevel')),
      task: {
        title,
        requirement: fields.get('demand') ?? '',
        minCharacters: 100,
        maxCharacters: null,
      },
    },
  }
}

function touches(place: Planted, mark: Mark): boolean {
  return place.paragraph === mark.paragraph && mark.start < place.end && mark.end > place.start
}

function markOn({ marks }: Correction, place: Planted): Mark | undefined {
  return marks.find(
    (mark) => (mark.kind === 'fault' || mark.kind === 'query') && touches(place, mark),
  )
}

function shown({ paragraphs }: Correction, mark: Mark): string {
  const text = paragraphs[mark.paragraph] ?? ''
  return `${mark.kind} ${mark.ruleId} ${text.slice(Math.max(0, mark.start - 10), mark.start)}【${mark.quote}→${mark.suggestion ?? ''}】${text.slice(mark.end, mark.end + 10)}`
}
