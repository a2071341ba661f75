/** What a remark of the teacher's own words says becomes a phrase of theirs. */
import { eq } from 'drizzle-orm'
import { phrasesOf } from '@zhupi/contract/rules/phrases.ts'
import { draftRemark } from '@zhupi/engine/remark/draftRemark.ts'
import type { Db } from '../db/database.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import { withoutAnswered } from '../domain/markKey.ts'
import { loadAnsweredMarks } from './answeredMark.ts'
import { findChange } from './draftChange.ts'
import { learnPhrases } from './phrase.ts'

type Remark = { submissionId: number; studentName: string; remark: string; earlier: string }

/** `earlier`: what the remark said before; a sentence that stays is not said again. */
export async function learnFromRemark(
  db: Db,
  teacherId: number,
  { submissionId, studentName, remark, earlier }: Remark,
  now: Date,
): Promise<void> {
  const said = (drafted: readonly string[]) => phrasesOf(remark, { studentName, drafted })
  const mayBeNew = (sentence: string) => !earlier.includes(sentence)
  if (!said([]).some(mayBeNew)) return
  const drafted = await loadDrafted(db, submissionId)
  await learnPhrases(db, teacherId, said(drafted).filter(mayBeNew), now)
}

/** All that the machine may have put into the field, before and after marks were taken away. */
async function loadDrafted(db: Db, submissionId: number): Promise<string[]> {
  const [report] = await db
    .select({ revisionId: reports.revisionId, correction: reports.correction })
    .from(submissions)
    .innerJoin(reports, eq(reports.revisionId, submissions.handedInRevisionId))
    .where(eq(submissions.id, submissionId))
  if (report?.correction == null) return []
  const { correction } = report
  const change = (await findChange(db, report.revisionId))?.change ?? null
  const answered = await loadAnsweredMarks(db, submissionId)
  return [
    ...draftRemark({ correction, change }),
    ...draftRemark({ correction: withoutAnswered(correction, answered), change }),
  ]
}
