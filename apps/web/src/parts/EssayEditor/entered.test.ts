import { expect, test } from 'vitest'
import { findEntered } from './entered.ts'

test('what an input method puts in at once counts once, by its characters', () => {
  expect(findEntered('放学时，', '放学时，下雨了', 'insertCompositionText')).toEqual({ typed: 3 })
})

test('in the middle of the text only the new stretch counts', () => {
  expect(findEntered('我站在校门口', '我一个人站在校门口', 'insertText')).toEqual({ typed: 3 })
})

test('pasted and dropped text is told from typed text', () => {
  expect(findEntered('', '春眠不觉晓', 'insertFromPaste')).toEqual({ pasted: 5 })
  expect(findEntered('', '春眠不觉晓', 'insertFromDrop')).toEqual({ pasted: 5 })
})

test('deleting, undoing and a new paragraph add nothing', () => {
  expect(findEntered('放学时', '放学', 'deleteContentBackward')).toEqual({})
  expect(findEntered('放学', '放学时', 'historyUndo')).toEqual({})
  expect(findEntered('放学', '放学\n', 'insertLineBreak')).toEqual({})
})

test('a correction over a word counts what it puts there', () => {
  expect(findEntered('再家里', '在家里', 'insertReplacementText')).toEqual({ typed: 1 })
})
