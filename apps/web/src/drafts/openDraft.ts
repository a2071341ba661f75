/** Fetches all that writing starts from; without a connection, what this device has of it. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getUserinfo } from '@zhupi/contract/calls/account.ts'
import { getDemand } from '@zhupi/contract/calls/homework.ts'
import { findWriteDetailOfHomework } from '@zhupi/contract/calls/submission.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { REQUEST_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api, ApiError } from '#client/api.ts'
import {
  readOfflineCopy,
  removeOfflineCopy,
  saveOfflineCopy,
  type OfflineCopy,
} from './offlineCache.ts'
import { isOfHomework, journalKey, type HomeworkEntry } from './journal.ts'
import { readLocalCopies } from './localCopies.ts'
import { callQuery } from '#client/callQuery.ts'
import { findPerson, rememberPerson } from '#client/session.ts'
import { waitForPendingSave } from './pendingSaves.ts'
import { decideOpening, homeworkCopy, serverDraft, type OpenedDraft } from './opening.ts'

/** Whoever could go on with the offline copy waits no longer than this for a bad network. */
export const OFFLINE_COPY_TIMEOUT_MS = 6_000

export const pendingKey = (submissionId: number) => `homework/${submissionId}`

type Essay = {
  detail: EntityOf<typeof findWriteDetailOfHomework>
  demand: EntityOf<typeof getDemand>
  owner: string
}

/** `unsaved`: what was on the screen when the server was found to have a newer text. */
export async function openDraft(
  queries: QueryClient,
  submissionId: number,
  homeworkId: number,
  unsaved: HomeworkEntry | undefined,
): Promise<OpenedDraft> {
  await waitForPendingSave(pendingKey(submissionId))
  const { detail, demand, owner } = await fetchEssay(queries, submissionId, homeworkId)
  const key = journalKey(owner, submissionId)
  const onServer = serverDraft(detail, demand)
  const copies = await readLocalCopies(key, onServer, {
    isOfKind: isOfHomework,
    toCopy: (entry) => homeworkCopy(entry, onServer),
    unsaved,
  })
  return {
    detail,
    demand,
    owner,
    key,
    onServer,
    opening: decideOpening(onServer, detail.version, copies),
  }
}

async function fetchEssay(
  queries: QueryClient,
  submissionId: number,
  homeworkId: number,
): Promise<Essay> {
  const owner = findPerson()
  const copy =
    owner === undefined
      ? undefined
      : await readOfflineCopy(owner, submissionId).catch(() => undefined)
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
  copy: OfflineCopy | undefined,
): Promise<Essay> {
  const [detail, demand, { userId: owner }] = await Promise.all([
    api(
      findWriteDetailOfHomework,
      { id: submissionId, ishomework: 1 },
      { timeoutMs: copy === undefined ? REQUEST_TIMEOUT_MS : OFFLINE_COPY_TIMEOUT_MS },
    ),
    queries.fetchQuery({
      ...callQuery(getDemand, { homeworkId }),
      ...(copy && { retry: false }),
    }),
    queries.fetchQuery({ ...callQuery(getUserinfo, {}), ...(copy && { retry: false }) }),
  ])
  rememberPerson(owner)
  // Where the device stores nothing the essay opens with a connection only.
  await (
    mayEdit(detail.status)
      ? saveOfflineCopy(owner, { detail, demand, keptAt: Date.now() })
      : removeOfflineCopy(owner, submissionId)
  ).catch(() => undefined)
  return { detail, demand, owner }
}
