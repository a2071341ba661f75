import { expect, test } from 'vitest'
import { SET_PHRASES } from '../../lexicon/setPhrases.ts'
import { TABLES } from '../../testing.ts'
import { readDocument } from '../../text/document.ts'
import { setPhrase } from './set-phrase.ts'

const found = (text: string) => setPhrase.find(readDocument(text, TABLES))

const LONG = '星期天，妈妈带我去公园，湖水很清，柳树绿了，孩子们在草地上笑着跑着。'.repeat(60)

test('whoever is trusted is asked', () => {
  expect(found('他急得慢头大汗。')).toMatchObject([{ suggestion: '满头大汗' }])
  expect(found('他急得慢头大汗。')[0]).not.toHaveProperty('doubt')
  expect(found(`他急得慢头大汗。${LONG}`)[0]).toHaveProperty('doubt')
})

test('a long phrase is marked at its character', () => {
  const text = '我急得像热窝上的蚂蚁。'
  const at = text.indexOf('窝')
  expect(found(text)).toMatchObject([{ start: at, end: at + 1, suggestion: '锅' }])
})

test('no phrase is taken for another', () => {
  expect(SET_PHRASES.filter((phrase) => found(`${phrase}。`).length > 0)).toEqual([])
})
