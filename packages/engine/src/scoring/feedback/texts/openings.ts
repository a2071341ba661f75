/**
 * The first sentence of a comment: no more than the scores bear out. {title} is the essay's title.
 * Source: ours.
 */
import type { Dimension } from '@zhupi/contract/terms/traits.ts'
import type { Tone, Wordings } from '../tone.ts'

export const UNTITLED: Record<Tone, string> = { warm: '这篇作文', steady: '本文' }

export const OFF_TOPIC_OPENINGS: Wordings = {
  warm: ['{title}从头到尾都有内容。'],
  steady: ['{title}已经通读，先说写得清楚的地方。'],
}

/** For who has only begun. */
export const BEGUN_OPENINGS: Wordings = {
  warm: ['{title}开了个头，这是最要紧的一步。', '你写下了{title}的第一步，万事开头难。'],
  steady: ['{title}目前是一个开头，先看已经写下的部分。', '{title}的篇幅还短，先看已有的内容。'],
}

export const MODEST_OPENINGS: Wordings = {
  warm: [
    '{title}写下来了，能看出你想说什么。',
    '读了{title}，你想说的意思能看懂。',
    '{title}有了样子，再添一些就更好。',
    '{title}读完了，先说说写得好的地方。',
  ],
  steady: [
    '{title}通读下来，想说的意思是清楚的。',
    '{title}有了基本的框架。',
    '读完{title}，能明白你想写什么。',
    '{title}把要说的事交代出来了。',
    '{title}读完了，先说已经做到的地方。',
  ],
}

export const POEM_OPENINGS: Wordings = {
  warm: ['{title}一行一行读下来，有你自己的声音。', '{title}像诗，短短的，却有东西可以看。'],
  steady: ['{title}分行自然，读来有诗的样子。', '{title}文字简净，有诗的节制。'],
}

/** What must be true of the essay before a wording may say it. */
export type OpeningClaim = 'storyWithFeelings' | 'describes' | 'onTopic' | 'wellOrdered'

export type OpeningWording = { text: string; needs?: OpeningClaim }

/** For a sound essay, by its best dimension. */
export const SOUND_OPENINGS: Record<Dimension, Record<Tone, readonly OpeningWording[]>> = {
  content: {
    warm: [
      { text: '{title}内容实实在在，谢谢你把它写下来。' },
      { text: '{title}有事情、有心情，读起来很投入。', needs: 'storyWithFeelings' },
      { text: '读{title}，好像跟着你走了一趟。', needs: 'describes' },
    ],
    steady: [
      { text: '{title}言之有物，这是最可取的地方。' },
      { text: '{title}围绕题意展开，材料落到了实处。', needs: 'onTopic' },
      { text: '读罢{title}，能感到你确有话要说。' },
    ],
  },
  expression: {
    warm: [
      { text: '{title}写得清楚明白，读起来很舒服。' },
      { text: '读{title}，一句一句都能看懂，真不错。' },
      { text: '{title}条理清楚，一口气就能读完。', needs: 'wellOrdered' },
    ],
    steady: [
      { text: '{title}表达稳当，读来没有滞涩。' },
      { text: '{title}语言通顺，层次分明。', needs: 'wellOrdered' },
      { text: '{title}行文清楚，结构完整。', needs: 'wellOrdered' },
    ],
  },
  development: {
    warm: [{ text: '{title}有你自己的味道，让人读得津津有味。' }],
    steady: [
      { text: '{title}有思考，也有表达的用心。' },
      { text: '{title}不止于完成任务，能见出个人的面目。' },
    ],
  },
}
