/**
 * What schools did in a month: how many people they have now, and what was posted, handed in,
 * corrected and reviewed in that month.
 */
import { sql } from 'drizzle-orm'
import type { Db } from '@zhupi/server/db/database.ts'
import { audit } from './audit.ts'
import { fail, type Command } from './command.ts'
import { MONTH_OPTION, readMonth } from './month.ts'

const SHOWN_MAX = 200
type Row = {
  id: number
  name: string
  teachers: number
  classes: number
  students: number
  homework: number
  submitted: number
  corrected: number
  reviewed: number
}
const COLUMNS: readonly [string, keyof Row][] = [
  ['老师', 'teachers'],
  ['班级', 'classes'],
  ['学生', 'students'],
  ['布置', 'homework'],
  ['提交', 'submitted'],
  ['批改', 'corrected'],
  ['批阅', 'reviewed'],
]

export const usage: Command = {
  name: 'usage',
  summary: '各校一个月的使用情况',
  options: {
    month: MONTH_OPTION,
    school: { hint: '学校编号；不写则列出有老师或班级的学校' },
  },
  run: async (fields, context) => {
    const { name: month, from, to } = readMonth(fields, context.now)
    const schoolId = fields.findInteger('school', { min: 1, max: Number.MAX_SAFE_INTEGER })
    const rows = await countBySchool(context.db, { from, to, schoolId })
    if (schoolId !== undefined && rows.length === 0) fail('school', `没有编号为 ${schoolId} 的学校`)
    context.say(`${month} 使用情况（老师、班级、学生为现有数）`)
    for (const row of rows.slice(0, SHOWN_MAX)) {
      const counts = COLUMNS.map(([name, key]) => `${name} ${row[key]}`)
      context.say([String(row.id).padStart(6), row.name, ...counts].join('  '))
    }
    if (rows.length === 0) context.say('还没有学校在使用。')
    if (rows.length > SHOWN_MAX)
      context.say(`只列出提交最多的 ${SHOWN_MAX} 所，其它请用 --school 查询。`)
    await audit(context.db, context, 'usage', { month, schoolId: schoolId ?? null })
  },
}

async function countBySchool(
  db: Db,
  { from, to, schoolId }: { from: Date; to: Date; schoolId: number | undefined },
): Promise<Row[]> {
  const inMonth = (column: string) =>
    sql.raw(`${column} >= '${from.toISOString()}' and ${column} < '${to.toISOString()}'`)
  const { rows } = await db.execute<Row>(sql`
    with
      teachers as (
        select school_id, count(*)::int n from accounts
        where role = 'teacher' and removed_at is null group by 1
      ),
      classes as (select school_id, count(*)::int n from classrooms group by 1),
      students as (
        select school_id, count(distinct student_id)::int n from enrollments group by 1
      ),
      posted as (
        select school_id, count(*)::int n from homework
        where deleted_at is null and ${inMonth('created_at')} group by 1
      ),
      submitted as (
        select school_id, count(*)::int n from submissions
        where ${inMonth('submitted_at')} group by 1
      ),
      corrected as (
        select school_id, count(*)::int n from reports
        where state = 'done' and ${inMonth('requested_at')} group by 1
      ),
      reviewed as (
        select school_id, count(*)::int n from submissions
        where ${inMonth('reviewed_at')} group by 1
      )
    select
      s.id::int, s.name, coalesce(t.n, 0) teachers, coalesce(c.n, 0) classes,
      coalesce(p.n, 0) students, coalesce(h.n, 0) homework, coalesce(u.n, 0) submitted,
      coalesce(r.n, 0) corrected, coalesce(v.n, 0) reviewed
    from schools s
      left join teachers t on t.school_id = s.id
      left join classes c on c.school_id = s.id
      left join students p on p.school_id = s.id
      left join posted h on h.school_id = s.id
      left join submitted u on u.school_id = s.id
      left join corrected r on r.school_id = s.id
      left join reviewed v on v.school_id = s.id
    where ${schoolId === undefined ? sql`coalesce(t.n, c.n) > 0` : sql`s.id = ${schoolId}`}
    order by coalesce(u.n, 0) desc, s.id limit ${SHOWN_MAX + 1}`)
  return rows
}
