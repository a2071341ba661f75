/** One sentence of 错字本 with its gap to be filled. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { practiseCharacter, type getWrongCharacters } from '@zhupi/contract/calls/report.ts'
import { useState, type SubmitEvent } from 'react'
import { useAction } from '#client/useAction.ts'
import { Chip } from '#ui/Chip.tsx'

type Item = EntityOf<typeof getWrongCharacters>['items'][number]
type Result = EntityOf<typeof practiseCharacter>

export function CharacterGap({ item }: { item: Item }) {
  const [written, setWritten] = useState('')
  const [result, setResult] = useState<Result>()
  const practise = useAction(practiseCharacter, { onDone: setResult })
  const isOver = item.isDoneToday || result !== undefined
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (written.trim() !== '' && !isOver) await practise.run({ id: item.id, answer: written })
  }
  return (
    <li className="card">
      <form onSubmit={send}>
        <p className="wrong-character-sentence" lang="zh-CN">
          {item.before}
          <input
            aria-label={`空格，${item.size} 个字`}
            autoComplete="off"
            spellCheck={false}
            disabled={isOver}
            value={result === undefined ? written : result.answer}
            style={{ width: `${item.size * 1.4 + 0.8}em` }}
            onChange={({ currentTarget: field }) => setWritten(field.value)}
          />
          {item.after}
        </p>
        <div className="row wrong-character-foot">
          <span className="quiet grow" role="status">
            {result === undefined
              ? item.isDoneToday && '今天练过了，明天再来写一次。'
              : resultText(result)}
          </span>
          {item.isRightOnce && <Chip tone="jade">写对过一次</Chip>}
          {!isOver && (
            <button type="submit" className="btn line small">
              写好了
            </button>
          )}
        </div>
      </form>
    </li>
  )
}

function resultText({ isRight, isLearned, answer }: Result): string {
  if (isLearned) return '写对了两天，学会了！它从错字本里拿走了。'
  return isRight ? '写对了！改天再写对一次，就学会了。' : `这里应该写“${answer}”，明天再来写一次。`
}
