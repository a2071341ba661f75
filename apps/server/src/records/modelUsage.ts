/** What language models cost, by school and day; all servers count in the same rows. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import { formatWireDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { Refused } from '@zhupi/engine/llm/modelAnswer.ts'
import type { Db } from '../db/database.ts'
import { modelUsage } from '../db/schema/modelNotes.ts'
import type { ModelSettings } from '../domain/modelSettings.ts'

export type UsageKey = { schoolId: number | null; day: string; model: string }
/** What a question may cost at most, held until it is answered. */
export type Held = { tokens: number; yuan: number }
export type Spent = { inputTokens: number; outputTokens: number }

const A_MILLION = 1_000_000

export function usageKey(schoolId: number | null, model: string, now: Date): UsageKey {
  return { schoolId, day: formatWireDay(now), model }
}

/** @returns undefined where the school's limit of this day leaves no room for it */
export async function holdForQuestion(
  db: Db,
  key: UsageKey,
  characters: number,
  settings: ModelSettings,
): Promise<Held | undefined> {
  const held = {
    tokens: characters + settings.answerTokens,
    yuan: priceOf({ inputTokens: characters, outputTokens: settings.answerTokens }, settings),
  }
  if (held.tokens > settings.dayTokens || held.yuan > settings.dayYuan) return undefined
  const [kept] = await db
    .insert(modelUsage)
    .values({ ...key, heldTokens: held.tokens, heldYuan: held.yuan })
    .onConflictDoUpdate({
      target: [modelUsage.schoolId, modelUsage.day, modelUsage.model],
      set: {
        heldTokens: sql`${modelUsage.heldTokens} + ${held.tokens}::bigint`,
        heldYuan: sql`${modelUsage.heldYuan} + ${held.yuan}::float8`,
      },
      setWhere: sql`${modelUsage.inputTokens} + ${modelUsage.outputTokens}
          + ${modelUsage.heldTokens} + ${held.tokens}::bigint <= ${settings.dayTokens}::bigint
        and ${modelUsage.yuan} + ${modelUsage.heldYuan} + ${held.yuan}::float8
          <= ${settings.dayYuan}::float8`,
    })
    .returning({ day: modelUsage.day })
  return kept && held
}

export async function settleQuestion(
  db: Db,
  key: UsageKey,
  held: Held,
  { spent, hasFailed }: { spent: Spent; hasFailed: boolean },
  settings: ModelSettings,
): Promise<void> {
  await db
    .update(modelUsage)
    .set({
      questions: sql`${modelUsage.questions} + 1`,
      failures: sql`${modelUsage.failures} + ${hasFailed ? 1 : 0}::int`,
      inputTokens: sql`${modelUsage.inputTokens} + ${spent.inputTokens}::bigint`,
      outputTokens: sql`${modelUsage.outputTokens} + ${spent.outputTokens}::bigint`,
      yuan: sql`${modelUsage.yuan} + ${priceOf(spent, settings)}::float8`,
      heldTokens: sql`greatest(0, ${modelUsage.heldTokens} - ${held.tokens}::bigint)`,
      heldYuan: sql`greatest(0, ${modelUsage.heldYuan} - ${held.yuan}::float8)`,
    })
    .where(isUsage(key))
}

/** In a transaction. */
export async function countRefused(db: Db, key: UsageKey, refused: Refused): Promise<void> {
  const [usage] = await db
    .select({ refused: modelUsage.refused })
    .from(modelUsage)
    .where(isUsage(key))
    .for('update')
  if (usage === undefined) return
  await db
    .update(modelUsage)
    .set({ refused: addRefused(usage.refused, refused) })
    .where(isUsage(key))
}

export function addRefused(one: Refused, other: Refused): Refused {
  const sum: Record<string, number> = { ...one }
  for (const [fault, count] of Object.entries(other)) sum[fault] = (sum[fault] ?? 0) + count
  return sum
}

function priceOf(
  { inputTokens, outputTokens }: Spent,
  { inputPrice, outputPrice }: ModelSettings,
): number {
  return (inputTokens * inputPrice + outputTokens * outputPrice) / A_MILLION
}

function isUsage({ schoolId, day, model }: UsageKey) {
  return and(
    schoolId === null ? isNull(modelUsage.schoolId) : eq(modelUsage.schoolId, schoolId),
    eq(modelUsage.day, day),
    eq(modelUsage.model, model),
  )
}
