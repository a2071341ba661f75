/**
 * Texts that are no ordinary essay: what comes in at night, in a hurry or as a joke. Written by us;
 * licence: the project's own.
 */
import type { Essay } from '../types.ts'
import { corpusEssay } from './essays.ts'
import { loadTask } from './tasks.ts'

/** `atLeast` is the kind floor, `atMost` the honest ceiling: 54 is the top of 三等. */
export type Special = { name: string; essay: Essay; atLeast: number; atMost: number }

const poem = [
  '风是一个急性子',
  '它跑过操场',
  '把红领巾一条一条吹醒',
  '它翻开我的作业本',
  '一页，又一页',
  '好像在找哪一道题做错了',
  '',
  '雨是一个慢性子',
  '它坐在屋檐上',
  '一滴，一滴',
  '数奶奶晾在窗台的豆子',
  '数着数着',
  '就睡着了',
  '',
  '我是什么性子呢',
  '妈妈说',
  '吃饭像雨',
  '放学像风',
].join('\n')

export const SPECIALS: readonly Special[] = [
  {
    name: 'a sound essay on another topic',
    atLeast: 0,
    atMost: 54,
    essay: {
      ...corpusEssay('grade5-harmonica').essay,
      task: { ...loadTask('animalFriend'), capsOffTopic: true },
    },
  },
  {
    name: 'the task copied out',
    atLeast: 0,
    atMost: 54,
    essay: { ...corpusEssay('grade12-mending').essay, content: loadTask('mending').requirement },
  },
  {
    name: 'one paragraph handed in twelve times',
    atLeast: 0,
    atMost: 54,
    essay: {
      title: '我的爸爸',
      genre: 'e-person',
      gradeLevel: 5,
      task: {
        title: '他____了',
        requirement:
          '选一个人，把他当时的样子写具体，反映出他的内心。把题目补充完整，不少于400字。',
        minCharacters: 400,
        maxCharacters: null,
      },
      content: Array<string>(12)
        .fill('我的爸爸是一名厨师，他做的菜很好吃，我每天都盼着他下班回家。')
        .join('\n'),
    },
  },
  {
    name: 'one page of verse',
    atLeast: 60,
    atMost: 96,
    essay: {
      title: '风和雨',
      genre: 'e-poetry',
      gradeLevel: 4,
      content: poem,
      task: {
        title: '轻叩诗歌大门',
        requirement: '仿照读过的诗，写一首儿童诗，写出自己的想象。',
        minCharacters: 50,
        maxCharacters: null,
      },
    },
  },
  {
    name: 'twenty characters',
    atLeast: 10,
    atMost: 54,
    essay: {
      title: '下雨天',
      genre: 'e-diary',
      gradeLevel: 3,
      task: loadTask('diary'),
      content: '今天下雨了，我没带伞，是姐姐来接我的。',
    },
  },
  {
    name: 'English',
    atLeast: 0,
    atMost: 54,
    essay: {
      title: 'My Weekend',
      genre: 'e-diary',
      gradeLevel: 5,
      task: loadTask('diary'),
      content: [
        'Last Saturday I went to the zoo with my cousin.',
        'We saw two pandas. One was sleeping in a tree, and the other was eating bamboo. ' +
          'My cousin laughed and said it looked like our uncle.',
        'In the evening we had noodles and went home by bus. It was a good day.',
      ].join('\n'),
    },
  },
  {
    name: 'a pile of several essays',
    atLeast: 30,
    atMost: 90,
    essay: {
      ...corpusEssay('grade7-bike-stall').essay,
      title: '',
      content: [
        'grade7-bike-stall',
        'grade8-grandmother',
        'grade9-ferry',
        'grade9-night-light',
        'grade12-mending',
      ]
        .map((name) => corpusEssay(name).essay.content)
        .join('\n'),
    },
  },
]
