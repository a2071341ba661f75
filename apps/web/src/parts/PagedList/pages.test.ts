import { expect, test } from 'vitest'
import { itemsOf } from './pages.ts'

test('a homework that was posted between two pages doubles none on the screen', () => {
  const [first, second] = [
    [{ id: 9 }, { id: 8 }, { id: 7 }],
    [{ id: 7 }, { id: 6 }],
  ]
  expect(itemsOf({ pages: [{ items: first }, { items: second }] }).map(({ id }) => id)).toEqual([
    9, 8, 7, 6,
  ])
  expect(itemsOf(undefined)).toEqual([])
})
