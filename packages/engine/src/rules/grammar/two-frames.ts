/** 归功于……的结果, 靠着……下, 把……为荣: one frame opens the clause, and another one ends it. */
import { AIMS } from '../../lexicon/frames/aims.ts'
import { CAUSES } from '../../lexicon/frames/causes.ts'
import type { CrossedFrame } from '../../lexicon/frames/frame.ts'
import { TELLINGS } from '../../lexicon/frames/tellings.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'

const STARTS = { clause: '(?<=^|[，。！？；\\s])', sentence: '(?<=^|[。！？\\s])' }
const END = '(?=[，。；！]|$)'
const USUALLY_BETWEEN = 20

export const twoFrames: Rule = {
  id: 'two-frames',
  kind: 'fault',
  area: 'grammar',
  label: '语病：句式杂糅',
  teaches: '一句话选一种说法，开头用它，收尾也用它。',
  marks: [
    { text: '他没考好的原因是和粗心有关。', quote: '原因是和粗心有关' },
    {
      text: '这次成功得益于全班同学团结的结果。',
      quote: '得益于全班同学团结的结果',
      suggestion: '得益于全班同学团结',
    },
    { text: '这次胜利是大家共同努力的结果取得的。', quote: '的结果取得的', suggestion: '的结果' },
    {
      text: '靠着老师的帮助下，我学会了游泳。',
      quote: '靠着老师的帮助下',
      suggestion: '靠着老师的帮助',
    },
    {
      text: '经过一年的学习中，我进步很大。',
      quote: '经过一年的学习中',
      suggestion: '经过一年的学习',
    },
    {
      text: '不管天气多么冷的情况下，他都来。',
      quote: '不管天气多么冷的情况下',
      suggestion: '不管天气多么冷',
    },
    { text: '我们要把助人为乐为荣。', quote: '把助人为乐为荣', suggestion: '以助人为乐为荣' },
    { text: '这个合唱团是由女生为主。', quote: '由女生为主', suggestion: '以女生为主' },
    { text: '他的表演得到了观众所喜爱。', quote: '得到了观众所', suggestion: '得到了观众' },
    { text: '据老师告诉我，明天要考试。', quote: '据老师告诉', suggestion: '老师告诉' },
    { text: '从这件事告诉我们要诚实。', quote: '从这件事告诉我们' },
    {
      text: '在同学们的帮助使他有了信心。',
      quote: '在同学们的帮助使他',
      suggestion: '同学们的帮助使他',
    },
    { text: '关于这件事，使我很难过。', quote: '关于这件事，使我', suggestion: '这件事，使我' },
  ],
  leaves: [
    '他没考好的原因是粗心。',
    '他没考好，和粗心有关，原因是不认真。',
    '这次成功得益于全班同学的团结，是大家努力的结果。',
    '在老师的帮助下，我学会了游泳。',
    '经过一年的学习，我在学习中进步很大。',
    '无论在什么情况下，他都来。',
    '我们要以助人为荣，把助人视为乐趣。',
    '这块地由荒山变为了果园，由他作为代表发言。',
    '他的表演为观众所喜爱，得到了观众的喜爱。',
    '据老师说，明天要考试。',
    '从这件事中，我们明白了要诚实。',
    '在同学们的帮助下，老师使他有了信心。',
    '关键是要知道什么是最重要的。',
    '关于这件事，让我们再想一想。',
    '关于这件事，让我非常难过的是他没有道歉。',
    '他以送作业为名下楼去了。',
    '这本书受他所喜爱的作家影响。',
    '我被妈妈叫我起床的声音吵醒了。',
    '这件事引起大家纷纷议论，他怎么想我不清楚。',
  ],
  find: inPatterns([...CAUSES, ...AIMS, ...TELLINGS].map(patternOf)),
}

function patternOf(frame: CrossedFrame): FaultPattern {
  const { opens, closes, mark, suggestion, ways, isAsked } = frame
  const start = frame.at === undefined ? '' : STARTS[frame.at]
  const inside = `(?:${frame.rescue === undefined ? '' : `(?!${frame.rescue})`}[^，。；！？：])`
  const [first, second] = mark === 'opens' ? ['mark', 'also'] : ['also', 'mark']
  return {
    words: opens.split('|'),
    pattern: new RegExp(
      `${start}(?<${first}>${opens})${inside}{0,${frame.between ?? USUALLY_BETWEEN}}?(?<${second}>${closes})${frame.more ?? END}`,
      'dg',
    ),
    explanation: `这里把两种说法接在了一起：“${ways[0]}”和“${ways[1]}”。选一种，读一读。`,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(isAsked === undefined ? {} : { isAsked: () => isAsked }),
  }
}
