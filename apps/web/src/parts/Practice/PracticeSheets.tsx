/** The sheets over the practice desk, one open at a time. */
import { anyoneInfo } from '@zhupi/contract/calls/account.ts'
import { listGenreGroups } from '@zhupi/contract/rules/genre.ts'
import { ANY_GENRE } from '@zhupi/contract/terms/genres.ts'
import { AUTHOR_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { GRADE_LEVELS, gradeName } from '@zhupi/contract/terms/stages.ts'
import { memo, useState, type FormEvent } from 'react'
import { useCall } from '#client/useCall.ts'
import type { PracticeDraft } from '#drafts/draft.ts'
import type { PracticeTask } from '#drafts/practiceOpening.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { Field } from '#ui/Field.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { GenrePicker } from '../GenrePicker/GenrePicker.tsx'
import { scaleChoices } from '../HomeworkForm/scales.ts'
import { SidePanel } from '../WritingDesk/SidePanel.tsx'
import type { Panel } from './usePracticeCorrection.ts'

type Props = {
  panel: Panel | undefined
  draft: PracticeDraft
  task: PracticeTask | null
  onChange: (changes: Partial<Omit<PracticeDraft, 'process'>>) => void
  onClose: (closed: Panel) => void
}

const grades = GRADE_LEVELS.map((key) => ({ key, name: gradeName(key) }))

/** While none is open, a keystroke draws none of them. */
export const PracticeSheets = memo(
  Sheets,
  (before, after) => before.panel === undefined && after.panel === undefined,
)

function Sheets({ panel, draft, task, onChange, onClose }: Props) {
  const { data: place } = useCall(anyoneInfo, {})
  const genres =
    draft.gradeLevel === null
      ? []
      : listGenreGroups(draft.gradeLevel, { isMalaysia: place?.isMalaysia ?? false })
  return (
    <>
      <ChoiceSheet
        isOpen={panel === 'grade'}
        title="年级"
        choices={grades}
        chosen={grades.find(({ key }) => key === draft.gradeLevel)?.key}
        onChoose={(gradeLevel) => onChange({ gradeLevel })}
        onClose={() => onClose('grade')}
      />
      <GenrePicker
        title="作文类型"
        // 文体不限 is the teacher's to set, never what an essay is.
        groups={genres.filter((group) => !group.genres.includes(ANY_GENRE))}
        value={draft.genre}
        isOpen={panel === 'genre'}
        onPick={(genre) => onChange({ genre })}
        onClose={() => onClose('genre')}
      />
      <ChoiceSheet
        isOpen={panel === 'scale'}
        title="分制"
        choices={scaleChoices}
        chosen={scaleChoices.find(({ key }) => key === draft.scoreScale)?.key}
        onChoose={(scoreScale) => onChange({ scoreScale })}
        onClose={() => onClose('scale')}
      />
      <Sheet isOpen={panel === 'author'} title="署名" onClose={() => onClose('author')}>
        <AuthorForm author={draft.author} onDone={(author) => onChange({ author })} />
      </Sheet>
      <SidePanel title="作文要求" isOpen={panel === 'task'} onClose={() => onClose('task')}>
        {task !== null && (
          <section className="card practice-task">
            <h2>{task.title}</h2>
            <p>{task.demand}</p>
          </section>
        )}
      </SidePanel>
    </>
  )
}

function AuthorForm({ author, onDone }: { author: string; onDone: (author: string) => void }) {
  const [typed, setTyped] = useState(author)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(typed.trim())
  }
  return (
    <form onSubmit={submit} noValidate>
      <Field label="作者（可以不填）">
        <input
          value={typed}
          maxLength={AUTHOR_MAX_LENGTH}
          autoComplete="off"
          placeholder="笔名也可以"
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="sheet-foot">
        <Button grow onPress={() => onDone(typed.trim())}>
          好了
        </Button>
      </div>
    </form>
  )
}
