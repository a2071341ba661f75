/**
 * A model beside the engine on the same samples: what it finds that is really wrong, what it marks
 * that is right, what of it is refused, what it takes. Whatever it says passes the product's checks
 * first, as it does in the product.
 */
import { NotAnswered, type LlmPort } from '@zhupi/server/adapters/llm/port.ts'
import { checkModelMarks } from '@zhupi/engine/llm/checkModelMarks.ts'
import { checkModelWords } from '@zhupi/engine/llm/checkModelWords.ts'
import { MODEL_MARKS, MODEL_WORDS, type Refused } from '@zhupi/engine/llm/modelAnswer.ts'
import { askForMarks, askForWords } from '@zhupi/engine/llm/prompts.ts'
import { readEssay } from '@zhupi/engine/scoring/examine.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import { countHan } from '@zhupi/engine/text/characters.ts'
import type { Mark } from '@zhupi/engine/types.ts'
import { correctEssay } from '../engineUnderTest.ts'
import { percent, round, scoresOf, type Figures } from '../figures.ts'
import type { Sample } from './samples.ts'

/** Yuan for a million tokens. */
export type Prices = { input: number; output: number }

type Counts = { right: number; marked: number; wanted: number; alarms: number }
type Side = 'engine' | 'model' | 'both'

const SIDES = ['engine', 'model', 'both'] as const satisfies readonly Side[]
const NOTHING: Counts = { right: 0, marked: 0, wanted: 0, alarms: 0 }

const tables = readShippedTables()

export async function measureModel(
  samples: readonly Sample[],
  model: LlmPort,
  { prices, withinMs, now }: { prices: Prices; withinMs: number; now: () => number },
): Promise<Figures> {
  const counts = new Map<string, Record<Side, Counts>>()
  const characters = new Map<string, number>()
  const refused: Record<string, number> = {}
  const failed: Record<string, number> = {}
  const total = { input: 0, output: 0, calls: 0, scoresMoved: 0, words: 0, ms: 0 }
  const count = (into: Record<string, number>, found: Refused | Record<string, number>) => {
    for (const [kind, times] of Object.entries(found)) into[kind] = (into[kind] ?? 0) + times
  }
  /** Undefined where nothing came that can be read. */
  const heard = async <T>(asking: ReturnType<typeof model.ask<T>>): Promise<T | undefined> => {
    total.calls += 1
    try {
      const { value, inputTokens, outputTokens } = await asking
      total.input += inputTokens
      total.output += outputTokens
      return value
    } catch (error) {
      if (!(error instanceof NotAnswered)) throw error
      count(failed, { [error.message]: 1 })
      return undefined
    }
  }
  // One after the other: an endpoint's own limits must not decide what is measured.
  for (const { set, essay, planted } of samples) {
    const report = correctEssay(essay)
    const document = readEssay(essay, tables)
    const asked = document.paragraphs.map(({ text }) => text)
    const began = now()
    const deadline = AbortSignal.timeout(withinMs)
    const [saidMarks, saidWords] = await Promise.all([
      heard(model.ask(askForMarks(essay, asked), MODEL_MARKS, deadline)),
      heard(model.ask(askForWords(essay, asked), MODEL_WORDS, deadline)),
    ])
    total.ms += now() - began
    const checked = checkModelMarks(document, asked, report.marks, saidMarks?.marks ?? [])
    count(refused, checked.refused)
    if (saidWords !== undefined) {
      const marks = [...report.marks, ...checked.marks]
      const { words, refused: faults } = checkModelWords(
        { essay, document, asked, marks },
        saidWords,
      )
      count(refused, faults)
      if (words !== null) total.words += 1
    }
    if (correctEssay(essay).score !== report.score) total.scoresMoved += 1
    const engine = report.marks.filter(({ kind }) => kind === 'fault' || kind === 'query')
    const marks = { engine, model: checked.marks, both: [...engine, ...checked.marks] }
    const before = counts.get(set) ?? { engine: NOTHING, model: NOTHING, both: NOTHING }
    counts.set(set, {
      engine: add(before.engine, marks.engine, planted),
      model: add(before.model, marks.model, planted),
      both: add(before.both, marks.both, planted),
    })
    characters.set(set, (characters.get(set) ?? 0) + countHan(essay.content))
  }
  const sets = Object.fromEntries(
    [...counts].map(([set, sides]) => [
      set,
      Object.fromEntries(
        SIDES.map((side) => [side, figuresOf(sides[side], characters.get(set) ?? 0)]),
      ),
    ]),
  )
  return {
    sets,
    samples: samples.length,
    scoresMoved: total.scoresMoved,
    wordsKept: percent(total.words, samples.length),
    calls: total.calls,
    secondsEach: round(total.ms / 1000 / Math.max(1, samples.length)),
    tokens: { input: total.input, output: total.output },
    yuan: round((total.input * prices.input + total.output * prices.output) / 1_000_000, 4),
    refused,
    failed,
  }
}

function add(before: Counts, marks: readonly Mark[], planted: Sample['planted']): Counts {
  const touches = (mark: Mark, place: Sample['planted'][number]) =>
    mark.paragraph === place.paragraph && mark.start < place.end && mark.end > place.start
  const found = planted.filter((place) => marks.some((mark) => touches(mark, place))).length
  const alarms = marks.filter((mark) => !planted.some((place) => touches(mark, place))).length
  return {
    right: before.right + found,
    marked: before.marked + found + alarms,
    wanted: before.wanted + planted.length,
    alarms: before.alarms + alarms,
  }
}

function figuresOf({ right, marked, wanted, alarms }: Counts, characters: number): Figures {
  return {
    ...(wanted > 0 && scoresOf({ right, found: marked, wanted })),
    alarmsPer1000: characters === 0 ? 0 : round((alarms / characters) * 1000, 3),
  }
}
