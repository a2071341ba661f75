/** One piece of the measuring, done whole by one worker. */
import { argumentOf, NO_REPORTS, type Reports } from './essays.ts'
import { measureClean } from './clean.ts'
import type { DataSet } from './dataSets.ts'
import type { Figures } from './figures.ts'
import { measureGrammar } from './grammar.ts'
import { measureOwn } from './own.ts'
import { GROUPS, OWN_ESSAYS, SOUND_ESSAYS } from './ownEssays.ts'
import { measureOwnSlips } from './ownSlips.ts'
import { measurePlantedSlips } from './plantedSlips.ts'
import { measureOwnScores } from './ownScores.ts'
import { measurePairs, measureSentences, measureSlips } from './ownTexts.ts'
import { measureRhetoric } from './rhetoric.ts'
import { measureRobustness } from './robustness/robustness.ts'
import { readRows } from './rows.ts'
import { measureCoherence, measureScored } from './scored.ts'
import { measureSpelling } from './spelling.ts'

export type Job =
  | { kind: 'set'; set: DataSet }
  | { kind: 'robustness'; files: string[] }
  | { kind: 'ownRobustness' }
  | { kind: 'own' }
  | { kind: 'ownSlips' }
  | { kind: 'plantedSlips'; files: { slips: string; texts: string } }
  | { kind: 'ownTexts' }
  | { kind: 'ownScores' }

export type Outcome = {
  /** Where the figures stand in the whole. */
  place: string[]
  figures: Figures
  reports: Reports
  /** For whoever wants to read them: alarms on clean text, pairs that did not hold. */
  details: string[]
}

export function doJob(job: Job): Outcome {
  switch (job.kind) {
    case 'set':
      return {
        place: [job.set.folder, job.set.key],
        reports: NO_REPORTS,
        details: [],
        ...measureSet(job.set),
      }
    case 'robustness': {
      const essays = job.files
        .flatMap((file) => readRows(file).map(argumentOf))
        .slice(0, MOST_SPOILT)
      const { figures, failures } = measureRobustness({
        sound: essays,
        all: essays,
        groups: [essays],
      })
      return {
        place: ['robustness', 'student-great'],
        figures,
        reports: NO_REPORTS,
        details: failures,
      }
    }
    case 'ownTexts': {
      const [slips, sentences] = [measureSlips(), measureSentences()]
      const pairs = measurePairs()
      return {
        place: ['own', 'texts'],
        figures: { slips: slips.figures, sentences: sentences.figures, pairs: pairs.figures },
        reports: NO_REPORTS,
        details: [...slips.details, ...sentences.details, ...pairs.details],
      }
    }
    case 'own':
      return { place: ['corpus', 'own'], ...measureOwn() }
    case 'ownSlips':
      return { place: ['slips', 'own'], ...measureOwnSlips() }
    case 'plantedSlips':
      return {
        place: ['slips', 'planted'],
        reports: NO_REPORTS,
        ...measurePlantedSlips(job.files),
      }
    case 'ownScores':
      return { place: ['own', 'scores'], reports: NO_REPORTS, ...measureOwnScores() }
    case 'ownRobustness': {
      const { figures, failures } = measureRobustness({
        sound: SOUND_ESSAYS,
        all: OWN_ESSAYS,
        groups: GROUPS,
      })
      return { place: ['robustness', 'own'], figures, reports: NO_REPORTS, details: failures }
    }
  }
}

/** The bar asks for at least 100 development essays. */
const MOST_SPOILT = 120

function measureSet({ folder, key, files, development }: DataSet): {
  figures: Figures
  reports?: Reports
  details?: string[]
} {
  const rows = files.flatMap(readRows)
  const past = development.flatMap(readRows)
  switch (folder) {
    case 'spelling':
      return { figures: measureSpelling(rows) }
    case 'grammar':
      return { figures: measureGrammar(rows) }
    case 'rhetoric':
      return { figures: measureRhetoric(rows) }
    case 'scored':
      return measureScored(rows, past)
    case 'organisation':
      return rows.some((row) => row.has('grade')) ? measureCoherence(rows, past) : { figures: {} }
    case 'clean': {
      const { figures, reports, alarms } = measureClean(rows)
      return { figures, reports, details: alarms.map((alarm) => `${key}: ${alarm}`) }
    }
  }
}
