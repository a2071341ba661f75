/** Practice essays: begun, saved and read by the person who writes them, and by nobody else. */
import { and, count, eq, gte, isNull } from 'drizzle-orm'
import { isGenreFor } from '@zhupi/contract/rules/genre.ts'
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { hasBegun } from '@zhupi/contract/rules/practice.ts'
import { startOfDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { ANY_GENRE, findGenre } from '@zhupi/contract/terms/genres.ts'
import { NEW_ESSAYS_PER_DAY } from '@zhupi/contract/terms/limits.ts'
import { DEFAULT_SCORE_SCALE } from '@zhupi/contract/terms/scoreScales.ts'
import { onlyRow, type Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { essays } from '../db/schema/essay.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { questions } from '../db/schema/question.ts'
import type { SentPractice } from '../domain/practice.ts'
import { refuse } from '../domain/refuse.ts'
import { isNotRemoved } from './account.ts'
import { isInMalaysia } from './country.ts'
import { processAfter } from './process.ts'
import { isVisibleTo } from './questionBank.ts'
import type { Person } from './session.ts'

export const PRACTICE_PROCESS = {
  typed: practiceEssays.typedCharacters,
  pasted: practiceEssays.pastedCharacters,
  photo: practiceEssays.photoCharacters,
  voice: practiceEssays.voiceCharacters,
} as const

type Writer = Pick<Person, 'id' | 'role' | 'schoolId'>

const NOTHING_SENT = { typed: 0, pasted: 0, photo: 0, voice: 0 }

/** The person's own practice, unless it was deleted. */
export function isOwnPractice(personId: number) {
  return and(eq(practiceEssays.accountId, personId), isNull(practiceEssays.deletedAt))
}

const COLUMNS = {
  id: practiceEssays.id,
  accountId: practiceEssays.accountId,
  genre: practiceEssays.genre,
  gradeLevel: practiceEssays.gradeLevel,
  scoreScale: practiceEssays.scoreScale,
  author: practiceEssays.author,
  title: practiceEssays.title,
  content: practiceEssays.content,
  version: practiceEssays.version,
  ...PRACTICE_PROCESS,
} as const

/** Its row locked; refuses notFound. */
export async function loadPracticeForUpdate(db: Db, id: number, personId: number) {
  const [found] = await db
    .select(COLUMNS)
    .from(practiceEssays)
    .where(and(eq(practiceEssays.id, id), isOwnPractice(personId)))
    .for('update')
  return found ?? refuse('notFound')
}
export type LockedPractice = Awaited<ReturnType<typeof loadPracticeForUpdate>>

/**
 * Keeps the draft. `db` is a transaction.
 * @returns the essay as it is afterwards; undefined where no more may begin today
 */
export async function savePractice(
  db: Db,
  person: Writer,
  sent: SentPractice,
  now: Date,
): Promise<LockedPractice | undefined> {
  if (sent.genre !== undefined && sent.genre !== '' && findGenre(sent.genre) === undefined)
    refuse('badInput', 'type：没有这种文体')
  if (sent.id !== undefined)
    return updatePractice(
      db,
      person,
      await loadPracticeForUpdate(db, sent.id, person.id),
      sent,
      now,
    )
  await lockAccount(db, person.id)
  const begun = await findBegun(db, person.id, sent.requestKey)
  if (begun !== undefined)
    return updatePractice(db, person, await loadPracticeForUpdate(db, begun, person.id), sent, now)
  return beginPractice(db, person, sent, now)
}

async function beginPractice(
  db: Db,
  person: Writer,
  sent: SentPractice,
  now: Date,
): Promise<LockedPractice | undefined> {
  if (!hasBegun(sent)) refuse('practiceEmpty')
  const task = await findTask(db, person.id, sent.questionId)
  const [today] = await db
    .select({ begun: count() })
    .from(practiceEssays)
    .where(
      and(eq(practiceEssays.accountId, person.id), gte(practiceEssays.createdAt, startOfDay(now))),
    )
  if ((today?.begun ?? 0) >= NEW_ESSAYS_PER_DAY) return undefined
  const { id } = onlyRow(
    await db.insert(essays).values({ kind: 'practice' }).returning({ id: essays.id }),
  )
  const gradeLevel = sent.gradeLevel ?? null
  return onlyRow(
    await db
      .insert(practiceEssays)
      .values({
        id,
        accountId: person.id,
        ...task,
        title: sent.title,
        content: sent.content,
        genre: await genreOf(db, person, sent.genre ?? '', gradeLevel),
        gradeLevel,
        scoreScale: sent.scoreScale ?? DEFAULT_SCORE_SCALE,
        author: sent.author?.trim() ?? '',
        characters: countCharacters(sent.content),
        version: 1,
        savedAt: now,
        createdAt: now,
        requestKey: sent.requestKey ?? null,
        ...processAfter(NOTHING_SENT, sent.process, {
          content: sent.content,
          openMs: undefined,
        }),
      })
      .returning(COLUMNS),
  )
}

/**
 * A save that was typed on an older version is refused, unless it changes nothing. The version
 * after a save is the next of the one that it was typed on: its sender knows it without an answer,
 * also where the same save arrives twice.
 */
async function updatePractice(
  db: Db,
  person: Writer,
  practice: LockedPractice,
  sent: SentPractice,
  now: Date,
): Promise<LockedPractice> {
  const gradeLevel = sent.gradeLevel ?? practice.gradeLevel
  const draft = {
    title: sent.title,
    content: sent.content,
    gradeLevel,
    genre: await genreOf(db, person, sent.genre ?? practice.genre, gradeLevel),
    scoreScale: sent.scoreScale ?? practice.scoreScale,
    author: sent.author?.trim() ?? practice.author,
  }
  const isSame =
    draft.title === practice.title &&
    draft.content === practice.content &&
    draft.gradeLevel === practice.gradeLevel &&
    draft.genre === practice.genre &&
    draft.scoreScale === practice.scoreScale &&
    draft.author === practice.author
  if (isSame && sent.typedOn !== practice.version) return practice
  if (!isSame && sent.typedOn !== undefined && sent.typedOn < practice.version)
    refuse('draftOvertaken')
  return onlyRow(
    await db
      .update(practiceEssays)
      .set({
        ...draft,
        characters: countCharacters(draft.content),
        version: practice.version + 1,
        ...(isSame ? {} : { savedAt: now }),
        ...processAfter(practice, sent.process, {
          content: draft.content,
          openMs: undefined,
        }),
      })
      .where(eq(practiceEssays.id, practice.id))
      .returning(COLUMNS),
  )
}

/** A genre that the grade does not have is reset, and 文体不限 is none: the writer chooses anew. */
async function genreOf(
  db: Db,
  person: Writer,
  genre: string,
  gradeLevel: number | null,
): Promise<string> {
  if (genre === '' || genre === ANY_GENRE.id) return ''
  if (gradeLevel === null) return genre
  return isGenreFor(genre, gradeLevel, { isMalaysia: await isInMalaysia(db, person) }) ? genre : ''
}

/** Refuses an account that is being removed; two first saves of one person take turns. */
async function lockAccount(db: Db, accountId: number): Promise<void> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNotRemoved()))
    .for('update')
  if (account === undefined) refuse('accountRemoved')
}

/** A first save that is repeated finds its essay, also where its answer was lost. */
async function findBegun(
  db: Db,
  accountId: number,
  requestKey: string | undefined,
): Promise<number | undefined> {
  if (requestKey === undefined) return undefined
  const [found] = await db
    .select({ id: practiceEssays.id })
    .from(practiceEssays)
    .where(and(eq(practiceEssays.accountId, accountId), eq(practiceEssays.requestKey, requestKey)))
  return found?.id
}

async function findTask(db: Db, personId: number, questionId: number | undefined) {
  if (questionId === undefined) return { questionId: null, taskTitle: '', taskRequirement: '' }
  const [question] = await db
    .select({
      questionId: questions.id,
      taskTitle: questions.title,
      taskRequirement: questions.requirement,
    })
    .from(questions)
    .where(and(eq(questions.id, questionId), isVisibleTo(personId)))
  return question ?? refuse('notFound')
}

/** The task as the wire has it; null where the essay practises no question. */
export function presentTask(essay: {
  questionId: number | null
  taskTitle: string
  taskRequirement: string
}) {
  return essay.taskTitle === '' && essay.taskRequirement === ''
    ? null
    : { questionId: essay.questionId, title: essay.taskTitle, demand: essay.taskRequirement }
}
