import { expect, test } from 'vitest'
import { findEnteredAs } from './entered.ts'
import { textFor } from './enterText.ts'

const AT_CARET = { start: 2, end: 2 }

test('at the end a text begins a paragraph of its own; at the caret it goes on there', () => {
  expect(textFor('春天来了。', '小草绿了。', 'end')).toBe('\n　　小草绿了。')
  expect(textFor('春天来了。\n　　', '小草绿了。', 'end')).toBe('小草绿了。')
  expect(textFor('', '小草绿了。', 'end')).toBe('小草绿了。')
  expect(textFor('春天', '小草绿了。\n花开了。', AT_CARET)).toBe('小草绿了。\n　　花开了。')
})

test('what a photograph brings is counted as such, and only what is new', () => {
  expect(findEnteredAs('春天。', '春天来了。', 'photo')).toEqual({ photo: 2 })
  expect(findEnteredAs('春天。', '春天。', 'voice')).toEqual({})
})
