/**
 * 在好看不过了, 一近校门, 那里有糖就往哪里跑: a slip that another word of the same sentence gives away,
 * whatever else it says.
 */
import { GIVEAWAYS } from '../../lexicon/giveaways.ts'
import type { Giveaway } from '../../lexicon/giveaways/giveaway.ts'
import { sentenceAt, type Sentence } from '../../text/document.ts'
import type { Tables } from '../../tables.ts'
import { gainInstead } from '../../text/likeliestWords.ts'
import { matchesOf } from '../../text/matchesOf.ts'
import { ASKED, inEachParagraph, type Finding, type MarkedExample, type Rule } from '../rule.ts'
import { isWording } from './isWording.ts'

export const givenAway: Rule = {
  id: 'given-away',
  kind: 'fault',
  area: 'spelling',
  label: '错别字',
  teaches: '两个字分不清，就看前后的词：说“再……不过”，戴眼镜、戴口罩，既……又……。',
  marks: [
    { text: '露珠亮晶晶的，在好看不过了。', quote: '在', suggestion: '再' },
    { text: '妈妈带着围裙走过来。', quote: '带', suggestion: '戴' },
    { text: '妹妹对我说：“姐姐，你在说一遍吧！”', quote: '在', suggestion: '再' },
    ...GIVEAWAYS.flatMap(examplesOf),
  ],
  leaves: [
    '露珠亮晶晶的，再好看不过了。',
    '老师写的“从新放好”是个错例。',
    '爷爷背着枪走了，奶奶今天特意加菜给我们吃。',
    '我从零花钱里留出十块钱买书，他把电话号码报出来。',
    '电话亭在路边站了好多年，院子的墙低，他一跳就过去了。',
    '杯底沉着几片茶叶，一只老鹰从山底飞上来。',
    '工人双手托着箱子。考砸了，我没敢回家。',
    '爸手里拿着伞。我请晨晨来家里吃生日蛋糕。',
    '大年初一跟长辈拜年。落下的功课很快就补过来，老师夸了我。',
    ...GIVEAWAYS.flatMap(({ leaves }) => leaves),
  ],
  find: (document) =>
    inEachParagraph((paragraph, text) =>
      GIVEAWAYS.flatMap((giveaway) =>
        matchesOf(text, giveaway.pattern).flatMap(({ 0: written, index }) => {
          const sentence = sentenceAt(paragraph, index)
          if (isWording(paragraph, index) || isExcused(giveaway, sentence)) return []
          const gain = giveaway.isAsked
            ? Infinity
            : gainOf(giveaway.right, written, sentence, index, document.tables)
          if (giveaway.isWeighed && gain < LEAST_GAIN) return []
          const isDoubtful = gain < (giveaway.isWeighed ? SURE_GAIN : UNLIKELY_GAIN)
          return [findingOf(giveaway, paragraph.index, index, written, isDoubtful)]
        }),
      )
        .filter(({ start }, at, all) => all.findIndex((other) => other.start === start) === at)
        .sort((a, b) => a.start - b.start),
    )(document),
}

/** nats that the clause has to gain by the right character for it to be asked about, and said. */
const LEAST_GAIN = -2.5
const SURE_GAIN = 2
/** What the words around prove is asked all the same where the model is so much against it. */
const UNLIKELY_GAIN = -1

function gainOf(
  right: string,
  written: string,
  sentence: Sentence | undefined,
  at: number,
  tables: Tables,
): number {
  const clause = sentence?.clauses.find(({ start, end }) => at >= start && at < end)
  if (clause === undefined) return -Infinity
  const place = at - clause.start
  const after = clause.text.slice(place + written.length)
  return gainInstead(clause.text.slice(0, place), written, right, after, tables)
}

function examplesOf({ marks, right }: Giveaway): MarkedExample[] {
  return marks.map((labelled) => ({
    text: labelled.replace(/[{}]/g, ''),
    quote: /\{(.*)\}/.exec(labelled)?.[1] ?? '',
    suggestion: right,
  }))
}

function findingOf(
  { right, why, isAsked }: Giveaway,
  paragraph: number,
  start: number,
  written: string,
  isDoubtful: boolean,
): Finding {
  const isQuery = isAsked || isDoubtful
  return {
    paragraph,
    start,
    end: start + written.length,
    suggestion: right,
    explanation: isQuery ? `这里是不是该写“${right}”？${why}` : why,
    ...(isQuery ? { doubt: ASKED } : {}),
  }
}

function isExcused({ unless }: Giveaway, sentence: Sentence | undefined): boolean {
  return unless !== undefined && sentence !== undefined && unless.test(sentence.text)
}
