/** Writes a reference of the teacher's own and chooses it. What was begun stays on the device. */
import { getWritingReferences, saveWritingReference } from '@zhupi/contract/calls/reference.ts'
import { REFERENCE_MAX_LENGTH, TITLE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { useAction } from '#client/useAction.ts'
import { useSheetDraft } from '#drafts/useSheetDraft.ts'
import { notify } from '#ui/notices.ts'
import { Field } from '#ui/Field.tsx'
import { OwnSheet } from '../OwnSheet/OwnSheet.tsx'
import type { ChosenReference } from './homeworkForm.ts'

const EMPTY = { title: '', content: '' }

type Props = { isOpen: boolean; onSaved: (reference: ChosenReference) => void; onClose: () => void }

export function OwnReferenceSheet({ isOpen, onSaved, onClose }: Props) {
  const saving = useAction(saveWritingReference, { invalidates: [getWritingReferences] })
  const draft = useSheetDraft('reference/new', EMPTY)
  const { typed, change } = draft

  const save = async () => {
    const title = typed.title.trim()
    const content = typed.content.trim()
    if (title === '') return notify('请填写参考的标题')
    if (title.length > TITLE_MAX_LENGTH) return notify(`参考的标题最多 ${TITLE_MAX_LENGTH} 个字`)
    if (content === '') return notify('请填写参考的内容')
    if (content.length > REFERENCE_MAX_LENGTH)
      return notify(`参考的内容最多 ${REFERENCE_MAX_LENGTH} 个字，现在有 ${content.length} 个字`)
    const saved = await saving.run({ title, content, requestKey: draft.requestKey })
    if (!saved.isDone) return
    await draft.forget()
    onSaved({ id: saved.entity.id, isOwn: true, title })
  }

  return (
    <OwnSheet
      isOpen={isOpen}
      title="新建我的参考"
      draft={draft}
      saveName="保存并选用"
      onSave={save}
      onClose={onClose}
    >
      <Field label="参考的标题">
        <input
          value={typed.title}
          placeholder="如：五年级叙事开头三例"
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field label="参考的内容">
        <textarea
          className="reference-own"
          value={typed.content}
          placeholder="范文片段、提纲、好词好句……只有您和您布置到的学生能看到。"
          onChange={(event) => change({ content: event.target.value })}
        />
      </Field>
    </OwnSheet>
  )
}
