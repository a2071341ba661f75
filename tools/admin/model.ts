/** What a language model was asked in a month, by school and day: counts and money, no text. */
import { and, asc, eq, gte, lt, type SQL } from 'drizzle-orm'
import { schools } from '@zhupi/server/db/schema/account.ts'
import { modelUsage } from '@zhupi/server/db/schema/modelNotes.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { MONTH_OPTION, readMonth } from './month.ts'

const SHOWN_MAX = 1000

export const model: Command = {
  name: 'model',
  summary: '大模型一个月的用量：按学校和日期，问了几次、多少 token、多少元、没有采用的各有多少',
  options: {
    month: MONTH_OPTION,
    school: { hint: '学校编号；不写则列出全部' },
  },
  run: async (fields, context) => {
    const month = readMonth(fields, context.now)
    const schoolId = fields.findInteger('school', { min: 1, max: Number.MAX_SAFE_INTEGER })
    const which: SQL[] = [gte(modelUsage.day, month.firstDay), lt(modelUsage.day, month.nextDay)]
    if (schoolId !== undefined) which.push(eq(modelUsage.schoolId, schoolId))
    const rows = await context.db
      .select({ usage: modelUsage, school: schools.name })
      .from(modelUsage)
      .leftJoin(schools, eq(schools.id, modelUsage.schoolId))
      .where(and(...which))
      .orderBy(asc(modelUsage.day), asc(modelUsage.schoolId), asc(modelUsage.model))
      .limit(SHOWN_MAX + 1)
    for (const { usage, school } of rows.slice(0, SHOWN_MAX)) {
      const refused = Object.entries(usage.refused).map(([kind, times]) => `${kind} ${times}`)
      context.say(
        [
          ...[usage.day, school ?? '不属于学校', usage.model],
          ...[`问 ${usage.questions}`, `没有答好 ${usage.failures}`],
          ...[`token ${usage.inputTokens} + ${usage.outputTokens}`, `${usage.yuan.toFixed(2)} 元`],
          ...(refused.length > 0 ? [`没有采用：${refused.join('、')}`] : []),
        ].join('  '),
      )
    }
    if (rows.length === 0) context.say('这个月没有问过大模型。')
    if (rows.length > SHOWN_MAX) context.say(`只列出前 ${SHOWN_MAX} 行，其它请用 --school 查询。`)
    await audit(context.db, context, 'model', { month: month.name, schoolId: schoolId ?? null })
  },
}
