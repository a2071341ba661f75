import { describe, expect, it } from 'vitest'
import { correct } from '../correct.ts'
import { flawsOf, TABLES } from '../testing.ts'
import { SPECIALS } from './specials.ts'

describe.each(SPECIALS)('$name', ({ essay, atLeast, atMost }) => {
  const report = correct(essay, TABLES)

  it('is scored kindly and honestly', () => {
    expect(report.score).toBeGreaterThanOrEqual(atLeast)
    expect(report.score).toBeLessThanOrEqual(atMost)
  })

  it('gets a sound answer', () => {
    expect(flawsOf(report)).toEqual([])
    expect(report.comment.text).not.toBe('')
  })
})
