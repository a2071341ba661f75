/** What may bring an essay that waits for its teacher forward in the list. */
import { sql } from 'drizzle-orm'
import { disputes } from '../db/schema/dispute.ts'
import { draftChanges, reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'

const waits = sql`${submissions.status} = 'finish'`

/** For queries that join submissions, reports and draft_changes. Of other essays they are null. */
export const REVIEW_SIGNS = {
  doubts: sql<number | null>`case when ${waits} then
    jsonb_array_length(jsonb_path_query_array(${reports.correction}, '$.marks[*] ? (@.kind == "query")')) end`,
  rise: sql<number | null>`case when ${waits} then (${draftChanges.change} ->> 'rise')::float8 end`,
  disputes: sql<number | null>`case when ${waits} then
    (select count(*)::int from ${disputes} where ${disputes.essayId} = ${submissions.id}) end`,
}
