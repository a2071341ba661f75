/**
 * What is typed into a sheet, on this device from the first letter until it is saved. Each text has
 * a request key of its own, stored with it: sent again, also after a reload, it is saved once.
 */
import { useEffect, useState } from 'react'
import { makeRequestKey } from '#ui/requestKey.ts'
import { keepForm, useStoredForm } from './useStoredForm.ts'

type Texts = Record<string, string>
type Draft<Fields> = { fields: Fields; requestKey: string }

/** `form` names the sheet and what it changes; `start` is what an untouched sheet shows. */
export function useSheetDraft<Fields extends Texts>(form: string, start: Fields) {
  const stored = useStoredForm(form)
  const [firstKey] = useState(makeRequestKey)
  const [changed, setChanged] = useState<Draft<Fields>>()
  const { key, text } = stored
  const draft = changed ?? parse(text ?? '{}', start, firstKey)
  const isAsAtStart = Object.keys(start).every((name) => draft.fields[name] === start[name])

  // Every change goes to the device; what is typed and taken back leaves nothing there.
  useEffect(() => {
    if (key === undefined || changed === undefined) return
    const { fields, requestKey } = changed
    void keepForm(key, isAsAtStart ? undefined : JSON.stringify({ ...fields, requestKey }))
  }, [key, changed, isAsAtStart])

  return {
    /** What was typed before is there, or there is nothing to wait for. */
    isReady: stored.isReady,
    typed: draft.fields,
    requestKey: draft.requestKey,
    /** It was begun before this screen was opened. */
    isRestored: text !== undefined,
    change: (part: Partial<Fields>) =>
      setChanged({ fields: { ...draft.fields, ...part }, requestKey: makeRequestKey() }),
    /** Saved or given up. */
    forget: async () => {
      setChanged(undefined)
      await stored.forget()
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
