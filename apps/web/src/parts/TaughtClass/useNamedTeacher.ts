/** Naming another teacher for a class: what is typed, and that nobody is called so. */
import { getClassStudents, getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useState } from 'react'
import type { ActionOptions } from '#client/action.ts'
import { useSheetDraft } from '#drafts/useSheetDraft.ts'
import { notify } from '#ui/notices.ts'
import type { NamedFields } from './NamedTeacher.tsx'

type Texts = { nameMissing: string; accountMissing: string }

const NOBODY: NamedFields = { name: '', account: '' }

/** `form` names the form: what is typed stays on this device until it is sent. */
export function useNamedTeacher(form: string, { nameMissing, accountMissing }: Texts) {
  const draft = useSheetDraft(form, NOBODY)
  const { name: typedName, account: typedAccount } = draft.typed
  const [fault, setFault] = useState<string>()
  return {
    /** For the call that names the teacher: nobody found is said beside the account. */
    options: {
      invalidates: [getTeacherClasses, getClassStudents],
      onFailure: (error) => {
        if (error.message !== REFUSALS.noSuchTeacher.text) return 'unhandled'
        setFault(error.message)
        return 'handled'
      },
    } satisfies ActionOptions<never>,
    /** @returns undefined where something is missing, which has been said */
    read: (): NamedFields | undefined => {
      const [name, account] = [typedName.trim(), typedAccount.trim()]
      if (name !== '' && account !== '') return { name, account }
      void notify(name === '' ? nameMissing : accountMissing)
      return undefined
    },
    draft,
    /** Of NamedTeacher. */
    shown: {
      fields: draft.typed,
      fault,
      onChange: (next: NamedFields) => {
        draft.change(next)
        setFault(undefined)
      },
    },
  }
}
