/** One question as the teacher set it, everything in sight. */
import type { ReactNode } from 'react'
import type { HomeworkSettings } from '#parts/HomeworkForm/homeworkForm.ts'
import { questionName } from '#parts/HomeworkDemand/HomeworkDemand.tsx'
import { Chip } from '#ui/Chip.tsx'

type Props = { question: HomeworkSettings['questionList'][number]; count: number }

export function QuestionCard({ question, count }: Props) {
  return (
    <section className="card demand-question" aria-label={`第 ${question.writingNo} 题`}>
      <div className="demand-chips">
        {count > 1 && <Chip tone="red">{questionName(question.writingNo - 1)}</Chip>}
        {question.atText !== '' && <Chip>{question.atText}</Chip>}
      </div>
      {question.title !== '' && <h3>{question.title}</h3>}
      {question.demand !== '' && <p>{question.demand}</p>}
      {question.ideation !== '' && (
        <Aid name="构思提示">
          <p>{question.ideation}</p>
        </Aid>
      )}
      {question.keywordList.length > 0 && (
        <Aid name="关键词">
          <span className="demand-chips">
            {question.keywordList.map((keyword) => (
              <Chip key={keyword}>{keyword}</Chip>
            ))}
          </span>
        </Aid>
      )}
    </section>
  )
}

function Aid({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="question-aid">
      <h4 className="quiet">{name}</h4>
      {children}
    </div>
  )
}
