/**
 * Compares what was handed in for a homework: with each other, with the class's older essays, and
 * with the product's references.
 */
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { compareEssays, type Similarity } from '../domain/similarity/compareEssays.ts'
import { fingerprintsOf } from '../domain/similarity/fingerprints.ts'
import { readText } from '../domain/similarity/readText.ts'
import { PRODUCT_REFERENCES } from '../data/references/writingReferences.ts'
import type { Db } from '../db/database.ts'
import {
  findComparedHomework,
  insertFingerprints,
  listHandedInRevisions,
  listOlderFingerprints,
  listOlderTexts,
  listWithoutFingerprints,
  replaceSimilarities,
  type ComparedHomework,
  type ComparedRevision,
  type FoundSimilarity,
} from '../records/similarity.ts'

/** Of an older essay, to be looked at closely. */
const FINGERPRINTS_MIN = 8
const PAGE = 400
/** Somebody may hand in at any moment: so often it is compared anew before the job fails. */
const TRIES = 5

/** May run twice, and at once with another: what is stored is of all that had been handed in. */
export async function compareHomework(
  { homeworkId }: { homeworkId: number },
  { db }: { db: Db },
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await findComparedHomework(db, homeworkId)
    if (found === undefined) return
    await storeFingerprints(db, found.classroomId)
    const compared = await listHandedInRevisions(db, homeworkId)
    const similar = await findSimilar(db, found, compared)
    if (await replaceSimilarities(db, found, compared, similar)) return
  }
  throw new Error(`homework ${homeworkId} changed while it was compared`)
}

async function storeFingerprints(db: Db, classroomId: number): Promise<void> {
  while (true) {
    const texts = await listWithoutFingerprints(db, classroomId, PAGE)
    if (texts.length === 0) return
    await insertFingerprints(
      db,
      texts.map(({ content, ...row }) => ({
        ...row,
        classroomId,
        fingerprints: fingerprintsOf(readText(content)),
      })),
    )
    await letOthersRun()
  }
}

async function findSimilar(
  db: Db,
  work: ComparedHomework,
  compared: readonly ComparedRevision[],
): Promise<FoundSimilarity[]> {
  const essays = compared.filter((each) => each.isHandedIn)
  const drafts = compared.filter((each) => !each.isHandedIn)
  const older = await listOlderTexts(db, await findOlderCandidates(db, work, essays))
  const asText = ({
    id,
    studentId,
    content,
  }: {
    id: number
    studentId: number
    content: string
  }) => ({
    id: String(id),
    writer: String(studentId),
    content,
  })
  const references = PRODUCT_REFERENCES.map(({ id, content }) => ({
    id: `${REFERENCE} ${id}`,
    writer: REFERENCE,
    content,
  }))
  const given = [
    ...work.questions.flatMap((question) => [
      question.title,
      question.requirement,
      question.ideation,
      question.keywords.join('，'),
    ]),
    ...(work.reference === null ? [] : [work.reference.content]),
  ]
  const others = [...[...drafts, ...older].map(asText), ...references]
  const essayOf = new Map([...compared, ...older].map((each) => [String(each.id), each.essayId]))
  const found: FoundSimilarity[] = []
  for (const pairs of compareEssays({ essays: essays.map(asText), others, given })) {
    found.push(...pairs.flatMap((pair) => nameSides(pair, essayOf)))
    await letOthersRun()
  }
  return keepMost(found)
}
const REFERENCE = 'reference'

/** Older essays that share enough fingerprints with any of these. */
async function findOlderCandidates(
  db: Db,
  work: ComparedHomework,
  essays: readonly ComparedRevision[],
): Promise<number[]> {
  const wanted = new Set(essays.flatMap(({ content }) => fingerprintsOf(readText(content))))
  const candidates: number[] = []
  let after = 0
  while (true) {
    const page = await listOlderFingerprints(db, work, after, PAGE)
    for (const { revisionId, fingerprints } of page)
      if (fingerprints.filter((each) => wanted.has(each)).length >= FINGERPRINTS_MIN)
        candidates.push(revisionId)
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return candidates
    after = last.revisionId
    await letOthersRun()
  }
}

function nameSides(
  { id, otherId, passages, characters }: Similarity,
  essayOf: ReadonlyMap<string, number>,
): FoundSimilarity[] {
  const essayId = essayOf.get(id)
  if (essayId === undefined) return []
  const side = { essayId, revisionId: Number(id), passages, characters }
  const otherEssayId = essayOf.get(otherId)
  return otherEssayId === undefined
    ? [
        {
          ...side,
          otherEssayId: null,
          otherRevisionId: null,
          referenceId: Number(otherId.slice(REFERENCE.length + 1)),
        },
      ]
    : [{ ...side, otherEssayId, otherRevisionId: Number(otherId), referenceId: null }]
}

/** Two pupils are one pair, whichever of their drafts are alike: the one with the most stays. */
function keepMost(found: readonly FoundSimilarity[]): FoundSimilarity[] {
  const pairs = Map.groupBy(found, ({ essayId, otherEssayId, referenceId }) =>
    otherEssayId === null
      ? `${essayId} ${REFERENCE} ${referenceId}`
      : [essayId, otherEssayId].toSorted((a, b) => a - b).join(' '),
  )
  return [...pairs.values()].flatMap((same) => {
    const [most] = same.toSorted((a, b) => b.characters - a.characters)
    return most === undefined ? [] : [most]
  })
}
