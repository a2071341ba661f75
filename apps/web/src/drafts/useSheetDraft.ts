/**
 * What is typed into a sheet, on this device from the first letter until it is saved. Each text has
 * a request key of its own, stored with it: sent again, also after a reload, it is saved once.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { findPerson } from '#client/session.ts'
import { makeRequestKey } from '#ui/requestKey.ts'
import { dropForm, formKey, readForm, writeForm } from './formJournal.ts'
import { findOwner } from './openPractice.ts'

type Texts = Record<string, string>
type Draft<Fields> = { fields: Fields; requestKey: string }

/** `form` names the sheet and what it changes; `start` is what an untouched sheet shows. */
export function useSheetDraft<Fields extends Texts>(form: string, start: Fields) {
  const queries = useQueryClient()
  const queryKey = ['sheetDraft', form]
  const stored = useQuery({
    queryKey,
    queryFn: async () => {
      const key = formKey(findPerson() ?? (await findOwner(queries, false)), form)
      // A browser that stores nothing still opens the sheet.
      return { key, text: await readForm(key).catch(() => undefined) }
    },
    // Once read, it belongs to the sheet; the next screen reads afresh.
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  })
  const [firstKey] = useState(makeRequestKey)
  const [changed, setChanged] = useState<Draft<Fields>>()
  const text = stored.data?.text
  const draft = changed ?? parse(text ?? '{}', start, firstKey)
  const isAsAtStart = Object.keys(start).every((name) => draft.fields[name] === start[name])

  // Every change goes to the device; what is typed and taken back leaves nothing there.
  const key = stored.data?.key
  useEffect(() => {
    if (key === undefined || changed === undefined) return
    const { fields, requestKey } = changed
    const kept = isAsAtStart
      ? dropForm(key)
      : writeForm(key, JSON.stringify({ ...fields, requestKey }))
    void kept.catch(() => {})
  }, [key, changed, isAsAtStart])

  return {
    /** What was typed before is there, or there is nothing to wait for. */
    isReady: !stored.isPending,
    typed: draft.fields,
    requestKey: draft.requestKey,
    /** It was begun before this screen was opened. */
    isRestored: text !== undefined,
    change: (part: Partial<Fields>) =>
      setChanged({ fields: { ...draft.fields, ...part }, requestKey: makeRequestKey() }),
    /** Saved or given up. */
    forget: async () => {
      setChanged(undefined)
      if (key === undefined) return
      queries.setQueryData(queryKey, { key, text: undefined })
      await dropForm(key).catch(() => {})
    },
  }
}

/** Reads back only what it knows: the storage is the browser's, not ours alone. */
function parse<Fields extends Texts>(text: string, start: Fields, firstKey: string): Draft<Fields> {
  const found: Texts = Object.fromEntries(
    Object.entries(parseObject(text)).filter(([, value]) => typeof value === 'string'),
  )
  const { requestKey = firstKey, ...rest } = found
  const known = Object.fromEntries(Object.entries(rest).filter(([name]) => name in start))
  return { fields: { ...start, ...known }, requestKey }
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
