/**
 * A shared report for whoever has its link. Links that ended, were stopped or never were answer
 * alike, and so do those whose essay, homework, writer or guardian's consent is gone.
 */
import type { getSharedReport as call } from '@zhupi/contract/calls/share.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import type { Db } from '../../db/database.ts'
import { aiUseFor, showsScore } from '../../domain/essay.ts'
import { createMask } from '../../domain/maskNames.ts'
import { refuse } from '../../domain/refuse.ts'
import { hashToken } from '../../domain/token.ts'
import { loadAnsweredMarks } from '../../records/answeredMark.ts'
import { findConsentBar } from '../../records/consent.ts'
import { findSharedRevision, type SharedRevision } from '../../records/shareLink.ts'
import {
  findSharedHomework,
  findSharedPractice,
  findSharer,
  listNamesAround,
} from '../../records/sharedEssay.ts'
import type { Handler } from '../handler.ts'
import { presentCorrection } from '../submission/presentCorrection.ts'
import { presentHighlights, presentNickname } from './presentHighlights.ts'
import { presentMasked } from './presentMasked.ts'

type Shared = EntityOf<typeof call>
/** What surrounds the text, of homework or of practice. */
type Surroundings = Pick<Shared, 'scoreKind' | 'aiUse' | 'teacherScore' | 'teacherRemark'> & {
  homeworkId?: number
  gradeLevel: number | null
  isScoreAsked: boolean
  /** What the text is signed with. */
  author: string
}

export const getSharedReport: Handler<typeof call> = async ({ id }, { db, now }) => {
  const shared = await findSharedRevision(db, hashToken(id), now)
  if (shared === undefined) return refuse('shareEnded')
  const sharer = await findSharer(db, shared.accountId)
  if (sharer === undefined) return refuse('shareEnded')
  const around =
    shared.kind === 'homework'
      ? await readHomework(db, shared, now)
      : await readPractice(db, shared)
  if (around === undefined) return refuse('shareEnded')
  const { gradeLevel } = around
  if (
    sharer.role === 'student' &&
    gradeLevel !== null &&
    (await findConsentBar(db, shared.accountId, gradeLevel)) !== undefined
  )
    return refuse('shareEnded')

  const names = await listNamesAround(db, shared.accountId, around.homeworkId)
  const mask = createMask({
    ...names,
    people: [...names.people, around.author === sharer.nickname ? '' : around.author],
  })
  const report = presentCorrection(shared.content, shared.correction, {
    aiScore: shared.aiScore,
    // Whom it compares with is nobody else's business.
    surpass: null,
    aiUse: around.aiUse,
    isScoreAsked: around.isScoreAsked,
    change: undefined,
    revisionId: shared.revisionId,
    // As its pupil sees it.
    answered: await loadAnsweredMarks(db, shared.essayId),
    isTeacher: false,
  })
  return presentMasked(
    {
      nickname: presentNickname(sharer, mask),
      articleTitle: shared.title,
      atText: genreName(shared.genre),
      scoreKind: around.scoreKind,
      teacherScore: around.teacherScore,
      teacherRemark: around.teacherRemark,
      aiUse: around.aiUse,
      endTime: formatWireTime(shared.endsAt),
      ...report,
      ...presentHighlights(report, sharer.role),
    },
    mask,
  )
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
    teacherRemark: isReviewed ? found.remark : null,
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
