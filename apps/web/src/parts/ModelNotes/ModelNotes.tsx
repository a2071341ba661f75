/**
 * 模型补充, beneath a report: what a language model adds to it, once that is there. The report never
 * waits for it, and what draws it loads only where there is something to draw.
 */
import { getModelNotes } from '@zhupi/contract/calls/modelNotes.ts'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { lazy, Suspense } from 'react'
import { useCall } from '#client/useCall.ts'
import type { Answering } from '../CorrectionReport/report.ts'
import { quietText, type NotedReport, type Notes } from './notes.ts'
import './ModelNotes.css'

const NotesBody = lazy(async () => ({ default: (await import('./NotesBody.tsx')).NotesBody }))

/** Together more than a model may take; a hidden page asks for nothing. */
const PAUSES_MS = [2, 3, 5, 8, 12, 20, 30].map((seconds) => seconds * SECOND_MS)

type Props = {
  report: NotedReport & { id: number; ishomework: 0 | 1; revisionId: number | null }
  by: Answering['by']
}

export function ModelNotes({ report, by }: Props) {
  const { id, ishomework, revisionId } = report
  const { data } = useCall(
    getModelNotes,
    revisionId === null ? 'skip' : { id, ishomework, revisionId },
    {
      refetchInterval: ({ data, asked }) =>
        data === undefined || data.state === 'asked' ? (PAUSES_MS[asked - 1] ?? false) : false,
    },
  )
  if (data === undefined || data.state === 'none') return null
  if (data.state === 'asked' || isEmpty(data)) return <Quiet text={quietText(data, by)} />
  return (
    <Suspense fallback={null}>
      <NotesBody notes={data} report={report} by={by} />
    </Suspense>
  )
}

function isEmpty({ marks, words, orderFound }: Notes): boolean {
  return marks.length === 0 && words === null && !orderFound
}

function Quiet({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p className="model-notes-quiet quiet" role="status">
      {text}
    </p>
  )
}
