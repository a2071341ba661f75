/** Which rules pupils and teachers disagree with, by engine version: counts alone. */
import { count } from 'drizzle-orm'
import { disputes, removedMarks } from '@zhupi/server/db/schema/dispute.ts'
import type { Db } from '@zhupi/server/db/database.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'

export const marks: Command = {
  name: 'marks',
  summary: '学生不同意的、老师移除的标记各有多少，按规则和引擎版本；只有数目，没有姓名和原文',
  options: {},
  run: async (_, context) => {
    const disputed = await countByRule(context.db, disputes)
    const removed = await countByRule(context.db, removedMarks)
    const rules = [...new Set([...disputed.keys(), ...removed.keys()])]
    const lines = rules
      .map((rule) => ({ rule, of: [disputed.get(rule) ?? 0, removed.get(rule) ?? 0] as const }))
      .toSorted((a, b) => b.of[0] + b.of[1] - a.of[0] - a.of[1] || (a.rule < b.rule ? -1 : 1))
    for (const { rule, of } of lines) context.say(`${rule}  不同意 ${of[0]}  移除 ${of[1]}`)
    if (lines.length === 0) context.say('还没有人不同意或移除过标记。')
    await audit(context.db, context, 'marks', {})
  },
}

async function countByRule(
  db: Db,
  table: typeof disputes | typeof removedMarks,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ ruleId: table.ruleId, engineVersion: table.engineVersion, times: count() })
    .from(table)
    .groupBy(table.ruleId, table.engineVersion)
  return new Map(rows.map((row) => [`${row.ruleId}  ${row.engineVersion}`, row.times]))
}
