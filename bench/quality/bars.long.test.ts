import { expect, it } from 'vitest'
import { brokenInShort } from './short.ts'

it('essays of our own: spoilt, repaired, faked and ordered, the engine answers as a fair teacher would', () => {
  expect(brokenInShort()).toEqual([])
})
