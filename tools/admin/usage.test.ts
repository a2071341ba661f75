import { expect, test } from 'vitest'
import { makeAccount, makeSchool, startAdminTest } from './adminTest.ts'

const { admin, db, pool, lastAct } = await startAdminTest()

test('usage by school and month', async () => {
  const schoolId = await makeSchool(db, '数数小学')
  const teacher = await makeAccount(db, 'teacher', { schoolId })
  const student = await makeAccount(db, 'student')
  await pool.query(
    `with
       c as (
         insert into classrooms
           (school_id, owner_id, name, grade_level, join_code, memo, is_locked, created_at)
         values ($1, $2, '五（2）班', 5, 'USAGE2', '', false, now())
         returning id
       ),
       e as (
         insert into enrollments
           (classroom_id, student_id, school_id, student_number, joined_at)
         select id, $3, $1, '', now() from c
       ),
       h as (
         insert into homework
           (school_id, batch_id, classroom_id, teacher_id, grade_level, starts_at, ends_at, min_characters,
            allow_paste, allow_writing_assistant, ai_use, digress_check, similarity_check,
            score_scale, low_score, high_score, lowest_score, created_at)
         select $1, 'u', id, $2, 5, '2026-03-31T15:00Z', '2026-04-02T16:00Z', 100,
           true, true, 'full', false, false,
           100, 0, 100, 0, '2026-03-31T15:59Z' from c
         returning id
       ),
       essay as (insert into essays (kind) values ('homework') returning id)
     insert into submissions
       (id, school_id, homework_id, student_id, status, question_no, genre, title, content,
        characters, version, submitted_at)
     select essay.id, $1, h.id, $3, 'finish', 1, 'e-event', '', '', 0, 1, '2026-03-31T16:00Z' from h, essay`,
    [schoolId, teacher.id, student.id],
  )
  // Midnight is Shanghai's.
  expect((await admin(`usage --month 2026-03 --school ${schoolId}`)).out).toContain(
    '数数小学  老师 1  班级 1  学生 1  布置 1  提交 0',
  )
  expect((await admin('usage --month 2026-04')).out).toContain(
    '数数小学  老师 1  班级 1  学生 1  布置 0  提交 1',
  )
  expect(await lastAct()).toMatchObject({ act: 'usage', details: { month: '2026-04' } })
})
