/** One question of the bank's list: a tap on it opens the question, the button its own act. */
import type { ReactNode } from 'react'
import { ListLink } from '#ui/ListLink.tsx'
import { QuestionChips } from './QuestionChips.tsx'
import { headingOf } from './headingOf.ts'
import type { Question } from './useQuestions.ts'
import './questions.css'

type Props = { question: Question; to: string; children: ReactNode }

export function QuestionCard({ question, to, children }: Props) {
  return (
    <article className="card question-card">
      <QuestionChips question={question} />
      <h2>
        <ListLink to={to} className="card-link">
          {headingOf(question)}
        </ListLink>
      </h2>
      {question.demand !== '' && <p className="quiet card-excerpt">{question.demand}</p>}
      <div className="row card-foot">
        <span className="quiet grow">{question.keywords.join('、')}</span>
        {children}
      </div>
    </article>
  )
}
