/** What the demo school's class of grade 10 has to do, and how far each of its writers has come. */
import type { DemoPlan } from '../demoClass.ts'
import { readHomework } from '../readHomework.ts'

export const GRADE10_PLANS: readonly DemoPlan[] = [
  {
    homework: readHomework('slowness'),
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
    homework: readHomework('speech'),
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
    homework: readHomework('person'),
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
    homework: readHomework('review'),
    starts: 3,
    ends: 8,
    scoreScale: 60,
    works: [],
  },
]
