import { expect, test } from 'vitest'
import { cleanMessage, cleanScreen, ownFrames } from './errorReport.ts'

test.each([
  [
    `Unexpected token '雨', "雨点像豆子一样砸在窗台上"... is not valid JSON`,
    'Unexpected token …, …... is not valid JSON',
  ],
  [
    `Unexpected token 'T', "The rain fell like beans" is not valid JSON`,
    'Unexpected token …, … is not valid JSON',
  ],
  [`Unexpected end of "The rain that never`, 'Unexpected end of …'],
  ['放学时下起了大雨', '…'],
  ['bad essay: 放学时下起了大雨 at 3', 'bad essay: … at 3'],
  ['first line\nThe rain fell like beans', 'first line'],
  [
    "Cannot read properties of undefined (reading 'title')",
    'Cannot read properties of undefined (reading …)',
  ],
])('%s', (message, expected) => {
  expect(cleanMessage(message)).toBe(expected)
})

test('of a stack only our own files are left', () => {
  expect(
    ownFrames(
      [
        'TypeError: 放学时下起了大雨',
        '    at 雨 (https://zhupi.example/h5/assets/WritingScreen-D3f_a.js:12:345)',
        '    at https://other.example/evil.js:1:1',
        '    at chrome-extension://abc/content.js:3:4',
        'open@https://zhupi.example/h5/assets/index-Bx1.js:1:22',
      ].join('\n'),
    ),
  ).toEqual(['WritingScreen-D3f_a.js:12:345', 'index-Bx1.js:1:22'])
})

test('an address keeps its words alone', () => {
  expect(cleanScreen('/tasks/writing/17')).toBe('/tasks/writing/-')
  expect(cleanScreen('/share/q3Vx-9_abcDEF')).toBe('/share/-')
})
