import { expect, it } from 'vitest'
import { makeEssay, makeTask } from '../testing.ts'
import { withoutBorrowed } from './withoutBorrowed.ts'

function slogansIn(text: string, title = '我的一天'): number {
  return withoutBorrowed(text, makeEssay({ title, task: makeTask() })).slogans
}

it('takes what cheers and pledges for slogans', () => {
  expect(slogansIn('让我们努力奋斗，书写辉煌的篇章！')).toBe(1)
  expect(slogansIn('同学们，让我们行动起来！')).toBe(1)
})

it('leaves the words of its own title to an essay', () => {
  const claim = '绽放自身的光彩，就是展示真正的自我。'
  expect(slogansIn(claim)).toBe(1)
  expect(slogansIn(claim, '绽放')).toBe(0)
})

it('leaves what lets us do something, which is no call', () => {
  expect(slogansIn('合作还可以让我们战胜困难。')).toBe(0)
  expect(slogansIn('所以让我们战胜困难！')).toBe(1)
})
