// A server for embeddedPostgres.test.ts to kill: says «ready», then each number once PostgreSQL has acknowledged its row.
import pg from 'pg'
import { startEmbeddedPostgres } from '../embeddedPostgres.ts'

const { connection } = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' })
const client = new pg.Client(connection)
await client.connect()
await client.query('create table if not exists acknowledged (n int primary key)')
console.log('ready')
const { rows } = await client.query('select coalesce(max(n), 0) as last from acknowledged')
for (let n = Number(rows[0].last) + 1; ; n += 1) {
  await client.query('insert into acknowledged values ($1)', [n])
  console.log(n)
}
