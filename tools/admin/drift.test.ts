import { expect, test } from 'vitest'
import { ENGINE_VERSION } from '@zhupi/engine/correct.ts'
import { makeAccount, makeSchool, startAdminTest } from './adminTest.ts'

const { admin, db, pool, lastAct } = await startAdminTest()
const TEXT = '妈妈的手很巧。她会织毛衣，也会包饺子。我很爱我的妈妈。'

test('drift holds stored scores against the engine of today and changes none', async () => {
  expect((await admin('drift')).out).toContain('还没有批改过的作文。')
  const schoolId = await makeSchool(db, '漂移小学')
  const teacher = await makeAccount(db, 'teacher', { schoolId })
  const student = await makeAccount(db, 'student')
  const homework = await storeHomework(schoolId, teacher.id, student.id)
  const practice = await storePractice(student.id)
  const traits = [{ trait: 'MATCH_TITLE', score: 100, band: 1, observations: [], lift: '' }]
  const dimensions = [{ dimension: 'content', score: 100, band: 1, traits }]
  for (const [revisionId, score] of [
    [homework, 100],
    [practice, 0],
  ])
    await pool.query(
      `insert into reports (revision_id, state, stage, ai_score, correction, requested_at)
       values ($1, 'done', 'commenting', $2, $3, now())`,
      [revisionId, score, JSON.stringify({ engineVersion: '2020.1', score, dimensions })],
    )
  const stored = 'select * from reports order by revision_id'
  const before = (await pool.query(stored)).rows

  const { out } = await admin('drift --size 10')

  expect(out).toContain(`2 篇，引擎 2020.1 → ${ENGINE_VERSION}`)
  expect(out).toMatch(new RegExp(`降得最多：修订 ${homework}（100 → [\\d.]+）\n`))
  expect(out).toMatch(new RegExp(`升得最多：修订 ${practice}（0 → [\\d.]+）`))
  expect(out).toMatch(/符合题意 -[\d.]+，平均幅度 [\d.]+/)
  expect((await pool.query(stored)).rows).toEqual(before)
  expect(await lastAct()).toMatchObject({ act: 'drift', details: { size: 10, essays: 2 } })
  expect((await admin('drift --size 1')).out).toContain('1 篇，')
}, 60_000)

async function storeHomework(schoolId: number, teacherId: number, studentId: number) {
  return insert(
    `with
       c as (
         insert into classrooms
           (school_id, owner_id, name, grade_level, join_code, memo, is_locked, created_at)
         values ($1, $2, '五（2）班', 5, 'DRIFT2', '', false, now())
         returning id
       ),
       h as (
         insert into homework
           (school_id, batch_id, classroom_id, teacher_id, grade_level, starts_at, ends_at, min_characters,
            allow_paste, allow_writing_assistant, ai_use, digress_check, similarity_check,
            score_scale, low_score, high_score, lowest_score, created_at)
         select $1, 'd', id, $2, 5, now(), now() + interval '1 day', 100,
           true, true, 'full', false, false, 100, 0, 100, 0, now() from c
         returning id
       ),
       q as (
         insert into homework_questions
           (homework_id, question_no, genre, title, requirement, ideation, keywords)
         select id, 1, 'e-person', '我的妈妈', '写一写你的妈妈。', '', '[]' from h
         returning homework_id
       ),
       e as (insert into essays (kind) values ('homework') returning id),
       s as (
         insert into submissions
           (id, school_id, homework_id, student_id, status, question_no, genre, title, content,
            characters, version)
         select e.id, $1, h.id, $3, 'notStart', 1, 'e-person', '', '', 0, 1 from h, e
         returning id
       )
     insert into revisions
       (school_id, essay_id, revision_no, question_no, genre, title, content, content_hash,
        created_at)
     select $1, id, 1, 1, 'e-person', '我的妈妈', $4, 'x', now() from s
     returning id`,
    [schoolId, teacherId, studentId, TEXT],
  )
}

async function storePractice(accountId: number) {
  return insert(
    `with
       e as (insert into essays (kind) values ('practice') returning id),
       p as (
         insert into practice_essays
           (id, account_id, genre, title, content, characters, version, grade_level, author,
            score_scale, created_at)
         select id, $1, 'e-person', '我的妈妈', '', 0, 1, 5, '', 100, now() from e
         returning id
       )
     insert into revisions
       (essay_id, revision_no, question_no, grade_level, genre, title, content, content_hash,
        created_at)
     select id, 1, 1, 5, 'e-person', '我的妈妈', $2, 'y', now() from p
     returning id`,
    [accountId, TEXT],
  )
}

async function insert(sql: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(sql, values)
  return Number(rows[0]?.id)
}
