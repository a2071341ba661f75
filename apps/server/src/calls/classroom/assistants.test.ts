/** Who teaches a class: its owner, assistants, and whoever does no more. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { draftOf, makeClassroom, makeLesson, makePerson, type Someone } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

/** A lesson whose pupil has handed in; nobody waits for the correction. */
async function handInOnce() {
  const lesson = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(lesson.submissionId, { finish: 2 }), lesson.student)
  return lesson
}

const MISSING = { code: 3005, msg: '内容不存在或已被删除', entity: null }

async function addAssistant(owner: Someone, id: number | string, assistant: Someone) {
  return server.call(
    calls.addAssistant,
    { id: String(id), assistantName: assistant.name, assistantMobile: assistant.phone },
    owner,
  )
}

const contentsOf = async (someone: Someone) =>
  (
    await server.call(
      someone.role === 'teacher' ? calls.getTeacherNotify : calls.getStudentNotify,
      {},
      someone,
    )
  ).items.map(({ content }) => content)

/** What an assistant does like the owner; each answers 200 while the rights last. */
function sharedActs(lesson: Awaited<ReturnType<typeof handInOnce>>) {
  const { classroom, student, homeworkId, submissionId } = lesson
  return [
    (by: Someone) => server.send(calls.getClassStudents, { code: classroom.code }, by),
    (by: Someone) =>
      server.send(
        calls.renameClass,
        { id: classroom.id, name: '五（2）班', grade: 5, memo: '周三收' },
        by,
      ),
    (by: Someone) =>
      server.send(
        calls.setStudentNumber,
        { id: student.id, virtualClassEntityId: classroom.id, sn: '07' },
        by,
      ),
    (by: Someone) =>
      server.send(calls.sendStudentMessage, { id: student.id, msg: '请补上标题' }, by),
    (by: Someone) => server.send(calls.getHomeworkDetail, { id: homeworkId }, by),
    (by: Someone) => server.send(calls.getHomeworkDetailNew, { id: homeworkId }, by),
    (by: Someone) => server.send(calls.getStatistics, { homeworkId }, by),
    (by: Someone) => server.send(calls.getDemand, { homeworkId }, by),
    (by: Someone) => server.send(getAIResultOfHomework, { id: submissionId }, by),
    (by: Someone) =>
      server.send(
        calls.setStudentPassword,
        { id: student.id, virtualClassEntityId: classroom.id, pwd: 'only once 7' },
        by,
      ),
  ]
}

test('an assistant does what the owner does, but neither deletes, locks, hands over nor adds assistants', async () => {
  const lesson = await handInOnce()
  const assistant = await makePerson(server, 'teacher', '李老师')
  await addAssistant(lesson.teacher, lesson.classroom.code, assistant)
  for (const act of sharedActs(lesson)) expect((await act(assistant)).code).toBe(200)
  const list = await server.call(
    calls.getTeacherHomework,
    { status: 2, cpage: 1, psize: 5 },
    assistant,
  )
  expect(list.items.map(({ id }) => id)).toEqual([lesson.homeworkId])
  expect(await server.call(calls.getTeacherClasses, {}, assistant)).toMatchObject([
    { id: lesson.classroom.id, isOwner: false, teacherName: '陈老师' },
  ])
  const posted = await server.send(
    calls.createHomework,
    {
      codes: [lesson.classroom.code],
      startTime: server.now,
      endTime: new Date(server.now.getTime() + 86_400_000),
      homeworkQuestions: [{ articleType: 'e-event', title: '助教布置的', demand: '' }],
    },
    assistant,
  )
  expect(posted.code).toBe(200)
  const { id } = lesson.classroom
  const another = await makePerson(server, 'teacher', '王老师')
  const ownerOnly = { code: 3005, msg: '这一步只有班级的老师本人可以做，助教不能' }
  for (const refused of [
    await server.send(calls.deleteClass, { id }, assistant),
    await server.send(calls.lockClass, { id, locked: true }, assistant),
    await server.send(
      calls.transferClass,
      { id, transferName: another.name, transferMobile: another.phone },
      assistant,
    ),
    await server.send(
      calls.addAssistant,
      { id: String(id), assistantName: another.name, assistantMobile: another.phone },
      assistant,
    ),
    await server.send(calls.removeAssistant, { id, teacherId: another.id }, assistant),
  ])
    expect(refused).toMatchObject(ownerOnly)
})

test('hand-ins, joins and pupils’ messages reach the owner and every assistant', async () => {
  const { teacher, classroom, student, submissionId } = await makeLesson(server)
  const assistant = await makePerson(server, 'teacher', '李老师')
  await addAssistant(teacher, classroom.id, assistant)
  expect(await contentsOf(assistant)).toEqual([
    '陈老师请你做五（2）班的助教，“我的班级”里已经可以看到它。',
  ])
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  await server.call(calls.sendTeacher, { code: classroom.code, content: '老师好' }, student)
  const newcomer = await makePerson(server, 'student', '周行之')
  await server.call(calls.addClasses, { code: classroom.code }, newcomer)
  for (const each of [teacher, assistant]) {
    const contents = (await contentsOf(each)).join('\n')
    expect(contents).toContain('林小满提交了')
    expect(contents).toContain('林小满：老师好')
    expect(contents).toContain('周行之')
  }
  await server.call(calls.sendStudentMessage, { id: student.id, msg: '收到了' }, assistant)
  expect(await contentsOf(student)).toContain('李老师：收到了')
})

test('a removed assistant loses everything at once and is told; one who stops helping tells the owner', async () => {
  const lesson = await handInOnce()
  const assistant = await makePerson(server, 'teacher', '李老师')
  const { id } = lesson.classroom
  await addAssistant(lesson.teacher, id, assistant)
  await server.call(
    calls.sendTeacher,
    { code: lesson.classroom.code, content: '老师好' },
    lesson.student,
  )
  await server.call(calls.removeAssistant, { id, teacherId: assistant.id }, lesson.teacher)
  for (const act of sharedActs(lesson)) expect(await act(assistant)).toMatchObject(MISSING)
  expect(await server.call(calls.getTeacherClasses, {}, assistant)).toEqual([])
  expect(await contentsOf(assistant)).toEqual(['你不再是五（2）班的助教，班级和作文已经看不到了。'])

  await addAssistant(lesson.teacher, id, assistant)
  await server.call(calls.removeAssistant, { id, teacherId: assistant.id }, assistant)
  expect(await contentsOf(lesson.teacher)).toContain('李老师不再做五（2）班的助教了。')
  expect(
    (await server.call(calls.getClassStudents, { code: lesson.classroom.code }, lesson.teacher))
      .assistants,
  ).toEqual([])
})

test('a class handed over goes with homework and assistants; its former owner loses all, both are told', async () => {
  const lesson = await handInOnce()
  const [assistant, receiver] = [
    await makePerson(server, 'teacher', '李老师'),
    await makePerson(server, 'teacher', '王老师'),
  ]
  const { id, code } = lesson.classroom
  await addAssistant(lesson.teacher, id, assistant)
  await server.call(
    calls.transferClass,
    { id, transferName: ` ${receiver.name} `, transferMobile: receiver.phone },
    lesson.teacher,
  )
  for (const act of sharedActs(lesson)) {
    expect(await act(lesson.teacher)).toMatchObject(MISSING)
    expect((await act(receiver)).code).toBe(200)
    expect((await act(assistant)).code).toBe(200)
  }
  expect(await server.call(calls.getTeacherClasses, {}, receiver)).toMatchObject([
    { id, code, isOwner: true },
  ])
  const { items } = await server.call(
    calls.getTeacherHomework,
    { status: 2, cpage: 1, psize: 5 },
    lesson.teacher,
  )
  expect(items).toEqual([])
  expect(await contentsOf(lesson.teacher)).toEqual([
    '五（2）班已经转让出去，你不再能看到这个班级。',
  ])
  expect(await contentsOf(receiver)).toEqual([
    '陈老师把五（2）班转让给了你，学生、作业和助教都在。',
  ])
})

test('an unknown account and a wrong name are answered alike; fields are asked for in the specified words', async () => {
  const owner = await makePerson(server, 'teacher')
  const { id } = await makeClassroom(server, owner)
  const other = await makePerson(server, 'teacher', '李老师')
  const pupil = await makePerson(server, 'student', '林小满')
  const wrong = [
    { name: '张老师', mobile: other.phone },
    { name: '李老师', mobile: '13000000001' },
    { name: '林小满', mobile: pupil.phone },
  ]
  for (const { name, mobile } of wrong) {
    const unknown = { code: 3005, msg: '没有找到这位老师，请核对姓名和教师账号' }
    expect(
      await server.send(
        calls.addAssistant,
        { id: String(id), assistantName: name, assistantMobile: mobile },
        owner,
      ),
    ).toMatchObject(unknown)
    expect(
      await server.send(
        calls.transferClass,
        { id, transferName: name, transferMobile: mobile },
        owner,
      ),
    ).toMatchObject(unknown)
  }
  const messages = [
    await server.send(calls.transferClass, { id, transferName: ' ', transferMobile: '1' }, owner),
    await server.send(calls.transferClass, { id, transferName: '李', transferMobile: '' }, owner),
    await server.send(
      calls.addAssistant,
      { id: String(id), assistantName: '', assistantMobile: '1' },
      owner,
    ),
    await server.send(
      calls.addAssistant,
      { id: String(id), assistantName: '李', assistantMobile: ' ' },
      owner,
    ),
  ].map(({ msg }) => msg)
  expect(messages).toEqual(['请填写姓名', '请填写教师账号', '请填写助教名称', '请填写助教账号'])
  expect(
    await server.send(
      calls.addAssistant,
      { id: String(id), assistantName: owner.name, assistantMobile: owner.phone },
      owner,
    ),
  ).toMatchObject({ code: 400, msg: '这是你自己的账号，请填写另一位老师的' })
  await addAssistant(owner, id, other)
  expect(
    await server.send(
      calls.addAssistant,
      { id: String(id), assistantName: other.name, assistantMobile: other.phone },
      owner,
    ),
  ).toMatchObject({ msg: '这位老师已经是这个班级的助教了' })
})

test('with an assistant go the messages of that one, and nobody else’s', async () => {
  const lesson = await handInOnce()
  const assistant = await makePerson(server, 'teacher', '李老师')
  await addAssistant(lesson.teacher, lesson.classroom.code, assistant)
  const before = [await contentsOf(lesson.teacher), await contentsOf(lesson.student)]
  expect(before[1]).not.toEqual([])
  await server.call(
    calls.removeAssistant,
    { id: lesson.classroom.id, teacherId: assistant.id },
    lesson.teacher,
  )
  expect([await contentsOf(lesson.teacher), await contentsOf(lesson.student)]).toEqual(before)
})
