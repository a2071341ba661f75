/** For tests of deletion: what a person leaves in the tables, and where anything of it is left. */
import type { Pool } from 'pg'
import type { Someone } from './make.ts'

/** Every row of every table, the queue's too, as text. */
export async function listAllRows(pool: Pool): Promise<{ table: string; row: string }[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) =>
      (
        await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
      ).rows.map(({ row }) => ({ table: name, row })),
    ),
  )
  return found.flat()
}

/** Where the account's id is in a column that refers to accounts, and where one of the texts is. */
export async function findTraces(
  pool: Pool,
  accountId: number,
  texts: readonly string[],
): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'accounts'::regclass union all select 'accounts', 'id'`)
  const named = await Promise.all(
    columns.map(async ({ table, column }) => {
      const { rowCount } = await pool.query(`select 1 from ${table} where ${column} = $1`, [
        accountId,
      ])
      return (rowCount ?? 0) > 0 ? [`${table}.${column}`] : []
    }),
  )
  const inside = new RegExp(`"(studentId|accountId|teacherId)": ?"?${accountId}\\b`)
  return [
    ...named.flat(),
    ...(await listAllRows(pool)).flatMap(({ table, row }) =>
      inside.test(row) || texts.some((text) => row.includes(text))
        ? [`${table}: ${row.slice(0, 200)}`]
        : [],
    ),
  ]
}

/** Rows of a person in tables whose own calls are tested elsewhere. */
export async function insertRowsOf(
  pool: Pool,
  person: Someone,
  link: object,
  now: Date,
): Promise<void> {
  const one = async (text: string, values: unknown[]) =>
    (await pool.query<{ id: number }>(text, values)).rows[0]?.id
  const grantId = await one(
    `insert into grants (account_id, kind, starts_at, ends_at, created_at)
     values ($1, 'membership', now(), now() + interval '7 days', now()) returning id`,
    [person.id],
  )
  await one(
    `insert into orders (order_no, account_id, package_id, days, amount, recharge_type, status,
       token_hash, guardian_agreed, created_at, paid_at, grant_id)
     values ($1, $2, 'A_WEEK', 7, 900, 'WECHAT', 'paid', '', true, now(), now(), $3)`,
    [`paid-${person.id}`, person.id, grantId],
  )
  await one(
    `insert into orders (order_no, account_id, package_id, days, amount, recharge_type, status,
       token_hash, guardian_agreed, created_at)
     values ($1, $2, 'A_WEEK', 7, 900, 'WECHAT', 'waiting', '', true, now())`,
    [`open-${person.id}`, person.id],
  )
  await one(
    `insert into grading_cards (number, salt, password_hash, days, valid_until, batch, created_at,
       bound_by, bound_at)
     values ($1, '', '', 30, now(), '', now(), $2, now())`,
    [`C${person.id}`, person.id],
  )
  await one(
    `insert into entitlements (code_hash, days, batch, created_at, bound_by, bound_at, grant_id)
     values ($1, 30, '', now(), $2, now(), $3)`,
    [`E${person.id}`, person.id, grantId],
  )
  await one(
    `insert into audit_log (operator, act, details, at)
     values ('ops', 'password help', jsonb_build_object(
       'accountId', $1::bigint, 'phone', $2::text, 'name', $3::text, 'days', 7
     ), $4)`,
    [person.id, person.phone, person.name, now],
  )
  await one(
    `insert into security_journal (kind, account_id, phone, actor_id, network, detail, at)
     values ('signInFailed', $1, null, null, '', '', $3), ('signInFailed', null, $2, null, '', '', $3),
       ('oneTimePasswordSet', null, null, $1, '', '', $3)`,
    [person.id, person.phone, now],
  )
  // A link to each text that was corrected, living longer than the deletion waits.
  await one(
    `insert into share_links (account_id, essay_id, revision_id, token_hash, created_at, ends_at)
     select $1, essay_id, id, 'link ' || id, $2::timestamptz, $2::timestamptz + interval '90 days'
     from revisions
     where essay_id in (
       select id from submissions where student_id = $1
       union all select id from practice_essays where account_id = $1
     ) returning id`,
    [person.id, now],
  )
  await one(
    `insert into passages (essay_id, revision_id, paragraph, content, asked_at, answer, answered_at)
     select essay_id, id, 0, $2, $3, 'named', $3 from revisions
     where essay_id in (select id from submissions where student_id = $1) returning id`,
    [person.id, `${person.name}写的一段`, now],
  )
  await one(
    `insert into photo_doubts (account_id, doubts, read_at)
     values ($1, jsonb_build_array(jsonb_build_object('before', $2::text, 'text', '夭', 'after', '。')), $3)`,
    [person.id, person.name, now],
  )
  await one(
    `insert into notifications (account_id, category, title, content, tip, link, event_key,
       created_at)
     values ($1, 'System', '卡', $2, '', $3, $2, now())`,
    [person.id, `给${person.name}的话`, link],
  )
}

export async function insertNotification(
  pool: Pool,
  accountId: number,
  content: string,
  link: object,
  tip = '',
): Promise<void> {
  await pool.query(
    `insert into notifications (account_id, category, title, content, tip, link, event_key,
       created_at)
     values ($1, 'ClassEntity', '班级', $2, $3, $4, $2, now())`,
    [accountId, content, tip, link],
  )
}
