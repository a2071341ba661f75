import { describe, expect, it } from 'vitest'
import { correct } from '../correct.ts'
import { makeEssay, makeTask, TABLES } from '../testing.ts'
import type { Essay } from '../types.ts'

function isOffTopic(changes: Partial<Essay>): boolean {
  return correct(makeEssay(changes), TABLES).isOffTopic
}

const snowman =
  '下了一夜的雪，操场白得晃眼。一下课我们就冲出去滚雪球，小满滚身子，我滚脑袋。雪球越滚越重，我们喊着一二三才抬上去。我把自己的围巾给它围上，它好像在冲我们笑。上课铃响了，谁也舍不得走。'
const report =
  '化验单上的字很小，奶奶戴着老花镜也看不清。我凑过去，一行一行念给她听，念到看不懂的，就去问窗口的护士。奶奶握着我的手说：“我孙女会照顾人了。”回去的路上，我走在外侧，替她提着袋子。'
const bridge =
  '这座桥有一百二十米长，桥面用青石铺成。桥下有七个桥洞，中间的最大，两边的依次变小，涨水的时候，大洞走船，小洞分水。石匠在栏杆上刻了莲花和鲤鱼，每一块都不一样。工程队去年检查过，说它还能再用很多年。'

describe('nobody is accused who may be on topic', () => {
  it.each([
    [
      'growing up is shown, not said',
      {
        title: '一张化验单',
        content: report,
        task: makeTask({
          title: '那一刻，我长大了',
          requirement: '选一件让你觉得自己长大了的事，把经过写清楚。',
        }),
      },
    ],
    [
      'a kind of thing is never named',
      {
        title: '雪人',
        content: snowman,
        task: makeTask({
          title: '记一次游戏',
          requirement: '按游戏前、游戏中、游戏后的顺序写清楚。',
        }),
      },
    ],
    [
      'a task that only names a form',
      {
        title: '雪人',
        content: snowman,
        task: makeTask({ title: '', requirement: '选一天里最有意思的一件事，写一篇日记。' }),
      },
    ],
    [
      'a poem',
      {
        title: '风',
        content: '风从山那边来\n带着松针的味道\n推开我的窗\n又悄悄走了',
        genre: 'e-poetry',
        task: makeTask({ title: '轻叩诗歌大门', requirement: '写一首儿童诗。' }),
      },
    ],
    [
      'a poem that names nothing of its task',
      {
        title: '老桥',
        content: bridge.replaceAll('，', '\n'),
        genre: 'e-poetry',
        task: makeTask({
          title: '国宝大熊猫',
          requirement: '写一首诗，介绍大熊猫的样子、食物和习性。',
        }),
      },
    ],
    ['no task at all', { title: '桥', content: bridge }],
  ])('%s', (_name, changes) => {
    expect(isOffTopic(changes)).toBe(false)
  })
})

it.each([
  [
    'an explanation',
    {
      title: '老桥',
      content: bridge,
      genre: 'e-expository',
      task: makeTask({
        title: '国宝大熊猫',
        requirement: '查找资料，介绍大熊猫的样子、食物和习性。',
      }),
    },
  ],
  [
    'a story of something else',
    {
      title: '雪人',
      content: snowman,
      task: makeTask({
        title: '游长城',
        requirement: '写一写登长城的经过，写出城墙和烽火台的样子。',
      }),
    },
  ],
])('calls %s off topic where nothing of the task occurs', (_name, changes) => {
  expect(isOffTopic(changes)).toBe(true)
})

it('takes up a key word of one character where the essay keeps coming back to it', () => {
  const task = makeTask({ requirement: '请以“桥”为话题写一篇文章。' })
  expect(isOffTopic({ title: '老街', content: bridge, task })).toBe(false)
})
