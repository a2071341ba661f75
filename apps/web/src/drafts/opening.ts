/** Which text the editor opens with: the server's draft, this device's, or a choice of both. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getDemand } from '@zhupi/contract/calls/homework.ts'
import type { findWriteDetailOfHomework } from '@zhupi/contract/calls/submission.ts'
import { isCorrectable } from '@zhupi/contract/rules/genre.ts'
import type { HomeworkEntry, PracticeEntry } from './journal.ts'
import { withoutIndents } from './essayText.ts'
import { isSame, longerProcess, type Draft, type DraftOf, type EssayText } from './draft.ts'

type WriteDetail = EntityOf<typeof findWriteDetailOfHomework>
export type Demand = EntityOf<typeof getDemand>

export type Opening<D> =
  | { kind: 'server' }
  /** The device has something newer than the server. */
  | { kind: 'restored'; local: D }
  /** They went on separately: only who wrote them knows which is the right one. */
  | { kind: 'ask'; copies: LocalCopy<D>[] }

/** What this device has and the server has not; two tabs may have left one each. */
export type LocalCopy<D> = { draft: D; typedAt: number }

/** All that writing starts from; `key` is the journal's, `owner` the pupil's userId. */
export type OpenedDraft = {
  detail: WriteDetail
  demand: Demand
  owner: string
  key: string
  onServer: Draft
  opening: Opening<Draft>
}

/** The homework is not this pupil's any more; what this device has of the essay, to go on with. */
export type GoneHomework = { owner: string; submissionId: number; gone: PracticeEntry[] }

/** `local`: what this device's journal has of the essay. */
export function decideOpening<D extends DraftOf<EssayText>>(
  server: D,
  version: number,
  local: readonly (LocalCopy<D> & { baseVersion: number })[],
): Opening<D> {
  const unsent = local.filter(({ draft }) => !isSame(draft, server))
  const [first] = unsent
  if (first === undefined) return { kind: 'server' }
  if (unsent.length === 1 && version <= first.baseVersion)
    return { kind: 'restored', local: first.draft }
  return { kind: 'ask', copies: unsent.map(({ draft, typedAt }) => ({ draft, typedAt })) }
}

/** An entry of the journal as a draft of this device, with what it was typed on. */
export function homeworkCopy(entry: HomeworkEntry, server: Draft) {
  const { baseVersion, typedAt } = entry
  return { draft: localDraft(entry, server), baseVersion, typedAt }
}

/** `server`: where its record of the process goes on from. */
function localDraft(
  { title, content, genre, questionNo, process }: HomeworkEntry,
  server: Draft,
): Draft {
  return {
    title,
    content: withoutIndents(content),
    genre,
    questionNo,
    process: process === undefined ? server.process : longerProcess(process, server.process),
  }
}

/** The server's draft; a question that names a genre presets it. */
export function serverDraft(detail: WriteDetail, demand: Demand): Draft {
  const questionNo = demand.question.some((question) => question.writingNo === detail.writingNo)
    ? detail.writingNo
    : (demand.question[0]?.writingNo ?? 1)
  const genre = isCorrectable(detail.articleType)
    ? detail.articleType
    : presetGenre(demand, questionNo)
  return {
    title: detail.title,
    content: withoutIndents(detail.content),
    genre: genre ?? '',
    questionNo,
    process: detail.process,
  }
}

export function presetGenre(demand: Demand, questionNo: number): string | undefined {
  const asked =
    demand.question.find((question) => question.writingNo === questionNo)?.articleType ?? ''
  return isCorrectable(asked) ? asked : undefined
}

/** Nothing on the paper that the question itself has not put there. */
export function isEmptyFor(demand: Demand, draft: Draft): boolean {
  return (
    draft.content.trim() === '' &&
    (draft.title.trim() === '' || draft.title === titleOf(demand, draft.questionNo))
  )
}

/** A title that came with the question goes with it; one's own stays. */
export function titleFor(demand: Demand, draft: Draft, questionNo: number): string {
  return draft.title.trim() === '' || draft.title === titleOf(demand, draft.questionNo)
    ? titleOf(demand, questionNo)
    : draft.title
}

function titleOf(demand: Demand, questionNo: number): string {
  return demand.question.find((question) => question.writingNo === questionNo)?.title ?? ''
}
