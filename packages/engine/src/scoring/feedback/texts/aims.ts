/** What is said around the one aim of a comment. Source: ours. */
import type { ScoreCap } from '../../score.ts'
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

/** {written}, {expected}: how long it is and how long it was to be. */
export const TOO_SHORT: Record<Tone, { nearly: string; far: string }> = {
  warm: {
    nearly: '现在写了{written}字，要求{expected}字，再添一点就够了。',
    far: '现在写了{written}字，要求{expected}字，还可以再写一些。',
  },
  steady: {
    nearly: '字数是{written}字，要求{expected}字，再补一点即可。',
    far: '字数是{written}字，要求{expected}字，篇幅还不够。',
  },
}

/** Why the total is held down. {share}: of the length that was asked for. */
export const CAPPED: Record<ScoreCap, Record<Tone, string>> = {
  length: {
    warm: '字数不到要求的{share}，总分就有了上限，写够了会高上去。',
    steady: '字数不到要求的{share}，总分因此受上限限制。',
  },
  topic: {
    warm: '题目没有对上，总分就有了上限，对上了会高上去。',
    steady: '内容没有对上题目，总分因此受上限限制。',
  },
}

/** Before advice to who lags in nothing. */
export const AHEAD_LEAD: Record<Tone, string> = {
  warm: '想更上一层楼，再送你一招。',
  steady: '若要更进一步，可以这样考虑。',
}

/** To who wrote one paragraph or two, where every other wording speaks of several. */
export const ONE_BLOCK: Record<Tone, string> = {
  warm: '读一遍，时间或地方变了，就在那里另起一段，文章会更清楚。',
  steady: '换了时间、地方或意思，就另起一段，层次会更清楚。',
}

export const NEXT_LEAD = '下一步：'

/** {count}: the faults that are marked. {most}: the kind that comes most often. */
export const FAULTS: Record<Tone, { one: string; many: string }> = {
  warm: {
    one: '有{count}处小地方圈出来了{most}，改过来就好。',
    many: '有{count}处小地方圈出来了{most}，改过来就好。',
  },
  steady: {
    one: '文中圈出{count}处需要订正{most}，请查对。',
    many: '文中圈出{count}处需要订正{most}，请逐一查对。',
  },
}

/** {count}: the places that are only asked about; beside faults and alone. */
export const ASKED: Record<Tone, { besides: string; alone: string }> = {
  warm: { besides: '还有{count}处请你查一查。', alone: '有{count}处请你查一查，看看是不是要改。' },
  steady: { besides: '另有{count}处请查一查。', alone: '有{count}处拿不准，请查一查再定。' },
}

/** {name}: a kind of fault; {times}: how many of it there are. */
export const MOST_OFTEN = {
  single: '，是{name}',
  all: '，都是{name}',
  most: '，其中{name}最多，有{times}处',
}

/** To a child, all faults in the build of a sentence have one name. */
export const SENTENCE_FAULTS = '不通顺的句子'
