import { expect, it } from 'vitest'
import { keep } from './lastOnes.ts'

it('forgets what is oldest, and nothing before there is too much', () => {
  const memory = new Map<string, number>()
  for (const key of ['一', '二', '三']) keep(memory, key, key.charCodeAt(0), 3)
  expect([...memory.keys()]).toEqual(['一', '二', '三'])
  keep(memory, '四', 4, 3)
  expect([...memory.keys()]).toEqual(['二', '三', '四'])
})
