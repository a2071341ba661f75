/**
 * A homework's questions, limits and times as a pupil reads them: on its own page and in the
 * editor's side panel.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getDemand } from '@zhupi/contract/calls/homework.ts'
import { AI_USE_NAMES } from '@zhupi/contract/terms/aiUse.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { Chip } from '#ui/Chip.tsx'
import { GoalNote } from '../UnitGoals/GoalNote.tsx'
import './HomeworkDemand.css'

export type Demand = EntityOf<typeof getDemand>

const SIGNS = ['一', '二', '三'] as const // one a question, QUESTIONS_PER_HOMEWORK_MAX

/** 题一 … 题三 by the question's place in the homework. */
export function questionName(index: number): string {
  return `题${SIGNS[index] ?? index + 1}`
}

export function HomeworkDemand({ demand }: { demand: Demand }) {
  return (
    <>
      {demand.question.map((question, index) => (
        <section className="card demand-question" key={question.writingNo}>
          <div className="demand-chips">
            {demand.question.length > 1 && <Chip tone="red">{questionName(index)}</Chip>}
            {genreName(question.articleType) !== '' && (
              <Chip>{genreName(question.articleType)}</Chip>
            )}
          </div>
          {question.title !== '' && <h2>{question.title}</h2>}
          {question.demand !== '' && <p>{question.demand}</p>}
          {demand.allowWritingAssistant && question.keywordList.length > 0 && (
            <p className="demand-keywords">
              <span className="quiet">关键词</span>
              {question.keywordList.map((word) => (
                <Chip key={word} tone="indigo">
                  {word}
                </Chip>
              ))}
            </p>
          )}
          {demand.allowWritingAssistant && question.ideation !== '' && (
            <details>
              <summary>构思提示</summary>
              <p>{question.ideation}</p>
            </details>
          )}
        </section>
      ))}
      <GoalNote goals={demand.goals} className="card" />
      {demand.allowWritingAssistant && demand.reference !== null && (
        <section className="card demand-question">
          <details>
            <summary>写作参考：{demand.reference.title}</summary>
            <p>{demand.reference.content}</p>
          </details>
        </section>
      )}
      <dl className="card demand-limits">
        <div>
          <dt>字数</dt>
          <dd>{lengthWords(demand)}</dd>
        </div>
        <div>
          <dt>时间</dt>
          <dd>
            {clockOf(demand.startTime)} 至 {clockOf(demand.endTime)}
          </dd>
        </div>
        <div>
          <dt>满分</dt>
          <dd>{demand.scoreKind} 分</dd>
        </div>
        {demand.lowestScore > 0 && (
          <div>
            <dt>提交</dt>
            <dd>机评达到 {demand.lowestScore} 分才能提交</dd>
          </div>
        )}
        <div>
          <dt>批改</dt>
          <dd>{AI_USE_NAMES[demand.aiUse].text}</dd>
        </div>
        <div>
          <dt>粘贴</dt>
          <dd>{demand.allowPaste ? '可以粘贴' : '不可以粘贴，请自己动手写'}</dd>
        </div>
      </dl>
    </>
  )
}

function lengthWords({ minCharacterCount, maxCharacterCount }: Demand): string {
  if (maxCharacterCount !== null) return `${minCharacterCount}–${maxCharacterCount} 字`
  return minCharacterCount > 0 ? `不少于 ${minCharacterCount} 字` : '不限'
}

function clockOf(wireTime: string): string {
  const [month, day] = [wireTime.slice(5, 7), wireTime.slice(8, 10)].map(Number)
  return `${month}月${day}日 ${wireTime.slice(11, 16)}`
}
