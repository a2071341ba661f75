import { describe, expect, it } from 'vitest'
import { isActed, isOfOthers, isOwn, isShown, isTold } from './clauseKinds.ts'

describe('what a clause says', () => {
  it.each(['我把西红柿放进锅里翻了几下', '爷爷捡起一块石头', '他扔下书包跑了出去'])(
    'can be slowed down: %s',
    (clause) => expect(isActed(clause)).toBe(true),
  )

  it.each([
    '弟弟却吃得津津有味',
    '我不好意思让同学看见',
    '我们都很喜欢跑步',
    '我的好朋友叫王子涵',
    '他不肯坐下',
  ])('has no movement to slow down: %s', (clause) => expect(isActed(clause)).toBe(false))

  it.each(['他说得一点儿不错', '没想到用力太大', '别忘了带上照相机', '我觉得心里暖暖的'])(
    'has no colour and no sound: %s',
    (clause) => expect(isShown(clause)).toBe(false),
  )

  it('is the writer’s own, somebody else’s, or nobody’s', () => {
    expect(isOwn('我问了十几位同学')).toBe(true)
    expect(isOwn('我们村的银杏叶全黄了')).toBe(false)
    expect(isOwn('边上还有一道小小的缺口')).toBe(false)
    expect(isOfOthers('妈妈把手擦了擦')).toBe(true)
    expect(isOfOthers('从学校后门出去')).toBe(false)
    expect(isOfOthers('外公当了一辈子会计')).toBe(false)
    expect(isTold('公园里人很多')).toBe(true)
    expect(isTold('叶子一片接一片落下来')).toBe(false)
  })
})
