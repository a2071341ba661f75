/**
 * A class form as it is typed, on this device until it is saved. What the teacher has not touched
 * follows the class itself, which another window may change meanwhile.
 */
import { useSheetDraft } from '#drafts/useSheetDraft.ts'
import type { ClassFields } from './classFields.ts'

/** `form` names what it changes; `current` is the class as it is now. */
export function useClassForm(form: string, current: ClassFields) {
  const now = toTexts(current)
  const draft = useSheetDraft(form, {
    ...now,
    seenName: now.name,
    seenGrade: now.grade,
    seenMemo: now.memo,
  })
  const { typed } = draft
  return {
    /** Of ClassForm. */
    shown: {
      fields: toFields({
        name: typed.name === typed.seenName ? now.name : typed.name,
        grade: typed.grade === typed.seenGrade ? now.grade : typed.grade,
        memo: typed.memo === typed.seenMemo ? now.memo : typed.memo,
      }),
      onChange: (fields: ClassFields) => draft.change(toTexts(fields)),
    },
    draft,
  }
}

type FieldTexts = { name: string; grade: string; memo: string }

function toTexts({ name, gradeLevel, memo }: ClassFields): FieldTexts {
  return { name, grade: gradeLevel === undefined ? '' : String(gradeLevel), memo }
}

function toFields({ name, grade, memo }: FieldTexts): ClassFields {
  return { name, gradeLevel: grade === '' ? undefined : Number(grade), memo }
}
