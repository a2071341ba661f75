/**
 * Opens a practice essay for writing, a stored one or a new one. A new one's key stands in the
 * address, so that a reload finds what was typed; once it is stored, its number does.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import type { PracticeDraft } from '#drafts/draft.ts'
import { openJournalWriter, type PracticeEntry } from '#drafts/journal.ts'
import type { LocalCopy } from '#drafts/opening.ts'
import { openPractice } from '#drafts/openPractice.ts'
import type { OpenedPractice, PracticeAddress } from '#drafts/practiceOpening.ts'
import { makeRequestKey } from '#ui/requestKey.ts'
import { useBack } from '#ui/useBack.ts'
import { OpeningScreen } from '../WritingDesk/OpeningScreen.tsx'
import { GonePracticeScreen } from './GonePracticeScreen.tsx'
import { PracticeDesk } from './PracticeDesk.tsx'

type Props = {
  /** Of a stored essay, where the address names it by itself. */
  practiceId?: number
  /** Of the question that a new essay practises. */
  questionId?: number
}

export function PracticeEditorPage(props: Props) {
  const queries = useQueryClient()
  const role = useSession()?.role ?? 'student'
  const back = useBack(paths.practice(role))
  const { address, become, reopen } = useAddress(props)
  /** Each time the server has a newer text, it is opened anew, with what was on the screen. */
  const [overtaken, setOvertaken] = useState<{ times: number; unsaved?: PracticeEntry }>({
    times: 0,
  })
  const essay = address.kind === 'stored' ? String(address.id) : address.requestKey
  const draftKey = ['practiceDraft', essay, overtaken.times]
  const opened = useQuery({
    queryKey: draftKey,
    queryFn: () => openPractice(queries, address, overtaken.unsaved),
    // Once open, the text belongs to the editor; the next opening asks afresh.
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  })

  const choose = async (
    { detail, key, opening }: OpenedPractice,
    chosen: LocalCopy<PracticeDraft> | 'server',
  ) => {
    if (opening.kind !== 'ask') return
    const writer = openJournalWriter(key)
    const others = opening.copies.filter((copy) => copy !== chosen).map((copy) => copy.draft)
    // Where the device stores nothing there is nothing to discard, and the choice still holds.
    await writer.discard(...others).catch(() => undefined)
    if (chosen !== 'server')
      await writer
        .write(
          { ...chosen.draft, baseVersion: detail?.version ?? 0, typedAt: Date.now() },
          undefined,
        )
        .catch(() => undefined)
    queries.setQueryData<OpenedPractice>(
      draftKey,
      (current) =>
        current && {
          ...current,
          opening:
            chosen === 'server' ? { kind: 'server' } : { kind: 'restored', local: chosen.draft },
        },
    )
  }

  const data = opened.data
  if (data !== undefined && 'gone' in data)
    return (
      <GonePracticeScreen
        gone={data.gone}
        onKeep={(unsaved) => setOvertaken({ times: overtaken.times + 1, unsaved })}
      />
    )
  if (data !== undefined && data.opening.kind !== 'ask')
    return (
      <PracticeDesk
        key={draftKey.join('/')}
        opened={data}
        onStored={become}
        onOvertaken={(unsaved) => {
          reopen()
          setOvertaken({ times: overtaken.times + 1, unsaved })
        }}
      />
    )
  return (
    <OpeningScreen
      title={props.questionId === undefined ? '自由练笔' : '题目练笔'}
      onBack={back}
      opened={opened}
      choice={
        data?.opening.kind === 'ask'
          ? {
              copies: data.opening.copies,
              server: data.detail === undefined ? undefined : data.onServer,
              onChoose: (chosen) => choose(data, chosen),
            }
          : undefined
      }
    />
  )
}

/** A desk goes on under its key when its essay gets a number: what is being typed stays as it is. */
function useAddress({ practiceId, questionId }: Props) {
  const [search, setSearch] = useSearchParams()
  const [ownKey] = useState(makeRequestKey)
  const [become, setBecome] = useState<{ id: number; requestKey: string }>()
  const asked = practiceId ?? numberOf(search.get('id'))
  const requestKey = search.get('key')
  const isNew = asked === undefined

  useEffect(() => {
    if (!isNew || requestKey !== null) return
    setSearch(
      (before) => {
        before.set('key', ownKey)
        return before
      },
      { replace: true },
    )
  }, [isNew, requestKey, ownKey, setSearch])

  const address: PracticeAddress =
    asked === undefined || asked === become?.id
      ? { kind: 'new', requestKey: become?.requestKey ?? requestKey ?? ownKey, questionId }
      : { kind: 'stored', id: asked }
  return {
    address,
    become: (id: number) => {
      if (address.kind === 'stored') return
      setBecome({ id, requestKey: address.requestKey })
      setSearch(
        (before) => {
          before.delete('key')
          before.set('id', String(id))
          return before
        },
        { replace: true },
      )
    },
    /** By its number from now on. */
    reopen: () => setBecome(undefined),
  }
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
