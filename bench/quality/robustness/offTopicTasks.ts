/** Tasks about something that an essay does not even mention. Written by us. */
import type { Essay } from '@zhupi/engine/types.ts'

type NarrowTask = {
  title: string
  requirement: string
  /** An essay with one of these may be on topic. */
  words: RegExp
}

/** Narrow on purpose: “写一个人” could be answered by almost any essay. */
const TASKS: readonly NarrowTask[] = [
  {
    title: '登长城',
    requirement: '你登过长城吗？写一写登长城的经过，写出城墙、烽火台的样子和你的感受。',
    words: /长城|城墙|烽火/,
  },
  {
    title: '国宝大熊猫',
    requirement: '查找资料，整理信息，介绍大熊猫的样子、食物、生活的地方和习性。',
    words: /熊猫|竹子/,
  },
  {
    title: '我最喜欢的一道菜',
    requirement: '家里哪道菜最合你的口味？写一写它的色、香、味，再写一写它是怎样做出来的。',
    words: /菜|锅|炒|厨/,
  },
  {
    title: '一场足球赛',
    requirement:
      '校园足球联赛开始了。写一场你参加或者观看过的足球比赛，写清楚比赛的经过，把进球的那一刻写具体。',
    words: /足球|球赛|比赛|进球/,
  },
  {
    title: '人工智能与医生',
    requirement:
      '医院里，人工智能已经能看片子、开处方。它会不会取代医生？请联系现实，谈谈你对人工智能与医生的看法。',
    words: /人工智能|医生|医院|机器/,
  },
  {
    title: '海底世界',
    requirement: '发挥想象，写一次海底探险：潜入海底，你看见了哪些鱼、哪些珊瑚，遇到了什么危险？',
    words: /海底|潜|珊瑚|大海/,
  },
]
/** How many tasks each essay is held against. */
const EACH = 2

/** Each essay with tasks it does not answer in place of its own. */
export function withForeignTasks(essays: readonly Essay[]): Essay[] {
  return essays.flatMap((essay) => {
    const foreign = TASKS.filter(
      ({ words }) => !words.test(essay.title + essay.content) && !words.test(essay.task.title),
    )
    return foreign.slice(0, EACH).map(({ title, requirement }) => ({
      ...essay,
      task: { ...essay.task, title, requirement, capsOffTopic: true },
    }))
  })
}
