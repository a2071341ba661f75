import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
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

test('what was edited stands in the homework', async () => {
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

describe('editing a homework', () => {
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
    const { hash } = await server.call(getAIResultOfHomework, { id: submissionId }, teacher)
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

test('who has not begun finds the edited question, who has keeps the title written', async () => {
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

test('pupils are not told of the off-topic and the similarity check', async () => {
  const { teacher, student, homeworkId } = await makeLesson(server)
  await server.call(
    calls.updateHomework,
    edit(homeworkId, {
      startTime: new Date(server.now.getTime() - HOUR_MS),
      digressCheck: true,
      similarityCheck: true,
    }),
    teacher,
  )
  const answers = await Promise.all(
    [
      `${calls.getDemand.path}?homeworkId=${homeworkId}`,
      `${calls.getStudentHomework.path}?status=0&cpage=1`,
    ].map(async (path) => {
      const { ticket, userLoginCode } = student
      return (
        await server.raw(`${BASE_PATH}${path}`, { headers: { ticket, userLoginCode } })
      ).text()
    }),
  )
  for (const answer of answers) {
    expect(answer).toContain('minCharacterCount')
    expect(answer).not.toMatch(/digress|similarity/i)
  }
})
