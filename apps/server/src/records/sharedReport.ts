/**
 * What stands behind a link. Links that ended, were stopped or never were answer alike, and so do
 * those whose essay, homework, writer or guardian's consent is gone.
 */
import type { getSharedReport } from '@zhupi/contract/calls/share.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { Db } from '../db/database.ts'
import { aiUseFor, showsScore } from '../domain/essay.ts'
import { refuse } from '../domain/refuse.ts'
import { hashToken } from '../domain/token.ts'
import { isCorrectionBarred } from './consent.ts'
import { findSharedRevision, type SharedRevision } from './shareLink.ts'
import { findSharedHomework, findSharedPractice, findSharer } from './sharedEssay.ts'

type Shared = EntityOf<typeof getSharedReport>
/** What surrounds the text, of homework or of practice. */
type Surroundings = Pick<Shared, 'scoreKind' | 'aiUse' | 'teacherScore' | 'teacherRemark'> & {
  homeworkId?: number
  gradeLevel: number | null
  isScoreAsked: boolean
  /** What the text is signed with. */
  author: string
}

export async function loadShared(db: Db, token: string, now: Date) {
  const shared = await findSharedRevision(db, hashToken(token), now)
  if (shared === undefined) return refuse('shareEnded')
  const sharer = await findSharer(db, shared.accountId)
  if (sharer === undefined) return refuse('shareEnded')
  const around =
    shared.kind === 'homework'
      ? await readHomework(db, shared, now)
      : await readPractice(db, shared)
  if (around === undefined) return refuse('shareEnded')
  const writer = { id: shared.accountId, role: sharer.role }
  if (around.gradeLevel !== null && (await isCorrectionBarred(db, writer, around.gradeLevel)))
    return refuse('shareEnded')
  return { shared, sharer, around }
}

async function readHomework(
  db: Db,
  { essayId, revisionId }: SharedRevision,
  now: Date,
): Promise<Surroundings | undefined> {
  const found = await findSharedHomework(db, essayId, now)
  if (found === undefined) return undefined
  const { handedInRevisionId } = found
  // As its pupil sees it: what the homework withholds before the hand-in is withheld here.
  const aiUse = aiUseFor(
    { role: 'student' },
    { aiUse: found.aiUse, revisionId, handedInRevisionId },
  )
  const isReviewed = handedInRevisionId === revisionId && found.teacherScore !== null
  return {
    homeworkId: found.homeworkId,
    gradeLevel: found.gradeLevel,
    scoreKind: found.scoreScale,
    aiUse,
    isScoreAsked: showsScore(aiUse, found),
    teacherScore: isReviewed ? found.teacherScore : null,
    // Shown to others, it would pass for the teacher's own words.
    teacherRemark: isReviewed && !found.isRemarkDrafted ? found.remark : null,
    author: '',
  }
}

async function readPractice(
  db: Db,
  { essayId, accountId, gradeLevel }: SharedRevision,
): Promise<Surroundings | undefined> {
  const found = await findSharedPractice(db, essayId, accountId)
  if (found === undefined) return undefined
  return {
    gradeLevel,
    scoreKind: found.scoreScale,
    aiUse: 'full',
    isScoreAsked: true,
    teacherScore: null,
    teacherRemark: null,
    author: found.author,
  }
}
