/**
 * Corrects one revision: a short read, the engine outside any transaction, one transaction that
 * stores the report.
 */
import { and, eq } from 'drizzle-orm'
import type { CorrectionStage } from '@zhupi/contract/terms/correction.ts'
import { reachesLowest, withinLimits } from '@zhupi/contract/rules/score.ts'
import { MIN_CHARACTERS_DEFAULT } from '@zhupi/contract/terms/limits.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import type { Correction, Essay } from '@zhupi/engine/types.ts'
import type { CorrectionWorkers } from '../correction/correctionWorkers.ts'
import type { Db } from '../db/database.ts'
import type { RequestedReport } from '../db/queue.ts'
import { classrooms } from '../db/schema/classroom.ts'
import { homework, homeworkQuestions } from '../db/schema/homework.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { reports } from '../db/schema/report.ts'
import { revisions } from '../db/schema/essay.ts'
import { submissions } from '../db/schema/submission.ts'
import { notifyHandedIn } from '../records/homeworkNotifications.ts'
import { handedIn, findByRevisionForUpdate } from '../records/submission.ts'

export type CorrectEssayServices = {
  db: Db
  workers: Pick<CorrectionWorkers, 'correct'>
  clock: () => Date
}

/** May run twice with the same result: a report that is done stays as it is. */
export async function correctEssay(
  { revisionId }: Pick<RequestedReport, 'revisionId'>,
  { db, workers, clock }: CorrectEssayServices,
): Promise<void> {
  const work = await findWork(db, revisionId)
  if (work === undefined) return
  const stages = stageWriter(db, revisionId)
  const correction = await workers.correct(work.essay, stages.write)
  await stages.finish()
  await storeReport(db, revisionId, work, correction, clock())
}

async function findWork(db: Db, revisionId: number) {
  return (await findHomeworkWork(db, revisionId)) ?? (await findPracticeWork(db, revisionId))
}

async function findHomeworkWork(db: Db, revisionId: number) {
  const [found] = await db
    .select({
      state: reports.state,
      title: revisions.title,
      content: revisions.content,
      genre: revisions.genre,
      gradeLevel: classrooms.gradeLevel,
      taskTitle: homeworkQuestions.title,
      requirement: homeworkQuestions.requirement,
      minCharacters: homework.minCharacters,
      maxCharacters: homework.maxCharacters,
      digressCheck: homework.digressCheck,
      scoreScale: homework.scoreScale,
      lowScore: homework.lowScore,
      highScore: homework.highScore,
      lowestScore: homework.lowestScore,
    })
    .from(reports)
    .innerJoin(revisions, eq(revisions.id, reports.revisionId))
    .innerJoin(submissions, eq(submissions.id, revisions.essayId))
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(
      homeworkQuestions,
      and(
        eq(homeworkQuestions.homeworkId, homework.id),
        eq(homeworkQuestions.questionNo, revisions.questionNo),
      ),
    )
    .where(eq(reports.revisionId, revisionId))
  if (found === undefined || found.state !== 'working') return undefined
  const essay: Essay = {
    title: found.title,
    content: found.content,
    genre: found.genre,
    gradeLevel: found.gradeLevel,
    task: {
      title: found.taskTitle,
      requirement: found.requirement,
      minCharacters: found.minCharacters,
      maxCharacters: found.maxCharacters,
      capsOffTopic: found.digressCheck,
    },
  }
  return { essay, limits: found }
}

/** Practice answers its question, or else what its own title says, and no score is out of bounds. */
async function findPracticeWork(db: Db, revisionId: number) {
  const [found] = await db
    .select({
      state: reports.state,
      title: revisions.title,
      content: revisions.content,
      genre: revisions.genre,
      gradeLevel: revisions.gradeLevel,
      taskTitle: practiceEssays.taskTitle,
      requirement: practiceEssays.taskRequirement,
    })
    .from(reports)
    .innerJoin(revisions, eq(revisions.id, reports.revisionId))
    .innerJoin(practiceEssays, eq(practiceEssays.id, revisions.essayId))
    .where(eq(reports.revisionId, revisionId))
  if (found === undefined || found.state !== 'working') return undefined
  const { title, content, genre, gradeLevel, taskTitle, requirement } = found
  if (gradeLevel === null) throw new Error(`revision ${revisionId} has no grade`)
  const hasTask = taskTitle !== '' || requirement !== ''
  const essay: Essay = {
    title,
    content,
    genre,
    gradeLevel,
    task: {
      title: hasTask ? taskTitle : title,
      requirement,
      minCharacters: MIN_CHARACTERS_DEFAULT,
      maxCharacters: null,
    },
  }
  return { essay, limits: UNLIMITED }
}
const UNLIMITED: Limits = { scoreScale: 100, lowScore: 0, highScore: 100, lowestScore: 0 }

/** Writes stages in their order, one at a time; a stage that cannot be written stops nothing. */
function stageWriter(db: Db, revisionId: number) {
  let last: Promise<unknown> = Promise.resolve()
  return {
    write: (stage: CorrectionStage) => {
      last = last
        .then(() =>
          db
            .update(reports)
            .set({ stage })
            .where(and(eq(reports.revisionId, revisionId), eq(reports.state, 'working'))),
        )
        .catch(() => undefined)
    },
    finish: () => last,
  }
}

type Limits = { scoreScale: number; lowScore: number; highScore: number; lowestScore: number }

async function storeReport(
  db: Db,
  revisionId: number,
  { limits }: { limits: Limits },
  correction: Correction,
  now: Date,
): Promise<void> {
  const aiScore = withinLimits(correction.score, limits)
  await db.transaction(async (db) => {
    const submission = await findByRevisionForUpdate(db, revisionId)
    const [done] = await db
      .update(reports)
      .set({ state: 'done', stage: 'commenting', aiScore, correction, finishedAt: now })
      .where(and(eq(reports.revisionId, revisionId), eq(reports.state, 'working')))
      .returning({ revisionId: reports.revisionId })
    if (done === undefined || submission?.handingInRevisionId !== revisionId) return
    // A hand-in that waited for this score happens if the score is reached, else not at all.
    const isHandedIn = reachesLowest(limits, aiScore) && mayEdit(submission.status)
    await db
      .update(submissions)
      // The scored revision is handed in, whatever correction was asked for since.
      .set(isHandedIn ? handedIn(revisionId, now) : { handingInRevisionId: null })
      .where(eq(submissions.id, submission.id))
    if (isHandedIn) await notifyHandedIn(db, submission.id, submission.status === 'reject', now)
  })
}
