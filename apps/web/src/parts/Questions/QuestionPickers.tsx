/** The five pickers of the question bank: edition, grade, genre, theme, common type. */
import { anyoneInfo } from '@zhupi/contract/calls/account.ts'
import { listGenreGroups } from '@zhupi/contract/rules/genre.ts'
import { ANY_GENRE, GENRE_GROUPS } from '@zhupi/contract/terms/genres.ts'
import {
  EDITION_NAMES,
  EDITIONS,
  QUESTION_TAG_NAMES,
  QUESTION_TAGS,
} from '@zhupi/contract/terms/questions.ts'
import { REFERENCE_THEME_NAMES, REFERENCE_THEMES } from '@zhupi/contract/terms/references.ts'
import { GRADE_LEVELS, gradeName, isGradeLevel } from '@zhupi/contract/terms/stages.ts'
import { useState } from 'react'
import { useCall } from '#client/useCall.ts'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { PICKERS, type Picker } from './useQuestions.ts'
import './questions.css'

type Choice = { key: string; name: string; note?: string }
type Props = {
  picked: Record<Picker, string | undefined>
  onPick: (picker: Picker, value: string | undefined) => void
}

/** As a choice: nothing is narrowed. */
const ALL = 'all'
const NAMES: Record<Picker, { name: string; all: string }> = {
  edition: { name: '教材', all: '全部教材' },
  grade: { name: '年级', all: '全部年级' },
  type: { name: '文体', all: '全部文体' },
  theme: { name: '主题', all: '全部主题' },
  tag: { name: '题型', all: '全部题型' },
}

export function QuestionPickers({ picked, onPick }: Props) {
  const [open, setOpen] = useState<Picker>()
  const { data: place } = useCall(anyoneInfo, {})
  const grade = Number(picked.grade)
  const choices: Record<Picker, readonly Choice[]> = {
    edition: EDITIONS.map((key) => ({ key, name: EDITION_NAMES[key] })),
    grade: GRADE_LEVELS.map((key) => ({ key: String(key), name: gradeName(key) })),
    type: isGradeLevel(grade)
      ? genresOf(listGenreGroups(grade, { isMalaysia: place?.isMalaysia ?? false }), false)
      : genresOf(GENRE_GROUPS, true),
    theme: REFERENCE_THEMES.map((key) => ({ key, name: REFERENCE_THEME_NAMES[key] })),
    tag: QUESTION_TAGS.map((key) => ({ key, name: QUESTION_TAG_NAMES[key] })),
  }
  return (
    <div className="question-pickers" role="group" aria-label="筛选">
      {PICKERS.map((picker) => {
        const { name, all } = NAMES[picker]
        const chosen = choices[picker].find(({ key }) => key === picked[picker])
        return (
          <span key={picker}>
            <button
              type="button"
              className={chosen === undefined ? 'chip' : 'chip indigo'}
              aria-haspopup="dialog"
              aria-label={`${name} ${chosen?.name ?? all}`}
              onClick={() => setOpen(picker)}
            >
              {chosen?.name ?? name}
              <i aria-hidden="true">▾</i>
            </button>
            <ChoiceSheet
              isOpen={open === picker}
              title={name}
              choices={[{ key: ALL, name: all }, ...choices[picker]]}
              chosen={chosen?.key ?? ALL}
              onChoose={(key) => onPick(picker, key === ALL ? undefined : key)}
              onClose={() => setOpen(undefined)}
            />
          </span>
        )
      })}
    </div>
  )
}

/** `isMixed`: of several stages, whose genres may have the same name. */
function genresOf(groups: typeof GENRE_GROUPS, isMixed: boolean): Choice[] {
  return groups.flatMap((group) =>
    group.genres
      .filter(({ id }) => id !== ANY_GENRE.id)
      .map(({ id, name }) => ({ key: id, name, ...(isMixed && { note: group.name }) })),
  )
}
