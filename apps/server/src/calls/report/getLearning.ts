/** The pupil's 学习报告. What a homework withholds before the hand-in counts nowhere in it. */
import type { getLearning as call } from '@zhupi/contract/calls/report.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { LEARNING_ESSAYS_MAX, LEARNING_SCORES_SHOWN } from '@zhupi/contract/terms/limits.ts'
import { findStage } from '@zhupi/contract/terms/stages.ts'
import { BAND_FLOORS, TRAIT_NAMES } from '@zhupi/contract/terms/traits.ts'
import type { Db } from '../../db/database.ts'
import { aiUseFor, showsScore } from '../../domain/essay.ts'
import {
  abilityEssays,
  findGrowth,
  meanTraits,
  startOfTerm,
  traitsToPractise,
  type LearntEssay,
  type TraitScores,
} from '../../domain/learning.ts'
import { growthWords, termWords } from '../../domain/learningWords.ts'
import { listLearntEssays, loadLearnt, loadLifts } from '../../records/learntEssay.ts'
import { findOwnGrade } from '../../records/ownGrade.ts'
import type { Person } from '../../records/session.ts'
import type { Handler } from '../handler.ts'

export const getLearning: Handler<typeof call> = async (_request, { db, now, person }) => {
  const essays = await listShown(db, person, now)
  const since = startOfTerm(now)
  const term = essays.filter(({ writtenAt }) => writtenAt >= since)
  const latest = abilityEssays(essays)
  const ability = meanTraits(latest)
  return {
    ability,
    abilityEssays: latest.length,
    recently: essays.slice(0, LEARNING_SCORES_SHOWN).map((essay) => ({
      ...presentEssay(essay),
      score: essay.score,
      isTeacherScore: essay.isTeacherScore,
      scoreKind: essay.scoreScale,
      time: formatWireTime(essay.writtenAt),
    })),
    content: essays.length === 0 ? '' : termWords(term, term.length === LEARNING_ESSAYS_MAX),
    growth: findGrowth(term).map(growthWords),
    next: ability === null ? null : await findNext(db, ability, latest),
    stage: findStage(await findOwnGrade(db, person)),
  }
}

type Shown = LearntEssay & { revisionId: number; score: number; isTeacherScore: boolean }

/** Each essay as far as its writer sees its report, the latest first. */
async function listShown(db: Db, person: Person, now: Date): Promise<Shown[]> {
  const found = await listLearntEssays(db, person.id, LEARNING_ESSAYS_MAX, now)
  const said = await loadLearnt(
    db,
    found.map(({ revisionId }) => revisionId),
  )
  return found.flatMap(({ homework, revisionId, ...essay }) => {
    const report = said.get(revisionId)
    if (report?.aiScore == null) return []
    const aiUse = homework === null ? 'full' : aiUseFor(person, { ...homework, revisionId })
    if (homework !== null && !showsScore(aiUse, homework)) return []
    const isWhole = aiUse === 'full'
    const teacherScore =
      homework?.handedInRevisionId === revisionId ? (homework.teacherScore ?? null) : null
    return {
      ...essay,
      revisionId,
      title: report.title,
      characters: report.characters,
      engineVersion: report.engineVersion,
      drafts: report.drafts,
      traits: isWhole ? report.traits : null,
      rise: isWhole ? report.rise : null,
      score: teacherScore ?? report.aiScore,
      isTeacherScore: teacherScore !== null,
    }
  })
}

/** The lowest trait of which a late report says how it is lifted. */
async function findNext(db: Db, ability: TraitScores, latest: readonly Shown[]) {
  const lifts = await loadLifts(
    db,
    latest.map(({ revisionId }) => revisionId),
  )
  for (const trait of traitsToPractise(ability))
    for (const essay of latest) {
      const said = lifts
        .get(essay.revisionId)
        ?.flatMap(({ traits }) => traits)
        .find((each) => each.trait === trait)
      if (said !== undefined && said.lift !== '' && said.score < BAND_FLOORS[1])
        return {
          code: trait,
          name: TRAIT_NAMES[trait],
          lift: said.lift,
          essay: presentEssay(essay),
        }
    }
  return null
}

function presentEssay({ id, isHomework, title }: LearntEssay) {
  return { id, ishomework: isHomework ? (1 as const) : (0 as const), title }
}
