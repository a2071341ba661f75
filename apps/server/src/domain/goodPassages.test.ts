import { expect, test } from 'vitest'
import { listGoodPassages } from './goodPassages.ts'

const LONG = '雨点敲着窗，像谁在轻轻地数着我的心跳，一下，又一下，我把伞往妈妈那边推了推。'
const praise = (paragraph: number, label = '比喻') => ({
  kind: 'strength' as const,
  label,
  paragraph,
})

test('a paragraph is offered where it has no certain fault and can be read on a wall, what is praised first', () => {
  const found = listGoodPassages([
    {
      writer: 1,
      paragraphs: ['太短了。', LONG, LONG, `${LONG}后来雨停了。`, '长'.repeat(301)],
      marks: [
        praise(0),
        praise(3),
        praise(2),
        { kind: 'fault', label: '错别字', paragraph: 2 },
        { kind: 'query', label: '查一查', paragraph: 1 },
        praise(4),
      ],
    },
  ])
  expect(found).toEqual([
    { writer: 1, paragraph: 3, text: `${LONG}后来雨停了。`, strengths: ['比喻'] },
    { writer: 1, paragraph: 1, text: LONG, strengths: [] },
  ])
})

test('each pupil’s best stands before anybody’s second, and there is an end', () => {
  const essay = (writer: number, praised: number) => ({
    writer,
    paragraphs: [LONG, LONG],
    marks: [...Array.from({ length: praised }, (_, each) => praise(0, `亮点${each}`)), praise(1)],
  })
  expect(listGoodPassages([essay(1, 3), essay(2, 1)]).map(({ writer }) => writer)).toEqual([
    1, 2, 1, 2,
  ])
  const many = Array.from({ length: 60 }, (_, writer) => essay(writer, 1))
  expect(listGoodPassages(many)).toHaveLength(20)
})
