/** 苹果、白菜等水果; 苹果、水果、蔬菜: a list holds what is not of its kind, or the kind itself. */
import { CATEGORIES } from '../../lexicon/categories.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

/** What of each kind, by its first name. */
const kinds = CATEGORIES.map(([names, members]) => ({
  names: names.split('|'),
  members: new Set(members.split('|')),
}))
/** A kind that lies within another, or that shares members with it. */
const NOT_APART = [
  ['动物', '昆虫', '家禽', '家畜', '牲畜', '牲口', '鸟类', '宠物'],
  ['图书', '书籍', '出版物', '媒体', '文学作品', '文具', '学习用品', '课外书', '书'],
  ['粮食', '农作物', '庄稼', '蔬菜', '食品', '食物', '零食', '植物'],
  ['水果', '食品', '食物', '零食', '植物'],
  ['花朵', '鲜花', '花卉', '植物', '树木', '树'],
  ['饮料', '食品', '食物', '零食'],
  ['家用电器', '家电', '电器', '电子产品', '电子设备', '玩具', '媒体', '家具'],
  ['乐器', '玩具'],
  ['玩具', '文具', '学习用品', '礼物'],
  ['餐具', '日用品', '生活用品'],
  ['体育项目', '体育运动', '体育活动', '玩具', '艺术形式', '艺术'],
  [
    '学生',
    '青年',
    '年轻人',
    '亲人',
    '家人',
    '教职工',
    '医务人员',
    '群众',
    '市民',
    '职业',
    '运动员',
    '作家',
    '艺术家',
    '科学家',
  ],
  ['衣服', '衣物', '服装', '鞋子', '鞋', '帽子', '日用品', '生活用品', '礼物'],
  ['主食', '点心', '调料', '调味品', '粮食', '食品', '食物', '零食', '饮料'],
  ['鱼类', '鱼', '鸟类', '鸟', '动物', '家禽', '宠物', '食品', '食物'],
  [
    '棋类',
    '球类',
    '球类运动',
    '体育项目',
    '体育运动',
    '体育活动',
    '玩具',
    '文具',
    '艺术',
    '艺术形式',
    '科目',
    '学科',
  ],
  ['科目', '学科', '社会问题', '艺术', '艺术形式', '美德'],
  ['社会问题', '灾害', '自然灾害', '疾病'],
  ['艺术', '艺术形式', '文学作品', '乐器'],
]
const isApart = (one: string, other: string) =>
  !NOT_APART.some((group) => group.includes(one) && group.includes(other))

/** The kinds of which one knows that the thing is of them. */
function kindsOf(thing: string): string[] {
  return kinds.flatMap(({ names, members }) => (members.has(thing) ? names : []))
}

function strangerOf(list: string, kind: string): string | undefined {
  const things = list.split(/[、和与及]|以及|还有/)
  const own = kinds.filter(({ names }) => names.includes(kind))
  if (!things.some((thing) => own.some(({ members }) => members.has(thing)))) return undefined
  return things.find((thing) => {
    const known = kindsOf(thing)
    return known.length > 0 && known.every((other) => other !== kind && isApart(other, kind))
  })
}

const LIST =
  '[^，。；！？：“”、和与及等]{1,5}(?:(?:、|和|与|以及|还有)[^，。；！？：“”、和与及等]{1,5}){1,8}'
const AFTER_LIST = ['等', '等等', '等各种', '等各类', '等许多', '等很多', '等新鲜', '等多种']

export const foreignMember: Rule = {
  id: 'foreign-member',
  kind: 'fault',
  area: 'grammar',
  label: '语病：不合逻辑（归类不当）',
  teaches: '列举的几样东西，都要属于后面说的那一类；整类的名字不能和其中一样并排。',
  marks: [
    { text: '妈妈买来了苹果、白菜、香蕉等水果。', quote: '苹果、白菜、香蕉' },
    { text: '桌上有苹果、水果、蔬菜。', quote: '苹果、水果' },
    { text: '我喜欢的水果有苹果、葡萄和黄瓜。', quote: '苹果、葡萄和黄瓜' },
  ],
  leaves: [
    '妈妈买来了苹果、梨、香蕉等水果。',
    '桌上有水果、蔬菜。',
    '动物园里有老虎、孔雀、蝴蝶等动物。',
    '超市里有水果、蔬菜、面包和牛奶。',
    '我喜欢的水果有苹果、葡萄和石榴。',
    '苹果、水果刀都放在桌上。',
  ],
  find: inPatterns([
    ...kinds.flatMap(({ names, members }): FaultPattern[] => [
      {
        words: names.flatMap((name) => AFTER_LIST.map((after) => after + name)),
        pattern: regex('dg')`
        (?<=^|[，。！？；有着是买吃喝养卖摆带画像如]|[^来]了|来了?)(?<mark>(?![了来])${LIST})
        (?:${AFTER_LIST.join('|')})(?<kind>${names.join('|')})
        (?![\u4e00-\u9fff](?<![都是也里在很应有，]))
      `,
        explanation: ({ mark = '', kind = '' }) =>
          `“${strangerOf(mark, kind) ?? mark}”不是“${kind}”。想想它是哪一类，改一改。`,
        isInnocent: ({ groups }) =>
          strangerOf(groups?.['mark'] ?? '', groups?.['kind'] ?? '') === undefined,
      },
      {
        words: names.map((name) => `${name}有`).concat(names.map((name) => `${name}，有`)),
        pattern: new RegExp(
          `(?<kind>${names.join('|')})，?有(?<mark>${LIST})(?=[。！，]|等|$)`,
          'dg',
        ),
        explanation: ({ mark = '', kind = '' }) =>
          `“${strangerOf(mark, kind) ?? mark}”不是“${kind}”。想想它是哪一类，改一改。`,
        isInnocent: ({ groups }) =>
          strangerOf(groups?.['mark'] ?? '', groups?.['kind'] ?? '') === undefined,
      },
      {
        words: names.flatMap((name) => [`、${name}`, `${name}、`]),
        pattern: regex('dg')`
        (?<![\u4e00-\u9fff](?<![的着了有是种买卖在新摆放、和]))
        (?<mark>(?:(?<kind>${names.join('|')})、(?<member>${[...members].join('|')})|
        (?<member2>${[...members].join('|')})、(?<kind2>${names.join('|')})))
        (?=[、，。！；和与及]|都|$)
      `,
        explanation: ({ kind, kind2, member, member2 }) =>
          `“${member ?? member2 ?? ''}”就是“${kind ?? kind2 ?? ''}”里的一种，两个不能并排。`,
      },
    ]),
  ]),
}
