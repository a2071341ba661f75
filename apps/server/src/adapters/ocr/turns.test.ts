import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('one at a time; people take turns, whoever brought ten', async () => {
  const done: string[] = []
  let running = 0
  const turns = createTurns(async (page: string) => {
    running += 1
    expect(running).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    done.push(page)
    return page
  })
  const all = ['a1', 'a2', 'a3', 'a4'].map((page) => turns.take(1, page))
  all.push(turns.take(2, 'b1'), turns.take(3, 'c1'), turns.take(2, 'b2'))
  expect(turns.waiting()).toBe(6)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'])
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  expect(turns.waiting()).toBe(0)
})

test('a page that fails holds up nobody', async () => {
  const turns = createTurns((page: string) =>
    page === 'broken' ? Promise.reject(new Error(page)) : Promise.resolve(page),
  )
  const [broken, sound] = await Promise.allSettled([turns.take(1, 'broken'), turns.take(1, 'next')])
  expect([broken.status, sound.status]).toEqual(['rejected', 'fulfilled'])
})
