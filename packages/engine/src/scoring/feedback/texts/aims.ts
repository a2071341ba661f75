/** What is said around the one aim of a comment. Source: ours. */
import type { Tone } from '../tone.ts'

export const OFF_TOPIC_AIM: Record<Tone, string> = {
  warm: '不过，这次的题目和你写的内容好像没有碰上头。再读一遍题目，想一想哪件事最合适，换个方向写，你一定行。',
  steady:
    '需要留意的是，文章与题目的要求没有对上。请重新审题，找出关键词，再决定哪些材料能留、哪些要换。',
}

export const UNPUNCTUATED_AIM: Record<Tone, string> = {
  warm: '读的时候一直没地方换气呢。出声读一读，想停的地方加逗号，说完的地方加句号，文章就好读多了。',
  steady: '全文标点过少，读来难以断句。请出声读一遍，在停顿处补上标点。',
}

/** {expected}: the length that was asked for. */
export const TOO_SHORT: Record<Tone, string> = {
  warm: '这次要写{expected}个字，现在还差一些。',
  steady: '篇幅离要求的{expected}字还有距离。',
}

/** Before advice to who lags in nothing. */
export const AHEAD_LEAD: Record<Tone, string> = {
  warm: '想更上一层楼，再送你一招。',
  steady: '若要更进一步，可以这样考虑。',
}

export const NEXT_LEAD = '下一步：'

/** {count}: the faults that are marked. */
export const FAULTS: Record<Tone, { one: string; many: string }> = {
  warm: {
    one: '有{count}处小地方圈出来了，改过来就好。',
    many: '有{count}处小地方圈出来了，改过来就好。',
  },
  steady: {
    one: '文中圈出{count}处需要订正，请查对。',
    many: '文中圈出{count}处需要订正，请逐一查对。',
  },
}
