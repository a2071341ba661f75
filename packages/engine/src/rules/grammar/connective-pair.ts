/** 只有……就, 不管……但是: connectives that do not belong together. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const IN = '[^。；！？\\n]'
const CLAUSE = '[^，。；！？\\n]'

export const connectivePair: Rule = {
  id: 'connective-pair',
  kind: 'fault',
  area: 'grammar',
  label: '语病：关联词误用',
  teaches: '关联词成对用：“只有……才……”“只要……就……”“不管……都……”“不是……而是……”。',
  marks: [
    { text: '只有坚持练习，就能写好字。', quote: '就', suggestion: '才' },
    { text: '只要大家齐心，才能赢得比赛。', quote: '才', suggestion: '就' },
    { text: '不管天气多么冷，但他每天都跑步。', quote: '但' },
    { text: '尽管路有多么远，他都要走回去。', quote: '尽管', suggestion: '不管' },
    { text: '他不但没有哭，而是笑了起来。', quote: '而是' },
    { text: '与其在家里发呆，宁可去操场跑步。', quote: '宁可', suggestion: '不如' },
    { text: '要么下棋，或者看书，你选一样。', quote: '或者', suggestion: '要么' },
    { text: '如果天天练习，才能弹好琴。', quote: '如果', suggestion: '只有' },
    { text: '这条路既能通到河边，而且能通到山脚。', quote: '而且', suggestion: '又' },
  ],
  leaves: [
    '只有坚持练习，才能写好字。',
    '只要大家齐心，就能赢得比赛。',
    '只要这位人才能来，我们就放心。',
    '不管天气多么冷，他每天都跑步。',
    '尽管路很远，他还是要走回去。',
    '不是他不想来，而是他病了。',
    '他不但没有哭，反而笑了起来。',
    '与其在家里发呆，不如去操场跑步。',
    '家里只有一个人，就不会吵闹。',
    '无论如何，他的话是对的，可我还是难过。',
    '如果你愿意，我才能放心地走。',
    '既然来了，而且带了书，就坐下读吧。',
  ],
  find: inPatterns([
    {
      words: ['只有'],
      pattern: regex('dg')`
        (?<=^|[，。；！？\s]|因为|所以|但|我们|他们|我|他)只有(?![一二两三四几我他她你它这那])
        (?:(?!才)${IN}){2,30}，(?:(?!才)${CLAUSE}){0,5}(?<mark>就|便)(?=能|会|可以|不会|可)(?:(?!才)
        ${CLAUSE})*(?=[，。；！]|$)
      `,
      suggestion: '才',
      explanation:
        '“只有”和“才”是一对，说缺了它不行；“只要”和“就”是一对，说有了它就够。想一想，你要说的是哪一种？',
    },
    {
      pattern: regex('dg')`
        只要(?:(?!才)${IN}){2,30}，(?:(?!只有)${CLAUSE}){0,5}(?<![人刚天方])(?<mark>才)(?=能|会|
        可以|行)
      `,
      suggestion: '就',
      explanation:
        '“只要”和“就”是一对，说有了它就够；“只有”和“才”是一对，说缺了它不行。想一想，你要说的是哪一种？',
      isInnocent: (match) => /你|愿意/.test(match[0].slice(0, 6)),
    },
    {
      words: ['无论', '不管', '不论'],
      pattern: regex('dg')`
        (?<=^|[，。；！？\s])${CLAUSE}{0,4}(?<first>无论|不管|不论)(?!如何，|怎样，|怎么说)
        (?!怎么样，)${CLAUSE}{2,24}，(?<mark>但是?|可是|然而|却)(?!凡|愿)
      `,
      explanation: ({ first = '', mark = '' }) =>
        `“${first}”和“都”“也”是一对，说什么情形下都一样；“${mark}”要和“虽然”“尽管”配。读一读，你要说的是哪一种？`,
    },
    {
      pattern: regex('dg')`
        (?<mark>尽管)(?:(?!但|可)${CLAUSE}){0,8}(?:有多么?|多么|怎样|怎么|什么样|如何|是否)
        ${CLAUSE}{0,10}，(?:(?!但|却|可)${CLAUSE}){0,8}(?:都|也|总)
      `,
      suggestion: '不管',
      explanation:
        '后面说的是“什么情形下都一样”，要用“不管……都……”；“尽管”说的是已经知道的事，和“但是”配。',
    },
    {
      pattern: new RegExp(`(?:不但|不仅)(?!仅|是)${CLAUSE}{2,30}，(?<mark>而是)`, 'dg'),
      explanation:
        '“不但”和“而且”“还”是一对；“不是”和“而是”是一对。这里是又添了一层，还是换了一种说法？选好一对用。',
    },
    {
      words: ['与其'],
      pattern: regex('dg')`
        (?<=^|[，。；！？\s])${CLAUSE}{0,3}与其(?!他|它|她|中|实|说是)(?:(?!不如)${CLAUSE}){2,24}
        ，${CLAUSE}{0,3}?(?<mark>宁可|宁愿|宁肯|也不|而是)
      `,
      suggestion: '不如',
      explanation: '“与其……不如……”是一对，“宁可……也不……”是另一对，别把两对各拆一半。',
    },
    {
      pattern: new RegExp(
        `(?:宁可|宁愿|宁肯)(?:(?!也)${IN}){2,24}，${CLAUSE}{0,3}?(?<mark>倒不如|还不如|不如)`,
        'dg',
      ),
      suggestion: '也不',
      explanation: '“宁可……也不……”是一对，“与其……不如……”是另一对，别把两对各拆一半。',
    },
    {
      pattern: regex('dg')`
        要么(?:(?!要么)${CLAUSE}){1,14}，(?<mark>或者|就是|还是)(?=(?:(?!要么)${IN})*(?:[。！？]|
        $))
      `,
      suggestion: '要么',
      explanation: '“要么”总是成双：“要么……，要么……”。',
    },
    {
      pattern: regex('dg')`
        (?<mark>如果|假如|倘若)(?!你|有)(?:(?!只有|只|不)${CLAUSE}){2,20}，(?:(?!只|我)
        ${CLAUSE}){0,4}?(?<![人刚天方])才(?:能(?!力)|会|可以)
      `,
      suggestion: '只有',
      explanation: '“才”要和“只有”配：“只有……才……”；“如果”要和“就”配：“如果……就……”。',
    },
    {
      words: ['既'],
      pattern: regex('dg')`
        (?<=^|[，。；！？\s])${CLAUSE}{0,10}(?<!平均|相|[有尽])既(?![然而是往成得])
        ${CLAUSE}{2,26}，(?<mark>而且|并且)(?!${CLAUSE}{0,3}[又也还])
      `,
      suggestion: '又',
      explanation: ({ mark = '' }) =>
        `“既”和“又”“也”是一对，“不但”和“${mark}”是一对，别把两对各拆一半。`,
      isInnocent: (match) =>
        /既.*[又也]/.test(match[0]) || match[0].includes('不但') || match[0].includes('不仅'),
    },
    {
      pattern: new RegExp(`(?<mark>尽管)${CLAUSE}{2,24}，(?:因此|所以)`, 'dg'),
      explanation: '“尽管”后面要转折，用“但是”“还是”；“所以”说的是结果，要和“因为”配。',
    },
    {
      pattern: new RegExp(`(?:之所以)${CLAUSE}{2,30}，(?<mark>因此|所以)`, 'dg'),
      suggestion: '是因为',
      explanation: '“之所以”说的是结果，后面要说原因：“之所以……，是因为……”。',
    },
    {
      pattern: new RegExp(
        `(?:即使|哪怕|即便|就算)(?:(?!也)${CLAUSE}){2,20}，(?<mark>但是|可是|然而)`,
        'dg',
      ),
      explanation: ({ mark = '' }) =>
        `“即使”说的是假设，要和“也”配；“${mark}”要和“虽然”配。事情发生了没有？发生了用“虽然”，没发生用“即使……也……”。`,
    },
  ]),
}
