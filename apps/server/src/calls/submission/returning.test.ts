/**
 * Returning, rewriting, bulk acts, history, what AI use shows, statistics (spec 3 §2, §4, §5;
 * decisions 12, 13, 16).
 */
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import {
  draftOf,
  ESSAY,
  findSubmission,
  makeClassroom,
  makeHomework,
  makeLesson,
  makePerson,
  waitForCorrection,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })
const DAY_MS = 86_400_000
const REWRITTEN = `${ESSAY}\n后来，每逢下雨，我都会早早地把那把蓝格子的伞放进书包。`

async function makeHandedIn(wishes: Parameters<typeof makeLesson>[1] = {}) {
  const lesson = await makeLesson(server, wishes)
  await server.call(calls.saveHomework, draftOf(lesson.submissionId, { finish: 2 }), lesson.student)
  await waitForCorrection(server, lesson.student, lesson.submissionId)
  return lesson
}

/** A class of so many, all handed in and corrected. */
async function makeClassOf(size: number) {
  const teacher = await makePerson(server, 'teacher')
  const classroom = await makeClassroom(server, teacher)
  const students = await Promise.all(
    Array.from({ length: size }, (_, index) =>
      makePerson(server, 'student', index === 0 ? '张伟' : index === 1 ? '张伟' : `学生${index}`),
    ),
  )
  for (const student of students)
    await server.call(calls.addClasses, { code: classroom.code }, student)
  const homeworkId = await makeHomework(server, teacher, classroom.code)
  const essays = await Promise.all(
    students.map(async (student) => ({
      student,
      id: await findSubmission(server, student, homeworkId),
    })),
  )
  return { teacher, homeworkId, essays }
}

describe('spec 3 §4: a single return', () => {
  test('sends the essay back with its reason; the teacher keeps reading what was handed in', async () => {
    const { teacher, student, submissionId } = await makeHandedIn()
    await server.call(
      calls.rejectHomework,
      { studentHomeworkId: submissionId, reason: ' 结尾再写具体一些。 ' },
      teacher,
    )
    expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
      status: 'reject',
      rejectReason: '结尾再写具体一些。',
    })
    await server.call(
      calls.saveHomework,
      draftOf(submissionId, { content: REWRITTEN, finish: 1 }),
      student,
    )
    await waitForCorrection(server, student, submissionId)
    const seen = await server.call(calls.getAIResult, { id: submissionId }, teacher)
    expect(seen).toMatchObject({
      status: 'reject',
      rejectReason: '结尾再写具体一些。',
      rejectTime: '2026-03-02 08:00:00',
    })
    expect(seen.paragraphList.map((paragraph) => paragraph.markContent).join('\n')).toBe(ESSAY)
    expect(seen.historyList).toHaveLength(1)
    expect(
      (await server.call(calls.getAIResult, { id: submissionId }, student)).paragraphList,
    ).toHaveLength(5)
  })

  test('decisions 12: the rewrite stays returned until it is handed in, also after the end', async () => {
    const { teacher, student, submissionId, homeworkId } = await makeHandedIn()
    await server.call(
      calls.rejectHomework,
      { studentHomeworkId: submissionId, reason: '请重写' },
      teacher,
    )
    const today = server.now
    server.now = new Date(today.getTime() + 5 * DAY_MS)
    const saved = await server.call(
      calls.saveHomework,
      draftOf(submissionId, { content: REWRITTEN }),
      student,
    )
    expect(saved).toMatchObject({ status: 'reject' })
    expect(await server.call(calls.submitHomework, { id: submissionId }, student)).toMatchObject({
      status: 'finish',
    })
    await waitForCorrection(server, student, submissionId)
    server.now = today
    const seen = await server.call(calls.getAIResult, { id: submissionId }, teacher)
    expect(seen).toMatchObject({ status: 'finish', rejectReason: null })
    expect(seen.paragraphList.at(-1)?.markContent).toContain('蓝格子的伞放进书包')
    expect(
      (await server.call(calls.getHomeworkDetail, { id: homeworkId }, teacher))
        .studentHomeworkList[0],
    ).toMatchObject({ status: 'finish' })
  })

  test('spec 3 §5: 请输入打回原因; a repeat is answered like the first; neither unwritten nor reviewed ones are returned', async () => {
    const { teacher, student, submissionId } = await makeHandedIn()
    const reject = (reason: string) =>
      server.send(calls.rejectHomework, { studentHomeworkId: submissionId, reason }, teacher)
    expect(await reject('  ')).toMatchObject({ code: 400, msg: '请输入打回原因' })
    expect((await reject('请重写')).code).toBe(200)
    expect((await reject('请重写')).code).toBe(200)
    expect(await reject('另一个原因')).toMatchObject({
      code: 500,
      msg: '这篇作文还没有提交，不能批阅',
    })
    await server.call(calls.submitHomework, { id: submissionId }, student)
    const { hash } = await server.call(calls.getAIResult, { id: submissionId }, teacher)
    await server.call(
      calls.saveReview,
      {
        studentHomeworkId: submissionId,
        teacherScore: 90,
        categoryLevel1: 4,
        categoryLevel2: 4,
        categoryLevel3: 4,
        hash,
      },
      teacher,
    )
    expect(await reject('请重写')).toMatchObject({
      code: 500,
      msg: '这篇作文已经批阅，不能打回；可以再次批阅',
    })
  })
})

describe('spec 3 §4: bulk acts', () => {
  test('review touches handed-in essays only, takes the machine’s score, and says what it left', async () => {
    const { teacher, homeworkId, essays } = await makeClassOf(4)
    for (const { student, id } of essays.slice(0, 3)) {
      await server.call(calls.saveHomework, draftOf(id, { finish: 2 }), student)
      await waitForCorrection(server, student, id)
    }
    const ids = essays.map(({ id }) => String(id))
    const { hash } = await server.call(calls.getAIResult, { id: Number(ids[0]) }, teacher)
    await server.call(
      calls.saveReview,
      {
        studentHomeworkId: Number(ids[0]),
        teacherScore: 99,
        categoryLevel1: 5,
        categoryLevel2: 5,
        categoryLevel3: 5,
        hash,
        teacherRemark: '好',
      },
      teacher,
    )
    const answer = await server.call(calls.reviewBatch, { id: ids, status: 'remark' }, teacher)
    expect(answer).toMatchObject({
      done: 2,
      skipped: [
        { id: Number(ids[0]), reason: '已经批阅过了' },
        { id: Number(ids[3]), reason: '还没有提交' },
      ],
    })
    const { studentHomeworkList } = await server.call(
      calls.getHomeworkDetail,
      { id: homeworkId },
      teacher,
    )
    expect(studentHomeworkList.map((each) => each.status)).toEqual([
      'remark',
      'remark',
      'remark',
      'notStart',
    ])
    expect(studentHomeworkList[0]).toMatchObject({ teacherScore: 99 })
    expect(studentHomeworkList[1]?.teacherScore).toBe(studentHomeworkList[1]?.machineScore)
    const { rows } = await server.database.pool.query(
      'select reviewed_in_bulk, reviewer_id, reviewed_at is not null as dated from submissions where id = any($1) order by id',
      [ids.slice(0, 2)],
    )
    expect(rows).toEqual([
      { reviewed_in_bulk: false, reviewer_id: String(teacher.id), dated: true },
      { reviewed_in_bulk: true, reviewer_id: String(teacher.id), dated: true },
    ])
    expect(
      await server.call(calls.reviewBatch, { id: ids, status: 'remark' }, teacher),
    ).toMatchObject({ done: 0 })
  })

  test('decisions 14: limits that were changed after the correction bound the score that is given', async () => {
    const { teacher, student, homeworkId, submissionId } = await makeHandedIn()
    const { startTime, endTime } = await server.call(
      calls.getHomeworkDetailNew,
      { id: homeworkId },
      teacher,
    )
    const [startsAt, endsAt] = [startTime, endTime].map(
      (time) => new Date(`${time.replace(' ', 'T')}+08:00`),
    )
    const question = {
      articleType: 'e-event',
      title: '那一刻，我长大了',
      demand: '写一件让你觉得自己长大的事。',
    }
    if (startsAt === undefined || endsAt === undefined) throw new Error('no times')
    await server.call(
      calls.updateHomework,
      {
        id: homeworkId,
        startTime: startsAt,
        endTime: endsAt,
        highScore: 40,
        homeworkQuestions: [question],
      },
      teacher,
    )
    await server.call(calls.reviewBatch, { id: [String(submissionId)], status: 'remark' }, teacher)
    expect(await server.call(calls.getAIResult, { id: submissionId }, student)).toMatchObject({
      status: 'remark',
      teacherScore: 40,
    })
  })

  test('return asks for a reason, and one foreign essay among them changes nothing', async () => {
    const {
      teacher,
      essays: [mine],
    } = await makeClassOf(1)
    const other = await makeHandedIn()
    if (mine === undefined) throw new Error('no essay')
    await server.call(calls.saveHomework, draftOf(mine.id, { finish: 2 }), mine.student)
    expect(
      await server.send(
        calls.reviewBatch,
        { id: [String(mine.id)], status: 'reject', rejectContent: ' ' },
        teacher,
      ),
    ).toMatchObject({ code: 400, msg: '请输入驳回原因' })
    expect(
      await server.send(
        calls.reviewBatch,
        {
          id: [String(mine.id), String(other.submissionId)],
          status: 'reject',
          rejectContent: '重写',
        },
        teacher,
      ),
    ).toMatchObject({ code: 3005 })
    expect(await server.call(calls.findWriteDetail, { id: mine.id }, mine.student)).toMatchObject({
      status: 'finish',
    })
    expect(
      await server.call(
        calls.reviewBatch,
        { id: [String(mine.id)], status: 'reject', rejectContent: '重写' },
        teacher,
      ),
    ).toEqual({ done: 1, skipped: [] })
    expect(await server.call(calls.findWriteDetail, { id: mine.id }, mine.student)).toMatchObject({
      status: 'reject',
      rejectReason: '重写',
    })
  })
})

describe('history', () => {
  test('each attempt with its own text and report; the teacher sees none that came after the handing in', async () => {
    const { teacher, student, submissionId } = await makeHandedIn()
    await server.call(
      calls.rejectHomework,
      { studentHomeworkId: submissionId, reason: '请重写' },
      teacher,
    )
    await server.call(
      calls.saveHomework,
      draftOf(submissionId, { content: REWRITTEN, finish: 1 }),
      student,
    )
    await waitForCorrection(server, student, submissionId)
    const { historyList } = await server.call(calls.getAIResult, { id: submissionId }, student)
    expect(historyList).toHaveLength(2)
    const [latest, first] = historyList
    expect(await server.call(calls.getHistory, { historyId: first?.id }, student)).toMatchObject({
      content: ESSAY,
      revisionNo: 1,
      correction: 'done',
    })
    expect(
      (await server.call(calls.getHistory, { historyId: first?.id }, teacher)).rmap?.score,
    ).toBe(first?.score)
    expect(await server.call(calls.getHistory, { historyId: latest?.id }, student)).toMatchObject({
      content: REWRITTEN,
      revisionNo: 2,
    })
    expect((await server.send(calls.getHistory, { historyId: latest?.id }, teacher)).code).toBe(
      3005,
    )
  })
})

describe('decisions 16: what AI use shows before handing in', () => {
  const ask = async (aiUse: 'hints' | 'language', lowestScore = 0) => {
    const lesson = await makeLesson(server, { aiUse, lowestScore })
    await server.call(
      calls.saveHomework,
      draftOf(lesson.submissionId, {
        finish: 1,
        content: `${ESSAY}\n我以经明白了，爱就是迫不急待地为别人着想。`,
      }),
      lesson.student,
    )
    await waitForCorrection(server, lesson.student, lesson.submissionId)
    return {
      ...lesson,
      report: await server.call(calls.getAIResult, { id: lesson.submissionId }, lesson.student),
    }
  }

  test('none: no correction, and the reason', async () => {
    const { student, submissionId } = await makeLesson(server, { aiUse: 'none' })
    expect(
      await server.send(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student),
    ).toMatchObject({ code: 500, msg: '老师没有开放提交前的 AI 批改，请写好后直接提交' })
    expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
      content: ESSAY,
    })
  })

  test('hints: neither marks nor scores; after handing in everything', async () => {
    const { student, submissionId, report } = await ask('hints')
    expect(report).toMatchObject({
      aiUse: 'hints',
      tmap: [],
      remarkMap: [],
      rmap: { score: null, category1Score: null, category1ItemList: [], remark: '' },
    })
    expect(report.rmap?.ideation.length).toBeGreaterThan(0)
    expect(report.historyList[0]?.score).toBeNull()
    await server.call(calls.submitHomework, { id: submissionId }, student)
    const after = await server.call(calls.getAIResult, { id: submissionId }, student)
    expect(after).toMatchObject({ aiUse: 'full', rmap: { score: expect.any(Number) } })
    expect(after.tmap.length).toBeGreaterThan(0)
  })

  test('language: faults only, no score', async () => {
    const { report } = await ask('language')
    expect(report.tmap.map((mark) => mark.quote)).toEqual(expect.arrayContaining(['以经']))
    expect(report.tmap.every((mark) => mark.kind === 'fault')).toBe(true)
    expect(report.rmap?.score).toBeNull()
  })

  test('where a lowest score is asked for, the score is known', async () => {
    const { report } = await ask('hints', 30)
    expect(report.rmap?.score).toEqual(expect.any(Number))
    expect(report).toMatchObject({ lowestScore: 30, isHandingIn: false })
  })
})

test('decisions 16: the record of how a text came in never falls, and both see it', async () => {
  const { teacher, student, submissionId } = await makeLesson(server)
  await server.call(
    calls.saveHomework,
    { ...draftOf(submissionId), typed: 120, pasted: 30 },
    student,
  )
  await server.call(
    calls.saveHomework,
    {
      ...draftOf(submissionId, { content: REWRITTEN, finish: 2 }),
      typed: 100,
      pasted: 40,
      photo: 5,
    },
    student,
  )
  const process = { typed: 120, pasted: 40, photo: 5, voice: 0 }
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    process,
  })
  expect(await server.call(calls.getAIResult, { id: submissionId }, teacher)).toMatchObject({
    process,
  })
})

describe('spec 3 §3: statistics', () => {
  test('before anybody hands in there is nothing to average', async () => {
    const { teacher, homeworkId } = await makeLesson(server)
    expect(await server.call(calls.getStatistics, { homeworkId }, teacher)).toMatchObject({
      studentCount: 1,
      finishCount: 0,
      trainingStudentCount: 0,
      avgScore: null,
      avgCategory1: null,
      categoryItemAvgScoreMap: {},
      studentScoreRangeMap: { L1: 0, L2: 0, L3: 0, L4: 0, L5: 0 },
      scoreSort: {},
      counterSort: {},
      notSubmitList: [{ name: '林小满', status: 'notStart' }],
    })
  })

  test('averages, ranges, top five, namesakes, and who has not handed in', async () => {
    const { teacher, homeworkId, essays } = await makeClassOf(7)
    const scores = [59.4, 60, 70, 80, 90, 100]
    for (const [index, { student, id }] of essays.slice(0, 6).entries()) {
      await server.call(calls.saveHomework, draftOf(id, { finish: index < 2 ? 1 : 2 }), student)
      await waitForCorrection(server, student, id)
      if (index < 2) await server.call(calls.submitHomework, { id }, student)
      const { hash } = await server.call(calls.getAIResult, { id }, teacher)
      await server.call(
        calls.saveReview,
        {
          studentHomeworkId: id,
          teacherScore: scores[index] ?? 0,
          categoryLevel1: 4,
          categoryLevel2: 4,
          categoryLevel3: 4,
          hash,
        },
        teacher,
      )
    }
    const report = await server.call(calls.getStatistics, { homeworkId }, teacher)
    expect(report).toMatchObject({
      studentCount: 7,
      finishCount: 6,
      trainingStudentCount: 2,
      avgScore: 76.6,
      studentScoreRangeMap: { L1: 1, L2: 1, L3: 1, L4: 1, L5: 2 },
      scoreSort: { 学生5: 100, 学生4: 90, 学生3: 80, 学生2: 70, '张伟（2）': 60 },
      counterSort: { '张伟（1）': 1, '张伟（2）': 1 },
      notSubmitList: [{ name: '学生6' }],
    })
    expect(report.avgCategory1).toEqual(expect.any(Number))
    expect(Object.keys(report.categoryItemAvgScoreMap)).toHaveLength(13)
  })
})
