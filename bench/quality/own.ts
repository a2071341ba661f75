/**
 * Essays of our own: we planted their faults and graded them ourselves, so that every mark on
 * anything else is a false alarm and the score can be held against ours.
 */
import { ESSAYS } from '@zhupi/engine/corpus/essays.ts'
import type { CorpusEssay } from '@zhupi/engine/corpus/corpusEssay.ts'
import type { Correction, Mark } from '@zhupi/engine/types.ts'
import { countHan } from '@zhupi/engine/text/characters.ts'
import { correctAll, type Reports } from './essays.ts'
import { percent, round, type Figures } from './figures.ts'

export function measureOwn(): { figures: Figures; reports: Reports; details: string[] } {
  const { corrections, reports } = correctAll(ESSAYS.map(({ essay }) => essay))
  const pairs = ESSAYS.flatMap((entry, at) => {
    const correction = corrections[at]
    return correction === undefined
      ? []
      : [
          {
            entry,
            correction,
            planted: plantedIn(entry, correction),
            faults: correction.marks.filter(({ kind }) => kind === 'fault'),
          },
        ]
  })
  const alarms = pairs.flatMap(({ entry, planted, faults }) =>
    faults
      .filter((mark) => !planted.some((place) => touches(place, mark)))
      .map((mark) => `own ${entry.name}: ${mark.ruleId} ${mark.quote}`),
  )
  const planted = pairs.flatMap((pair) =>
    pair.planted.map((place) => pair.faults.some((mark) => touches(place, mark))),
  )
  const bands = pairs.flatMap(({ entry, correction }) =>
    correction.dimensions.flatMap(({ traits }) =>
      traits.map(({ trait, band }) => Math.abs(band - entry.grades.bands[trait])),
    ),
  )
  const thousands =
    pairs.reduce((sum, { correction }) => sum + countHan(correction.paragraphs.join('')), 0) / 1000
  return {
    figures: {
      essays: pairs.length,
      alarmsPer1000: round(alarms.length / Math.max(1, thousands), 3),
      plantedFound: percent(planted.filter(Boolean).length, planted.length),
      meanError: round(
        pairs.reduce(
          (sum, { entry, correction }) => sum + Math.abs(correction.score - entry.grades.total),
          0,
        ) / Math.max(1, pairs.length),
        1,
      ),
      sameBand: percent(bands.filter((distance) => distance === 0).length, bands.length),
      withinOneBand: percent(bands.filter((distance) => distance <= 1).length, bands.length),
    },
    reports,
    details: alarms,
  }
}

type Place = { paragraph: number; start: number; end: number }

function plantedIn({ planted }: CorpusEssay, { paragraphs }: Correction): Place[] {
  return planted.flatMap(({ wrong }) => {
    const paragraph = paragraphs.findIndex((text) => text.includes(wrong))
    const start = paragraphs[paragraph]?.indexOf(wrong) ?? -1
    return start < 0 ? [] : [{ paragraph, start, end: start + wrong.length }]
  })
}

function touches(place: Place, mark: Mark): boolean {
  return place.paragraph === mark.paragraph && mark.start < place.end && mark.end > place.start
}
