/** What quality must reach, as data: a figure's path and its bar. */
import { figureAt, round, type Figures } from './figures.ts'

export type Bar = { path: string; least: number } | { path: string; most: number }

export const BARS: readonly Bar[] = [
  { path: 'spelling.mean.balanced.lenient.f1', least: 57 },
  { path: 'spelling.sighan15.balanced.lenient.f1', least: 31.5 },
  { path: 'spelling.ecspell-law.balanced.lenient.f1', least: 37.6 },
  { path: 'spelling.mcsc.balanced.lenient.f1', least: 33.2 },
  { path: 'spelling.sighan15.shipped.char.p', least: 90 },
  { path: 'spelling.sighan15.shipped.char.r', least: 22 },
  { path: 'spelling.ecspell-law.shipped.char.p', least: 80 },
  { path: 'spelling.mcsc.shipped.char.p', least: 80 },
  { path: 'slips.planted.grade5.fault', least: 60 },
  { path: 'slips.planted.grade5.withQuery', least: 75 },
  { path: 'slips.own.characters.fault', least: 55 },
  { path: 'slips.own.characters.withQuery', least: 70 },
  { path: 'clean.gaokao-reading.alarmsPer1000', most: 0.5 },
  { path: 'clean.prose-web.alarmsPer1000', most: 0.3 },
  { path: 'clean.prose-web.withQueriesPer1000', most: 0.8 },
  { path: 'grammar.nacgec.found', least: 20 },
  { path: 'grammar.nacgec.twinsFlagged', most: 2 },
  { path: 'scored.acest.qwk.overall', least: 0.5 },
  { path: 'scored.acest.qwk.structure', least: 0.4 },
  { path: 'scored.acest.qwk.topic', least: 0.4 },
  { path: 'scored.acest.qwk.logic', least: 0.4 },
  { path: 'scored.acest.qwk.language', least: 0.4 },
  { path: 'organisation.cedcc-coherence.macroF1', least: 36 },
  { path: 'rhetoric.simile.f1', least: 76 },
  ...['student-great', 'own'].flatMap((set): Bar[] => [
    { path: `robustness.${set}.corruption.all`, least: 95 },
    { path: `robustness.${set}.repair`, least: 100 },
    { path: `robustness.${set}.padding`, least: 100 },
    { path: `robustness.${set}.salad`, least: 100 },
    { path: `robustness.${set}.copiedTask`, least: 100 },
    { path: `robustness.${set}.offTopic`, least: 100 },
    { path: `robustness.${set}.orders`, least: 100 },
    { path: `robustness.${set}.commentJaccard`, most: 0.35 },
  ]),
  { path: 'own.scores.ladders.neighbours', least: 90 },
  { path: 'own.scores.ladders.leastSpan', least: 25 },
  { path: 'own.scores.topic.called', least: 80 },
  { path: 'own.scores.topic.wrongly', most: 3 },
  { path: 'own.scores.damage.all', least: 97 },
  { path: 'corpus.own.alarmsPer1000', most: 0 },
  { path: 'own.texts.slips.other.fault', least: 25 },
  { path: 'own.texts.slips.falsely', most: 0 },
  { path: 'own.texts.slips.praised', most: 0 },
  { path: 'own.texts.sentences.found', least: 45 },
  { path: 'own.texts.sentences.soundMarked', most: 1 },
  { path: 'quotes.valid', least: 100 },
  { path: 'quotes.three', least: 100 },
  { path: 'speed.toJieba', most: 300 },
  { path: 'memory.workerMb', most: 300 },
  { path: 'memory.tablesMb', most: 20 },
]

/** The three sets whose mean is held against the language model's. */
const MEAN_OF = ['sighan15', 'ecspell-law', 'mcsc']

/** The figures with the means that bars speak of. */
export function withMeans(figures: Figures): Figures {
  const found = MEAN_OF.map((key) => figureAt(figures, `spelling.${key}.balanced.lenient.f1`))
  const known = found.filter((f1) => f1 !== undefined)
  if (known.length < MEAN_OF.length || typeof figures['spelling'] !== 'object') return figures
  const mean = round(known.reduce((sum, f1) => sum + f1, 0) / known.length)
  return {
    ...figures,
    spelling: { ...figures['spelling'], mean: { balanced: { lenient: { f1: mean } } } },
  }
}

export function isReached(bar: Bar, figure: number): boolean {
  return 'least' in bar ? figure >= bar.least : figure <= bar.most
}
