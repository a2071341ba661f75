/** The text of one form in the device's journal: read once as its screen opens, then written. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { findPerson } from '#client/session.ts'
import { dropForm, formKey, readForm, writeForm } from './formJournal.ts'
import { findOwner } from './openPractice.ts'

/** `form` names the form and what it changes. */
export function useStoredForm(form: string) {
  const queries = useQueryClient()
  const queryKey = ['storedForm', form]
  const stored = useQuery({
    queryKey,
    queryFn: async () => {
      const key = formKey(findPerson() ?? (await findOwner(queries, false)), form)
      // A browser that stores nothing still opens the form.
      return { key, text: await readForm(key).catch(() => undefined) }
    },
    // Once read, it belongs to the form; the next screen reads afresh.
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  })
  const key = stored.data?.key
  return {
    /** What was typed before is there, or there is nothing to wait for. */
    isReady: !stored.isPending,
    /** Undefined until it is read: nothing is written before. */
    key,
    text: stored.data?.text,
    /** Saved or given up. */
    forget: async () => {
      if (key === undefined) return
      queries.setQueryData(queryKey, { key, text: undefined })
      await dropForm(key).catch(() => {})
    },
  }
}

/** Undefined: there is nothing to keep. Resolves to whether the device has it now. */
export async function keepForm(key: string, text: string | undefined): Promise<boolean> {
  try {
    await (text === undefined ? dropForm(key) : writeForm(key, text))
    return true
  } catch {
    return false
  }
}
