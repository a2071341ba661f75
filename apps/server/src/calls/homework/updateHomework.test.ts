/** Editing, deleting and the references of a homework (spec 3 §2, §5; decisions 16, 18). */
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { eraseDeleted } from '../../jobs/eraseDeleted.ts'
import {
  draftOf,
  findSubmission,
  makeClassroom,
  makeHomework,
  makeLesson,
  makePerson,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const inDays = (days: number) => new Date(server.now.getTime() + days * DAY_MS)
const question = {
  articleType: 'e-event',
  title: '那一刻，我长大了',
  demand: '写一件让你觉得自己长大的事。',
}
const edit = (id: number, wishes: object = {}) => ({
  id,
  startTime: inDays(1),
  endTime: inDays(3),
  homeworkQuestions: [question],
  ...wishes,
})

/** Not begun yet: everything may change. */
async function makeFuture() {
  const teacher = await makePerson(server, 'teacher')
  const classroom = await makeClassroom(server, teacher)
  return {
    teacher,
    classroom,
    id: await makeHomework(server, teacher, classroom.code, {
      startTime: inDays(1),
      endTime: inDays(3),
    }),
  }
}

test('spec 3 §3: what was edited stands in the homework', async () => {
  const { teacher, id } = await makeFuture()
  await server.call(
    calls.updateHomework,
    edit(id, {
      endTime: inDays(5),
      minCharacterCount: 400,
      maxCharacterCount: 800,
      scoreKind: 40,
      lowScore: 10,
      highScore: 38,
      lowestScore: 20,
      allowPaste: false,
      allowWritingAssistant: false,
      aiUse: 'language',
      digressCheck: true,
      similarityCheck: true,
      writingReferenceId: 2,
      homeworkQuestions: [
        {
          ...question,
          title: '我学会了做饭',
          ideation: '想一想第一次的样子',
          keywordList: ['细节', '心情'],
        },
      ],
    }),
    teacher,
  )
  expect(await server.call(calls.getHomeworkDetailNew, { id }, teacher)).toMatchObject({
    title: '我学会了做饭',
    status: 1,
    minCharacterCount: 400,
    maxCharacterCount: 800,
    scoreKind: 40,
    lowScore: 10,
    highScore: 38,
    lowestScore: 20,
    allowPaste: false,
    allowWritingAssistant: false,
    aiUse: 'language',
    digressCheck: true,
    similarityCheck: true,
    writingReferenceId: 2,
    selfWritingReferenceId: null,
    referenceTitle: '把“那一刻”放慢',
    mayChangeStart: true,
    mayChangeScale: true,
    questionList: [
      { title: '我学会了做饭', ideation: '想一想第一次的样子', keywordList: ['细节', '心情'] },
    ],
  })
})

describe('spec 3 §5 “Edit homework”', () => {
  test.each([
    ['标题不能为空', { homeworkQuestions: [{ ...question, title: ' ' }] }],
    ['作文要求不能为空', { homeworkQuestions: [{ ...question, demand: '' }] }],
    ['最低分不能大于等于最高分', { lowScore: 60, highScore: 60 }],
    ['分数限制最高分不能高于分制满分', { scoreKind: 40, highScore: 41 }],
    ['提交分数不能低于或高于限制分数', { lowScore: 50, lowestScore: 40 }],
    ['发布以后不能增减试题', { homeworkQuestions: [question, question] }],
    ['结束时间要晚于开始时间', { startTime: inDays(4) }],
    ['没有这份写作参考', { writingReferenceId: 999 }],
    ['没有这份写作参考', { selfWritingReferenceId: 999 }],
  ])('%s', async (msg, wishes) => {
    const { teacher, id } = await makeFuture()
    expect(await server.send(calls.updateHomework, edit(id, wishes), teacher)).toMatchObject({
      code: 400,
      msg,
    })
  })

  test('one that has begun keeps its start; one that has ended is not edited', async () => {
    const { teacher, homeworkId } = await makeLesson(server)
    const { startTime } = await server.call(calls.getHomeworkDetailNew, { id: homeworkId }, teacher)
    expect(await server.send(calls.updateHomework, edit(homeworkId), teacher)).toMatchObject({
      code: 500,
      msg: '作业已经开始，不能再改开始时间',
    })
    const began = new Date(`${startTime.replace(' ', 'T')}+08:00`)
    await server.call(calls.updateHomework, edit(homeworkId, { startTime: began }), teacher)
    const today = server.now
    server.now = inDays(4)
    expect(
      await server.send(
        calls.updateHomework,
        edit(homeworkId, { startTime: began, endTime: inDays(9) }),
        teacher,
      ),
    ).toMatchObject({ code: 500, msg: '作业已结束，不能再修改' })
    server.now = today
  })

  test('with reviews the scale stays', async () => {
    const { teacher, student, homeworkId, submissionId } = await makeLesson(server)
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
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
    const { startTime } = await server.call(calls.getHomeworkDetailNew, { id: homeworkId }, teacher)
    const answer = await server.send(
      calls.updateHomework,
      edit(homeworkId, {
        startTime: new Date(`${startTime.replace(' ', 'T')}+08:00`),
        scoreKind: 40,
      }),
      teacher,
    )
    expect(answer).toMatchObject({ code: 500, msg: '已经有批阅成绩，不能再改分制和分数限制' })
  })
})

test('a draft survives an edit of its homework', async () => {
  const { teacher, student, homeworkId, submissionId } = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(submissionId), student)
  const { startTime } = await server.call(calls.getHomeworkDetailNew, { id: homeworkId }, teacher)
  await server.call(
    calls.updateHomework,
    edit(homeworkId, {
      startTime: new Date(`${startTime.replace(' ', 'T')}+08:00`),
      endTime: inDays(9),
    }),
    teacher,
  )
  expect(
    await server.call(calls.findWriteDetail, { id: submissionId, ishomework: 1 }, student),
  ).toMatchObject({ content: draftOf(submissionId).content })
})

test('a pupil who has not begun finds the question as it was edited; one who has keeps the title that was written', async () => {
  const { teacher, classroom, student, homeworkId, submissionId } = await makeLesson(server)
  const late = await makePerson(server, 'student')
  await server.call(calls.addClasses, { code: classroom.code }, late)
  await server.call(calls.saveHomework, draftOf(submissionId), student)
  const { startTime } = await server.call(calls.getHomeworkDetailNew, { id: homeworkId }, teacher)
  await server.call(
    calls.updateHomework,
    edit(homeworkId, {
      startTime: new Date(`${startTime.replace(' ', 'T')}+08:00`),
      homeworkQuestions: [
        { articleType: 'e-scene', title: '秋天的校园', demand: '写一处你喜欢的景物。' },
      ],
    }),
    teacher,
  )
  const untouched = await server.call(
    calls.findWriteDetail,
    { id: await findSubmission(server, late, homeworkId) },
    late,
  )
  expect(untouched).toMatchObject({
    status: 'notStart',
    title: '秋天的校园',
    articleType: 'e-scene',
    content: '',
  })
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    title: '那一刻，我长大了',
    articleType: 'e-event',
  })
})

describe('decisions 18: a deleted homework', () => {
  test('is gone from every list at once, also for a pupil who joins later', async () => {
    const { teacher, student, classroom, homeworkId, submissionId } = await makeLesson(server)
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
    await server.call(calls.deleteHomework, { id: homeworkId }, teacher)
    expect(
      (await server.call(calls.getTeacherHomework, { cpage: 1, status: 2 }, teacher)).items,
    ).toEqual([])
    for (const status of [0, 1, 2, 3])
      expect(
        (await server.call(calls.getStudentHomework, { cpage: 1, status }, student)).items,
      ).toEqual([])
    for (const [call, request, ticket] of [
      [calls.getDemand, { homeworkId }, student],
      [calls.findWriteDetail, { id: submissionId }, student],
      [calls.getAIResult, { id: submissionId }, student],
      [calls.getAIResult, { id: submissionId }, teacher],
      [calls.getHomeworkDetail, { id: homeworkId }, teacher],
      [calls.getHomeworkDetailNew, { id: homeworkId }, teacher],
      [calls.getStatistics, { homeworkId }, teacher],
      [calls.deleteHomework, { id: homeworkId }, teacher],
      [calls.saveHomework, draftOf(submissionId), student],
      [calls.rejectHomework, { studentHomeworkId: submissionId, reason: '请重写' }, teacher],
    ] as const)
      expect(await server.send(call, request, ticket)).toMatchObject({
        code: 3005,
        msg: '内容不存在或已被删除',
      })
    const late = await makePerson(server, 'student')
    await server.call(calls.addClasses, { code: classroom.code }, late)
    expect(
      (await server.call(calls.getStudentHomework, { cpage: 1, status: 0 }, late)).items,
    ).toEqual([])
  })

  test('is erased after 30 days, and nothing else is', async () => {
    const [gone, kept] = [await makeLesson(server), await makeLesson(server)]
    for (const lesson of [gone, kept])
      await server.call(
        calls.saveHomework,
        draftOf(lesson.submissionId, { finish: 2 }),
        lesson.student,
      )
    await server.call(calls.deleteHomework, { id: gone.homeworkId }, gone.teacher)
    const count = async (id: number) => {
      const { rows } = await server.database.pool.query(
        'select (select count(*) from homework where id = $1) + (select count(*) from submissions where homework_id = $1) + (select count(*) from revisions r join submissions s on s.id = r.submission_id where s.homework_id = $1) as rows',
        [id],
      )
      return Number(rows[0].rows)
    }
    const erase = (days: number) =>
      eraseDeleted({ db: server.database.db, clock: () => inDays(days) })
    await erase(29)
    expect(await count(gone.homeworkId)).toBe(3)
    await erase(31)
    await erase(31)
    expect([await count(gone.homeworkId), await count(kept.homeworkId)]).toEqual([0, 3])
  })
})

describe('decisions 16: writing references', () => {
  test('the product’s by theme and tag, page by page', async () => {
    const teacher = await makePerson(server, 'teacher')
    const page = await server.call(
      calls.getWritingReferences,
      { cpage: 1, theme: 'growth' },
      teacher,
    )
    expect(page.items.every((item) => item.theme === 'growth')).toBe(true)
    const all = await server.call(calls.getWritingReferences, { cpage: 2, psize: 5 }, teacher)
    expect(all).toMatchObject({ cpage: 2, items: { length: 5 } })
  })

  test('own ones are kept once, given with a homework, and may go without taking it from the class', async () => {
    const { teacher, student, classroom } = await makeLesson(server)
    const own = { title: '我的范文', content: '先想好再写。', requestKey: 'key-of-this-one-act' }
    const { id } = await server.call(calls.saveWritingReference, own, teacher)
    expect(await server.call(calls.saveWritingReference, own, teacher)).toEqual({ id })
    const [posted] = await server.call(
      calls.createHomework,
      {
        codes: [classroom.code],
        startTime: inDays(-1),
        endTime: inDays(2),
        homeworkQuestions: [question],
        selfWritingReferenceId: id,
      },
      teacher,
    )
    await server.call(calls.delWritingReference, { id }, teacher)
    expect(
      (await server.call(calls.getWritingReferences, { cpage: 1, self: true }, teacher)).items,
    ).toEqual([])
    expect(
      (await server.call(calls.getDemand, { homeworkId: posted?.homeworkId }, student)).reference,
    ).toEqual({ title: '我的范文', content: '先想好再写。' })
    const other = await makePerson(server, 'teacher')
    expect((await server.send(calls.delWritingReference, { id }, other)).code).toBe(3005)
  })

  test('without the writing assistant pupils see neither reference nor ideation; the teacher does', async () => {
    const { teacher, student, classroom } = await makeLesson(server)
    const [posted] = await server.call(
      calls.createHomework,
      {
        codes: [classroom.code],
        startTime: inDays(-1),
        endTime: inDays(2),
        allowWritingAssistant: false,
        writingReferenceId: 1,
        homeworkQuestions: [{ ...question, ideation: '想想开头', keywordList: ['细节'] }],
      },
      teacher,
    )
    const request = { homeworkId: posted?.homeworkId }
    expect(await server.call(calls.getDemand, request, student)).toMatchObject({
      reference: null,
      question: [{ ideation: '', keywordList: [] }],
    })
    expect(await server.call(calls.getDemand, request, teacher)).toMatchObject({
      reference: { title: '让开头直接走进事情里' },
      question: [{ ideation: '想想开头', keywordList: ['细节'] }],
    })
  })
})

test('a posting repeated with its key posts nothing twice', async () => {
  const teacher = await makePerson(server, 'teacher')
  const [one, two] = [await makeClassroom(server, teacher), await makeClassroom(server, teacher)]
  const posting = {
    codes: [one.code, two.code],
    startTime: inDays(0),
    endTime: inDays(2),
    homeworkQuestions: [question],
    requestKey: 'one-tap-of-the-button',
  }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call(calls.createHomework, posting, teacher)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(
    (await server.call(calls.getTeacherHomework, { cpage: 1, status: 2, psize: 100 }, teacher))
      .items,
  ).toHaveLength(2)
})

test('a class made twice with one key is one class', async () => {
  const teacher = await makePerson(server, 'teacher')
  const wanted = { name: '五（3）班', gradeId: 5, requestKey: 'one-tap-of-the-button' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.call(calls.addClass, wanted, teacher)),
  )
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
})
