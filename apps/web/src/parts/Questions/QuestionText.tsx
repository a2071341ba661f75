/** A question in full: what it asks for, its keywords, and how one may think about it. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getQuestionDetail } from '@zhupi/contract/calls/question.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { Chip } from '#ui/Chip.tsx'
import { headingOf } from './headingOf.ts'
import { QuestionChips } from './QuestionChips.tsx'
import './questions.css'

export function QuestionText({ question }: { question: EntityOf<typeof getQuestionDetail> }) {
  const { demand, keywords, ideation } = question
  return (
    <>
      <section className="card question-text">
        <QuestionChips question={question} />
        <h2>{headingOf(question)}</h2>
        {demand !== '' && (
          <>
            <h3 className="quiet">作文要求</h3>
            <p>{demand}</p>
          </>
        )}
      </section>
      {keywords.length > 0 && (
        <section className="card question-text">
          <h3 className="quiet">关键词</h3>
          <div className="question-words">
            {keywords.map((word) => (
              <Chip key={word} tone="indigo">
                {word}
              </Chip>
            ))}
          </div>
        </section>
      )}
      <section className="card question-text">
        <h3 className="quiet">构思提示</h3>
        <p>{ideation === '' ? MESSAGES.noIdeation : ideation}</p>
      </section>
    </>
  )
}
