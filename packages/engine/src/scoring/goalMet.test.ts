import { describe, expect, it } from 'vitest'
import { makeEssay, reportOf, TABLES } from '../testing.ts'
import { goalMet } from './goalMet.ts'

describe('a goal for one paragraph', () => {
  it('is met by words more in it, and by none in another', () => {
    const essay = makeEssay({
      title: '校园的秋天',
      genre: 'e-scene',
      gradeLevel: 4,
      content:
        '我们的校园一年四季都很美丽，我最喜欢秋天的校园。\n走进校门，首先映入眼帘的是两排高大的银杏树。秋风一吹，叶子一片一片落下来，像一把把金色的小扇子。有的落在花坛里，有的落在同学们的肩膀上，有的还落进了张老师的茶杯里。\n往前走，就到了操场。操场边的那棵柿子树结满了果子，红彤彤的，好像挂了一树小灯笼。下课了，几个一年级的小朋友站在树下，仰着头数柿子，数到十就数不清了，又从一开始数。\n教学楼后面是我们班的菜地。萝卜从土里探出了白白的肩膀，青菜上还趴着一只不怕冷的菜青虫。我蹲下来看它，它就把身子缩成一个小逗号。\n傍晚，夕阳把教学楼的玻璃染成了橘红色，读书声停了，操场上空荡荡的，只有银杏叶还在一片一片地落。\n秋天的校园，安静又热闹，我舍不得它走。',
    })
    const goal = reportOf(essay).goals?.find(({ check }) => check.kind === 'grown')
    if (goal?.paragraph === undefined || goal.paragraph === null) throw new Error('no such goal')
    const lengthened = (at: number, more: string) => ({
      ...essay,
      content: essay.content
        .split('\n')
        .map((line, each) => (each === at ? line + more : line))
        .join('\n'),
    })
    const more = '那时我想起了外公，他也爱捡叶子做书签。'
    expect(goalMet(goal, lengthened(goal.paragraph, more), TABLES)).toBe(true)
    expect(goalMet(goal, lengthened(goal.paragraph === 3 ? 2 : 3, more), TABLES)).toBe(false)
  })
})
