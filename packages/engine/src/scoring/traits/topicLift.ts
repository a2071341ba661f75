/** What would bring an essay closer to its topic. Texts: ours. */
import type { Features } from '../features.ts'

/** `used`: words of the task that the essay holds. */
export function liftOfTopic(features: Features, used: readonly string[]): string {
  const { topic } = features
  return topic.isOffTopic
    ? '再读一遍题目，圈出最要紧的词，想一想自己写的事和它有什么关系。'
    : topic.isDoubtful
      ? '查一查：文章和题目隔得有点远，在最要紧的一段里说清这件事和题目有什么关系。'
      : features.family === 'poetry'
        ? '每写一行都看一眼题目：它还在这首诗里吗？'
        : topic.isOpen
          ? '写完后用一句话说说这篇文章讲了什么，看看每一段是不是都在讲它。'
          : topic.missed.length > 0
            ? '在开头和结尾各扣一次题，读的人就不会走神。'
            : `改的时候每添一段，都先问它和${used.length > 0 ? used.join('、') : '题目'}有什么关系。`
}
