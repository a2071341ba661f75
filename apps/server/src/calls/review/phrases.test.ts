import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { PHRASES_MAX } from '@zhupi/contract/terms/limits.ts'
import { learnPhrases } from '../../records/phrase.ts'
import { makeHandedIn, makePerson } from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

const list = async (who: Ticket) =>
  (await server.call(calls.getPhrases, { cpage: 1, psize: PHRASES_MAX }, who)).items
const textsOf = async (who: Ticket) => (await list(who)).map(({ text }) => text)
const keep = (who: Ticket, text: string, isPinned = false, id?: number) =>
  server.send(calls.savePhrase, { text, isPinned, ...(id !== undefined && { id }) }, who)

test('what a teacher writes is learned, the machine’s draft is not', async () => {
  const { teacher, submissionId } = await makeHandedIn(server)
  const { hash, remarkDraft } = await server.call(
    getAIResultOfHomework,
    { id: submissionId },
    teacher,
  )
  const review = (teacherRemark: string, remarkDrafted = 0) => {
    server.now = new Date(server.now.getTime() + MINUTE_MS)
    return server.call(
      calls.saveReview,
      {
        studentHomeworkId: submissionId,
        teacherScore: 80,
        ...{ categoryLevel1: 4, categoryLevel2: 4, categoryLevel3: 4 },
        hash,
        teacherRemark,
        remarkDrafted,
      },
      teacher,
    )
  }
  await review(remarkDraft.join(''), 1)
  expect(await textsOf(teacher)).toEqual([])
  await review(`${remarkDraft.join('')}细节写得真好。`)
  expect(await textsOf(teacher)).toEqual(['细节写得真好。'])
  // A sentence that stays is not written again; one that comes back is.
  await review('细节写得真好。结尾可以再短些。')
  await review('开头很快。')
  await review('细节写得真好。')
  expect(await list(teacher)).toMatchObject([
    { text: '细节写得真好。', pinyin: 'xi jie xie de zhen hao', isPinned: false },
    { text: '开头很快。' },
    { text: '结尾可以再短些。' },
  ])
})

test('phrases are kept, changed, pinned and forgotten by hand, each teacher’s own', async () => {
  const [teacher, stranger] = [
    await makePerson(server, 'teacher'),
    await makePerson(server, 'teacher', '王老师'),
  ]
  await keep(teacher, '  先说优点。 ')
  const later = await keep(teacher, '再提建议。', true)
  expect(await textsOf(teacher)).toEqual(['再提建议。', '先说优点。'])
  expect(await keep(teacher, '先说优点。')).toMatchObject({ msg: '已经有一样的一句了' })
  const { id } = later.entity ?? { id: 0 }
  expect(await keep(teacher, '先说优点。', false, id)).toMatchObject({
    msg: '已经有一样的一句了',
  })
  expect(await keep(teacher, ' ')).toMatchObject({ code: 400 })
  await keep(teacher, '绿叶写得细。', false, id)
  expect((await list(teacher)).find((each) => each.id === id)).toMatchObject({
    text: '绿叶写得细。',
    pinyin: 'lv ye xie de xi',
    isPinned: false,
  })
  const forget = (who: Ticket) => server.send(calls.removePhrase, { id }, who)
  expect(await forget(stranger)).toMatchObject({ msg: '内容不存在或已被删除' })
  expect(await textsOf(stranger)).toEqual([])
  expect((await forget(teacher)).code).toBe(200)
  expect(await textsOf(teacher)).toEqual(['先说优点。'])
})

test('learned phrases that are used least go for new ones; what was kept by hand never does', async () => {
  const teacher = await makePerson(server, 'teacher')
  const { db } = server.database
  await keep(teacher, '自己写的一句。')
  await learnPhrases(db, teacher.id, ['常用的一句。'], server.now)
  await learnPhrases(db, teacher.id, ['常用的一句。'], server.now)
  const many = Array.from({ length: PHRASES_MAX + 5 }, (_, index) => `少用的第${index}句。`)
  await learnPhrases(db, teacher.id, many, server.now)
  const kept = await textsOf(teacher)
  expect(kept).toHaveLength(PHRASES_MAX)
  expect(kept[0]).toBe('常用的一句。')
  expect(kept).toContain('自己写的一句。')
  for (let index = 1; index < PHRASES_MAX; index += 1) await keep(teacher, `手写的第${index}句。`)
  expect(await keep(teacher, '多出来的一句。')).toMatchObject({
    msg: `最多留 ${PHRASES_MAX} 句常用语，请先删去几句`,
  })
})
