/** Opens an essay for writing: the draft, the homework's demand and what this device has of it. */
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { openJournalWriter, type HomeworkEntry } from '#drafts/journal.ts'
import { paths } from '#client/paths.ts'
import { OpeningScreen } from '#parts/WritingDesk/OpeningScreen.tsx'
import type { Draft } from '#drafts/draft.ts'
import { useWayTo } from '#ui/useBack.ts'
import { openDraft } from '#drafts/openDraft.ts'
import type { LocalCopy, OpenedDraft } from '#drafts/opening.ts'
import { GoneHomeworkScreen } from './GoneHomeworkScreen.tsx'
import { HomeworkDesk } from './HomeworkDesk.tsx'

export function WritingScreen() {
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const submissionId = Number(search.get('id'))
  const homeworkId = Number(search.get('homeworkId'))
  /**
   * Each time the server has a newer text, the essay is opened anew, with what was on the screen.
   */
  const [overtaken, setOvertaken] = useState<{ times: number; unsaved?: HomeworkEntry }>({
    times: 0,
  })
  const draftKey = ['draft', submissionId, overtaken.times]
  const opened = useQuery({
    queryKey: draftKey,
    queryFn: () => openDraft(queries, submissionId, homeworkId, overtaken.unsaved),
    // Once open, the text belongs to the editor; the next opening asks afresh.
    staleTime: Infinity,
    gcTime: 0,
  })

  const back = useWayTo(paths.tasks())
  const choose = async (
    { detail, key, onServer, opening }: OpenedDraft,
    chosen: LocalCopy<Draft> | 'server',
  ) => {
    if (opening.kind !== 'ask') return
    const writer = openJournalWriter(key)
    const others = opening.copies.filter((copy) => copy !== chosen).map((copy) => copy.draft)
    // Where the device stores nothing there is nothing to discard, and the choice still holds.
    await writer.discard(...others).catch(() => undefined)
    if (chosen !== 'server')
      await writer
        .write({ ...chosen.draft, baseVersion: detail.version, typedAt: Date.now() }, undefined)
        .catch(() => undefined)
    queries.setQueryData<OpenedDraft>(
      draftKey,
      (current) =>
        current && {
          ...current,
          onServer,
          opening:
            chosen === 'server' ? { kind: 'server' } : { kind: 'restored', local: chosen.draft },
        },
    )
  }

  const data = opened.data
  if (data !== undefined && 'gone' in data) return <GoneHomeworkScreen {...data} />
  if (data !== undefined && !mayEdit(data.detail.status))
    return <Navigate to={paths.correction(submissionId)} replace />
  if (data !== undefined && data.opening.kind !== 'ask')
    return (
      <HomeworkDesk
        key={submissionId}
        opened={data}
        onOvertaken={(unsaved) => setOvertaken({ times: overtaken.times + 1, unsaved })}
      />
    )
  return (
    <OpeningScreen
      title={data?.demand.title ?? '写作'}
      onBack={back}
      opened={opened}
      choice={
        data?.opening.kind === 'ask'
          ? {
              copies: data.opening.copies,
              server: data.onServer,
              onChoose: (chosen) => choose(data, chosen),
            }
          : undefined
      }
    />
  )
}
