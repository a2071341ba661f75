/** A shared report for whoever has its link. */
import type { getSharedReport as call } from '@zhupi/contract/calls/share.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { findStage } from '@zhupi/contract/terms/stages.ts'
import { createMask } from '../../domain/maskNames.ts'
import { loadAnsweredMarks } from '../../records/answeredMark.ts'
import { listNamesAround } from '../../records/sharedEssay.ts'
import type { Handler } from '../handler.ts'
import { presentCorrection } from '../submission/presentCorrection.ts'
import { loadShared } from '../../records/sharedReport.ts'
import { presentHighlights, presentNickname } from './presentHighlights.ts'
import { presentMasked } from './presentMasked.ts'

export const getSharedReport: Handler<typeof call> = async ({ id }, { db, now, miniProgram }) => {
  const { shared, sharer, around } = await loadShared(db, id, now)
  const names = await listNamesAround(db, shared.accountId, around.homeworkId)
  const mask = createMask({
    ...names,
    people: [...names.people, around.author === sharer.nickname ? '' : around.author],
  })
  const report = presentCorrection(shared, shared.correction, {
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
      stage: findStage(around.gradeLevel),
      teacherScore: around.teacherScore,
      teacherRemark: around.teacherRemark,
      aiUse: around.aiUse,
      endTime: formatWireTime(shared.endsAt),
      opensMiniProgram: miniProgram.isSet,
      ...report,
      ...presentHighlights(report, sharer.role, findStage(around.gradeLevel)),
    },
    mask,
  )
}
