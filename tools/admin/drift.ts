/**
 * What the engine of today says of essays that an earlier one scored. Reads reports and revisions
 * and changes none: a stored score stays.
 */
import { and, desc, eq, lt } from 'drizzle-orm'
import { TRAIT_NAMES, type Trait } from '@zhupi/contract/terms/traits.ts'
import { correct } from '@zhupi/engine/correct.ts'
import type { Tables } from '@zhupi/engine/tables.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import type { Correction } from '@zhupi/engine/types.ts'
import type { Db } from '@zhupi/server/db/database.ts'
import { reports } from '@zhupi/server/db/schema/report.ts'
import { findCorrectionWork } from '@zhupi/server/records/correctionWork.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'

const SIZE = 200
const SIZE_MAX = 5_000
const PAGE = 50
const NEAR = 3 // points
const SHOWN = 5

/** Of a report no more than its scores is kept, whatever its length. */
type Scores = { version: string; total: number; traits: ReadonlyMap<Trait, number> }
type Drift = { revisionId: number; before: Scores; after: Scores; change: number }

export const drift: Command = {
  name: 'drift',
  summary: '用现在的引擎重新批改存着的作文，看总分和各项变了多少；只读，存着的分数不变',
  options: { size: { hint: `看最近几篇，默认 ${SIZE}，最多 ${SIZE_MAX}` } },
  run: async (fields, context) => {
    const size = fields.findInteger('size', { min: 1, max: SIZE_MAX }) ?? SIZE
    const drifts = await measureDrifts(context.db, size)
    for (const line of drifts.length === 0 ? ['还没有批改过的作文。'] : linesOf(drifts))
      context.say(line)
    await audit(context.db, context, 'drift', { size, essays: drifts.length })
  },
}

/** The latest revisions first, a page at a time. */
async function measureDrifts(db: Db, size: number): Promise<Drift[]> {
  let tables: Tables | undefined
  const drifts: Drift[] = []
  let below: number | undefined
  while (drifts.length < size) {
    const page = await db
      .select({ revisionId: reports.revisionId, correction: reports.correction })
      .from(reports)
      .where(
        and(
          eq(reports.state, 'done'),
          below === undefined ? undefined : lt(reports.revisionId, below),
        ),
      )
      .orderBy(desc(reports.revisionId))
      .limit(Math.min(PAGE, size - drifts.length))
    if (page.length === 0) break
    // They take seconds to read: only once there is something to hold against them.
    tables ??= readShippedTables()
    for (const { revisionId, correction } of page) {
      below = revisionId
      const found = correction && (await measureDrift(db, revisionId, correction, tables))
      if (found) drifts.push(found)
    }
  }
  return drifts
}

async function measureDrift(
  db: Db,
  revisionId: number,
  correction: Correction,
  tables: Tables,
): Promise<Drift | undefined> {
  const work = await findCorrectionWork(db, revisionId)
  if (work === undefined) return undefined
  const [before, after] = [scoresOf(correction), scoresOf(correct(work.essay, tables))]
  return { revisionId, before, after, change: after.total - before.total }
}

function scoresOf({ engineVersion, score, dimensions }: Correction): Scores {
  const traits = dimensions.flatMap((dimension) => dimension.traits)
  return {
    version: engineVersion,
    total: score,
    traits: new Map(traits.map((report) => [report.trait, report.score])),
  }
}

function linesOf(drifts: readonly Drift[]): string[] {
  const changes = drifts.map(({ change }) => change)
  const near = changes.filter((change) => Math.abs(change) <= NEAR).length
  const sorted = drifts.toSorted((a, b) => a.change - b.change)
  const versions = [...new Set(drifts.map(({ before }) => before.version))].toSorted()
  const fallen = sorted.filter(({ change }) => change < 0).slice(0, SHOWN)
  const risen = sorted.filter(({ change }) => change > 0).slice(-SHOWN)
  return [
    `${drifts.length} 篇，引擎 ${versions.join('、')} → ${drifts[0]?.after.version ?? ''}`,
    `总分平均变化 ${signed(mean(changes))}，平均幅度 ${mean(changes.map(Math.abs)).toFixed(1)}，` +
      `${Math.round((100 * near) / drifts.length)}% 在 ${NEAR} 分以内`,
    ...traitLines(drifts),
    ...(fallen.length > 0 ? [`降得最多：${fallen.map(brief).join('，')}`] : []),
    ...(risen.length > 0 ? [`升得最多：${risen.toReversed().map(brief).join('，')}`] : []),
  ]
}

/** A trait that only one of the two reports has moved nowhere. */
function traitLines(drifts: readonly Drift[]): string[] {
  const moves = drifts.flatMap(({ before, after }) =>
    [...after.traits].flatMap(([trait, score]) => {
      const past = before.traits.get(trait)
      return past === undefined ? [] : [{ trait, change: score - past }]
    }),
  )
  return [...Map.groupBy(moves, ({ trait }) => trait)].map(([trait, of]) => {
    const changes = of.map(({ change }) => change)
    const width = mean(changes.map(Math.abs)).toFixed(1)
    return `  ${TRAIT_NAMES[trait]} ${signed(mean(changes))}，平均幅度 ${width}`
  })
}

function brief({ revisionId, before, after }: Drift): string {
  return `修订 ${revisionId}（${before.total} → ${after.total}）`
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(1)}`
}
