/** The passages that a handed-in essay has in common with others, side by side, for its teacher. */
import { and, eq, isNotNull } from 'drizzle-orm'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getSimilarities as call } from '@zhupi/contract/calls/statistics.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { findProductReference } from '../../data/references/writingReferences.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { submissions } from '../../db/schema/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { isTaughtBy, listTitles } from '../../records/homework.ts'
import { listPairsOfEssay, listTexts } from '../../records/similarity.ts'
import type { Handler } from '../handler.ts'

type Entity = EntityOf<typeof call>
type Pair = Awaited<ReturnType<typeof listPairsOfEssay>>[number]
type Side = { essayId: number; revisionId: number | null; name: string; submittedAt: Date | null }

export const getSimilarities: Handler<typeof call> = async ({ id }, { db, person }) => {
  const [found] = await db
    .select({
      homeworkId: submissions.homeworkId,
      name: accounts.name,
      submittedAt: submissions.submittedAt,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .where(
      and(
        eq(submissions.id, id),
        isTaughtBy(person.id),
        isNotNull(submissions.handedInRevisionId),
        isNotRemoved(),
      ),
    )
  if (found === undefined) return refuse('notFound')
  const { homeworkId, ...essay } = found
  return {
    id,
    homeworkId,
    essay: presentSide(essay),
    items: await presentPairs(db, id, await listPairsOfEssay(db, homeworkId, id)),
  }
}

async function presentPairs(
  db: Db,
  essayId: number,
  pairs: readonly Pair[],
): Promise<Entity['items']> {
  const ids = pairs.flatMap(({ revisionId, otherRevisionId }) => [revisionId, otherRevisionId ?? 0])
  const texts = new Map((await listTexts(db, ids)).map(({ id, content }) => [id, content]))
  const titles = await listTitles(
    db,
    pairs.flatMap(({ otherHomeworkId }) => otherHomeworkId ?? []),
  )
  return pairs.map((pair) => {
    const reference = pair.referenceId === null ? undefined : findProductReference(pair.referenceId)
    const isFirst = pair.essayId === essayId
    const { own, other } = sidesOf(pair, isFirst)
    const ownText = texts.get(own.revisionId ?? 0) ?? ''
    const otherText = reference?.content ?? texts.get(other.revisionId ?? 0) ?? ''
    const isSameHomework = pair.otherHomeworkId === pair.homeworkId
    return {
      kind: kindOf(pair, isSameHomework),
      otherId: isSameHomework ? other.essayId : null,
      other: presentSide(other),
      otherTitle: reference?.title ?? titles.get(pair.otherHomeworkId ?? 0) ?? '',
      characters: pair.characters,
      passages: pair.passages
        .map(({ start, end, otherStart, otherEnd }) =>
          isFirst ? [start, end, otherStart, otherEnd] : [otherStart, otherEnd, start, end],
        )
        .toSorted(([a = 0], [b = 0]) => a - b)
        .map(([start, end, otherStart, otherEnd]) => ({
          text: ownText.slice(start, end),
          otherText: otherText.slice(otherStart, otherEnd),
        })),
    }
  })
}

function kindOf(pair: Pair, isSameHomework: boolean): Entity['items'][number]['kind'] {
  if (pair.referenceId !== null) return 'reference'
  return isSameHomework ? 'homework' : 'older'
}

/** A pair is stored once; whoever is asked about stands first. */
function sidesOf(pair: Pair, isFirst: boolean): { own: Side; other: Side } {
  const one = {
    essayId: pair.essayId,
    revisionId: pair.revisionId,
    name: pair.name,
    submittedAt: pair.submittedAt,
  }
  const two = {
    essayId: pair.otherEssayId ?? 0,
    revisionId: pair.otherRevisionId,
    name: pair.otherName ?? '',
    submittedAt: pair.otherSubmittedAt,
  }
  return isFirst ? { own: one, other: two } : { own: two, other: one }
}

function presentSide({ name, submittedAt }: Pick<Side, 'name' | 'submittedAt'>) {
  return { name, submittedTime: submittedAt && formatWireTime(submittedAt) }
}
