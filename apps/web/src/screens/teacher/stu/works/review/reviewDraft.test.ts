import { expect, test } from 'vitest'
import { parseReviewDraft } from './reviewDraft.ts'

test('a draft comes back as it was kept', () => {
  const draft = {
    score: '52.5',
    remark: '伞写得好',
    modelRemark: '伞写得好',
    sliders: { content: 88 },
  }
  expect(parseReviewDraft(JSON.stringify(draft))).toEqual(draft)
})

test('anything else in the storage is no draft', () => {
  expect(parseReviewDraft('{')).toEqual({ sliders: {} })
  expect(parseReviewDraft('null')).toEqual({ sliders: {} })
  expect(
    parseReviewDraft('{"score":5,"sliders":{"content":"88","expression":101,"other":3}}'),
  ).toEqual({ sliders: {} })
})
