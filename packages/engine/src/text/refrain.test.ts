import { describe, expect, it } from 'vitest'
import { refrainShare } from './refrain.ts'

describe('what a text comes back to in the same words', () => {
  it('is a phrase said three times, each of its characters once', () => {
    const said = '我渴望成功，因为难。我渴望成功，因为苦。我渴望成功。'
    expect(refrainShare(said)).toBeCloseTo(15 / 21)
  })

  it('is nothing that is said twice, nor a phrase across a mark', () => {
    expect(refrainShare('我渴望成功，因为难。我渴望成功，因为苦。')).toBe(0)
    expect(refrainShare('山高，水长。山高，水长。山高，水长。')).toBe(0)
    expect(refrainShare('')).toBe(0)
  })
})
