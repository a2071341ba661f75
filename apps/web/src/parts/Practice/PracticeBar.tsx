/** Over the paper: grade, genre, scale, author, the question's requirement, and the length. */
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import type { PracticeDraft } from '#drafts/draft.ts'
import { scaleName } from '../HomeworkForm/scales.ts'
import { CharacterCount } from '../WritingDesk/CharacterCount.tsx'
import type { Panel } from './usePracticeCorrection.ts'

type Props = { draft: PracticeDraft; hasTask: boolean; onOpen: (panel: Panel) => void }

export function PracticeBar({ draft, hasTask, onOpen }: Props) {
  const { author, content, genre, gradeLevel, scoreScale } = draft
  const chips: { panel: Panel; label: string; text: string }[] = [
    {
      panel: 'grade',
      label: '年级',
      text: gradeLevel === null ? '选择年级' : gradeName(gradeLevel),
    },
    { panel: 'genre', label: '作文类型', text: genre === '' ? '选择类型' : genreName(genre) },
    { panel: 'scale', label: '分制', text: scaleName(scoreScale) },
    { panel: 'author', label: '署名', text: author === '' ? '署名' : author },
  ]
  return (
    <>
      {chips.map(({ panel, label, text }) => (
        <button
          key={panel}
          type="button"
          className="chip practice-chip"
          aria-haspopup="dialog"
          aria-label={text === label ? label : `${label} ${text}`}
          onClick={() => onOpen(panel)}
        >
          <span>{text}</span>
          <i aria-hidden="true">▾</i>
        </button>
      ))}
      {hasTask && (
        <button
          type="button"
          className="chip"
          aria-haspopup="dialog"
          onClick={() => onOpen('task')}
        >
          作文要求
        </button>
      )}
      <CharacterCount content={content} min={0} max={null} />
    </>
  )
}
