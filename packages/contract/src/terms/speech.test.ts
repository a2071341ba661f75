import { expect, it } from 'vitest'
import { whoListens } from './speech.ts'

it('sends a voice nowhere whose guardian did not agree to it, not even to the browser', () => {
  expect(whoListens('consented', false)).toBe('nobody')
  expect(whoListens('consented', true)).toBe('server')
  expect(whoListens('everybody', false)).toBe('server')
  expect(whoListens('nobody', true)).toBe('browser')
})
