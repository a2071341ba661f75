/** With 3,000 homework and 60 pupils each, every list answers from an index. */
import { beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import type { Correction } from '@zhupi/engine/types.ts'
import {
  findWriteDetailOfPractice,
  getAIResultOfPractice,
} from '@zhupi/contract/calls/submission.ts'
import { hashToken } from '../domain/token.ts'
import { makeClassroom, makeHomework, makePerson, type Someone } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'

const server = await startTestServer()
const HOMEWORK = 3_000
const PUPILS = 60
const CLASSES = 6
/** Of one person; others have nineteen times as many. */
const PRACTICE = 2_000
const QUESTIONS = 300
const TOKEN = 'TheLinkThatIsOpened'
/** Nothing is said: only how the report is found matters here. */
const CORRECTION: Partial<Correction> = {
  characters: 2,
  paragraphs: ['正文'],
  marks: [],
  comment: { text: '', quotes: [] },
  dimensions: (['content', 'expression', 'development'] as const).map((dimension) => ({
    dimension,
    score: 70,
    band: 2,
    traits: [],
  })),
  paragraphComments: [],
  paragraphSuggestions: [],
  extensions: [],
  microSuggestions: [],
}

let teacher: Someone
let pupil: Someone
let homeworkId: number
let similarId: number
let classroomId: number
let code: string

beforeAll(async () => {
  teacher = await makePerson(server, 'teacher')
  pupil = await makePerson(server, 'student')
  const classroom = await makeClassroom(server, teacher)
  classroomId = classroom.id
  code = classroom.code
  await server.call(calls.addClasses, { code }, pupil)
  homeworkId = await makeHomework(server, teacher, code)
  const run = (text: string, values: unknown[] = []) => server.database.pool.query(text, values)
  await run(
    "insert into accounts (role, phone, name, password_hash, created_at) select 'student', (13100000000 + n)::text, '学生' || n, '', now() from generate_series(1, $1) n",
    [PUPILS - 1],
  )
  await run(
    "insert into enrollments (classroom_id, student_id, student_number, joined_at) select $1, id, '', now() from accounts where phone like '131%'",
    [classroomId],
  )
  const { rows } = await run(
    "select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns where table_name = 'homework' and column_name not in ('id', 'batch_id')",
  )
  await run(
    `insert into homework (batch_id, ${rows[0].names}) select 'n' || n, ${rows[0].names} from homework, generate_series(1, $1) n where id = $2`,
    [HOMEWORK - 1, homeworkId],
  )
  await run(
    'insert into homework_questions (homework_id, question_no, genre, title, requirement, ideation, keywords) select h.id, 1, q.genre, q.title, q.requirement, q.ideation, q.keywords from homework h, homework_questions q where q.homework_id = $1 and h.id <> $1',
    [homeworkId],
  )
  // An essay and its revision share their number here, so that each is written once.
  await run(
    "insert into essays (id, kind) overriding system value select 1000 + n, 'homework' from generate_series(1, $1) n",
    [HOMEWORK * PUPILS],
  )
  await run(`insert into submissions (id, homework_id, student_id, status, question_no, genre, title, content, characters, version, revision_id, handed_in_revision_id) overriding system value
    select n, homework_id, student_id, status, 1, 'e-event', '题目', '正文', 2, 1, revision_id, revision_id
    from (select n, homework_id, student_id, status, case when status in ('finish', 'remark') then n end as revision_id
      from (select 1000 + row_number() over () as n, h.id as homework_id, e.student_id, (array['notStart', 'underway', 'finish', 'remark', 'reject'])[1 + (h.id + e.student_id) % 5] as status
        from homework h join enrollments e on e.classroom_id = h.classroom_id) pairs) essays on conflict do nothing`)
  await run(`insert into revisions (id, essay_id, revision_no, question_no, genre, title, content, content_hash, created_at) overriding system value
    select id, id, 1, 1, genre, title, content, '', now() from submissions where revision_id is not null`)
  await run(
    "insert into reports (revision_id, state, stage, requested_at) select id, 'failed', 'queued', now() from revisions",
  )
  await run(
    'insert into correction_charges (revision_id, account_id, charged_at) select r.id, s.student_id, now() from revisions r join submissions s on s.id = r.essay_id',
  )
  await run(
    "insert into notifications (account_id, category, title, content, tip, event_key, created_at) select a.id, 'Homework', '', '', 'homework ' || n, n::text, now() from accounts a, generate_series(1, 500) n",
  )
  await run(
    "insert into essays (id, kind) overriding system value select 1000000 + n, 'practice' from generate_series(1, $1) n",
    [PRACTICE * 20],
  )
  await run(
    "insert into revisions (id, essay_id, revision_no, question_no, grade_level, genre, title, content, content_hash, created_at) overriding system value select id, id, 1, 1, 1 + id % 12, 'e-event', '题目', '正文', '', $1 from essays where kind = 'practice'",
    [server.now],
  )
  await run(
    `insert into practice_essays (id, account_id, genre, title, content, characters, version, grade_level, author, score_scale, created_at, saved_at, corrected_at, revision_id)
     select id, case when id % 20 = 0 then $1::bigint else $2::bigint end, (array['e-event', 'e-person', 'e-scene'])[1 + id % 3], '题目', repeat('正文', 200), 400, 1, grade_level, '', 100, at, at, at, id
     from (select id, grade_level, $3::timestamptz - id % 400 * interval '1 day' as at from revisions where grade_level is not null) essays`,
    [pupil.id, teacher.id, server.now],
  )
  await run(
    "insert into reports (revision_id, state, stage, ai_score, correction, requested_at) select id, 'done', 'commenting', 70, $2, $1 from revisions where grade_level is not null",
    [server.now, CORRECTION],
  )
  await run(
    `insert into questions (key, owner_id, title, requirement, ideation, keywords, edition, grade_level, genre, theme, tag, place, created_at)
     select case when n <= $1 then n::text end, case when n > $1 then a.id end, '题目', repeat('要求', 80), '', '[]', 'edition7', 1 + n % 12, 'e-event', 'growth', 'topic', n, now()
     from generate_series(1, $1 * 20) n join accounts a on a.id = case when n % 19 = 0 then $2::bigint else $3::bigint end`,
    [QUESTIONS, teacher.id, pupil.id],
  )
  await run(
    `insert into wrong_characters (account_id, essay_id, revision_id, wrong, "right", before, answer, after, met_at, gathered_at)
     select account_id, id, id, '错' || id, '对', '', '对', '', $1, $1 from practice_essays`,
    [server.now],
  )
  await run(
    "insert into share_links (account_id, essay_id, revision_id, token_hash, created_at, ends_at) select account_id, id, id, case when id = 1000020 then $2 else id::text end, $1, $1::timestamptz + interval '30 days' from practice_essays",
    [server.now, hashToken(TOKEN)],
  )
  await run('update homework set similarity_check = true where id = $1', [homeworkId])
  await run(
    `insert into similarities (homework_id, essay_id, revision_id, other_essay_id, other_revision_id, passages, characters)
     select homework_id, id, revision_id, id, revision_id, '[]', 60 from submissions where revision_id is not null`,
  )
  const { rows: found } = await run('select essay_id from similarities where homework_id = $1', [
    homeworkId,
  ])
  similarId = Number(found[0].essay_id)
  await run(
    "insert into prints (account_id, title, state, total, done, created_at, ends_at) select account_id, '作文', 'done', 1, 1, $1, $1::timestamptz + interval '7 days' from practice_essays",
    [server.now],
  )
  for (let more = 1; more < CLASSES; more += 1) {
    const other = await makeClassroom(server, teacher)
    await makeHomework(server, teacher, other.code)
  }
  await run('analyze')
}, 5 * MINUTE_MS)

type Asked = { text: string; values: unknown[] }

/** Everything the calls ask of the database. */
async function askedBy(act: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = []
  const { pool } = server.database
  const query = pool.query.bind(pool)
  Object.assign(pool, {
    query: (config: { text: string } | string, values: unknown[] = []) => {
      const text = typeof config === 'string' ? config : config.text
      if (/^select/i.test(text)) asked.push({ text, values })
      return Reflect.apply(query, pool, [config, values])
    },
  })
  await act()
  Object.assign(pool, { query })
  expect(asked.length).toBeGreaterThan(1)
  return asked
}

async function plansOf(asked: readonly Asked[]): Promise<string> {
  const plans = await Promise.all(
    asked.map(async ({ text, values }) =>
      (await server.database.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)).rows
        .map((row) => row['QUERY PLAN'])
        .join('\n'),
    ),
  )
  return plans.join('\n\n')
}

test.each([
  ['the pupil’s list', () => server.call(calls.getStudentHomework, { status: 0, cpage: 3 }, pupil)],
  [
    'the pupil’s list of one class',
    () =>
      server.call(
        calls.getStudentHomework,
        { status: 1, cpage: 1, classEntityId: classroomId },
        pupil,
      ),
  ],
  [
    'the teacher’s list',
    () => server.call(calls.getTeacherHomework, { status: 2, cpage: 100 }, teacher),
  ],
  [
    'the teacher’s list of one class',
    () =>
      server.call(
        calls.getTeacherHomework,
        { status: 2, cpage: 1, classEntityId: classroomId },
        teacher,
      ),
  ],
  ['the deleted homework', () => server.call(calls.getDeletedHomework, { cpage: 1 }, teacher)],
  [
    'the list of a homework’s essays',
    () => server.call(calls.getHomeworkDetail, { id: homeworkId }, teacher),
  ],
  [
    'what an essay shares with others',
    () => server.call(calls.getSimilarities, { id: similarId }, teacher),
  ],
  ['the faults of a class', () => server.call(calls.getCommonFaults, { homeworkId }, teacher)],
  [
    'a pupil’s term',
    () => server.call(calls.getPupilProgress, { code, studentId: pupil.id }, teacher),
  ],
  ['the statistics', () => server.call(calls.getStatistics, { homeworkId }, teacher)],
  [
    'a homework as it was set',
    () => server.call(calls.getHomeworkDetailNew, { id: homeworkId }, teacher),
  ],
  [
    'the messages',
    () => server.call(calls.getStudentNotify, { type: 'Homework', cpage: 2 }, pupil),
  ],
  ['the unread', () => server.call(calls.getUnread, {}, pupil)],
  [
    'one’s own writing references',
    () => server.call(calls.getWritingReferences, { cpage: 1, self: true }, teacher),
  ],
  ['one’s own practice', () => server.call(calls.getExercises, { cpage: 150 }, pupil)],
  [
    'one’s own practice of one genre',
    () => server.call(calls.getExercises, { cpage: 2, type: 'e-person' }, pupil),
  ],
  [
    'a practice essay',
    () => server.call(findWriteDetailOfPractice, { id: 1_000_020, ishomework: 0 }, pupil),
  ],
  [
    'a practice report and its rank',
    () => server.call(getAIResultOfPractice, { id: 1_000_020, ishomework: 0 }, pupil),
  ],
  ['the learning report', () => server.call(calls.getLearning, {}, pupil)],
  ['the wrong characters', () => server.call(calls.getWrongCharacters, { cpage: 2 }, pupil)],
  [
    'the links of an essay',
    () => server.call(calls.getShareLinks, { id: 1_000_020, ishomework: 0 }, pupil),
  ],
  [
    'the essays that can be printed',
    () => server.call(calls.getPrintableEssays, { cpage: 3 }, pupil),
  ],
  ['a shared report', () => server.call(calls.getSharedReport, { id: TOKEN })],
  ['the question bank', () => server.call(calls.getTeacherQues, { cpage: 9 }, pupil)],
  [
    'the question bank, narrowed',
    () =>
      server.call(
        calls.getTeacherQues,
        { cpage: 1, grade: 5, type: 'e-event', theme: 'growth', tag: 'topic', edition: 'edition7' },
        pupil,
      ),
  ],
  [
    'one’s own questions',
    () => server.call(calls.getTeacherQues, { cpage: 1, self: true }, teacher),
  ],
])('%s reads no essay and no message table from end to end', async (_name, act) => {
  const plans = await plansOf(await askedBy(act))
  expect(plans).not.toMatch(
    /Seq Scan on (essays|submissions|revisions|reports|homework_questions|notifications|practice_essays|questions|wrong_characters|share_links|similarities|prints)\b/,
  )
})

test.each([
  ['60 pupils', () => server.call(calls.getStatistics, { homeworkId }, teacher)],
  ['a class’s term', () => server.call(calls.getClassProgress, { code }, teacher)],
  ['six classes', () => server.call(calls.getClassesProgress, {}, teacher)],
])('the statistics of %s are one query, answered from an index', async (_name, act) => {
  const asked = await askedBy(act)
  const [statistics, ...others] = asked.filter(({ text }) => !text.includes('"sessions"'))
  expect(statistics?.text).toContain('"submissions"')
  expect(others).toEqual([])
  expect(await plansOf(asked)).not.toMatch(
    /Seq Scan on (homework|essays|submissions|revisions|reports|homework_questions)\b/,
  )
})
