/** The report of a practice essay, for whoever wrote it: all of it, always. */
import { and, eq } from 'drizzle-orm'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getAIResult as call } from '@zhupi/contract/calls/submission.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { findStage } from '@zhupi/contract/terms/stages.ts'
import type { Db } from '../../db/database.ts'
import { revisions } from '../../db/schema/essay.ts'
import { practiceEssays } from '../../db/schema/practice.ts'
import { reports } from '../../db/schema/report.ts'
import { refuse } from '../../domain/refuse.ts'
import { loadAnsweredMarks } from '../../records/answeredMark.ts'
import { isConsentRefused } from '../../records/consent.ts'
import { findChange } from '../../records/draftChange.ts'
import { loadPracticePercentile } from '../../records/percentile.ts'
import { isOwnPractice, PRACTICE_PROCESS, presentTask } from '../../records/practice.ts'
import { countUses } from '../../records/quota.ts'
import type { Person } from '../../records/session.ts'
import { presentHistory, presentKept } from './presentHistory.ts'
import { presentCorrection } from './presentCorrection.ts'

export async function presentPracticeReport(
  db: Db,
  id: number,
  person: Person,
  now: Date,
): Promise<EntityOf<typeof call>> {
  const [found] = await db
    .select({
      author: practiceEssays.author,
      scoreScale: practiceEssays.scoreScale,
      revisionId: practiceEssays.revisionId,
      process: PRACTICE_PROCESS,
      questionId: practiceEssays.questionId,
      taskTitle: practiceEssays.taskTitle,
      taskRequirement: practiceEssays.taskRequirement,
      draft: {
        gradeLevel: practiceEssays.gradeLevel,
        genre: practiceEssays.genre,
        title: practiceEssays.title,
        content: practiceEssays.content,
      },
      revision: {
        gradeLevel: revisions.gradeLevel,
        genre: revisions.genre,
        title: revisions.title,
        content: revisions.content,
      },
      reportState: reports.state,
      aiScore: reports.aiScore,
      correction: reports.correction,
    })
    .from(practiceEssays)
    .leftJoin(revisions, eq(revisions.id, practiceEssays.revisionId))
    .leftJoin(reports, eq(reports.revisionId, revisions.id))
    .where(and(eq(practiceEssays.id, id), isOwnPractice(person.id)))
  if (found === undefined) return refuse('notFound')
  const { draft, revision } = found
  const text = revision ?? draft
  const surpass =
    found.aiScore === null || text.gradeLevel === null
      ? null
      : await loadPracticePercentile(
          db,
          { essayId: id, aiScore: found.aiScore, gradeLevel: text.gradeLevel, genre: text.genre },
          now,
        )
  return {
    ishomework: 0,
    id,
    revisionId: found.revisionId,
    title: text.title,
    articleTitle: text.title,
    content: text.content,
    author: found.author,
    articleType: text.genre,
    atText: genreName(text.genre),
    grade: text.gradeLevel,
    scoreKind: found.scoreScale,
    stage: findStage(text.gradeLevel),
    task: presentTask(found),
    counter: (await countUses(db, [id])).get(id) ?? 0,
    isDraftNewer:
      revision !== null &&
      (revision.title !== draft.title ||
        revision.content !== draft.content ||
        revision.genre !== draft.genre ||
        revision.gradeLevel !== draft.gradeLevel),
    isConsentRefused: await isConsentRefused(db, person, text.gradeLevel),
    correction: found.reportState ?? 'none',
    aiUse: 'full',
    process: found.process,
    ...presentCorrection(text, found.correction, {
      aiScore: found.aiScore,
      surpass,
      aiUse: 'full',
      isScoreAsked: true,
      change: await findChange(db, found.revisionId),
      revisionId: found.revisionId,
      answered: await loadAnsweredMarks(db, id),
      isTeacher: false,
    }),
    historyList: await presentHistory(db, id, { upToNo: null, showsScores: true }),
    keptList: await presentKept(db, id, null),
  }
}
