/**
 * Grades of three steps from a score: two cut points, and how well the grades agree. Nothing else
 * is ever fitted.
 */

export type Graded = { score: number; grade: number; prompt: string }
export type Agreement = (human: readonly number[], machine: readonly number[]) => number

const GRADES = 3
const FOLDS = 5
/** Cut points are looked for among so many quantiles of the scores. */
const CANDIDATES = 80

/**
 * The machine's grades of `measured`. Cut points come from `development` where there are such rows;
 * otherwise from the other four folds, no prompt shared between them.
 */
export function gradesByCutPoints(
  measured: readonly Graded[],
  development: readonly Graded[],
  agreement: Agreement,
): number[] {
  if (development.length > 0) {
    const cuts = bestCuts(development, agreement)
    return measured.map(({ score }) => gradeOf(score, cuts))
  }
  const folds = foldsByPrompt(measured)
  const cutsOf = Array.from({ length: FOLDS }, (_, fold) =>
    bestCuts(
      measured.filter((_row, at) => folds[at] !== fold),
      agreement,
    ),
  )
  return measured.map(({ score }, at) => gradeOf(score, cutsOf[folds[at] ?? 0] ?? [0, 0]))
}

/** Quadratic weighted kappa. */
export function quadraticKappa(human: readonly number[], machine: readonly number[]): number {
  const table = tableOf(human, machine)
  const total = human.length
  let observed = 0
  let expected = 0
  for (let row = 0; row < GRADES; row += 1) {
    for (let column = 0; column < GRADES; column += 1) {
      const weight = (row - column) ** 2
      observed += weight * cell(table, row, column)
      expected += (weight * sumOfRow(table, row) * sumOfColumn(table, column)) / total
    }
  }
  return expected === 0 ? 0 : 1 - observed / expected
}

/** The mean of the F1 of the three grades, 0–1. */
export function macroF1(human: readonly number[], machine: readonly number[]): number {
  const table = tableOf(human, machine)
  let sum = 0
  for (let grade = 0; grade < GRADES; grade += 1) {
    const both = sumOfRow(table, grade) + sumOfColumn(table, grade)
    sum += both === 0 ? 0 : (2 * cell(table, grade, grade)) / both
  }
  return sum / GRADES
}

export function accuracyOf(human: readonly number[], machine: readonly number[]): number {
  return human.filter((grade, at) => grade === machine[at]).length / Math.max(1, human.length)
}

/** What always naming the commonest grade would reach. */
export function majorityOf(human: readonly number[]): number {
  const counts = Array.from(
    { length: GRADES },
    (_, grade) => human.filter((each) => each === grade).length,
  )
  return Math.max(...counts) / Math.max(1, human.length)
}

type Cuts = readonly [low: number, high: number]

function gradeOf(score: number, [low, high]: Cuts): number {
  return score < low ? 0 : score < high ? 1 : 2
}

function bestCuts(rows: readonly Graded[], agreement: Agreement): Cuts {
  const sorted = rows.map(({ score }) => score).toSorted((a, b) => a - b)
  const candidates = [
    ...new Set(
      Array.from(
        { length: CANDIDATES + 1 },
        (_, at) =>
          sorted[Math.min(sorted.length - 1, Math.floor((at * sorted.length) / CANDIDATES))] ?? 0,
      ),
    ),
  ]
  const human = rows.map(({ grade }) => grade)
  let best: Cuts = [0, 0]
  let reached = -Infinity
  for (const [at, low] of candidates.entries()) {
    for (const high of candidates.slice(at)) {
      const found = agreement(
        human,
        rows.map(({ score }) => gradeOf(score, [low, high])),
      )
      if (found > reached) [best, reached] = [[low, high], found]
    }
  }
  return best
}

/** Greedy: the prompt with most rows goes to the emptiest fold. The same rows always fall alike. */
function foldsByPrompt(rows: readonly Graded[]): number[] {
  const sizes = new Map<string, number>()
  for (const { prompt } of rows) sizes.set(prompt, (sizes.get(prompt) ?? 0) + 1)
  const load = Array.from({ length: FOLDS }, () => 0)
  const foldOf = new Map<string, number>()
  for (const [prompt, size] of [...sizes].toSorted(
    (a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1),
  )) {
    const fold = load.indexOf(Math.min(...load))
    foldOf.set(prompt, fold)
    load[fold] = (load[fold] ?? 0) + size
  }
  return rows.map(({ prompt }) => foldOf.get(prompt) ?? 0)
}

function tableOf(human: readonly number[], machine: readonly number[]): number[] {
  const table = Array.from({ length: GRADES * GRADES }, () => 0)
  human.forEach((grade, at) => {
    const index = grade * GRADES + (machine[at] ?? 0)
    table[index] = (table[index] ?? 0) + 1
  })
  return table
}

function cell(table: readonly number[], row: number, column: number): number {
  return table[row * GRADES + column] ?? 0
}

function sumOfRow(table: readonly number[], row: number): number {
  return [0, 1, 2].reduce((sum, column) => sum + cell(table, row, column), 0)
}

function sumOfColumn(table: readonly number[], column: number): number {
  return [0, 1, 2].reduce((sum, row) => sum + cell(table, row, column), 0)
}
