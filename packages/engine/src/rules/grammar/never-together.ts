/** 大雾弥漫，远山看得清清楚楚; 考试还没开始，他交了卷: one half of the sentence cannot be so if the other is. */
import { DEEDS_AT_ODDS } from '../../lexicon/atOdds/deeds.ts'
import { EFFECTS_AT_ODDS } from '../../lexicon/atOdds/effects.ts'
import { PEOPLE_AT_ODDS } from '../../lexicon/atOdds/people.ts'
import { PLACES_AT_ODDS } from '../../lexicon/atOdds/places.ts'
import { TIMES_AT_ODDS } from '../../lexicon/atOdds/times.ts'
import type { Rule } from '../rule.ts'
import { ALWAYS_AND_NOT } from './alwaysAndNot.ts'
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
    { text: '我独自一个人和姑姑去了海边。', quote: '独自一个人和姑姑' },
    {
      text: '爷爷每天都打扫院子，有时候三四天才打扫一回。',
      quote: '每天都打扫院子，有时候三四天才打扫',
    },
    { text: '她从不骗人，偶尔骗骗弟弟。', quote: '从不骗人，偶尔骗骗' },
    { text: '我第一个跑到终点，得了第三名。', quote: '第一个跑到终点，得了第三名' },
    { text: '小强比我高，我比他还高。', quote: '比我高，我比他还高' },
    { text: '篮子里的蛋个个都很新鲜，有几个却坏了。', quote: '个个都很新鲜，有几个' },
  ],
  leaves: [
    '我一直在写读书日记，只是有时隔两三天才写一篇。',
    '我独自一人和姑姑告别了。爷爷每天都打扫院子，有时候还打扫门前的路。',
    '她很少骗人，偶尔骗骗弟弟。我第一个跑到终点，小强得了第三名。',
    '小强比我高，我比他胖。篮子里的蛋个个都很新鲜，有几个还带着体温。',
    '大厅里冷冷清清的，一到晚上，热闹非凡。',
    '比赛还没开始，他已经紧张得冒汗。',
    '隆冬时节，湖里的荷花早就谢了。',
    '姐姐是个急性子，妹妹干活慢吞吞的。',
    '大火已经扑灭了，后来火势又起来了。',
    '电影太精彩了，没有人打瞌睡。',
    '他的手冻得通红，怀里却抱着一杯热腾腾的豆浆。冰凉的手指握着滚烫的茶杯。',
    '妹妹抱着热乎乎的水袋，冻得发僵的脚慢慢有了知觉。',
    '昆明的冬天，街上有人穿着短袖。',
    '春天有桃花，夏天有荷花，秋天有桂花。',
  ],
  find: unlessTrusted(
    inPatterns([
      ...ALWAYS_AND_NOT,
      ...contraryHalves(PLACES_AT_ODDS, 'place'),
      ...contraryHalves(TIMES_AT_ODDS, 'time'),
      ...contraryHalves(PEOPLE_AT_ODDS, 'one'),
      ...contraryHalves(EFFECTS_AT_ODDS, 'deeds'),
      ...contraryHalves(DEEDS_AT_ODDS, 'deeds'),
    ]),
  ),
}
