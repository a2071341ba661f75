import { expect, test } from 'vitest'
import { markKey, withoutAnswered } from './markKey.ts'

test('of two same words in one sentence only the one that was answered goes', () => {
  const paragraphs = ['我以经来了，他以经走了。']
  const marks = [1, 7].map((start) => ({
    ...{ ruleId: 'confused-word', quote: '以经', paragraph: 0, start, end: start + 2 },
  }))
  const [first, second] = marks
  if (first === undefined) throw new Error('two were made')
  const removed = [markKey(paragraphs, first)]
  expect(withoutAnswered({ paragraphs, marks }, { disputed: [], removed }).marks).toEqual([second])
})
