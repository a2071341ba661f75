/**
 * What this device has of one's practice that the server has not confirmed: the list shows it over
 * the server's text, for a save may be on its way, or have failed.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getExercises } from '@zhupi/contract/calls/practice.ts'
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { findPerson } from '#client/session.ts'
import { withoutIndents } from '#drafts/essayText.ts'
import { listUnsavedPractices, type PracticeEntry } from '#drafts/journal.ts'
import { findOwner, PENDING_PRACTICE } from '#drafts/openPractice.ts'
import { waitForPendingSave } from '#drafts/pendingSaves.ts'

type Listed = EntityOf<typeof getExercises>['items'][number]
/** `isSaving`: the last save has not been answered. */
export type Unsaved = { entry: PracticeEntry; isSaving: boolean }

export function useUnsavedPractices(): (item: Listed) => Unsaved | undefined {
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(true)
  const { data, refetch } = useQuery({
    queryKey: ['unsavedPractices'],
    queryFn: async () => listUnsavedPractices(findPerson() ?? (await findOwner(queries, false))),
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
  useEffect(() => {
    void waitForPendingSave(PENDING_PRACTICE)
      .then(() => refetch())
      .then(() => setSaving(false))
  }, [refetch])
  return (item) => {
    const entry = data?.get(item.id)
    if (entry === undefined || looksLike(entry, item)) return undefined
    return { entry, isSaving }
  }
}

/** A save may have arrived and its answer been lost. */
function looksLike({ title, content }: PracticeEntry, item: Listed): boolean {
  return (
    title === item.title &&
    countCharacters(content) === item.characterCount &&
    content.startsWith(withoutIndents(item.content))
  )
}
