/** 大雾弥漫，远山看得清清楚楚; 考试还没开始，他交了卷: one half of the sentence cannot be so if the other is. */
import { DEEDS_AT_ODDS } from '../../lexicon/atOdds/deeds.ts'
import { EFFECTS_AT_ODDS } from '../../lexicon/atOdds/effects.ts'
import { PEOPLE_AT_ODDS } from '../../lexicon/atOdds/people.ts'
import { PLACES_AT_ODDS } from '../../lexicon/atOdds/places.ts'
import { TIMES_AT_ODDS } from '../../lexicon/atOdds/times.ts'
import type { Rule } from '../rule.ts'
import { contraryHalves } from './contraryHalves.ts'
import { inPatterns } from './findPatterns.ts'
import { unlessTrusted } from './inPlainWriting.ts'

export const neverTogether: Rule = {
  id: 'never-together',
  kind: 'fault',
  area: 'grammar',
  label: '语病：前后矛盾',
  teaches: '写完一句，前后对一对：还没发生的事不会有结果，空的地方没有人，冬天没有荷花。',
  marks: [
    {
      text: '大厅里冷冷清清的，人们挤来挤去，热闹非凡。',
      quote: '冷冷清清的，人们挤来挤去，热闹非凡',
    },
    { text: '比赛还没开始，他已经冲过了终点。', quote: '比赛还没开始，他已经冲过了终点' },
    { text: '隆冬时节，湖里的荷花开得正艳。', quote: '隆冬时节，湖里的荷花开得正艳' },
    { text: '姐姐是个急性子，干活慢吞吞的。', quote: '急性子，干活慢吞吞' },
    { text: '大火已经扑灭了，火势很猛。', quote: '火已经扑灭了，火势' },
    { text: '电影太精彩了，观众看得直打瞌睡。', quote: '太精彩了，观众看得直打瞌睡' },
  ],
  leaves: [
    '大厅里冷冷清清的，一到晚上，热闹非凡。',
    '比赛还没开始，他已经紧张得冒汗。',
    '隆冬时节，湖里的荷花早就谢了。',
    '姐姐是个急性子，妹妹干活慢吞吞的。',
    '大火已经扑灭了，后来火势又起来了。',
    '电影太精彩了，没有人打瞌睡。',
    '春天有桃花，夏天有荷花，秋天有桂花。',
  ],
  find: unlessTrusted(
    inPatterns([
      ...contraryHalves(PLACES_AT_ODDS, 'place'),
      ...contraryHalves(TIMES_AT_ODDS, 'time'),
      ...contraryHalves(PEOPLE_AT_ODDS, 'one'),
      ...contraryHalves(EFFECTS_AT_ODDS, 'deeds'),
      ...contraryHalves(DEEDS_AT_ODDS, 'deeds'),
    ]),
  ),
}
