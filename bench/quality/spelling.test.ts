import { expect, it } from 'vitest'
import { spellingScores } from './spelling.ts'

it('scores whole sentences strictly and as pycorrector does, and single characters', () => {
  const scores = spellingScores([
    { source: '我以经写完了', target: '我已经写完了', guess: '我已经写完了' }, // right
    { source: '他的眼晴很亮', target: '他的眼睛很亮', guess: '他的眼情很亮' }, // an error, wrongly mended
    { source: '天气很好', target: '天气很好', guess: '天汽很好' }, // spoilt
    { source: '今天下雨', target: '今天下雨', guess: '今天下雨' },
    { source: '既使下雨', target: '即使下雨', guess: '既使下雨' }, // missed
  ])
  expect(scores).toEqual({
    strict: { p: 33.33, r: 33.33, f1: 33.33 },
    lenient: { p: 50, r: 33.33, f1: 40 },
    char: { p: 33.33, r: 33.33, f1: 33.33 },
  })
})

it('counts a guess of another length as one wrong place', () => {
  expect(
    spellingScores([{ source: '我门走', target: '我们走', guess: '我们一起走' }]),
  ).toMatchObject({ char: { p: 0, r: 0 } })
})
