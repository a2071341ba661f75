import { expect, test } from 'vitest'
import { FLUSH, type PaperForm } from '@zhupi/contract/manuscript/paragraphs.ts'
import {
  backspaceAtStart,
  caretBeside,
  cleanPasted,
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

test('backspace before a paragraph takes its indent back, once more joins it with the one before', () => {
  const flush = `放学时。\n${FLUSH}|下雨了`
  expect(repaired('放学时。\n　|下雨了', 'deleteContentBackward')).toBe(flush)
  expect(repaired(flush, 'insertText')).toBe(flush)
  expect(repaired('放学时。\n|下雨了', 'deleteContentBackward')).toBe('放学时。|下雨了')
  // A character of it is deleted: the indent stays taken back.
  expect(repaired(flush, 'deleteContentForward')).toBe(flush)
})

test('before the first paragraph backspace takes the indent back and then does nothing', () => {
  const at = (start: number, end = start) => ({ start, end })
  expect(backspaceAtStart('亲爱的妈妈：', at(0))).toBe('takeIndent')
  expect(backspaceAtStart('亲爱的妈妈：', at(1))).toBeUndefined()
  expect(backspaceAtStart('亲爱的妈妈：', at(0, 2))).toBeUndefined()
  expect(backspaceAtStart(`${FLUSH}亲爱的妈妈：`, at(1))).toBe('nothing')
  expect(backspaceAtStart(`${FLUSH}亲爱的妈妈：`, at(2))).toBeUndefined()
  expect(backspaceAtStart('', at(0))).toBeUndefined()
})

test('an indent that was taken back stays so in the essay and in the field', () => {
  const text = `${FLUSH}亲爱的妈妈：\n您好！\n${FLUSH}祝好\n　　小满`
  expect(withIndents(text)).toBe(`${FLUSH}亲爱的妈妈：\n　　您好！\n${FLUSH}祝好\n　　小满`)
  expect(withoutIndents(withIndents(text))).toBe(text.replace('　　', ''))
})

test('a space typed before a flush paragraph indents it again', () =>
  expect(repaired(`一\n${FLUSH} |二`, 'insertText')).toBe('一\n　　|二'))

test('what joins or lands within a line leaves no mark of an indent there', () => {
  expect(repaired(`放学时。|${FLUSH}下雨了`, 'deleteContentForward')).toBe('放学时。|下雨了')
  expect(repaired(`一\n　　|${FLUSH}二`, 'deleteContentForward')).toBe('一\n　　|二')
  expect(withoutIndents(`前${FLUSH}后\n　　${FLUSH}二`)).toBe('前后\n二')
})

test('in a poem the line after a flush one is flush', () => {
  const shown = (form: PaperForm) =>
    findRepair(`${FLUSH}风来了\n`, 5, 'insertLineBreak', form)?.text
  expect(shown('poem')).toBe(FLUSH)
  expect(shown('letter')).toBe('　　')
  expect(findRepair('风来了\n', 4, 'insertLineBreak', 'poem')?.text).toBe('　　')
})

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
  const flush = `${FLUSH}一\n${FLUSH}二`
  expect(caretBeside(flush, 0, 1)).toBe(1)
  expect(caretBeside(flush, 3, 4)).toBe(2)
  expect(caretBeside(flush, 3, 2)).toBe(4)
  expect(caretBeside(flush, 4, 5)).toBe(4)
})

test('keeps a title on one line', () =>
  expect(oneLine('那一刻，\n 我长大了\n')).toBe('那一刻，我长大了'))

test('pasted text comes without invisible characters and empty paragraphs', () => {
  const copied = '\ufeff　　第一\u200b段\u00a0\r\n\r\n \t\r\n第\u2060二段。\u2028第三段\u202e'
  expect(cleanPasted(copied, 'prose')).toBe('第一段\n第二段。\n第三段')
  expect(cleanPasted('一家👨‍👩‍👧', 'prose')).toBe('一家👨‍👩‍👧')
})

test('a pasted poem keeps one free line between its stanzas', () => {
  expect(cleanPasted('风来了，\n\n\n雨来了。', 'poem')).toBe('风来了，\n\n雨来了。')
})
