// Makes the reports of an essay an earlier engine's, which scored it otherwise: ESSAY SCORE. For
// stories; DATA_DIR is the running product's.
import { Client } from 'pg'
import { findRunningPostgres } from '../postgres/embeddedPostgres.ts'

const [essayId, score] = process.argv.slice(2)
const connection = await findRunningPostgres(process.env.DATA_DIR ?? '')
if (connection === undefined) throw new Error('no product runs on DATA_DIR')
const client = new Client(connection)
await client.connect()
const { rowCount } = await client.query(
  `update reports set ai_score = $2::float8,
     correction = correction || jsonb_build_object('engineVersion', 'earlier', 'score', $2::float8)
   where revision_id in (select id from revisions where essay_id = $1::bigint)`,
  [essayId, score],
)
await client.end()
if (rowCount === 0) throw new Error(`essay ${essayId} has no report`)
