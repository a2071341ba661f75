import { expect, test } from 'vitest'
import { makeEssay, makeTask, TABLES } from '../testing.ts'
import { measureValidity } from './validity.ts'

const requirement =
  '生活中总有一些人让我们难忘，也许是给你讲题的同桌，也许是每天清晨扫街的爷爷，也许是送你上学的妈妈。' +
  '请选择其中的一位，写一写你和这个人之间发生的一件事，把事情的经过写清楚，把人物的语言和动作写具体，' +
  '还要写出当时自己心里的真实感受，让读的人也能喜欢上这个人。'
const own =
  '上个星期六，我抱着篮球从楼道里跑出来，一头撞翻了门卫叔叔的茶缸。滚烫的水洒了一地，我吓得站着不敢动。' +
  '他却先蹲下来翻看我的手背，嘴里念叨着没烫着就好，转身拿拖把去了。我赶紧捡起碎片，小声说了句对不起。'

function judge(text: string) {
  const essay = makeEssay({ content: text, task: makeTask({ requirement }) })
  return measureValidity(essay, text, text, 'narrative', TABLES)
}

test('a task copied out stays copied with a few own lines behind it', () => {
  const { copied, problem } = judge(requirement + own.slice(0, 40))
  expect(copied).toBeGreaterThan(0.65)
  expect(copied).toBeLessThan(0.85)
  expect(problem).toBe('copied')
})

test('who takes up what the task says and goes on alone has copied nothing', () => {
  const { copied, problem } = judge(requirement.slice(0, 72) + own)
  expect(copied).toBeGreaterThan(0.35)
  expect(copied).toBeLessThan(0.55)
  expect(problem).toBeNull()
})

test('a sentence that comes back is no padding; a text written twice is', () => {
  const refrain = judge(`${own.slice(0, 36)}${own}${own.slice(0, 20)}`)
  expect(refrain.repeated).toBeGreaterThan(0.15)
  expect(refrain.repeated).toBeLessThan(0.35)
  expect(refrain.problem).toBeNull()
  expect(judge(own + own).problem).toBe('repeated')
})
