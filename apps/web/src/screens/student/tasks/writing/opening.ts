/** Which text the editor opens with: the server's draft, what this device still has, or a choice between the two. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getDemand } from '@zhupi/contract/calls/homework.ts'
import type { findWriteDetail } from '@zhupi/contract/calls/submission.ts'
import { isCorrectable } from '@zhupi/contract/rules/genre.ts'
import type { JournalEntry } from '../../../../app/journal.ts'
import { withoutIndents } from '../../../../parts/EssayEditor/essayText.ts'
import { isSame, type Draft } from './draftKeeper.ts'

type WriteDetail = EntityOf<typeof findWriteDetail>
export type Demand = EntityOf<typeof getDemand>

type Opening =
  | { kind: 'server' }
  /** The device has something newer than the server. */
  | { kind: 'restored'; local: Draft }
  /** Both went on separately: only the pupil knows which is the right one. */
  | { kind: 'ask'; local: Draft; typedAt: number }

/** All that the desk starts from; `key` is the journal's. */
export type OpenedDraft = { detail: WriteDetail; demand: Demand; key: string; onServer: Draft; opening: Opening }

export function decideOpening(server: Draft, version: number, entry: JournalEntry | undefined): Opening {
  if (entry === undefined) return { kind: 'server' }
  const local: Draft = { title: entry.title, content: withoutIndents(entry.content), genre: entry.genre, questionNo: entry.questionNo }
  if (isSame(local, server)) return { kind: 'server' }
  return version > entry.baseVersion ? { kind: 'ask', local, typedAt: entry.typedAt } : { kind: 'restored', local }
}

/** The server's draft; a question that names a genre presets it (spec 1 §2.11). */
export function serverDraft(detail: WriteDetail, demand: Demand): Draft {
  const questionNo = demand.question.some((question) => question.writingNo === detail.writingNo) ? detail.writingNo : (demand.question[0]?.writingNo ?? 1)
  const genre = isCorrectable(detail.articleType) ? detail.articleType : presetGenre(demand, questionNo)
  return { title: detail.title, content: withoutIndents(detail.content), genre: genre ?? '', questionNo }
}

export function presetGenre(demand: Demand, questionNo: number): string | undefined {
  const asked = demand.question.find((question) => question.writingNo === questionNo)?.articleType ?? ''
  return isCorrectable(asked) ? asked : undefined
}
