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
  /** They went on separately: only the pupil knows which is the right one. */
  | { kind: 'ask'; copies: LocalCopy[] }

/** What this device has and the server has not; two tabs may have left one each. */
export type LocalCopy = { draft: Draft; typedAt: number }

/** All that the desk starts from; `key` is the journal's. */
export type OpenedDraft = { detail: WriteDetail; demand: Demand; key: string; onServer: Draft; opening: Opening }

export function decideOpening(server: Draft, version: number, entries: readonly JournalEntry[]): Opening {
  const unsent = entries.filter((entry) => !isSame(localDraft(entry), server))
  const [first] = unsent
  if (first === undefined) return { kind: 'server' }
  if (unsent.length === 1 && version <= first.baseVersion) return { kind: 'restored', local: localDraft(first) }
  return { kind: 'ask', copies: unsent.map((entry) => ({ draft: localDraft(entry), typedAt: entry.typedAt })) }
}

export function localDraft({ title, content, genre, questionNo }: JournalEntry): Draft {
  return { title, content: withoutIndents(content), genre, questionNo }
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
