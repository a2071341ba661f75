/** Fetches all that the desk starts from; without a connection, what this device has of it. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getDemand } from '@zhupi/contract/calls/homework.ts'
import { findWriteDetail } from '@zhupi/contract/calls/submission.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { REQUEST_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api, ApiError } from '#client/api.ts'
import { dropDesk, keepDesk, readDesk, type DeskCopy } from './offlineCache.ts'
import { journalKey, listJournal, takePen, type JournalEntry } from './journal.ts'
import { demandOf, studentProfile } from '#client/queries.ts'
import { findPerson, rememberPerson } from '#client/session.ts'
import { isSame } from './draftStore.ts'
import { waitForLeaving } from './leaving.ts'
import { decideOpening, localDraft, serverDraft, type OpenedDraft } from './opening.ts'

/** A pupil who could go on with what is here does not wait longer than this for a network that hardly answers. */
const PATIENCE_MS = 6_000

type Essay = {
  detail: EntityOf<typeof findWriteDetail>
  demand: EntityOf<typeof getDemand>
  owner: string
}

/** `onDesk`: what lay on the desk when the server was found to have gone on elsewhere. */
export async function openDraft(
  queries: QueryClient,
  submissionId: number,
  homeworkId: number,
  onDesk: JournalEntry | undefined,
): Promise<OpenedDraft> {
  await waitForLeaving(submissionId)
  const { detail, demand, owner } = await fetchEssay(queries, submissionId, homeworkId)
  const key = journalKey(owner, submissionId)
  const onServer = serverDraft(detail, demand)
  // A browser that stores nothing still opens the server's draft, and loses nothing that was on the desk.
  const entries = await listJournal(key).catch((): JournalEntry[] => [])
  if (
    onDesk !== undefined &&
    !entries.some((entry) => isSame(localDraft(entry, onServer), localDraft(onDesk, onServer)))
  )
    entries.push(onDesk)
  // The server got it and the answer was lost: handing in from the report must not wait for it.
  await takePen(key)
    .settle(onServer)
    .catch(() => undefined)
  return {
    detail,
    demand,
    owner,
    key,
    onServer,
    opening: decideOpening(onServer, detail.version, entries),
  }
}

async function fetchEssay(
  queries: QueryClient,
  submissionId: number,
  homeworkId: number,
): Promise<Essay> {
  const owner = findPerson()
  const copy =
    owner === undefined ? undefined : await readDesk(owner, submissionId).catch(() => undefined)
  try {
    return await askServer(queries, submissionId, homeworkId, copy)
  } catch (error) {
    const isUnreached = error instanceof ApiError && error.code === 0
    if (!isUnreached || owner === undefined || copy === undefined) throw error
    return { ...copy, owner }
  }
}

async function askServer(
  queries: QueryClient,
  submissionId: number,
  homeworkId: number,
  copy: DeskCopy | undefined,
): Promise<Essay> {
  const [detail, demand, { userId: owner }] = await Promise.all([
    api(
      findWriteDetail,
      { id: submissionId, ishomework: 1 },
      { timeoutMs: copy === undefined ? REQUEST_TIMEOUT_MS : PATIENCE_MS },
    ),
    queries.fetchQuery({ ...demandOf(homeworkId), ...(copy && { retry: false }) }),
    queries.fetchQuery({ ...studentProfile, ...(copy && { retry: false }) }),
  ])
  rememberPerson(owner)
  // Where the device stores nothing the essay opens with a connection only.
  await (
    mayEdit(detail.status)
      ? keepDesk(owner, { detail, demand, keptAt: Date.now() })
      : dropDesk(owner, submissionId)
  ).catch(() => undefined)
  return { detail, demand, owner }
}
