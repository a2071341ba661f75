/** Opens an essay for writing (spec 1 §2.11): the draft, the homework's demand and what this device still has of it. */
import { findWriteDetail } from '@zhupi/contract/calls/submission.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../../../app/api.ts'
import { journalKey, readJournal, settleJournal, writeJournal } from '../../../../app/journal.ts'
import { paths } from '../../../../app/paths.ts'
import { demandOf, queryKeys, studentProfile } from '../../../../app/queries.ts'
import { QueryFailure } from '../../../../parts/QueryFailure.tsx'
import { Screen } from '../../../../ui/Screen.tsx'
import { ChooseDraft } from './ChooseDraft.tsx'
import { decideOpening, serverDraft, type OpenedDraft } from './opening.ts'
import { WritingDesk } from './WritingDesk.tsx'
import './writing.css'

export function WritingScreen() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const submissionId = Number(search.get('id'))
  const homeworkId = Number(search.get('homeworkId'))
  const draftKey = queryKeys.draft(submissionId)
  const opened = useQuery({
    queryKey: draftKey,
    queryFn: () => openDraft(queries, submissionId, homeworkId),
    // Once open, the text belongs to the editor; the next opening asks afresh.
    staleTime: Infinity,
    gcTime: 0,
  })

  const back = () => navigate(paths.tasks())
  const choose = async ({ detail, key, onServer, opening }: OpenedDraft, kind: 'local' | 'server') => {
    if (opening.kind !== 'ask') return
    const { local } = opening
    if (kind === 'server') await settleJournal(key, local)
    else await writeJournal(key, { ...local, baseVersion: detail.version, typedAt: Date.now() })
    queries.setQueryData<OpenedDraft>(draftKey, (current) => current && { ...current, onServer, opening: kind === 'server' ? { kind: 'server' } : { kind: 'restored', local } })
  }

  const data = opened.data
  if (data !== undefined && !mayEdit(data.detail.status)) return <Navigate to={paths.correction(submissionId)} replace />
  if (data !== undefined && data.opening.kind !== 'ask') return <WritingDesk key={submissionId} opened={data} />
  return (
    <Screen title={data?.demand.title ?? '写作'} onBack={back}>
      {opened.isPending && <div className="writing-skeleton skeleton" aria-busy="true" aria-label="正在打开稿纸" />}
      {opened.isError && <QueryFailure error={opened.error} onRetry={opened.refetch} />}
      {data?.opening.kind === 'ask' && <ChooseDraft local={data.opening.local} typedAt={data.opening.typedAt} server={data.onServer} onChoose={(kind) => choose(data, kind)} />}
    </Screen>
  )
}

async function openDraft(queries: QueryClient, submissionId: number, homeworkId: number): Promise<OpenedDraft> {
  const [detail, demand, { userId }] = await Promise.all([
    api(findWriteDetail, { id: submissionId, ishomework: 1 }),
    queries.fetchQuery(demandOf(homeworkId)),
    queries.fetchQuery(studentProfile),
  ])
  const key = journalKey(userId, submissionId)
  const onServer = serverDraft(detail, demand)
  // A browser that stores nothing still opens the server's draft.
  const entry = await readJournal(key).catch(() => undefined)
  return { detail, demand, key, onServer, opening: decideOpening(onServer, detail.version, entry) }
}
