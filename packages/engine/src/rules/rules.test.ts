import { describe, expect, it } from 'vitest'
import { readDocument } from '../text/document.ts'
import { TABLES } from '../testing.ts'
import { RULES } from './index.ts'

describe.each(RULES)('$id', (rule) => {
  it.each(rule.marks)('marks $quote in $text', ({ text, quote, suggestion }) => {
    const document = readDocument(text, TABLES)
    const found = rule.find(document)
    expect(
      found.map((finding) =>
        document.paragraphs[finding.paragraph]?.text.slice(finding.start, finding.end),
      ),
    ).toEqual([quote])
    expect(found[0]?.suggestion).toBe(suggestion)
    expect(found[0]?.explanation).not.toBe('')
  })

  it.each(rule.leaves)('leaves alone: %s', (text) => {
    expect(rule.find(readDocument(text, TABLES))).toEqual([])
  })

  it('shows at least two places it marks and two it must not', () => {
    expect(rule.marks.length).toBeGreaterThanOrEqual(2)
    expect(rule.leaves.length).toBeGreaterThanOrEqual(2)
  })
})

it('has one name for each rule', () => {
  expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length)
})
