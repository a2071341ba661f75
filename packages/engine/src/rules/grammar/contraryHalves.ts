/** Pairs that cannot be true together, in one clause or in two that follow each other. */
import type { AtOdds } from '../../lexicon/atOdds/types.ts'
import type { FaultPattern } from './findPatterns.ts'
import { regex } from '../../text/multiline.ts'
import { ANOTHER, SAME_PLACE, TURNS, UNREAL } from './turnsAndOthers.ts'

const INSIDE = '[^，。；！？：、“”]'
/** Something comes, somebody goes or does something: it is no longer as it was. */
const CHANGES = regex()`
  只有|唯有|一阵|吹来|刮来|走进|来到|进了|回到|坐在|喝|吃[了完过一]|打开|点[燃上亮起着]|开了?灯|
  跳进|钻进|洗|盖|打破|
  越来越|[多再]么|难道|吗|过[了去]|而|且不|变成|成了|等|接着|随后|当|一[下上放开进出到来转听看]|
  第二天|有一[天次]|有时|每当|
  [不没未别]|谁|停|散|赶|换|前|后|似乎|几乎|好像|说|问|怕|为|敢|伴|[山小大]路|[春夏秋冬]|^[和与]$
`
/** What is done or brought about tells of a change itself. */
const UNDONE = regex()`
  [别未]|不是|没有|等|如果|要是|直到|终于|后来|忽然|突然|第二天|想|盼|梦|像|仿佛|为了|别人|但|
  可是|却|要|曾|以前|记得|原来|
  换|新|再|另|其他|又|心[里中]|以后|星期|只有|偷|假|哪|谁|过了|幸亏|难怪|怎
`
const NEARLY = /几乎|差不多|基本|将近|接近|大多|大部分|大都|快要/
const OTHER_PEOPLE = /^(?:我们?|你|他们?|她们?|大家|人们|同学)/

/** 海南的冬天 asks for no coat, and in 悉尼 it is summer then. */
const OTHER_CLIMATE = regex()`
  海南|三亚|海口|西双版纳|昆明|云南|广东|广州|深圳|厦门|福建|广西|香港|澳门|台湾|新加坡|泰国|马来西亚|
  印度|非洲|热带|赤道|南方|南半球|澳大利亚|澳洲|悉尼|新西兰|南极|北极|西藏|高原|雪山|漠河|暖棚|大棚|温室
`

/** What the two are said of: one person or thing, one place, one time, or deeds and what they bring. */
type Of = 'one' | 'place' | 'time' | 'deeds'

export function contraryHalves(rows: AtOdds, of: Of): FaultPattern[] {
  const isTurned = (between: string): boolean => {
    if (of === 'deeds') return UNDONE.test(between)
    if (TURNS.test(between) || CHANGES.test(between)) return true
    if (of === 'time') return false
    const clauses = between.includes('，') ? between.split('，').slice(1) : [between]
    return clauses.some(
      (clause) =>
        ANOTHER.test(clause) &&
        !SAME_PLACE.test(clause) &&
        (of === 'one' || !OTHER_PEOPLE.test(clause)),
    )
  }
  return rows.flatMap(([one, other, order]) =>
    (order === 'then'
      ? [[one, other]]
      : [
          [one, other],
          [other, one],
        ]
    ).map(([first = '', second = '']): FaultPattern => ({
      pattern: new RegExp(
        `(?<mark>${first})(?<between>${INSIDE}{0,8}?(?:，${INSIDE}{0,10}?){0,${of === 'one' ? 1 : 2}}?)(?<also>${second})(?<rest>.{0,4})`,
        'dg',
      ),
      explanation: ({ mark = '', also = '' }) =>
        `“${mark}”和“${also}”不能同时是真的，前后矛盾。想想到底是哪一种，留下真的那一句。`,
      isInnocent: ({ groups, index }, text) =>
        isTurned(groups?.['between'] ?? '') ||
        (of === 'time' && OTHER_CLIMATE.test(text)) ||
        UNREAL.test(text.slice(0, index)) ||
        NEARLY.test(`${text.slice(Math.max(0, index - 4), index)}${groups?.['between']}`) ||
        /(?:快要?|没有?|不|和|与|、)$/.test(text.slice(0, index)) ||
        /^(?:吗|冬眠|[^，。]{0,2}也不|没有淋|的?[^，。]?不同)/.test(groups?.['rest'] ?? ''),
    })),
  )
}
