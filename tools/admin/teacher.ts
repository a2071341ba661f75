/** A teacher's claimed school shows as verified only after an operator confirmed it. */
import { eq } from 'drizzle-orm'
import { accounts, schools } from '@zhupi/server/db/schema/account.ts'
import { audit } from './audit.ts'
import { AdminError, fail, type Command } from './command.ts'
import { loadAccount } from './people.ts'

const JOB_NUMBER_MAX = 30

export const teacherVerify: Command = {
  name: 'teacher verify',
  summary: '确认一位老师属于其学校（请先核实）',
  options: {
    phone: { hint: '老师的手机号', isNeeded: true },
    school: { hint: '学校编号；老师注册时没有选学校或选错时用' },
    'job-number': { hint: '工号' },
    revoke: { hint: '撤销确认', isFlag: true },
  },
  run: async (fields, context) => {
    const phone = fields.phone('phone')
    const jobNumber =
      fields.find('job-number') === undefined
        ? undefined
        : fields.text('job-number', { max: JOB_NUMBER_MAX })
    const schoolWanted = fields.findInteger('school', { min: 1, max: Number.MAX_SAFE_INTEGER })
    const isRevoked = fields.has('revoke')
    const said = await context.db.transaction(async (db) => {
      const teacher = await loadAccount(db, phone, 'teacher')
      const schoolId = schoolWanted ?? teacher.schoolId
      if (schoolId === null) throw new AdminError('这位老师没有选学校，请用 --school 指明学校编号')
      const [school] = await db
        .select({ name: schools.name })
        .from(schools)
        .where(eq(schools.id, schoolId))
      if (school === undefined) return fail('school', `没有编号为 ${schoolId} 的学校`)
      await db
        .update(accounts)
        .set({
          schoolId,
          schoolVerifiedAt: isRevoked ? null : context.now,
          ...(jobNumber !== undefined && { jobNumber }),
        })
        .where(eq(accounts.id, teacher.id))
      await audit(db, context, isRevoked ? 'teacher revoke' : 'teacher verify', {
        accountId: teacher.id,
        schoolId,
        jobNumber: jobNumber ?? null,
      })
      const ending = jobNumber === undefined ? '' : `，工号 ${jobNumber}`
      return isRevoked
        ? `已撤销 ${teacher.name} 的学校确认。`
        : `已确认：${teacher.name} 是${school.name}的老师${ending}。`
    })
    context.say(said)
  },
}
