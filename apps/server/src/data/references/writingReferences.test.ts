import { expect, test } from 'vitest'
import { REFERENCE_MAX_LENGTH, TITLE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { REFERENCE_TAGS, REFERENCE_THEMES } from '@zhupi/contract/terms/references.ts'
import { listProductReferences, PRODUCT_REFERENCES } from './writingReferences.ts'

test('there are sixty references, and every theme has some of every kind', () => {
  expect(PRODUCT_REFERENCES.length).toBeGreaterThanOrEqual(60)
  const empty = REFERENCE_THEMES.flatMap((theme) =>
    REFERENCE_TAGS.filter((tag) => listProductReferences({ theme, tag }).length === 0).map(
      (tag) => `${theme} ${tag}`,
    ),
  )
  expect(empty).toEqual([])
})

test('each has a number, a title and a text of its own, in two short paragraphs', () => {
  for (const field of ['id', 'title', 'content'] as const)
    expect(new Set(PRODUCT_REFERENCES.map((each) => each[field])).size).toBe(
      PRODUCT_REFERENCES.length,
    )
  for (const { title, content } of PRODUCT_REFERENCES) {
    expect(title.length).toBeLessThanOrEqual(TITLE_MAX_LENGTH)
    expect(content.length).toBeLessThanOrEqual(REFERENCE_MAX_LENGTH)
    expect(content.split('\n').length).toBeLessThanOrEqual(2)
    expect(content.length).toBeGreaterThanOrEqual(50)
  }
})
