/** What is said of an essay's words and its topic's, and what would bring it closer. Texts: ours. */
import { isWordOfDate } from '../../text/dateLine.ts'
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
        : topic.isOpen || topic.namesForm
          ? '写完后用一句话说说这篇文章讲了什么，看看每一段是不是都在讲它。'
          : topic.missed.length > 0
            ? '在开头和结尾各扣一次题，读的人就不会走神。'
            : `改的时候每添一段，都先问它和${used.length > 0 ? used.join('、') : '题目'}有什么关系。`
}

/** Before anything is called missing: what the pupil's own title, and the task's, have in the essay. */
/** `used`: the words of the task that stand in the essay. */
export function seenOfTopic(features: Features, used: readonly string[]): string[] {
  const { topic } = features
  if (topic.isOffTopic) return [missingOf(topic)]
  if (used.length > 0)
    return [`题目${topic.isFree ? '' : '和要求'}里的词在文中出现：${used.join('、')}。`]
  if (topic.namesForm || !(topic.isOpen || topic.fit === null)) return [wordsMissing(features)]
  return topic.fit === null ? [] : ['这次的题目比较开放，写什么由你来定。']
}

function wordsMissing({ topic }: Features): string {
  const hits = topic.ownHits.filter((word) => !isWordOfDate(word))
  if (hits.length > 0) return `自己定的题目在文中有着落：${hits.slice(0, 3).join('、')}。`
  const said = topic.saidOfTitle.filter((word) => !isWordOfDate(word))
  if (said.length > 0) return `题目里的词在文中出现：${said.slice(0, 3).join('、')}。`
  if (topic.spellsOwnTitle) return '题目里自己定的字，文中都写到了。'
  if (topic.namesForm) return '题目只说了是哪一种文章，写什么由你来定。'
  if (topic.isNamed && topic.spellsTitle) return '题目里的字，文中都写到了。'
  return topic.isNamed
    ? '题目里的词没有原样出现在文中，这不一定是跑题，自己再对照题目看一遍。'
    : '要求里的词没有原样出现在文中，这不一定是跑题，自己再对照要求看一遍。'
}

/** What the task asks for and the essay does not have, in one kind sentence. */
function missingOf({ subject }: Features['topic']): string {
  return subject.length === 0
    ? '这一篇写的内容和题目还没有碰上头。'
    : `题目要写的是${subject.slice(0, 2).join('、')}，这一篇还没有写到它身上。`
}
