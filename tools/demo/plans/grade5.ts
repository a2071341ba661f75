/** What the demo school's class of grade 5 has to do, and how far each of its writers has come. */
import type { DemoPlan } from '../demoClass.ts'
import { readHomework } from '../readHomework.ts'

export const GRADE5_PLANS: readonly DemoPlan[] = [
  {
    homework: readHomework('moment'),
    starts: -1,
    ends: 3,
    scoreScale: 100,
    works: [
      {
        student: 0,
        quality: 'excellent',
        work: {
          state: 'remark',
          shown: 95,
          levels: [5, 5, 4],
          remark:
            '伞从“歪歪斜斜”到“端端正正”，你没有说一个“爱”字，爱都在那把伞里。推来推去的三次写得真好。下次试试把“脸烧起来”之前那一瞬间的想法再放慢一点。',
          after: 1,
        },
      },
      { student: 1, quality: 'good', work: { state: 'finish', after: 2 } },
      { student: 2, quality: 'middling', work: { state: 'underway', paragraphs: 3 } },
      {
        student: 5,
        quality: 'weak',
        work: {
          state: 'reject',
          reason: '妈妈生病那天，你心里是怎么想的？把倒水、煮粥的过程写具体，再交一次，我等着看。',
        },
      },
    ],
  },
  {
    homework: readHomework('view'),
    starts: -4,
    ends: 1,
    scoreScale: 100,
    works: [
      { student: 7, quality: 'good', work: { state: 'finish' } },
      {
        student: 3,
        quality: 'excellent',
        work: {
          state: 'remark',
          shown: 94,
          levels: [5, 4, 5],
          remark: '跟着你的脚步，我也逛了一趟早市。声音和气味写得活，结尾收得干净。',
          after: 1,
        },
      },
      { student: 6, quality: 'middling', work: { state: 'finish', after: 1 } },
      { student: 8, quality: 'weak', work: { state: 'finish' } },
    ],
  },
  {
    homework: readHomework('treasured'),
    starts: -14,
    ends: -7,
    scoreScale: 100,
    works: [
      {
        student: 4,
        quality: 'excellent',
        work: {
          state: 'remark',
          shown: 96,
          levels: [5, 5, 5],
          remark: '掉了漆的口琴里有一个人、一段日子。你会用一件小东西写出大感情，很了不起。',
          after: 2,
        },
      },
      {
        student: 0,
        quality: 'good',
        work: {
          state: 'remark',
          shown: 88,
          levels: [4, 4, 4],
          remark: '陀螺“歪脖子”的样子一下子就记住了。玩的过程可以再多写一个回合。',
        },
      },
      {
        student: 9,
        quality: 'middling',
        work: {
          state: 'remark',
          shown: 78,
          levels: [4, 3, 3],
          remark: '来历交代得清楚。想一想：存钱罐里最舍不得花的那一枚硬币，是怎么来的？',
          after: 1,
        },
      },
      {
        student: 10,
        quality: 'weak',
        work: {
          state: 'remark',
          shown: 64,
          levels: [3, 3, 2],
          remark: '看得出你很喜欢它。挑一件你和小熊之间的事，慢慢讲给我听，好吗？',
        },
      },
    ],
  },
  {
    homework: readHomework('cartoon'),
    starts: 2,
    ends: 6,
    scoreScale: 100,
    works: [],
  },
]
