import { expect, test } from 'vitest'
import { readShippedTables } from '../../tables/shippedTables.ts'
import { correct } from '../correct.ts'
import { findUnsure } from './unsure.ts'

const TEXT = '我迫不急待地跑进院子，把小苗放进坑里。爷爷笑着说：“慢一点，别踩着菜。”'
const essay = {
  ...{ title: '学种菜', content: TEXT, genre: 'e-event', gradeLevel: 5 },
  task: { title: '学种菜', requirement: '', minCharacters: 0, maxCharacters: null },
}
const misread = { before: '迫不', text: '急', after: '待地' }
const tables = readShippedTables()
const faultsOf = (unsure: (typeof misread)[], content = TEXT) =>
  correct({ ...essay, content, unsure }, tables)
    .marks.filter(({ kind }) => kind === 'fault')
    .map(({ quote }) => quote)

test('a character that a photograph may have been misread in is no fault, until it is changed', () => {
  expect(faultsOf([])).toEqual(['迫不急待'])
  expect(faultsOf([misread])).toEqual([])
  expect(correct({ ...essay, unsure: [misread] }, tables).score).toBeGreaterThan(
    correct(essay, tables).score,
  )
  // Somebody has typed beside it since: it is the writer's own text.
  expect(faultsOf([misread], TEXT.replace('待地', '待得'))).toContain('迫不急待')
})

test('a neighbour that is unsure as well may have become anything', () => {
  const doubt = { before: '春', text: '夭', after: '\uFFFD了' }
  expect(findUnsure('春夭耒了，春夭来了，春天来了', [doubt])).toEqual([
    { start: 1, end: 2 },
    { start: 6, end: 7 },
  ])
})
