/**
 * Writes a reference of the teacher's own and chooses it. What was begun stays while the form of
 * the homework is open.
 */
import { getWritingReferences, saveWritingReference } from '@zhupi/contract/calls/reference.ts'
import { REFERENCE_MAX_LENGTH, TITLE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { useState } from 'react'
import { useAction } from '#client/useAction.ts'
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'
import { Field } from '#ui/Field.tsx'
import { makeRequestKey } from '#ui/requestKey.ts'
import { Sheet } from '#ui/Sheet.tsx'
import type { ChosenReference } from './homeworkForm.ts'

const emptyDraft = { title: '', content: '' }

type Props = { isOpen: boolean; onSaved: (reference: ChosenReference) => void; onClose: () => void }

export function OwnReferenceSheet({ isOpen, onSaved, onClose }: Props) {
  const saving = useAction(saveWritingReference, { invalidates: [getWritingReferences] })
  // A changed text is another reference and gets another key; the same text, sent again, is not.
  const [draft, setDraft] = useState(() => ({ ...emptyDraft, requestKey: makeRequestKey() }))
  const change = (part: Partial<typeof emptyDraft>) =>
    setDraft((before) => ({ ...before, ...part, requestKey: makeRequestKey() }))

  const save = async () => {
    const title = draft.title.trim()
    const content = draft.content.trim()
    if (title === '') return notify('请填写参考的标题')
    if (title.length > TITLE_MAX_LENGTH) return notify(`参考的标题最多 ${TITLE_MAX_LENGTH} 个字`)
    if (content === '') return notify('请填写参考的内容')
    if (content.length > REFERENCE_MAX_LENGTH)
      return notify(`参考的内容最多 ${REFERENCE_MAX_LENGTH} 个字，现在有 ${content.length} 个字`)
    const saved = await saving.run({ title, content, requestKey: draft.requestKey })
    if (!saved.isDone) return
    change(emptyDraft)
    onSaved({ id: saved.entity.id, isOwn: true, title })
  }

  return (
    <Sheet isOpen={isOpen} title="新建我的参考" onClose={onClose}>
      <div className="reference-own">
        <Field label="参考的标题">
          <input
            value={draft.title}
            placeholder="如：五年级叙事开头三例"
            autoComplete="off"
            enterKeyHint="next"
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label="参考的内容">
          <textarea
            value={draft.content}
            placeholder="范文片段、提纲、好词好句……只有您和您布置到的学生能看到。"
            onChange={(event) => change({ content: event.target.value })}
          />
        </Field>
      </div>
      <div className="reference-foot">
        <Button grow onPress={save}>
          保存并选用
        </Button>
      </div>
    </Sheet>
  )
}
