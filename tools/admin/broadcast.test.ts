import { expect, test } from 'vitest'
import { notifications } from '@zhupi/server/db/schema/message.ts'
import { makeAccount, startAdminTest } from './adminTest.ts'

const { admin, db, pool, acts } = await startAdminTest()

test('a broadcast reaches everyone of the role once, however often it is sent that day, in batches', async () => {
  await pool.query(
    `insert into accounts (role, phone, name, password_hash, created_at)
     select 'student', 'b' || n, '同学', '', now() from generate_series(1, 1200) n`,
  )
  await makeAccount(db, 'teacher')
  const gone = await makeAccount(db, 'student', { removedAt: new Date() })
  const {
    rows: [students],
  } = await pool.query<{ n: number }>(
    "select count(*)::int n from accounts where role = 'student' and removed_at is null",
  )
  const send = () =>
    admin('broadcast --title 系统维护 --text 今晚十点停机维护半小时。 --role student')
  expect((await send()).out).toContain(`已发给学生，共 ${students?.n} 人。`)
  await send()
  const sent = await db.select().from(notifications)
  expect(sent).toHaveLength(students?.n ?? 0)
  expect(sent[0]).toMatchObject({
    category: 'System',
    title: '系统维护',
    content: '今晚十点停机维护半小时。',
    tip: 'notice',
    readAt: null,
  })
  expect(sent.map((each) => each.accountId)).not.toContain(gone.id)
  expect((await acts()).slice(-2).map((each) => each.act)).toEqual(['broadcast', 'broadcast done'])
})
