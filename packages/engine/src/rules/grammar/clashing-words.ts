/** 我断定他大概不会来, 小声地大喊: two words of one sentence that cannot both be true. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；：！？“”]'
const PERHAPS = '大概|也许|或许|大约|差不多|(?<!不|有|尽)可能(?!性)'
const SURELY = '断定|确信|坚信|敢肯定|敢断定|敢保证|十分肯定|可以肯定|非常确定|毫无疑问'
const SLOW = '慢慢|缓缓|慢吞吞|慢悠悠|不紧不慢|不慌不忙|磨磨蹭蹭'
const FAST = '飞快|飞速|迅速|急忙|连忙|飞奔|狂奔|快速|赶紧|急急忙忙|匆匆忙忙'
const SOFT = '小声|低声|轻声|悄声'
const LOUD = '大喊|大叫|高喊|大吼|高呼|吼叫|怒吼|尖叫|喧哗|吵闹'
const CLOUDLESS = compact`
  万里无云|晴空万里|碧空如洗|一[丝片朵]云(?:彩)?[都也]没有|没有一[丝片朵]云(?:彩)?
`
const CLOUDS = '(?:飘着|飘浮着|浮着|飘过|有|挂着|布满)[^，。；！？]{0,6}(?:云|乌云|云朵|云彩)'
const SILENT = '鸦雀无声|静悄悄的?|寂静无声|一片寂静|安静极了|一点声音[也都]没有'
const NOISE = '大声|叽叽喳喳|议论纷纷|吵吵闹闹|欢声笑语|热火朝天|又唱又跳|有说有笑|热闹'
const DARK = '漆黑一片|一片漆黑|伸手不见五指'
const LIGHT = '亮堂堂|亮如白昼|灯火通明|亮晃晃|明晃晃|十分明亮|格外明亮'

const ONE_ONLY = '前后两个意思打架，只能留一个'

export const clashingWords: Rule = {
  id: 'clashing-words',
  kind: 'fault',
  area: 'grammar',
  label: '语病：前后矛盾',
  teaches: '一句话里，前面说“一定”，后面就不能说“大概”；前面说没有，后面就不能又有。',
  marks: [
    { text: '教室里一个人也没有，只有小明在扫地。', quote: '一个人也没有' },
    { text: '昨天夜里突然下了一天的雨。', quote: '一天', suggestion: '一夜' },
    { text: '我断定今天大概会下雪。', quote: '大概' },
    { text: '我们班所有同学基本都交了作业，只有小军没交。', quote: '所有' },
    { text: '操场上一个人也没有，只有几个人在打球。', quote: '一个人也没有' },
    { text: '他小声地大喊起来。', quote: '小声' },
    { text: '乌龟慢慢地飞快爬过去了。', quote: '慢慢' },
    { text: '今天晴空万里，天上飘着几朵白云。', quote: '晴空万里' },
    { text: '整整半个小时左右，他都没有说话。', quote: '左右', suggestion: '' },
    { text: '他也许肯定忘了这件事。', quote: '也许肯定' },
  ],
  leaves: [
    '街上一个人也没有，只有路灯亮着。',
    '夜里下了一场雨，第二天又下了一天。',
    '我断定今天会下雪。',
    '我不敢断定，他大概会来。',
    '除了小军，所有同学都交了作业。',
    '操场上一个人也没有，只有几片落叶在打转。',
    '他先是小声说，后来大喊起来。',
    '天上没有一丝云，只有一只鹰。',
    '他慢慢地走着，忽然飞快地跑起来。',
    '整整半个小时，他都没有说话。',
    '教室里静悄悄的，忽然传来一阵笑声。',
    '从来没有人像他这样大声说话。',
  ],
  find: inPatterns([
    {
      words: ['断定', '确信', '坚信', '肯定', '保证', '确定', '毫无疑问'],
      pattern: regex('dg')`
        (?<![不没无难法]|不能|不敢|无法|难以)(?<first>${SURELY})(?:，)?${INSIDE}{0,8}
        (?<mark>${PERHAPS})
      `,
      explanation: ({ first = '', mark = '' }) =>
        `“${first}”说得很肯定，“${mark}”又不肯定，${ONE_ONLY}。`,
    },
    {
      words: ['大概', '也许', '可能', '或许', '一定', '肯定'],
      pattern: regex('dg')`
        (?<mark>(?:大概|也许|(?<!不|有|尽)可能|或许)(?:肯定|必定|必然|绝对|一定(?=是|会|能))|
        (?<![不说敢]|能)(?:肯定|一定)(?:大概|也许|或许))
      `,
      explanation: `这里一个词说得很肯定，一个词不肯定，${ONE_ONLY}。`,
    },
    {
      pattern: regex('dg')`
        (?<mark>所有|全部|全体|全)(?:的)?(?:同学|学生|人|队员|老师|小朋友|家人|孩子|村民)们?
        (?:基本上?|几乎|大多|大部分)?都[^，。；！？“”]{1,10}，(?:只有|只剩下?|就|除了)
        [^，。；！？：“”]{1,8}(?:没有?|不|请假|缺席|迟到|请了)
      `,
      explanation: ({ mark = '' }) =>
        `前面说“${mark}”，后面又有人不在里面，前后矛盾。说“除了……，其他人都……”就清楚了。`,
    },
    {
      words: ['空无一人', '没有'],
      pattern: regex('dg')`
        (?<mark>空无一人|一个人[也都]没有|没有一个人)，(?:只有|就|有)(?:我们|[两三四五六七几]个
        (?:人|同学|孩子|小朋友|老人|大人))
      `,
      explanation: '前面说一个人也没有，后面又有人，前后矛盾。想想有没有，留下真的那一句。',
    },
    {
      words: ['一个人'],
      pattern: regex('dg')`
        (?<mark>一个人[也都]没有|没有一个人)，只有(?:小[\u4e00-\u9fff]|[老王李张刘陈]师?|班长|同桌|
        爷爷|奶奶|爸爸|妈妈|弟弟|妹妹|哥哥|姐姐|老师)(?=正?在|一个人|坐|站)
      `,
      explanation: '前面说一个人也没有，后面又有人，前后矛盾。只说后面的“只有……”，就对了。',
    },
    {
      words: ['夜'],
      pattern: regex('dg')`
        (?:昨天?夜里?|夜里|夜间|半夜|昨夜)[^，。；！？天]{0,8}[下刮响吹]了(?<mark>一整?天)(?!一夜)
      `,
      suggestion: '一夜',
      explanation: '前面说的是夜里，后面又说“一天”，时间对不上。',
    },
    {
      words: ['云'],
      pattern: new RegExp(
        `(?<mark>${CLOUDLESS})(?:的天空)?[上中里]?，?[^，。]{0,6}${CLOUDS}`,
        'dg',
      ),
      explanation: '前面说没有云，后面又有云，前后矛盾。抬头想一想那天的天空，留下真的那一句。',
      isInnocent: (match) => /忽然|突然|渐渐|慢慢|后来|转眼|没有云|以前|曾/.test(match[0].slice(4)),
    },
    {
      words: ['无声', '静悄悄', '寂静', '安静', '没有'],
      pattern: new RegExp(`(?<mark>${SILENT})，[^，。；！？]{0,10}(?<loud>${NOISE})`, 'dg'),
      explanation: ({ loud = '' }) => `前面说没有声音，后面又是“${loud}”，前后矛盾，只能留一种。`,
      isInnocent: (match) =>
        /忽然|突然|只|不|没|打破|后来|平时|往日|一会儿|原来|仿佛|好像|再|才/.test(
          match[0].slice(match[0].indexOf('，')),
        ),
    },
    {
      words: ['漆黑', '不见五指'],
      pattern: new RegExp(`(?<mark>${DARK})，[^，。；！？]{0,12}(?<light>${LIGHT})`, 'dg'),
      explanation: ({ light = '' }) => `前面说黑得看不见，后面又“${light}”，前后矛盾，只能留一种。`,
      isInnocent: (match) =>
        /忽然|突然|只|不|没|唯|却|但|一下|打开/.test(match[0].slice(match[0].indexOf('，'))),
    },
    {
      words: SLOW.split('|'),
      pattern: new RegExp(`(?<mark>${SLOW})[地的]?(?<other>${FAST})`, 'dg'),
      explanation: ({ mark = '', other = '' }) => `“${mark}”和“${other}”一慢一快，只能留一个。`,
    },
    {
      words: FAST.split('|'),
      pattern: new RegExp(`(?<mark>${FAST})[地的]?(?<other>${SLOW})`, 'dg'),
      explanation: ({ mark = '', other = '' }) => `“${mark}”和“${other}”一快一慢，只能留一个。`,
    },
    {
      words: SOFT.split('|'),
      pattern: new RegExp(`(?<mark>${SOFT})[地的]?(?<other>${LOUD})`, 'dg'),
      explanation: ({ mark = '', other = '' }) => `“${mark}”和“${other}”一轻一响，只能留一个。`,
    },
    {
      words: ['大声', '高声'],
      pattern: /(?<mark>大声|高声)[地的]?(?<other>嘀咕|耳语|低语|窃窃私语|悄悄地?说|小声)/dg,
      explanation: ({ mark = '', other = '' }) => `“${mark}”和“${other}”一响一轻，只能留一个。`,
    },
    {
      words: ['整整', '足足', '正好', '刚好', '恰好'],
      pattern: regex('dg')`
        (?:整整|足足|正好|刚好|恰好)(?:有|是|过了|等了|走了|用了|花了)?
        [0-9一二两三四五六七八九十百千半几]{1,6}[^，。；！？0-9]{0,4}(?<mark>左右|上下)(?!两|为|
        打|翻|摇)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面说的是不多不少，后面又说“${mark}”，前后矛盾，留一个。`,
    },
    {
      words: ['一边'],
      pattern: /一边(?<mark>睡觉|睡大觉|熟睡|呼呼大睡)[^。；！？]{0,6}，?一边/dg,
      explanation: '睡着了就做不了另一件事，“一边……一边……”说的是两件能同时做的事。',
    },
    {
      words: ['独自', '单独'],
      pattern: regex('dg')`
        (?<mark>独自(?:一人|一个人)?|单独)(?:和|跟|与)[^，。；！？]{1,8}(?:一起|一同|一块儿?)
      `,
      explanation: ({ mark = '' }) => `“${mark}”是只有自己，后面又“一起”，前后矛盾，只能留一种。`,
    },
    {
      words: ['差一点', '差点'],
      pattern: /差一?点儿?就(?<mark>没有?)(?=被|把|摔|跌|撞|迟到|哭|掉)/dg,
      suggestion: '',
      explanation: '“差一点就”后面说的是没有发生的事，再加“没”，意思就反了。',
    },
    {
      words: ['从来', '从不', '从没', '每天', '天天', '一直', '始终'],
      pattern: regex('dg')`
        (?<mark>从来不|从来没有?|从不|从没|从未|天天都?|每天都)[^，。；！？“”]{2,14}，(?:但|可|
        只是|不过)?(?:有时候?|偶尔)(?:也会?|才|还会?|会|不|没)
      `,
      explanation: ({ mark = '' }) =>
        `前面说“${mark}”，后面又说有例外，前后矛盾。换成“很少”或“几乎”，就对得上了。`,
    },
  ]),
}
