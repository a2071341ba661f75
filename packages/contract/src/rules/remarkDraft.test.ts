import { expect, test } from 'vitest'
import { isKeptDraft, keptSentences, toggleSentence } from './remarkDraft.ts'

const DRAFTED = ['比喻写得好。', '有2处要改。', '下一步先写动作。']

test('a sentence is struck and put back where it stood', () => {
  const struck = toggleSentence(DRAFTED.join(''), DRAFTED, 1)
  expect(struck).toBe('比喻写得好。下一步先写动作。')
  expect(keptSentences(struck, DRAFTED)).toEqual([true, false, true])
  expect(toggleSentence(struck, DRAFTED, 1)).toBe(DRAFTED.join(''))
})

test('a draft stays the machine’s however much of it is struck, until a word is the teacher’s', () => {
  expect(isKeptDraft(DRAFTED.join(''), DRAFTED)).toBe(true)
  expect(isKeptDraft('有2处要改。', DRAFTED)).toBe(true)
  expect(isKeptDraft('有2处要改，加油。', DRAFTED)).toBe(false)
  expect(isKeptDraft('小满，比喻写得好。', DRAFTED)).toBe(false)
  expect(isKeptDraft('下一步先写动作。比喻写得好。', DRAFTED)).toBe(false)
  expect(isKeptDraft('', DRAFTED)).toBe(false)
})
