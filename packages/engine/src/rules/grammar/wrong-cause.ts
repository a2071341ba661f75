/** 因为他学习刻苦，所以成绩很差; 虽然下着大雨，但是我们没去春游: the tie does not fit the two halves. */
import { EFFECTS } from '../../lexicon/effects.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”]'

export const wrongCause: Rule = {
  id: 'wrong-cause',
  kind: 'fault',
  area: 'grammar',
  label: '语病：不合逻辑（因果或转折不当）',
  teaches: '“因为……所以……”前后要真有因果，“虽然……但是……”前后要真有转折。',
  marks: [
    { text: '因为他学习刻苦，所以成绩很差。', quote: '因为他学习刻苦' },
    { text: '虽然他上课不认真，但是成绩不好。', quote: '虽然他上课不认真' },
    { text: '由于天气太热，所以大家都穿着棉袄。', quote: '由于天气太热' },
    { text: '爸爸戴着眼镜，所以他一定很有学问。', quote: '戴着眼镜，所以' },
  ],
  leaves: [
    '因为我不好好学习，所以妈妈希望我能取得好成绩。',
    '因为他学习刻苦，所以成绩很好。',
    '虽然他学习刻苦，但是成绩不好。',
    '因为天气太热，所以大家都不穿棉袄。',
    '虽然下着大雨，但是我们没有忘记去看奶奶。',
    '因为他不是学习刻苦，所以成绩很差。',
  ],
  find: inPatterns(
    EFFECTS.flatMap(([cause, brings, contrary]): FaultPattern[] => [
      {
        words: ['因为', '由于'],
        pattern: regex('dg')`
        (?<mark>因为|由于)(?<before>${INSIDE}{0,12}?)(?<also>${cause})${INSIDE}{0,4}，(?:所以|
        因此|因而)(?<after>${INSIDE}{0,8}?)(?:${contrary})
      `,
        explanation: ({ mark = '' }) =>
          `“${mark}”后面的事，不会带来所以后面的结果，前后没有因果。是“虽然……但是……”，还是写错了一边？`,
        isInnocent: isTurned,
      },
      {
        words: ['所以', '因此'],
        pattern: regex('dg')`
        (?<=^|[。！？；])(?!因为|由于|虽然|尽管)(?<before>${INSIDE}{1,8}?)(?<also>${cause})
        ，(?<mark>所以|因此|因而)(?<after>${INSIDE}{0,8}?)(?:${contrary})
      `,
        explanation: ({ mark = '' }) => `前面的事，不会带来“${mark}”后面的结果，前后没有因果。`,
        isInnocent: isTurned,
      },
      {
        words: ['虽然', '尽管'],
        pattern: regex('dg')`
        (?<mark>虽然|尽管)(?<before>${INSIDE}{0,12}?)(?<also>${cause})${INSIDE}{0,4}，(?:但是?|
        可是?|然而|却|不过)(?<after>${INSIDE}{0,8}?)(?:${brings})
      `,
        explanation: ({ mark = '' }) =>
          `后面正是前面的事带来的结果，没有转折，“${mark}”用不上。想想是不是“因为……所以……”。`,
        isInnocent: isTurned,
      },
    ]),
  ),
}

/** A 不 or 没 before either half turns it round, and 还是 tells of the wonted. */
function isTurned({ groups }: RegExpExecArray): boolean {
  return /[不没别未]|希望|盼|要求|劝|决心|决定|反而|却|还是|怕|为了|忘/.test(
    `${groups?.['before']}${groups?.['after']}`,
  )
}
