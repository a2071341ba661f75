/**
 * 大约三十人左右, 超过十年多: two words for the same estimate, or a bound and its contrary around
 * one number.
 */
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const NUMBER = '(?:百分之)?[0-9０-９一二两三四五六七八九十百千万亿半几数.．,]{1,12}[%％‰]?'
/**
 * A number that begins the pattern: from its first figure on, or a long one is read many times
 * over.
 */
const NUMBER_ALONE = `(?<![0-9０-９一二两三四五六七八九十百千万亿半几数.．,])${NUMBER}`
const UNIT = '[^，。！？；：、\\s0-9多余]{0,5}?'
const LINK = '(?:有|为|是|在|达到?|占|需要?|要|书写下|[\\u4e00-\\u9fff]{1,2}了)?'
const ABOUT = '(?:大约|大概|约|只|足足|竟|达|有|是|为|将近|接近|差不多|至少)*'
/** 左右 and 上下 as places (左右两边, 上下铺), 以上 opening a list. */
const PLACE_AFTER =
  /^(?:两|各|摇|扶|搀|架|分开|夹|护|都|为|铺|楼|学|班|半身|起伏|翻|打量|内容|所述|几位|这|那)/
/** 近 and 约 inside other words. */
const WORD_BEFORE = /[最附远接邻相靠临亲贴新制简节条签预条公契将]$/
/** 近十多年: 近 is “recent” there. */
const TIME = /^(?:个?(?:多)?[年月天日周季]|世纪|个世纪|分钟|小时|岁月)/

function isPlace(match: RegExpExecArray, text: string): boolean {
  return (
    PLACE_AFTER.test(text.slice(match.index + match[0].length)) ||
    (/^[近约]/.test(match[0]) && WORD_BEFORE.test(text.slice(0, match.index)))
  )
}

const TWICE: FaultPattern['explanation'] = ({ also = '', mark = '' }) =>
  `“${also}”和“${mark}”都在说这个数是大概的，意思重复了，留一个就清楚。`
/** 约两千余册: printed often enough to be a question only. */
const ASKED_TWICE: FaultPattern['explanation'] = ({ also = '', mark = '' }) =>
  `“${also}”和“${mark}”都在说这个数是大概的，只留一个是不是更清楚？`
const CLASH: FaultPattern['explanation'] = ({ also = '', mark = '' }) =>
  `“${also}”说的是一条界线，“${mark}”又换了一种说法，两个意思打架，只能留一个。`
const OVER: FaultPattern['explanation'] = ({ also = '', mark = '' }) =>
  `“${also}”已经说明比这个数多，后面再说“${mark}”就重复了，留一个就清楚。`

export const doubledEstimate: Rule = {
  id: 'doubled-estimate',
  kind: 'fault',
  area: 'grammar',
  label: '语病：重复、矛盾的约数',
  teaches: '说大概的数，一个词就够了：“大约三十人”或“三十人左右”。',
  marks: [
    {
      text: '操场上大约有三十人左右在跑步。',
      quote: '大约有三十人左右',
      suggestion: '大约有三十人',
    },
    { text: '这棵树超过了一百年以上。', quote: '超过了一百年以上', suggestion: '超过了一百年' },
    { text: '将近五十米左右的路，我走了很久。', quote: '将近五十米左右', suggestion: '将近五十米' },
    {
      text: '大约过了半个小时左右，雨停了。',
      quote: '大约过了半个小时左右',
      suggestion: '大约过了半个小时',
    },
    { text: '这口井至少在二十米以下。', quote: '至少在二十米以下' },
    { text: '妈妈大概六点整下班。', quote: '大概六点整' },
    { text: '飞机准时九点左右起飞。', quote: '准时九点左右' },
    { text: '我家离学校至少两公里左右。', quote: '至少两公里左右', suggestion: '至少两公里' },
    { text: '我大约考了九十分左右。', quote: '大约考了九十分左右', suggestion: '大约考了九十分' },
    { text: '他每天早上大约跑十圈左右。', quote: '大约跑十圈左右', suggestion: '大约跑十圈' },
    { text: '这条鱼足有五斤多重以上。', quote: '足有五斤多重以上', suggestion: '足有五斤多重' },
    { text: '那座塔的高度大概有五十米高。', quote: '高', suggestion: '' },
    { text: '图书馆里有约两千余册书。', quote: '约两千余', suggestion: '约两千' },
    { text: '参加的人超过三百多名。', quote: '超过三百多', suggestion: '超过三百' },
    { text: '礼堂里坐了三百多人左右。', quote: '多人左右', suggestion: '多人' },
    { text: '全班近百分之八十以上的同学会游泳。', quote: '近', suggestion: '' },
    { text: '修这座桥要三到五年左右。', quote: '左右', suggestion: '' },
    { text: '今年的平均身高是150.25厘米左右。', quote: '左右', suggestion: '' },
  ],
  leaves: [
    '至少要两个人左右扶着他。火车大约七点到，明天上午七点整出发。最多只能坐五个人。',
    '他超过了十多名同学，跑到了第一。',
    '操场上大约有三十人在跑步。',
    '操场上有三十人左右。',
    '他考了九十分，我大约也是。',
    '那座塔的高度有五十米，高高的。',
    '从这个高度看，五十米高的塔也不高。',
    '他最近两天左右为难。',
    '车上大约二十人，左右两边都坐满了。',
    '分数超过九十，以上几位同学都有奖。',
    '大约三十人左右两边站开。',
    '他最近三十岁左右的人见得多。',
    '近十多年来，村里变了样。',
    '这座桥有三百多年了。',
    '不到三十人以上的班不用分组。',
  ],
  find: inPatterns([
    {
      words: ['左右', '上下'],
      pattern: regex('dg')`
        (?<also>大约|大概|大致|差不多)每?[天次周]?[跑走花用睡写读看练吃喝游坐等做跳种采买钓](?:了|
        上)?${NUMBER}${UNIT}(?<mark>左右|上下)
      `,
      suggestion: '',
      explanation: TWICE,
      isInnocent: isPlace,
    },
    {
      words: ['足有', '足足'],
      pattern: regex('dg')`
        (?<also>足有|足足有?)${NUMBER}[\u4e00-\u9fff]{0,4}?(?<mark>以上|左右|上下)(?=[，。！；]|的)
      `,
      suggestion: '',
      explanation: CLASH,
    },
    {
      pattern: regex('dg')`
        (?<also>大约|大概|约|近|将近|接近|差不多|大致)${LINK}${NUMBER}(?:多|余|来)?${UNIT}
        (?<mark>左右|上下)
      `,
      suggestion: '',
      explanation: TWICE,
      isInnocent: isPlace,
    },
    {
      pattern: regex('dg')`
        (?<also>大约|大概|约|将近|接近|近)${LINK}${NUMBER}(?<mark>余|多)(?!少|数|云|方面|元|彩|
        样|次方|媒)
      `,
      suggestion: '',
      explanation: ASKED_TWICE,
      isAsked: () => true,
      isInnocent: (match, text) =>
        isPlace(match, text) ||
        (/近/.test(match[0]) && TIME.test(text.slice(match.index + match[0].length))),
    },
    {
      pattern: new RegExp(`(?<also>约)${LINK}${NUMBER}${UNIT}(?<mark>以上)`, 'dg'),
      suggestion: '',
      explanation: CLASH,
      isInnocent: isPlace,
    },
    {
      pattern: new RegExp(
        `(?<also>超过了|超过|逾|突破|多达|高达|超)${NUMBER}${UNIT}(?<mark>以上)`,
        'dg',
      ),
      suggestion: '',
      explanation: OVER,
      isInnocent: isPlace,
    },
    {
      pattern: new RegExp(
        `(?<also>超过了|超过|逾|突破|超)${NUMBER}${UNIT}(?<mark>左右|上下)`,
        'dg',
      ),
      suggestion: '',
      explanation: CLASH,
      isInnocent: isPlace,
    },
    {
      pattern: regex('dg')`
        (?<also>超过了|超过|逾|突破|超)${NUMBER}(?<mark>多|余)(?![名个位](?:同学|选手|对手|
        运动员)|少|数|云|方面|元|彩|样|次方|媒)
      `,
      suggestion: '',
      explanation: OVER,
      isInnocent: isPlace,
    },
    {
      pattern: new RegExp(`${NUMBER_ALONE}(?<also>多|余)${UNIT}(?<mark>左右|以上)`, 'dg'),
      suggestion: '',
      explanation: TWICE,
      isInnocent: isPlace,
    },
    {
      // 近 goes, so that what stands is the share the writer names.
      pattern: new RegExp(
        `(?<=^|[^最附远接邻相靠临亲贴新])(?<mark>将近|接近|近)${NUMBER}${UNIT}以上`,
        'dg',
      ),
      suggestion: '',
      explanation: ({ mark = '' }) =>
        `“${mark}”是还不到，“以上”是超过了，两个意思打架，只能留一个。`,
      isInnocent: isPlace,
    },
    {
      pattern: new RegExp(
        `(?<also>至少|最少|起码|不少于)${LINK}${NUMBER}${UNIT}(?<mark>以上)`,
        'dg',
      ),
      suggestion: '',
      explanation: OVER,
      isInnocent: isPlace,
    },
    {
      words: ['以下', '以上'],
      pattern: new RegExp(
        `(?<also>至少|最少|起码|不少于)${LINK}${NUMBER}${UNIT}(?<mark>以下)(?!的|儿童|孩子)|(?<also>最多|至多|顶多|不超过|不多于)${LINK}${NUMBER}${UNIT}(?<mark>以上)(?!的|儿童|孩子)`,
        'dg',
      ),
      explanation: CLASH,
      isInnocent: isPlace,
    },
    {
      words: ['点整', '点钟整', '点左右', '点钟左右'],
      pattern: new RegExp(
        `(?<also>大约|大概|差不多|将近|估计)(?:在|是|到)?(?:早上|上午|中午|下午|晚上)?${NUMBER}(?:点钟?)(?<mark>整)(?![个理])|(?<also>准时|正好|恰好)在?(?:早上|上午|中午|下午|晚上)?${NUMBER}点钟?(?<mark>左右)`,
        'dg',
      ),
      explanation: ({ also = '', mark = '' }) =>
        `“${also}”和“${mark}”，一个说不一定，一个说正好，前后矛盾，只能留一个。`,
    },
    {
      pattern: new RegExp(
        `(?<also>不到|不足|至少|最少|起码|最多|至多)${LINK}${NUMBER}${UNIT}(?<mark>左右)`,
        'dg',
      ),
      suggestion: '',
      explanation: CLASH,
      isInnocent: isPlace,
    },
    {
      pattern: new RegExp(
        `${NUMBER_ALONE}[个年天]?(?<range>到|至|-|~|—|～|－)${NUMBER}${UNIT}(?<mark>左右|上下)`,
        'dg',
      ),
      suggestion: '',
      explanation: '前面给了一段范围，已经是大概的数了，“左右”就重复了，留一个就清楚。',
      isInnocent: (match, text) =>
        isPlace(match, text) || /[月日号点时]|[0-9]{4}|年代/.test(match[0].slice(0, -2)),
    },
    {
      pattern:
        /(?<![0-9])[0-9]{1,9}[.．][0-9]{2,9}[%％]?[^，。！？；：、\s0-9]{0,4}?(?<mark>左右|上下)/dg,
      suggestion: '',
      explanation: '小数点后面都写出来了，是一个很准的数，再说“左右”就矛盾了。',
      isInnocent: isPlace,
    },
    {
      words: ['高度', '长度', '宽度', '深度', '重量', '厚度', '身高', '体重'],
      pattern: regex('dg')`
        (?:(?:高度|身高)(?:${ABOUT})${NUMBER}(?:多|来)?(?:米|厘米|公分|层楼)(?<mark>高)|
        (?:长度)(?:${ABOUT})${NUMBER}(?:多|来)?(?:米|厘米|公里|里)(?<mark1>长)|
        (?:重量|体重)(?:${ABOUT})${NUMBER}(?:多|来)?(?:斤|公斤|千克|吨|
        克)(?<mark2>重))(?=[，。！]|$)
      `,
      suggestion: '',
      explanation: '前面已经说了是什么，句尾不用再说一遍。',
      isInnocent: (match) => match.groups?.['mark'] === undefined,
    },
    {
      pattern: regex('dg')`
        (?<also>日均|月均|年均|人均)[^，。！？；]{0,8}(?<mark>每天|每日|每月|每年|每人)|
        (?:每天|每日)[^，。！？；]{0,8}日均
      `,
      explanation: '“日均”就是平均每天，两个词说了同一件事，留一个就清楚。',
    },
  ]),
}
