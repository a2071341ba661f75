import { expect, it } from 'vitest'
import { differences } from './grammar.ts'

it.each([
  ['a word left out', '通过这件事，使我明白了', '通过这件事，我明白了', [{ start: 6, end: 7 }]],
  ['a word put in, with its neighbours', '我们开展了', '我们开展了活动', [{ start: 4, end: 5 }]],
  [
    'two places apart',
    '大约三十人左右来了',
    '三十人来了',
    [
      { start: 0, end: 2 },
      { start: 5, end: 7 },
    ],
  ],
  ['nothing', '我来了', '我来了', []],
])('finds where two sentences differ: %s', (_name, from, to, places) => {
  expect(differences(from, to)).toEqual(places)
})
