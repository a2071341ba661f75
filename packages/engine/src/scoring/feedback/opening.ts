/** The first sentence of 总评: no more than the scores bear out. */
import type { Dimension } from '@zhupi/contract/terms/traits.ts'
import { textTypeOf } from '../textType.ts'
import type { Tone } from './tone.ts'
import { titleIn } from './commentBuilder.ts'
import type { FeedbackContext } from './feedbackContext.ts'

/** 一等: from here on a dimension is praised as such. */
const GOOD = 80
/** One clean dimension does not make a sound essay. */
const SOUND = 72
const NEARLY_FULL = 0.75
const MANY_CLICHES = 0.9 // ready-made phrases per 100 characters
const MANY_FAULTS = 4
/** Of the asked length: less is a beginning. */
const BEGUN = 0.3

export function opening(context: FeedbackContext, tone: Tone): string {
  const { essay, features, dimensions, marks, pick } = context
  const warm = tone === 'warm'
  const title = titleIn(essay.title)
  const named = title === '' ? (warm ? '这篇作文' : '本文') : title
  if (features.topic.isOffTopic)
    return warm ? `${named}从头到尾都有内容。` : `${named}已经通读，先说写得清楚的地方。`
  if (features.fullness < BEGUN) {
    return pick(
      warm
        ? [`${named}开了个头，这是最要紧的一步。`, `你写下了${named}的第一步，万事开头难。`]
        : [`${named}目前是一个开头，先看已经写下的部分。`, `${named}的篇幅还短，先看已有的内容。`],
      'opening',
    )
  }
  const best = dimensions.toSorted((a, b) => b.score - a.score)[0]
  const mean =
    dimensions.reduce((sum, { score }) => sum + score, 0) / Math.max(1, dimensions.length)
  const wordings =
    best === undefined ||
    best.score < GOOD ||
    mean < SOUND ||
    features.fullness < NEARLY_FULL ||
    features.clicheRate > MANY_CLICHES ||
    marks.filter(({ kind }) => kind === 'fault').length >= MANY_FAULTS
      ? modest(named, warm)
      : sound(context, best.dimension, named, warm)
  return pick(wordings, 'opening')
}

function modest(named: string, warm: boolean): string[] {
  return warm
    ? [
        `${named}写下来了，能看出你想说什么。`,
        `读了${named}，你想说的意思能看懂。`,
        `${named}有了样子，再添一些就更好。`,
        `${named}读完了，先说说写得好的地方。`,
      ]
    : [
        `${named}通读下来，想说的意思是清楚的。`,
        `${named}有了基本的框架。`,
        `读完${named}，能明白你想写什么。`,
        `${named}把要说的事交代出来了。`,
        `${named}读完了，先说已经做到的地方。`,
      ]
}

function sound(
  { features, dimensions }: FeedbackContext,
  dimension: Dimension,
  named: string,
  warm: boolean,
): string[] {
  const textType = textTypeOf(features)
  if (textType === 'poem')
    return warm
      ? [`${named}一行一行读下来，有你自己的声音。`, `${named}像诗，短短的，却有东西可以看。`]
      : [`${named}分行自然，读来有诗的样子。`, `${named}文字简净，有诗的节制。`]
  const structure =
    dimensions
      .flatMap(({ traits }) => traits)
      .find(({ trait }) => trait === 'STRUCTURE_PRECISENESS')?.score ?? 0
  const isOrdered = structure >= GOOD && features.paragraphs >= 3
  switch (dimension) {
    case 'content':
      return warm
        ? [
            `${named}内容实实在在，谢谢你把它写下来。`,
            ...(features.feelings > 1 && textType === 'story'
              ? [`${named}有事情、有心情，读起来很投入。`]
              : []),
            ...(textType === 'scene' ? [`读${named}，好像跟着你走了一趟。`] : []),
          ]
        : [
            `${named}言之有物，这是最可取的地方。`,
            ...((features.topic.fit ?? 0) >= GOOD / 100
              ? [`${named}围绕题意展开，材料落到了实处。`]
              : []),
            `读罢${named}，能感到你确有话要说。`,
          ]
    case 'expression':
      return warm
        ? [
            `${named}写得清楚明白，读起来很舒服。`,
            `读${named}，一句一句都能看懂，真不错。`,
            ...(isOrdered ? [`${named}条理清楚，一口气就能读完。`] : []),
          ]
        : [
            `${named}表达稳当，读来没有滞涩。`,
            ...(isOrdered ? [`${named}语言通顺，层次分明。`, `${named}行文清楚，结构完整。`] : []),
          ]
    case 'development':
      return warm
        ? [`${named}有你自己的味道，让人读得津津有味。`]
        : [`${named}有思考，也有表达的用心。`, `${named}不止于完成任务，能见出个人的面目。`]
  }
}
