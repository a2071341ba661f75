/** What each class of the demo school has to do, and how far each of its writers has come. The texts are in essays/. */
import type { DemoEssay, DemoHomework } from './essays/demoEssay.ts'
import { GRADE10_ESSAYS, GRADE10_HOMEWORKS } from './essays/grade10.ts'
import { GRADE5_ESSAYS, GRADE5_HOMEWORKS } from './essays/grade5.ts'
import {
  GRADE10_STUDENTS,
  GRADE10_TEACHER,
  GRADE5_STUDENTS,
  GRADE5_TEACHER,
  type DemoPerson,
} from './people.ts'

/** How an essay stands. `after`: the pupil asked for a correction of an earlier text first, without its last so many paragraphs. */
export type DemoWork =
  | { state: 'underway'; paragraphs: number }
  | { state: 'finish'; after?: number }
  | { state: 'reject'; reason: string }
  /** `shown`: the score in the homework's scale; `levels`: 内容, 表达, 发展. */
  | {
      state: 'remark'
      shown: number
      levels: readonly [number, number, number]
      remark: string
      after?: number
    }

export type DemoPlan = {
  task: DemoHomework
  /** Days from now. */
  starts: number
  ends: number
  scoreScale: number
  /** Essay by quality → who wrote it (the pupil's place in the class) and how it stands. */
  works: readonly { student: number; quality: DemoEssay['quality']; work: DemoWork }[]
}

export type DemoClass = {
  school: string
  regionId: string
  teacher: DemoPerson
  students: readonly DemoPerson[]
  name: string
  gradeLevel: number
  joinCode: string
  essays: readonly DemoEssay[]
  plans: readonly DemoPlan[]
}

const [moment, view, treasured] = GRADE5_HOMEWORKS
const [slowness, person, speech] = GRADE10_HOMEWORKS
if (!moment || !view || !treasured || !slowness || !person || !speech)
  throw new Error('the demo school lacks a task')

const grade5Plans: readonly DemoPlan[] = [
  {
    task: moment,
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
    task: view,
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
    task: treasured,
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
    task: {
      key: 'cartoon',
      title: '漫画的启示',
      genre: 'e-response',
      minCharacters: 400,
      requirement:
        '选一幅你看过的漫画，先写清楚画的是什么、可笑在哪里，再写出它给你的启示，可以联系生活中的人或事。不少于400字。',
    },
    starts: 2,
    ends: 6,
    scoreScale: 100,
    works: [],
  },
]

const grade10Plans: readonly DemoPlan[] = [
  {
    task: slowness,
    starts: -2,
    ends: 2,
    scoreScale: 60,
    works: [
      { student: 0, quality: 'excellent', work: { state: 'finish', after: 1 } },
      { student: 1, quality: 'good', work: { state: 'finish' } },
      { student: 2, quality: 'middling', work: { state: 'underway', paragraphs: 4 } },
      {
        student: 3,
        quality: 'weak',
        work: {
          state: 'reject',
          reason:
            '“快”和“慢”都说了好处，可你自己怎么看？请选定一个角度，用你亲身经历的一件事说透，再交一稿。',
        },
      },
    ],
  },
  {
    task: speech,
    starts: -6,
    ends: 1,
    scoreScale: 60,
    works: [
      {
        student: 4,
        quality: 'excellent',
        work: {
          state: 'remark',
          shown: 56,
          levels: [5, 5, 4],
          remark: '开头的安静比口号更有力量。对听众说话的分寸拿捏得好，建议也落得了地。',
          after: 1,
        },
      },
      { student: 5, quality: 'good', work: { state: 'finish', after: 1 } },
      { student: 0, quality: 'middling', work: { state: 'finish' } },
      { student: 7, quality: 'weak', work: { state: 'finish' } },
    ],
  },
  {
    task: person,
    starts: -16,
    ends: -9,
    scoreScale: 60,
    works: [
      {
        student: 8,
        quality: 'excellent',
        work: {
          state: 'remark',
          shown: 57,
          levels: [5, 5, 5],
          remark: '钟声贯穿全文，人就立在钟声里。最后一次敲钟的细节，读完很久还听得见。',
        },
      },
      {
        student: 1,
        quality: 'good',
        work: {
          state: 'remark',
          shown: 51,
          levels: [4, 4, 4],
          remark: '一杆秤称出一个人的分量，选材好。中间两件事可以再有些轻重。',
          after: 2,
        },
      },
      {
        student: 10,
        quality: 'middling',
        work: {
          state: 'remark',
          shown: 43,
          levels: [4, 3, 3],
          remark: '室友的样子出来了，可是几件事平均用力。挑最能见出他的那一件写透。',
        },
      },
      {
        student: 11,
        quality: 'weak',
        work: {
          state: 'remark',
          shown: 36,
          levels: [3, 3, 2],
          remark: '对爷爷的感情是真的。少用“慈祥”“勤劳”，多写一件他做过的小事。',
        },
      },
    ],
  },
  {
    task: {
      key: 'review',
      title: '学写文学短评',
      genre: 's-criticism',
      minCharacters: 600,
      requirement:
        '从本单元的诗歌中选一首，就其中最打动你的一点写一篇短评：先说看法，再结合诗句分析。题目自拟，不少于600字。',
    },
    starts: 3,
    ends: 8,
    scoreScale: 60,
    works: [],
  },
]

export const DEMO_CLASSES: readonly DemoClass[] = [
  {
    school: '知行小学（演示）',
    regionId: '330106',
    teacher: GRADE5_TEACHER,
    students: GRADE5_STUDENTS,
    name: '五（2）班',
    gradeLevel: 5,
    joinCode: 'ZP5A22',
    essays: GRADE5_ESSAYS,
    plans: grade5Plans,
  },
  {
    school: '明德中学（演示）',
    regionId: '330106',
    teacher: GRADE10_TEACHER,
    students: GRADE10_STUDENTS,
    name: '高一（3）班',
    gradeLevel: 10,
    joinCode: 'ZPA3A3',
    essays: GRADE10_ESSAYS,
    plans: grade10Plans,
  },
]

/** Schools without a class, so that 查找学校 has something to find. */
export const DEMO_SCHOOLS: readonly { name: string; regionId: string; country: 'CN' | 'MY' }[] = [
  { name: '青溪小学（演示）', regionId: '330106', country: 'CN' },
  { name: '文澜实验学校（演示）', regionId: '330106', country: 'CN' },
  { name: '南岸第一小学（演示）', regionId: '110105', country: 'CN' },
  { name: '海棠中学（演示）', regionId: '310104', country: 'CN' },
  { name: '培风华文小学（演示）', regionId: 'MY010101', country: 'MY' },
]
