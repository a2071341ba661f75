/**
 * What a guardian said for a child, each time it was said; the latest counts. Whether it lets a
 * text be corrected is decided here alone.
 */
import { and, desc, eq, isNull, min, sql } from 'drizzle-orm'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { CONSENT_UNTIL_GRADE } from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../db/database.ts'
import { consents } from '../db/schema/account.ts'
import { classrooms, enrollments } from '../db/schema/classroom.ts'
import { homework } from '../db/schema/homework.ts'
import { submissions } from '../db/schema/submission.ts'
import { statement } from '../db/statement.ts'

export type Consent = {
  isGiven: boolean
  /** To the services outside, too. */
  isOutsideGiven: boolean
  guardianPhone: string
  version: string
  saidAt: Date
}

export async function findConsent(db: Db, accountId: number): Promise<Consent | undefined> {
  const [latest] = await latestOf(db, { accountId })
  return latest
}

const latestOf = statement(['accountId'], (db, { accountId }) =>
  db
    .select({
      isGiven: consents.isGiven,
      isOutsideGiven: consents.isOutsideGiven,
      guardianPhone: consents.guardianPhone,
      version: consents.version,
      saidAt: consents.saidAt,
    })
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(desc(consents.id))
    .limit(1),
)

/** Whether a pupil's text for this grade must not be corrected now; a teacher's always may. */
export async function isCorrectionBarred(
  db: Db,
  writer: { id: number; role: Role },
  gradeLevel: number,
): Promise<boolean> {
  return (
    writer.role === 'student' && (await findConsentBar(db, writer.id, gradeLevel)) !== undefined
  )
}

/** Whether a guardian said no, or took the yes back; being asked yet is no refusal. */
export async function isConsentRefused(
  db: Db,
  writer: { id: number; role: Role },
  gradeLevel: number | null,
): Promise<boolean> {
  if (writer.role !== 'student' || gradeLevel === null) return false
  return (await findConsentBar(db, writer.id, gradeLevel)) === 'correctionNeedsConsent'
}

/** Why what a child writes for this grade is not corrected; undefined where it may be. */
export async function findConsentBar(
  db: Db,
  studentId: number,
  gradeLevel: number,
): Promise<'consentNeeded' | 'correctionNeedsConsent' | undefined> {
  if (gradeLevel > CONSENT_UNTIL_GRADE) return undefined
  const said = await findConsent(db, studentId)
  if (said === undefined) return 'consentNeeded'
  return said.isGiven ? undefined : 'correctionNeedsConsent'
}

/**
 * Whether what this person says or photographs may go to the services outside that the wording of
 * this version names: a guardian agreed to that very wording and to them, or all classes are of an age that
 * needs none. Of whom no class is known we do not know the age.
 */
export async function mayGoOutside(
  db: Db,
  person: { id: number; role: Role },
  version: string,
): Promise<boolean> {
  if (person.role === 'teacher') return true
  const said = await findConsent(db, person.id)
  if (said !== undefined && (!said.isGiven || said.version === version))
    return said.isGiven && said.isOutsideGiven
  const [youngest] = await youngestClassOf(db, { studentId: person.id })
  return (youngest?.gradeLevel ?? 0) > CONSENT_UNTIL_GRADE
}

const youngestClassOf = statement(['studentId'], (db, { studentId }) =>
  db
    .select({ gradeLevel: min(classrooms.gradeLevel) })
    .from(enrollments)
    .innerJoin(classrooms, eq(classrooms.id, enrollments.classroomId))
    .where(and(eq(enrollments.studentId, studentId), isNull(classrooms.deletedAt))),
)

/** The same of each row, for queries over submissions joined with their homework. */
export function hasGuardiansConsent() {
  return sql<boolean>`(${homework.gradeLevel} > ${CONSENT_UNTIL_GRADE}::int or coalesce((
    select ${consents.isGiven} from ${consents}
    where ${consents.accountId} = ${submissions.studentId}
    order by ${consents.id} desc limit 1), false))`
}
