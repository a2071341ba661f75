import { expect, test } from 'vitest'
import { findPupils } from './findPupils.ts'

const CHEN = { name: '陈庭轩', studentNumber: '07', pinyin: 'chen ting xuan' }
const SHAN = { name: '单一诺', studentNumber: '17', pinyin: 'shan yi nuo' }
const ANNA = { name: 'Anna Lee', studentNumber: 'A3', pinyin: 'anna lee' }
const found = (sought: string) => findPupils([CHEN, SHAN, ANNA], sought).map(({ name }) => name)

test('a pupil is found by name, by number, and by the first letters or syllables of the pinyin', () => {
  expect(found('庭轩')).toEqual(['陈庭轩'])
  expect(found('7')).toEqual(['陈庭轩', '单一诺'])
  expect(found('a3')).toEqual(['Anna Lee'])
  expect(found('ctx')).toEqual(['陈庭轩'])
  expect(found('chen t')).toEqual(['陈庭轩'])
  expect(found('yin')).toEqual(['单一诺'])
  expect(found('ANNA L')).toEqual(['Anna Lee'])
})

test('nothing typed leaves the list as it is, and what nobody is called finds nobody', () => {
  expect(found(' ')).toEqual(['陈庭轩', '单一诺', 'Anna Lee'])
  expect(found('hen')).toEqual([])
})
