import { expect, test } from 'vitest'
import { disputes, removedMarks } from '@zhupi/server/db/schema/dispute.ts'
import { essays, revisions } from '@zhupi/server/db/schema/essay.ts'
import { onlyRow } from '@zhupi/server/db/database.ts'
import { startAdminTest } from './adminTest.ts'

const { admin, db, lastAct } = await startAdminTest()

test('marks: how many are disputed and removed, by rule and engine version, and no text', async () => {
  expect((await admin('marks')).out).toBe('还没有人不同意或移除过标记。\n')
  const essay = onlyRow(await db.insert(essays).values({ kind: 'practice' }).returning())
  const at = new Date()
  const revision = onlyRow(
    await db
      .insert(revisions)
      .values({
        ...{ essayId: essay.id, revisionNo: 1, questionNo: 1, genre: 'e-event', title: '' },
        ...{ content: '', contentHash: '', createdAt: at },
      })
      .returning(),
  )
  const mark = (ruleId: string, engineVersion: string, position: number) => ({
    ...{ essayId: essay.id, revisionId: revision.id, ruleId, engineVersion, position },
    ...{ sentenceHash: '', quote: '只有我写过的话', at },
  })
  await db
    .insert(disputes)
    .values([
      mark('wrong-character', '1', 1),
      mark('wrong-character', '1', 2),
      mark('simile', '1', 1),
    ])
  await db
    .insert(removedMarks)
    .values([mark('wrong-character', '1', 1), mark('wrong-character', '2', 2)])
  expect((await admin('marks')).out.trim().split('\n')).toEqual([
    'wrong-character  1  不同意 2  移除 1',
    'simile  1  不同意 1  移除 0',
    'wrong-character  2  不同意 0  移除 1',
  ])
  expect(await lastAct()).toMatchObject({ operator: 'wang', act: 'marks', details: {} })
})
