import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { PRODUCT_REFERENCES } from '../../data/references/writingReferences.ts'
import { compareHomework } from '../../jobs/compareHomework.ts'
import { eraseHomework } from '../../records/erasure.ts'
import {
  draftOf,
  ESSAY,
  findSubmission,
  makeClassroom,
  makeHomework,
  makePerson,
  prove,
  type HomeworkWishes,
  type Someone,
} from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

// Without workers: the tests run the job themselves.
const server = await startTestServer()
const { db, pool } = server.database

const OTHER_ESSAY = `外公的修车铺在巷子口，铺子小得只放得下一张矮凳和半架工具。
那年夏天我跟着他学补胎，锉刀在橡皮上来回蹭，蹭得手心发烫，他却只是蹲在旁边看，一句话也不说。
补好的那只轮胎打足了气，按进水盆里，没有一个气泡。外公笑了，说这一手算是传下去了。`

async function makeClass(names: readonly string[], wishes: HomeworkWishes = {}) {
  const teacher = await makePerson(server, 'teacher')
  const { code, id: classroomId } = await makeClassroom(server, teacher)
  const students: Someone[] = []
  for (const name of names) {
    const student = await makePerson(server, 'student', name)
    await server.call(calls.addClasses, { code }, student)
    students.push(student)
  }
  const homeworkId = await makeHomework(server, teacher, code, { similarityCheck: true, ...wishes })
  return { teacher, code, classroomId, students, homeworkId }
}

async function handIn(student: Ticket | undefined, homeworkId: number, content: string) {
  if (student === undefined) throw new Error('no such pupil')
  const id = await findSubmission(server, student, homeworkId)
  await server.call(calls.saveHomework, draftOf(id, { content, finish: 2 }), student)
  return id
}

async function countJobs(homeworkId: number): Promise<number> {
  const { rowCount } = await pool.query(
    "select 1 from pgboss.job where name = 'compareHomework' and data ->> 'homeworkId' = $1",
    [String(homeworkId)],
  )
  return rowCount ?? 0
}

const listSimilar = async (teacher: Ticket, homeworkId: number) => {
  const { studentHomeworkList } = await server.call(
    calls.getHomeworkDetail,
    { id: homeworkId },
    teacher,
  )
  return studentHomeworkList.flatMap(({ name, isSimilar }) => (isSimilar ? [name] : []))
}

test('what two pupils have in common stands side by side, whichever of them is asked about', async () => {
  const { teacher, students, homeworkId } = await makeClass(['许知远', '何青禾', '苏一诺'])
  const first = await handIn(students[0], homeworkId, ESSAY)
  server.now = new Date(server.now.getTime() + 60_000)
  const second = await handIn(students[1], homeworkId, `我也来说说那天的事。\n${ESSAY}`)
  await handIn(students[2], homeworkId, OTHER_ESSAY)
  expect(await countJobs(homeworkId)).toBe(3)
  await compareHomework({ homeworkId }, { db })
  expect(await listSimilar(teacher, homeworkId)).toEqual(['许知远', '何青禾'])
  const asked = await server.call(calls.getSimilarities, { id: second }, teacher)
  expect(asked).toMatchObject({
    essay: { name: '何青禾' },
    items: [{ kind: 'homework', otherId: first, other: { name: '许知远' } }],
  })
  const [item] = asked.items
  expect(item?.passages.length).toBeGreaterThan(0)
  for (const { text, otherText } of item?.passages ?? []) expect(text).toBe(otherText)
  const back = await server.call(calls.getSimilarities, { id: first }, teacher)
  expect(back.items).toMatchObject([{ otherId: second, characters: item?.characters }])
  expect(back.essay.submittedTime).toBe(item?.other.submittedTime)
})

test('run twice, or after a rewrite that is the pupil’s own, the job ends with what is true now', async () => {
  const { teacher, students, homeworkId } = await makeClass(['许知远', '何青禾'])
  await handIn(students[0], homeworkId, ESSAY)
  const copied = await handIn(students[1], homeworkId, ESSAY)
  await compareHomework({ homeworkId }, { db })
  await compareHomework({ homeworkId }, { db })
  expect(await listSimilar(teacher, homeworkId)).toHaveLength(2)
  await server.call(
    calls.rejectHomework,
    { studentHomeworkId: copied, reason: '请写自己的事。' },
    teacher,
  )
  await handIn(students[1], homeworkId, OTHER_ESSAY)
  await compareHomework({ homeworkId }, { db })
  // The earlier attempt, which the teacher has read, still says the same as the other's.
  expect(await listSimilar(teacher, homeworkId)).toEqual(['许知远', '何青禾'])
})

test('without the switch nothing is compared; switched on later, everything is', async () => {
  const { teacher, students, homeworkId } = await makeClass(['许知远', '何青禾'], {
    similarityCheck: false,
  })
  const id = await handIn(students[0], homeworkId, ESSAY)
  await handIn(students[1], homeworkId, ESSAY)
  expect(await countJobs(homeworkId)).toBe(0)
  await compareHomework({ homeworkId }, { db })
  expect(await listSimilar(teacher, homeworkId)).toEqual([])
  const held = await server.call(calls.getHomeworkDetailNew, { id: homeworkId }, teacher)
  await server.call(
    calls.updateHomework,
    {
      id: homeworkId,
      startTime: held.startTime,
      endTime: held.endTime,
      similarityCheck: true,
      homeworkQuestions: held.questionList.map(({ articleType, title, demand }) => ({
        articleType,
        title,
        demand,
      })),
    },
    teacher,
  )
  expect(await countJobs(homeworkId)).toBe(1)
  await compareHomework({ homeworkId }, { db })
  expect(await listSimilar(teacher, homeworkId)).toHaveLength(2)
  await pool.query('update homework set similarity_check = false where id = $1', [homeworkId])
  expect(await listSimilar(teacher, homeworkId)).toEqual([])
  expect((await server.call(calls.getSimilarities, { id }, teacher)).items).toEqual([])
})

test('what has not been handed in is compared with nobody’s', async () => {
  const { teacher, students, homeworkId } = await makeClass(['许知远', '何青禾'])
  await handIn(students[0], homeworkId, ESSAY)
  const [, writing] = students
  const id = await findSubmission(server, writing ?? teacher, homeworkId)
  await server.call(calls.saveHomework, draftOf(id, { content: ESSAY, finish: 1 }), writing)
  await compareHomework({ homeworkId }, { db })
  expect(await listSimilar(teacher, homeworkId)).toEqual([])
  expect(await server.send(calls.getSimilarities, { id }, teacher)).toMatchObject({ code: 3005 })
})

test('an essay of the class’s earlier homework is found until that homework is erased', async () => {
  const {
    teacher,
    code,
    students,
    homeworkId: earlier,
  } = await makeClass(['许知远', '何青禾'], {
    similarityCheck: false,
  })
  await handIn(students[0], earlier, ESSAY)
  const homeworkId = await makeHomework(server, teacher, code, { similarityCheck: true })
  const id = await handIn(students[1], homeworkId, ESSAY)
  await handIn(students[0], homeworkId, OTHER_ESSAY)
  await compareHomework({ homeworkId }, { db })
  expect(await listSimilar(teacher, homeworkId)).toEqual(['何青禾'])
  expect((await server.call(calls.getSimilarities, { id }, teacher)).items).toMatchObject([
    { kind: 'older', otherId: null, other: { name: '许知远' }, otherTitle: '那一刻，我长大了' },
  ])
  await server.call(calls.deleteHomework, { id: earlier }, teacher)
  expect(await listSimilar(teacher, homeworkId)).toEqual([])
  await eraseHomework(db, earlier)
  const { rowCount } = await pool.query('select 1 from similarities where homework_id = $1', [
    homeworkId,
  ])
  expect(rowCount).toBe(0)
})

test('one of the product’s references is named, unless the homework gives it', async () => {
  const reference = PRODUCT_REFERENCES.toSorted((a, b) => b.content.length - a.content.length)[0]
  const content = `${OTHER_ESSAY}\n${reference?.content ?? ''}`
  for (const given of [false, true]) {
    const { teacher, students, homeworkId } = await makeClass(['许知远'])
    if (given)
      await pool.query('update homework set reference = $2 where id = $1', [
        homeworkId,
        { productId: reference?.id, ownId: null, title: '', content: reference?.content },
      ])
    const id = await handIn(students[0], homeworkId, content)
    await compareHomework({ homeworkId }, { db })
    const { items } = await server.call(calls.getSimilarities, { id }, teacher)
    expect(items.map(({ kind, otherTitle }) => [kind, otherTitle])).toEqual(
      given ? [] : [['reference', reference?.title]],
    )
  }
})

test('whoever has removed the account is named to nobody', async () => {
  const { teacher, students, homeworkId } = await makeClass(['许知远', '何青禾'])
  const [leaving, other] = students
  if (leaving === undefined) throw new Error('no pupil')
  await handIn(leaving, homeworkId, ESSAY)
  const id = await handIn(other, homeworkId, ESSAY)
  await compareHomework({ homeworkId }, { db })
  await prove(server, leaving, 'removeAccount')
  await server.call(calls.removeUser, { identity: 'STUDENT' }, leaving)
  expect(await listSimilar(teacher, homeworkId)).toEqual([])
  expect((await server.call(calls.getSimilarities, { id }, teacher)).items).toEqual([])
})
