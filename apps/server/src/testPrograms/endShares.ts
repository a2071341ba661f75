// Lets the time of an essay's shared links run out: ESSAY. For stories; DATA_DIR is the running
// product's.
import { Client } from 'pg'
import { findRunningPostgres } from '../postgres/embeddedPostgres.ts'

const [essayId] = process.argv.slice(2)
const connection = await findRunningPostgres(process.env.DATA_DIR ?? '')
if (connection === undefined) throw new Error('no product runs on DATA_DIR')
const client = new Client(connection)
await client.connect()
const { rowCount } = await client.query(
  `update share_links set ends_at = now() - interval '1 second' where essay_id = $1::bigint`,
  [essayId],
)
await client.end()
if (rowCount === 0) throw new Error(`essay ${essayId} is not shared`)
