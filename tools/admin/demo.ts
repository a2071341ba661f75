/** The demo school goes from a database that is to be used in earnest. */
import { removeDemoSchool } from '../demo/removeDemoSchool.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'

export const demoRemove: Command = {
  name: 'demo remove',
  summary: '删除演示学校的一切：账号、作文、班级、学校；真实账号不受影响',
  options: {},
  run: async (_fields, context) => {
    const removed = await context.db.transaction(async (db) => {
      const count = await removeDemoSchool(db, context.now)
      await audit(db, context, 'demo remove', { accounts: count })
      return count
    })
    context.say(
      removed === 0 ? '没有演示账号。' : `已删除 ${removed} 个演示账号和它们的班级、作业、作文。`,
    )
  },
}
