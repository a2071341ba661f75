/**
 * 苹果、梨和水果: a thing and the kind it belongs to cannot stand side by side. Also 基本上全部,
 * 唯一……之一.
 */
import { CATEGORIES } from '../../lexicon/categories.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'
/** 两斤. */
const FEW = '[一两三四五六七八九十几半]+[个只条斤本支件朵棵盆种匹头张把瓶盒位名袋箱束枝些]'

export const partAndWhole: Rule = {
  id: 'part-and-whole',
  kind: 'fault',
  area: 'grammar',
  label: '语病：不合逻辑',
  teaches: '放在一起说的几样东西要一般大：“苹果”和“梨”可以并排，“苹果”和“水果”不行。',
  marks: [
    { text: '超市里摆满了苹果、梨和水果。', quote: '梨和水果' },
    { text: '桌上放着铅笔、橡皮和学习用品。', quote: '橡皮和学习用品' },
    { text: '今天的作业我基本上全部完成了。', quote: '基本上', suggestion: '' },
    { text: '这是我唯一的爱好之一。', quote: '之一', suggestion: '' },
    { text: '花园里种着花卉和月季。', quote: '花卉和月季' },
    { text: '架子上有一盆吊兰、小水缸和植物。', quote: '一盆吊兰、小水缸和植物' },
  ],
  leaves: [
    '超市里摆满了苹果、梨等水果。',
    '桌上放着铅笔、橡皮和其他学习用品。',
    '今天的作业我基本上完成了。',
    '这是我最大的爱好之一。',
    '我基本上把作业写完了，全部检查了一遍。',
    '全校师生和家长都来了。',
    '苹果和水果刀放在一起。',
    '妈妈买了桃子，也买了别的水果。',
    '奶奶养的鸡和家禽市场里的不一样。',
  ],
  find: inPatterns([
    ...CATEGORIES.flatMap(([kinds, members]): FaultPattern[] => [
      {
        words: kinds.split('|'),
        pattern: regex('dg')`
          (?<=[，。；！？、一-龥])(?<also>${members})(?<mark>(?:和|与|及|以及|或)(?:换季|新鲜|
          各种|各类|许多|
          很多)?(?<kind>${kinds}))(?![\u4e00-\u9fff](?<![的都也里上来，。是在我他她]))
        `,
        explanation: ({ also: member = '', kind = '' }) =>
          `“${member}”就是“${kind}”的一种，两个不能并排。说“……等${kind}”，或者“和其他${kind}”，就清楚了。`,
        isInnocent: (match, text) => text.charAt(match.index - 1) === '等',
      },
      {
        words: kinds
          .split('|')
          .flatMap((kind) => ['和', '与', '以及', '及', '还有'].map((and) => and + kind)),
        pattern: regex('dg')`
          (?<=[、，。；！？有着是买吃喝养卖摆带画像了种装放飞]|^)
          (?<also>(?:${FEW}的?)?(?:${members}))(?:、(?!(?:${members})(?:和|与|以及|及|
          还有))[^，。；！？：、和与]{1,6}){1,6}
          (?<mark>(?:和|与|以及|及|还有)(?:${FEW}|各种|各类|许多|
          很多)?(?<kind>${kinds}))(?![\u4e00-\u9fff](?<![的都也里上来在我他她]))
        `,
        explanation: ({ also: member = '', kind = '' }) =>
          `“${member}”就是“${kind}”的一种，两个不能并排。说“……等${kind}”，或者“和其他${kind}”，就清楚了。`,
      },
      {
        words: kinds.split('|'),
        pattern: regex('dg')`
          (?<mark>(?<kind>${kinds})(?:和|与|及|以及)(?<member>${members}))(?![\u4e00-\u9fff]
          (?<![的都也里上来是在]))
        `,
        explanation: ({ member = '', kind = '' }) =>
          `“${member}”就是“${kind}”的一种，两个不能并排。只说一个，或者说“${kind}，尤其是${member}”，就清楚了。`,
        isInnocent: (match, text) =>
          /[\u4e00-\u9fff]/.test(text.charAt(match.index - 1)) &&
          !/[的着了有是种买卖在新旧]/.test(text.charAt(match.index - 1)),
      },
    ]),
    {
      words: ['全部', '完全', '彻底', '全都'],
      pattern: regex('dg')`
        (?<mark>基本上?|大体上?|大致上?|大部分)(?:都|已经?|就)?(?=(?:全部|完全|彻底|全都)(?!不))
      `,
      suggestion: '',
      explanation: ({ mark = '' }) =>
        `“${mark}”是还差一点，后面又说一点不差，前后矛盾。想想是哪一种，留下那一个。`,
    },
    {
      words: ['基本上', '大体上', '大致上', '大部分'],
      pattern: regex('dg')`
        (?<mark>基本上|大体上|大致上|大部分)(?=[把将][^，。；！？]{1,8}(?:全部|完全|彻底|全都))
      `,
      suggestion: '',
      explanation: ({ mark = '' }) =>
        `“${mark}”是还差一点，后面又说一点不差，前后矛盾。想想是哪一种，留下那一个。`,
    },
    {
      words: ['师生'],
      pattern: /师生们?(?<mark>[和与及、](?:老师|教师|学生|同学)们?)(?=都|也|一起|全|在|们|，|$)/dg,
      suggestion: '',
      explanation: '“师生”就是老师和学生，后面不用再说一遍。',
    },
    {
      words: ['唯一'],
      pattern: /唯一[^，。；！？]{1,14}(?<mark>之一)/dg,
      suggestion: '',
      explanation: '“唯一”就是只有一个，“之一”是好几个里的一个，前后矛盾，留一个。',
    },
    {
      words: ['凡是', '所有', '全体', '一切'],
      pattern: regex('dg')`
        (?:凡是|所有的?|全体|一切)(?:(?!不)[^，。；！？]){1,10}(?<mark>大多数?|大部分|多数|
        基本上|基本都)(?=都|是|会|能|要|有|在|喜欢)
      `,
      explanation: ({ mark = '' }) =>
        `前面说的是全部，后面又说“${mark}”，前后矛盾，只能留一种说法。`,
    },
  ]),
}
