/** The caller's own practice, the latest saved first. */
import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { getExercises as call } from '@zhupi/contract/calls/practice.ts'
import { listGenreGroups } from '@zhupi/contract/rules/genre.ts'
import { formatScore, NO_SCORE } from '@zhupi/contract/rules/score.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { ANY_GENRE, genreName } from '@zhupi/contract/terms/genres.ts'
import type { Db } from '../../db/database.ts'
import { practiceEssays } from '../../db/schema/practice.ts'
import { reports } from '../../db/schema/report.ts'
import { countPages, offsetOf } from '../../domain/pagination.ts'
import { isInMalaysia } from '../../records/country.ts'
import { findOwnGrade } from '../../records/ownGrade.ts'
import { isOwnPractice } from '../../records/practice.ts'
import { countUses } from '../../records/quota.ts'
import type { Person } from '../../records/session.ts'
import type { Handler } from '../handler.ts'

/** Of the text a list shows. */
const EXCERPT_LENGTH = 80
const LATEST_FIRST = [desc(practiceEssays.savedAt), desc(practiceEssays.id)]

export const getExercises: Handler<typeof call> = async (
  { cpage, psize, type },
  { db, person },
) => {
  const wanted = and(
    isOwnPractice(person.id),
    type === undefined || type === '' ? undefined : eq(practiceEssays.genre, type),
  )
  const [found] = await db.select({ rows: count() }).from(practiceEssays).where(wanted)
  const total = found?.rows ?? 0
  // The page is cut first: what its cards show is read for its few essays alone.
  const page = await db
    .select({ id: practiceEssays.id })
    .from(practiceEssays)
    .where(wanted)
    .orderBy(...LATEST_FIRST)
    .limit(psize)
    .offset(offsetOf({ cpage, psize }))
  const ids = page.map(({ id }) => id)
  const rows = await db
    .select({
      id: practiceEssays.id,
      title: practiceEssays.title,
      content: sql<string>`left(${practiceEssays.content}, ${EXCERPT_LENGTH})`,
      author: practiceEssays.author,
      scoreScale: practiceEssays.scoreScale,
      genre: practiceEssays.genre,
      gradeLevel: practiceEssays.gradeLevel,
      characters: practiceEssays.characters,
      savedAt: practiceEssays.savedAt,
      createdAt: practiceEssays.createdAt,
      aiScore: reports.aiScore,
      reportState: reports.state,
    })
    .from(practiceEssays)
    .leftJoin(reports, eq(reports.revisionId, practiceEssays.revisionId))
    .where(inArray(practiceEssays.id, ids))
    .orderBy(...LATEST_FIRST)
  const uses = await countUses(db, ids)
  return {
    items: rows.map((row) => ({
      id: row.id,
      title: row.title,
      content: row.content,
      author: row.author,
      scoreKind: row.scoreScale,
      articleType: row.genre,
      atText: genreName(row.genre),
      grade: row.gradeLevel,
      score:
        row.aiScore === null
          ? NO_SCORE
          : `${formatScore(row.aiScore, row.scoreScale)}/${row.scoreScale}`,
      counter: uses.get(row.id) ?? 0,
      correction: row.reportState ?? ('none' as const),
      characterCount: row.characters,
      time: formatWireTime(row.savedAt ?? row.createdAt),
    })),
    cpage,
    pcount: countPages(total, psize),
    total,
    types: await listTabs(db, person),
  }
}

/** The genres of the person's grade, then those that essays of another grade have. */
async function listTabs(db: Db, person: Person): Promise<{ id: string; name: string }[]> {
  const grade = await findOwnGrade(db, person)
  const offered =
    grade === null
      ? []
      : listGenreGroups(grade, { isMalaysia: await isInMalaysia(db, person) })
          .flatMap((group) => group.genres)
          .filter((genre) => genre.id !== ANY_GENRE.id)
  const used = await db
    .selectDistinct({ genre: practiceEssays.genre })
    .from(practiceEssays)
    .where(and(isOwnPractice(person.id), ne(practiceEssays.genre, '')))
    .orderBy(practiceEssays.genre)
  const others = used.filter(({ genre }) => !offered.some(({ id }) => id === genre))
  return [...offered.map(({ id }) => id), ...others.map(({ genre }) => genre)].map((id) => ({
    id,
    name: genreName(id),
  }))
}
