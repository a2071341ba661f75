/** 苹果、白菜等水果; 苹果、水果、蔬菜: a list holds what is not of its kind, or the kind itself. */
import { CATEGORIES } from '../../lexicon/categories.ts'
import { OVERLAPPING, WIDER } from '../../lexicon/kindsWithin.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

/** What of each kind, by its first name. */
const kinds = CATEGORIES.map(([names, members]) => ({
  names: names.split('|'),
  members: new Set(members.split('|')),
}))
const isWider = (one: string, other: string) => WIDER[one]?.split(' ').includes(other) === true
const isApart = (one: string, other: string) =>
  !isWider(one, other) &&
  !isWider(other, one) &&
  !OVERLAPPING.some((group) => group.includes(one) && group.includes(other))
/** Each is called both by some. */
const OF_TWO_KINDS = new Set(['西红柿', '番茄', '花生', '甘蔗', '玉米', '红薯', '土豆', '乌龟'])

/** The kinds of which one knows that the thing is of them. */
function kindsOf(thing: string): string[] {
  return kinds.flatMap(({ names, members }) => (members.has(bare(thing)) ? names : []))
}

/** 两斤苹果, 弹钢琴: without number and deed. */
function bare(thing: string): string {
  return thing.replace(
    /^(?:[一两三四五六七八九十几半]+[个只条斤本支件朵棵盆种匹头张把瓶盒位名袋箱束枝](?:的)?|[拉吹弹打敲踢养种买])(?=..)/,
    '',
  )
}

/** 我国著名的传统节日: the kind without what is said of it. */
const plainKind = (said: string): string =>
  said.replaceAll(
    /我国|中国|世界上?|全?国内?|太阳系|古代|古典|传统(?!节)|著名|有名|伟大|重要|常见|[里中]|的|大(?=诗人|词人|文学家)/g,
    '',
  )

const thingsOf = (list: string) => list.split(/[、和与及]|以及|还有/)

function strangerOf(list: string, kind: string, mayAllBeStrange = true): string | undefined {
  const things = thingsOf(list)
  const own = kinds.filter(({ names }) => names.includes(kind))
  if (own.length === 0) return undefined
  const isOwn = (thing: string, at: number) =>
    own.some(
      ({ members }) =>
        members.has(bare(thing)) ||
        (at === 0 && [...members].some((member) => member.length > 1 && thing.endsWith(member))),
    )
  const isStranger = (thing: string) => {
    const known = kindsOf(thing).filter((other) => !isWider(other, kind))
    return (
      known.length > 0 &&
      !OF_TWO_KINDS.has(bare(thing)) &&
      known.every((other) => other !== kind && isApart(other, kind))
    )
  }
  return things.some(isOwn) || (mayAllBeStrange && things.slice(1).every(isStranger))
    ? things.find((thing, at) => !isOwn(thing, at) && isStranger(thing))
    : undefined
}

/** 学生、老师和中学生: the kind stands in the list with one of its own. */
function kindInList(list: string): readonly [kind: string, member: string] | undefined {
  const things = thingsOf(list).map(bare)
  for (const { names, members } of kinds) {
    const kind = things.find((thing) => names.includes(thing))
    const member = kind === undefined ? undefined : things.find((thing) => members.has(thing))
    if (kind !== undefined && member !== undefined) return [kind, member]
  }
  return undefined
}

const LIST =
  '[^，。；！？：“”、和与及等]{1,12}(?:(?:、|和|与|以及|还有)[^，。；！？：“”、和与及等]{1,5}){1,8}'
/** What leads up to a list: 桌上放着, 他会. */
const LEAD =
  '(?<=^|[，。！？；：])(?:[^，。；！？：“”、]{0,12}(?:[有着是买吃喝养卖摆带画像如了学看欢放会到在出习种来]|[国古]代的))?'
const AFTER_LIST = ['等', '等等', '等各种', '等各类', '等许多', '等很多', '等新鲜', '等多种']
/** People by what they do, and by what may be said of any of these. */
const BY_WORK =
  '工人|农民|教师|老师|学生|小学生|中学生|大学生|家长|战士|解放军|医生|护士|干部|军人|警察|职工|工程师|同学|教授|演员|作家|记者|校长|商人|运动员|科学家'
const CROSSWISE =
  '青年|妇女|女学生|男学生|中年人|青少年|女教师|年轻人|少先队员|党员|团员|女同学|女老师|男生|女生|老年人|女工'
const LISTED = [
  '有',
  '真多，有',
  '很多，有',
  '可多了，有',
  '，有',
  '：',
  '，分别是',
  '，比如',
  '，例如',
  '，像',
  '，如',
]

export const foreignMember: Rule = {
  id: 'foreign-member',
  kind: 'fault',
  area: 'grammar',
  label: '语病：不合逻辑（归类不当）',
  teaches: '列举的几样东西，都要属于后面说的那一类；整类的名字不能和其中一样并排。',
  marks: [
    { text: '妈妈买来了苹果、白菜、香蕉等水果。', quote: '苹果、白菜、香蕉' },
    { text: '桌上有苹果、水果、蔬菜。', quote: '苹果、水果、蔬菜' },
    { text: '我喜欢的水果有苹果、葡萄和黄瓜。', quote: '苹果、葡萄和黄瓜' },
    { text: '王维、陆游、孟浩然都是唐代的诗人。', quote: '王维、陆游、孟浩然' },
    { text: '台下坐着工人、农民和青年。', quote: '青年' },
    { text: '他会弹吉他、吹唢呐、拉二胡等民族乐器。', quote: '弹吉他、吹唢呐、拉二胡' },
    { text: '池塘边有蜻蜓、蝴蝶、青蛙等昆虫。', quote: '蜻蜓、蝴蝶、青蛙' },
    { text: '篮子里装着三种蔬菜：茄子、芹菜和樱桃。', quote: '茄子、芹菜和樱桃' },
  ],
  leaves: [
    '妈妈买来了苹果、梨、香蕉等水果。',
    '桌上有水果、蔬菜。',
    '动物园里有老虎、孔雀、蝴蝶等动物。',
    '超市里有水果、蔬菜、面包和牛奶。',
    '我喜欢的水果有苹果、葡萄和石榴。',
    '王维、孟浩然、李白都是唐代的诗人。元旦、春节、国庆节都是节日。',
    '乐队里有吉他、唢呐、二胡等乐器。西红柿、黄瓜等蔬菜都熟了。',
    '台下坐着工人、农民和青年学生。工人、农民和战士都来了。',
    '大象、老虎、兔子都是动物，苹果、梨、桃花都是我喜欢的。',
    '苹果、水果刀都放在桌上。',
  ],
  find: inPatterns([
    {
      words: ['都是', '都属于'],
      pattern: regex('dg')`
        ${LEAD}(?<mark>${LIST})(?:都是|都属于)(?<kind>[^，。；！？、]{2,12})(?=[，。！])
      `,
      explanation: ({ mark = '', kind = '' }) =>
        `“${strangerOf(mark, plainKind(kind)) ?? mark}”不是“${kind}”。想想它是哪一类，改一改。`,
      isInnocent: ({ groups }) =>
        strangerOf(groups?.['mark'] ?? '', plainKind(groups?.['kind'] ?? '')) === undefined,
    },
    {
      words: CROSSWISE.split('|'),
      pattern: new RegExp(
        `${LEAD}(?:(?:${BY_WORK})(?:们)?(?:、|和|与|以及|还有)){2,5}(?<mark>${CROSSWISE})(?=[，。！；、和]|们|都|在)`,
        'dg',
      ),
      explanation: ({ mark = '' }) =>
        `前面几样人里，也会有“${mark}”。并排的几样人，要按同一个标准来分。`,
    },
    {
      words: ['、'],
      pattern: new RegExp(`${LEAD}(?<mark>${LIST})(?=[，。！；]|都|在|等|我)`, 'dg'),
      explanation: ({ mark = '' }) => {
        const [kind = '', member = ''] = kindInList(mark) ?? []
        return `“${member}”就是“${kind}”里的一种，两个不能并排。`
      },
      isInnocent: ({ groups }) => kindInList(groups?.['mark'] ?? '') === undefined,
    },
    ...kinds.flatMap(({ names }): FaultPattern[] => [
      {
        words: names.flatMap((name) => AFTER_LIST.map((after) => after + name)),
        pattern: regex('dg')`
        ${LEAD}(?<mark>${LIST})
        (?:${AFTER_LIST.join('|')})(?<kind>${names.join('|')})
        (?![\u4e00-\u9fff](?<![都是也里在很应有，]))
      `,
        explanation: ({ mark = '', kind = '' }) =>
          `“${strangerOf(mark, kind) ?? mark}”不是“${kind}”。想想它是哪一类，改一改。`,
        isInnocent: ({ groups }) =>
          strangerOf(groups?.['mark'] ?? '', groups?.['kind'] ?? '') === undefined,
      },
      {
        words: names.flatMap((name) => LISTED.map((after) => name + after)),
        pattern: new RegExp(
          `(?<kind>${names.join('|')})(?:${LISTED.join('|')})(?<mark>${LIST})(?=[。！，]|等|$)`,
          'dg',
        ),
        explanation: ({ mark = '', kind = '' }) =>
          `“${strangerOf(mark, kind, false) ?? mark}”不是“${kind}”。想想它是哪一类，改一改。`,
        isInnocent: ({ groups }) =>
          strangerOf(groups?.['mark'] ?? '', groups?.['kind'] ?? '', false) === undefined,
      },
    ]),
  ]),
}
