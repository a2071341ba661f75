/** The form as it is typed, on this device from the first change until the homework is out. */
import { useEffect, useRef } from 'react'
import { keepForm } from '#drafts/useStoredForm.ts'
import { type FormDraft, writeDraft } from '#parts/HomeworkForm/formDraft.ts'
import { hasWriting } from '#parts/HomeworkForm/homeworkForm.ts'
import { useLeaveGuard } from '#parts/HomeworkForm/useLeaveGuard.ts'

/** `isChanged`: the teacher did something. Only what the device did not take is lost by leaving. */
export function useKeptForm(
  key: string | undefined,
  { draft, isChanged, isOut }: { draft: FormDraft; isChanged: boolean; isOut: () => boolean },
): void {
  const keptText = useRef('')
  const keeping = useRef<Promise<void>>(undefined)
  const text = writeDraft(draft)
  useEffect(() => {
    if (key === undefined || !isChanged || isOut()) return
    keeping.current = keepForm(key, text).then((isKept) => {
      if (isKept) keptText.current = text
    })
  }, [key, text, isChanged, isOut])
  useLeaveGuard(
    () => isChanged && hasWriting(draft.form) && keptText.current !== text && !isOut(),
    { settled: async () => keeping.current },
  )
}
