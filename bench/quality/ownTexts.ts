/**
 * Texts of our own with their faults marked in place (bench/quality/own): what is found of them,
 * what sound twins get, and whether anything is praised where a fault stands.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { Correction, Essay, Mark } from '@zhupi/engine/types.ts'
import { praisedSpans } from '@zhupi/engine/testing.ts'
import { correctEssay, marksOf } from './engineUnderTest.ts'
import { percent, type Figures } from './figures.ts'
import { differences } from './grammar.ts'

const FOLDER = new URL('./own/', import.meta.url)

type Place = { paragraph: number; start: number; end: number; kind: string; text: string }
type MarkedEssay = { name: string; essay: Essay; places: Place[] }

const FAULT = /【([^|】]*)\|[^|】]*\|(\w+)】/

/** `slips/*.txt`: the essay as it was handed in, and where its faults stand. */
function readSlips(): MarkedEssay[] {
  const folder = new URL('slips/', FOLDER)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => readMarkedEssay(name, readFileSync(new URL(name, folder), 'utf8')))
}

function readMarkedEssay(name: string, text: string): MarkedEssay {
  const [head = '', ...rest] = text.split('\n\n')
  const field = (key: string) => new RegExp(`^${key}: ?(.*)$`, 'm').exec(head)?.[1] ?? ''
  const places: Place[] = []
  const paragraphs = rest
    .join('\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, paragraph) => {
      let plain = line
      for (let match = FAULT.exec(plain); match !== null; match = FAULT.exec(plain)) {
        const [whole, written = '', kind = ''] = match
        plain = plain.slice(0, match.index) + written + plain.slice(match.index + whole.length)
        const start = match.index
        places.push({ paragraph, start, end: start + written.length, kind, text: written })
      }
      return plain
    })
  return {
    name,
    places,
    essay: {
      title: field('title').replace(FAULT, '$1'),
      content: paragraphs.join('\n'),
      genre: field('genre'),
      gradeLevel: Number(field('gradeLevel')),
      task: { title: '', requirement: field('demand'), minCharacters: 100, maxCharacters: null },
    },
  }
}

/** A place that only lacks something is touched by what stands on either side of it. */
function touches(place: Place, span: { paragraph: number; start: number; end: number }): boolean {
  return (
    span.paragraph === place.paragraph &&
    span.start < Math.max(place.end, place.start + 1) &&
    span.end > place.start
  )
}

/** What is marked may be the word beside the one that we would have changed. */
function meets(place: Place, mark: Mark): boolean {
  return (
    mark.paragraph === place.paragraph && mark.start <= place.end + 1 && mark.end >= place.start
  )
}

function isMarked(place: Place, { marks }: Correction, kinds: readonly string[]): boolean {
  return marks.some((mark) => kinds.includes(mark.kind) && meets(place, mark))
}

export function measureSlips(): { figures: Figures; details: string[] } {
  const read = readSlips().map((entry) => ({ ...entry, correction: correctEssay(entry.essay) }))
  const all = read.flatMap(({ name, correction, places }) =>
    places.map((place) => ({
      name,
      place,
      isFault: isMarked(place, correction, ['fault']),
      isSeen: isMarked(place, correction, ['fault', 'query']),
      praisedIn: praisedSpans(correction).find((span) => touches(place, span))?.quote,
    })),
  )
  const found = (kinds: readonly string[]) => {
    const some = all.filter(({ place }) => kinds.includes(place.kind))
    return {
      fault: percent(some.filter(({ isFault }) => isFault).length, some.length),
      seen: percent(some.filter(({ isSeen }) => isSeen).length, some.length),
    }
  }
  const falsely = read.flatMap(({ name, correction, places }) =>
    correction.marks
      .filter((mark) => mark.kind === 'fault' && !places.some((place) => meets(place, mark)))
      .map((mark) => `slips ${name}: falsely ${mark.ruleId} ${mark.quote}`),
  )
  const praised = all.filter(({ praisedIn }) => praisedIn !== undefined)
  return {
    figures: {
      characters: found(['char', 'de']),
      other: found(['other']),
      falsely: falsely.length,
      praised: praised.length,
    },
    details: [
      ...falsely,
      ...praised.map(
        ({ name, place, praisedIn = '' }) => `slips ${name}: ${place.text} praised in ${praisedIn}`,
      ),
      ...all
        .filter(({ isFault, place }) => !isFault && place.kind === 'other')
        .map(({ name, place }) => `slips ${name}: not found ${place.text}`),
    ],
  }
}

/** Rows of a table under its header line. */
function rowsOf(file: string): string[][] {
  return readFileSync(new URL(file, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
}

type Pair = { kind: string; faulty: string; corrected: string }

export function measureSentences(): { figures: Figures; details: string[] } {
  const rows = rowsOf('sentences.tsv').map(([kind = '', , faulty = '', corrected = '']) =>
    outcomeOf({ kind, faulty, corrected }),
  )
  const sound = rowsOf('sound.tsv').map(([, sentence = '']) => sentence)
  const alarms = [
    ...rows.filter(({ isTwinMarked }) => isTwinMarked).map(({ corrected }) => corrected),
    ...sound.filter((sentence) => faultsOf(sentence).length > 0),
  ]
  return {
    figures: {
      ...foundIn(rows),
      soundMarked: percent(alarms.length, rows.length + sound.length),
    },
    details: [
      ...alarms.map((sentence) => `sentences: falsely in ${sentence}`),
      ...rows
        .filter(({ isFound }) => !isFound)
        .map(({ kind, faulty }) => `sentences: not found (${kind}) ${faulty}`),
    ],
  }
}

/** `pairs/*.txt`: the rules were written beside many of these, so they say what is lost by a change. */
export function measurePairs(): { figures: Figures; details: string[] } {
  const folder = new URL('pairs/', FOLDER)
  const rows = readdirSync(folder)
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n'))
    .map((line) => {
      const [kind = '', faulty = '', corrected = ''] = line.split('|')
      return outcomeOf({ kind, faulty, corrected })
    })
  const twins = rows.filter(({ isTwinMarked }) => isTwinMarked)
  return {
    figures: { ...foundIn(rows), twinsMarked: percent(twins.length, rows.length) },
    details: twins.map(({ corrected }) => `pairs: falsely in ${corrected}`),
  }
}

type Outcome = Pair & { isFound: boolean; isTwinMarked: boolean }

function outcomeOf(pair: Pair): Outcome {
  const places = differences(pair.faulty, pair.corrected)
  return {
    ...pair,
    // What is marked may be the word beside the one that a correction takes out.
    isFound: faultsOf(pair.faulty).some((mark) =>
      places.some((place) => mark.start <= place.end && mark.end >= place.start),
    ),
    isTwinMarked: faultsOf(pair.corrected).length > 0,
  }
}

function foundIn(rows: readonly Outcome[]): Figures {
  const shareOf = (some: readonly Outcome[]) =>
    percent(some.filter(({ isFound }) => isFound).length, some.length)
  return {
    found: shareOf(rows),
    byKind: Object.fromEntries(
      [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, some]) => [kind, shareOf(some)]),
    ),
  }
}

function faultsOf(text: string) {
  return marksOf(text).filter(({ kind }) => kind === 'fault')
}
