/** The live count, in the figure the server counts too (contract/rules/length). */
import { useMemo, useState } from 'react'
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
  // With the keystroke itself: counting one paragraph costs less than a second frame would.
  const [countIn] = useState(createParagraphCounter)
  const count = useMemo(() => countIn(content), [countIn, content])
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
