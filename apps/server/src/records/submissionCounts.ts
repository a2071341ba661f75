/** How a homework's submissions stand: not submitted (a returned one is not), submitted, reviewed (spec 3 §4). */
import { sql } from 'drizzle-orm'
import { submissions } from '../db/schema.ts'

export const submissionCounts = {
  notsubmit: sql<number>`(count(*) filter (where ${submissions.status} in ('notStart', 'underway', 'reject')))::int`,
  notremarkcount: sql<number>`(count(*) filter (where ${submissions.status} = 'finish'))::int`,
  remarkcount: sql<number>`(count(*) filter (where ${submissions.status} = 'remark'))::int`,
}
