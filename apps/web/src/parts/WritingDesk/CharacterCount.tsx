/** The live count, in the figure the server counts too (contract/rules/length). */
import { useDeferredValue, useMemo, useState } from 'react'
import { createParagraphCounter } from './countByParagraph.ts'

export function CharacterCount({
  content,
  min,
  max,
}: {
  content: string
  min: number
  max: number | null
}) {
  // A long essay is counted after the keystroke is on the paper.
  const deferred = useDeferredValue(content)
  const [countIn] = useState(createParagraphCounter)
  const count = useMemo(() => countIn(deferred), [countIn, deferred])
  const isOver = max !== null && count > max
  const className = isOver
    ? 'writing-count over'
    : count >= min && min > 0
      ? 'writing-count enough'
      : 'writing-count'
  return (
    <span className={className}>
      <span className="visually-hidden">已写 </span>
      {count}
      {isOver ? ` / 最多 ${max} 字` : min > 0 ? ` / ${min} 字` : ' 字'}
    </span>
  )
}
