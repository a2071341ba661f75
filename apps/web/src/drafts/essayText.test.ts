import { expect, test } from 'vitest'
import {
  caretBeside,
  findRepair,
  isBeforeRepair,
  oneLine,
  withIndents,
  withoutIndents,
} from './essayText.ts'

/** `|` is the caret, before and after. */
function repaired(shown: string, inputType: string): string {
  const caret = shown.indexOf('|')
  const value = shown.replace('|', '')
  const repair = findRepair(value, caret, inputType)
  if (repair === undefined) return shown
  const right = value.slice(0, repair.from) + repair.text + value.slice(repair.to)
  return `${right.slice(0, repair.caret)}|${right.slice(repair.caret)}`
}

test('leaves out spaces before a paragraph, of any kind, and nothing else', () => {
  expect(withoutIndents('　　放学时，下雨了。\r\n \t妈妈 来了。\n\n  　  ')).toBe(
    '放学时，下雨了。\n妈妈 来了。\n\n',
  )
})

test('what the field holds and what is saved are the same essay', () => {
  const text = '第一段\n第二段\n\n第三段'
  expect(withIndents(text)).toBe('第一段\n　　第二段\n　　\n　　第三段')
  expect(withoutIndents(withIndents(text))).toBe(text)
})

test('a new paragraph starts two cells in', () =>
  expect(repaired('放学时。\n|', 'insertLineBreak')).toBe('放学时。\n　　|'))

test('spaces typed before a paragraph are one indent, no more', () => {
  expect(repaired('放学时。\n　　　|', 'insertText')).toBe('放学时。\n　　|')
  expect(repaired('　　|放学时', 'insertText')).toBe('|放学时')
  expect(repaired('妈妈 |来了', 'insertText')).toBe('妈妈 |来了')
})

test('many paragraphs put in at once are all indented', () =>
  expect(repaired('一\n二\n三|', 'insertText')).toBe('一\n　　二\n　　三|'))

test('the caret stays in the sentence, and only the wrong lines are touched', () => {
  expect(repaired('前说一\n说二|后\n　　末段', 'insertCompositionText')).toBe(
    '前说一\n　　说二|后\n　　末段',
  )
  expect(repaired('前\nX|后\n　　末段', 'insertText')).toBe('前\n　　X|后\n　　末段')
  expect(findRepair('前\nX后\n　　末段', 3, 'insertText')).toEqual({
    from: 2,
    to: 2,
    text: '　　',
    caret: 5,
  })
})

test('undo does not stop between an input and its repair', () => {
  expect(isBeforeRepair('前\n后', 2)).toBe(true)
  expect(isBeforeRepair('前　　后', 1)).toBe(true)
  expect(isBeforeRepair('前\n　　后', 1)).toBe(false)
  expect(isBeforeRepair('前后\n　　', 4)).toBe(false)
})

test('backspace at the beginning joins with the paragraph before', () =>
  expect(repaired('放学时。\n　|下雨了', 'deleteContentBackward')).toBe('放学时。|下雨了'))

test('joining from the end of the paragraph before leaves no hole', () =>
  expect(repaired('放学时。|　　下雨了', 'deleteContentForward')).toBe('放学时。|下雨了'))

test('leaves everything else alone, above all what undo does', () => {
  expect(findRepair('放学时。\n', 5, 'historyUndo')).toBeUndefined()
  expect(repaired('放学时。\n　　下|了', 'deleteContentBackward')).toBe('放学时。\n　　下|了')
  expect(repaired('放学时。\n　　|', 'deleteContentBackward')).toBe('放学时。\n　　|')
})

test('the caret steps over an indent in both directions', () => {
  const value = '一\n　　二'
  expect(caretBeside(value, 3, 4)).toBe(1)
  expect(caretBeside(value, 2, 1)).toBe(4)
  expect(caretBeside(value, 2, 4)).toBe(4)
  expect(caretBeside(value, 5, 4)).toBe(5)
  expect(caretBeside(value, 0, 1)).toBe(0)
})

test('keeps a title on one line', () =>
  expect(oneLine('那一刻，\n 我长大了\n')).toBe('那一刻，我长大了'))
