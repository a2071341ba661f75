/**
 * The checked-in description of the tables (description.txt) is what the migrations really make.
 * `UPDATE_DESCRIPTION=1` writes it anew.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from './testDatabase.ts'

const file = fileURLToPath(new URL('./description.txt', import.meta.url))
const database = await createTestDatabase()
const client = new pg.Client(database.connection)
await client.connect()

afterAll(async () => {
  await client.end()
  await database.drop()
})

async function describeTables(): Promise<string> {
  const { rows } = await client.query<{ table: string; line: string }>(`
    select table_name as table,
        '  ' || column_name || ' ' || data_type
          || case is_nullable when 'NO' then ' not null' else '' end as line,
        1 as part, ordinal_position as place
      from information_schema.columns where table_schema = 'public'
    union all select tablename, '  ' || indexdef, 2,
        row_number() over (partition by tablename order by indexname)
      from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass::text,
        '  ' || conname || ' ' || pg_get_constraintdef(oid), 3,
        row_number() over (partition by conrelid order by conname)
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('f', 'c')
    union all select relname, '  unlogged', 0, 0
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'u'
    order by 1, 3, 4`)
  const tables = Map.groupBy(rows, (row) => row.table)
  return (
    [...tables]
      .map(([table, lines]) => [table, ...lines.map((row) => row.line)].join('\n'))
      .join('\n\n') + '\n'
  )
}

test('db/description.txt describes the schema as the migrations make it', async () => {
  const actual = await describeTables()
  if (process.env.UPDATE_DESCRIPTION) await writeFile(file, actual)
  expect(await readFile(file, 'utf8')).toBe(actual)
})

test('every foreign key that a list is read by has an index that begins with it', async () => {
  const { rows } = await client.query<{ key: string }>(`
    select c.conrelid::regclass || '.' || a.attname as key from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      )
    order by 1`)
  // Nothing is listed by the school that every row carries.
  expect(rows.map((row) => row.key).filter((key) => !key.endsWith('.school_id'))).toEqual([])
})
