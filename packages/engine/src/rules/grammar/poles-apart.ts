/** 鞋子太小了，穿着松松垮垮; 因为声音很小，所以震得耳朵疼: of the one state comes what comes of the other. */
import { MORE_POLES } from '../../lexicon/morePoles.ts'
import { POLES, type Pole } from '../../lexicon/poles.ts'
import { inPatterns, type FaultPattern, type Groups } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'
import { ANOTHER, SAME_PLACE, TURNS, UNREAL } from './turnsAndOthers.ts'

const INSIDE = '[^，。；！？：“”]'
const STATE_END = '(?:了|的|极了|得很)?'

const atOdds = ({ mark = '', also = '' }: Groups) =>
  `前面说“${mark}”，后面又说“${also}”，前后对不上。想想到底是哪一种，改其中一个。`
const noCause = ({ mark = '', is = '' }: Groups) =>
  `“${is}”不会带来后面的结果，“${mark}”连起来的两件事没有因果。想想哪一半写反了。`
const noTurn = ({ is = '', mark = '' }: Groups) =>
  `后面正是“${is}”带来的，前后没有转折，用不上“${mark}”。想想是不是“因为……所以……”。`

/** A turn, a denial or a wish in either half sets it right. */
const isTurned = ({ groups }: RegExpExecArray): boolean =>
  /[不没别未]|反而|却|还是|怕|为了|忘|仍|也/.test(`${groups?.['before']}${groups?.['after']}`)

function patternsOf(about: string, { is, brings }: Pole, contrary: string): FaultPattern[] {
  const words = about.split(' ')
  return [
    {
      words,
      pattern: regex('dg')`
        (?<![不没])(?<mark>${is})${STATE_END}，(?<between>(?:(?!的(?:人|孩子|时候|话))${INSIDE}){0,8}?)
        (?<also>${contrary})
      `,
      explanation: atOdds,
      isInnocent: ({ groups, index }, text) =>
        TURNS.test(groups?.['between'] ?? '') ||
        (ANOTHER.test(groups?.['between'] ?? '') && !SAME_PLACE.test(groups?.['between'] ?? '')) ||
        UNREAL.test(text.slice(0, index)),
    },
    {
      words,
      pattern: regex('dg')`
        (?<mark>因为|由于)(?<before>${INSIDE}{0,8}?)(?<is>${is})${STATE_END}，
        (?:所以|因此|因而)?(?<after>${INSIDE}{0,8}?)(?<also>${contrary})
      `,
      explanation: noCause,
      isInnocent: isTurned,
    },
    {
      words,
      pattern: regex('dg')`
        (?<mark>虽然|尽管|虽说)(?<before>${INSIDE}{0,8}?)(?<is>${is})${STATE_END}，
        (?<also>但是?|可是?|然而|却|不过)(?<after>${INSIDE}{0,6}?)(?:${brings})
      `,
      explanation: noTurn,
      isInnocent: isTurned,
    },
  ]
}

export const polesApart: Rule = {
  id: 'poles-apart',
  kind: 'fault',
  area: 'grammar',
  label: '语病：前后矛盾',
  teaches: '写完想一想：东西真是那样的话，会有后面的结果吗？鞋子小了会挤脚，大了才松松垮垮。',
  marks: [
    { text: '这双棉鞋太小了，走起来松松垮垮的。', quote: '鞋太小了，走起来松松垮垮' },
    { text: '他的声音很小，震得玻璃直响。', quote: '声音很小，震得' },
    { text: '因为箱子很轻，所以两个人都搬不动。', quote: '因为箱子很轻，所以两个人都搬不动' },
    { text: '虽然这道题很难，但是我想了半天。', quote: '虽然这道题很难，但是' },
  ],
  leaves: [
    '这双棉鞋太大了，走起来松松垮垮的。',
    '他的声音很小，可是玻璃震得直响。',
    '因为箱子很重，所以两个人都搬不动。',
    '这道题虽然很难，但是我一会儿就做出来了。',
    '他的声音很小，别人的声音震得玻璃直响。',
    '他的声音很小，后来震得玻璃直响。',
  ],
  find: inPatterns(
    [...POLES, ...MORE_POLES].flatMap(({ about, one, other }) => [
      ...patternsOf(about, one, other.brings),
      ...patternsOf(about, other, one.brings),
    ]),
  ),
}
