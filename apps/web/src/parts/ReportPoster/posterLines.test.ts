import { expect, test } from 'vitest'
import { manuscriptRows, wrapLines } from './posterLines.ts'

const wrap = (text: string, width: number, max = 9) =>
  wrapLines(text, { width, max, widthOf: (part) => [...part].length })

test('lines hold what fits, and the text’s own line breaks stay', () => {
  expect(wrap('伞柄上缠着红线', 4)).toEqual(['伞柄上缠', '着红线'])
  expect(wrap('写得真好\n\n继续', 6)).toEqual(['写得真好', '继续'])
  expect(wrap('', 4)).toEqual([])
})

test('no line begins with a closing mark', () => {
  expect(wrap('雨停了呀。走吧', 4)).toEqual(['雨停了', '呀。走吧'])
})

test('what does not fit is left out, and an ellipsis says so', () => {
  expect(wrap('伞柄上缠着一圈一圈的红线', 4, 2)).toEqual(['伞柄上缠', '着一圈…'])
})

test('in the cells of a manuscript a closing mark shares the last cell of its row', () => {
  expect(manuscriptRows('雨停了呀。走', 4)).toEqual([['雨', '停', '了', '呀。'], ['走']])
  expect(manuscriptRows('雨停了呀。”走', 4)).toEqual([['雨', '停', '了', '呀。”'], ['走']])
  expect(manuscriptRows('𠮷野', 1)).toEqual([['𠮷'], ['野']])
})
