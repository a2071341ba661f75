import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makeClassroom, makeHomework, makePerson, makeSchoolPupil } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

test('a pupil is sought by the pinyin, the surname as it is said, in the class and in its homework', async () => {
  const teacher = await makePerson(server, 'teacher')
  const { id, code } = await makeClassroom(server, teacher)
  await makeSchoolPupil(server, id, { name: '单一诺', studentNumber: '1' })
  await makeSchoolPupil(server, id, { name: '买买提·吐尔逊', studentNumber: '2' })
  const homeworkId = await makeHomework(server, teacher, code)
  const expected = [{ pinyin: 'shan yi nuo' }, { pinyin: 'mai mai ti tu er xun' }]
  const { students } = await server.call(calls.getClassStudents, { code }, teacher)
  expect(students).toMatchObject(expected)
  const homework = await server.call(calls.getHomeworkDetail, { id: homeworkId }, teacher)
  expect(homework.studentHomeworkList).toMatchObject(expected)
})
