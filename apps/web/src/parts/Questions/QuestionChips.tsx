/** How a question is sorted. */
import {
  EDITION_NAMES,
  EDITIONS,
  QUESTION_TAG_NAMES,
  QUESTION_TAGS,
} from '@zhupi/contract/terms/questions.ts'
import { REFERENCE_THEME_NAMES, REFERENCE_THEMES } from '@zhupi/contract/terms/references.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import { Chip } from '#ui/Chip.tsx'
import type { Question } from './useQuestions.ts'

type Sorted = Pick<Question, 'edition' | 'grade' | 'unit' | 'atText' | 'theme' | 'tag'>

export function QuestionChips({ question }: { question: Sorted }) {
  const { edition, grade, unit, atText, theme, tag } = question
  const knownEdition = EDITIONS.find((each) => each === edition)
  const knownTheme = REFERENCE_THEMES.find((each) => each === theme)
  const knownTag = QUESTION_TAGS.find((each) => each === tag)
  const facts = [
    grade === null ? undefined : gradeName(grade),
    knownEdition && EDITION_NAMES[knownEdition],
    unit,
    atText,
    knownTheme && REFERENCE_THEME_NAMES[knownTheme],
  ]
  return (
    <div className="card-chips">
      {knownTag !== undefined && <Chip tone="indigo">{QUESTION_TAG_NAMES[knownTag]}</Chip>}
      {facts.map((fact) => fact != null && fact !== '' && <Chip key={fact}>{fact}</Chip>)}
    </div>
  )
}
