/** Practice, the question bank and the lists that say what is due. */
import type { Fault } from '../fault.ts'

const SERVER = 'apps/server/src'
const PRACTICE_TEST = `${SERVER}/calls/practice/practice.test.ts`
const CORRECTION_TEST = `${SERVER}/calls/practice/autoSave.test.ts`
const QUESTIONS_TEST = `${SERVER}/calls/question/questions.test.ts`
const LIST_TEST = `${SERVER}/calls/homework/getStudentHomework.test.ts`

export const PRACTICE_FAULTS: readonly Fault[] = [
  {
    id: 'records/practice-read-by-others',
    file: `${SERVER}/records/practice.ts`,
    from: 'return and(eq(practiceEssays.accountId, personId), isNull(practiceEssays.deletedAt))',
    to: 'return and(gte(practiceEssays.accountId, personId), isNull(practiceEssays.deletedAt))',
    tests: [PRACTICE_TEST],
    why: 'a teacher would read what a pupil writes for nobody',
  },
  {
    id: 'records/practice-day-without-end',
    file: `${SERVER}/records/practice.ts`,
    from: '>= NEW_ESSAYS_PER_DAY',
    to: '> NEW_ESSAYS_PER_DAY',
    tests: [PRACTICE_TEST],
    why: 'one essay more a day than the product says',
  },
  {
    id: 'records/practice-overtaken',
    file: `${SERVER}/records/practice.ts`,
    from: 'sent.typedOn < practice.version',
    to: 'sent.typedOn < 0',
    tests: [PRACTICE_TEST],
    why: 'one tab would overwrite what another has saved',
  },
  {
    id: 'records/practice-genre-of-another-grade',
    file: `${SERVER}/records/practice.ts`,
    from: "isMalaysia: await isInMalaysia(db, person) }) ? genre : ''",
    to: 'isMalaysia: await isInMalaysia(db, person) }) ? genre : genre',
    tests: [PRACTICE_TEST],
    why: 'a pupil’s essay would be read as a genre that the grade does not have',
  },
  {
    id: 'records/practice-grade-not-in-revision',
    file: `${SERVER}/domain/essay.ts`,
    from: '...(essay.gradeLevel === undefined ? [] : [essay.gradeLevel])',
    to: '...(essay.gradeLevel === undefined ? [] : [])',
    tests: [CORRECTION_TEST],
    why: 'another grade would be shown the report of the first',
  },
  {
    id: 'records/practice-without-consent',
    file: `${SERVER}/records/consent.ts`,
    from: 'gradeLevel > CONSENT_UNTIL_GRADE',
    to: 'gradeLevel > CONSENT_UNTIL_GRADE - 4',
    tests: [CORRECTION_TEST],
    why: 'a child’s text would be corrected without a guardian’s yes',
  },
  {
    id: 'records/practice-rank-of-the-removed',
    file: `${SERVER}/records/percentile.ts`,
    from: '${accounts.removedAt} is null',
    to: '${accounts.createdAt} is not null',
    tests: [CORRECTION_TEST],
    why: 'who has left would still be counted',
  },
  {
    id: 'records/questions-of-others',
    file: `${SERVER}/records/questionBank.ts`,
    from: 'return or(isNull(questions.ownerId), eq(questions.ownerId, personId))',
    to: 'return or(isNull(questions.ownerId), gte(questions.ownerId, personId))',
    tests: [QUESTIONS_TEST],
    why: 'one teacher’s questions would be every teacher’s',
  },
  {
    id: 'calls/question-taken-twice',
    file: `${SERVER}/calls/question/saveToMyQuestions.ts`,
    from: "if (taken !== undefined) refuse('questionTaken')",
    to: 'if (taken !== undefined) return taken',
    tests: [QUESTIONS_TEST],
    why: 'a teacher would not be told that the question is there already',
  },
  {
    id: 'calls/list-ended-first',
    file: `${SERVER}/calls/homework/getStudentHomework.ts`,
    from: 'asc(hasEnded)',
    to: 'desc(hasEnded)',
    tests: [LIST_TEST],
    why: 'a pupil in a hurry would first see what is over',
  },
  {
    id: 'calls/list-score-withheld',
    file: `${SERVER}/calls/homework/getStudentHomework.ts`,
    from: 'showsScore(aiUseFor(person, row), row) ? row.aiScore : null',
    to: 'showsScore(aiUseFor(person, row), row) ? row.aiScore : row.aiScore',
    tests: [LIST_TEST],
    why: 'the card would show the score that the report withholds',
  },
]
