import { expect, it } from 'vitest'
import { isCount } from './inItsPlace.ts'

it('a measure behind a number counts, unless another measure is meant', () => {
  expect(isCount('我一连给了它十颗瓜子', 7, '嗑')).toBe(true)
  expect(isCount('院子里有一颗大树', 5, '棵')).toBe(false)
  expect(isCount('他在院子里颗瓜子', 5, '嗑')).toBe(false)
})
