/** Next steps for 内容, each from what this essay shows. Texts: ours. */
import { isStoryOrScene } from '../textType.ts'
import { generalSteps } from './generalSteps.ts'
import { needed, possible, readerOf, vary, type Step, type StepContext } from './step.ts'

/** One of them leaves the centre where it is. */
const MANY_CLICHES = 2

export function centerSteps(context: StepContext): Step[] {
  const { features, places, isArgued, isPrimary } = context
  const { structure } = features
  const { cliches, ending, opening, commonplace: common, longestParagraph: at } = places
  const trait = 'CENTER_STANDOUT'
  const [cliche] = cliches
  return [
    ...(structure.isUnanswered &&
    !places.endsOnSubject &&
    ending !== null &&
    opening !== null &&
    features.paragraphs > 2
      ? [
          needed(
            trait,
            ending.paragraph,
            isArgued
              ? `结尾“${ending.quote}”里没有找到开头的词：回到“${opening.quote}”，用分析得来的话再说一遍观点。`
              : `结尾“${ending.quote}”里没有找到开头的词，让开头的人或东西在这里再露一次面。`,
            '结尾出现了开头的词。',
            { kind: 'count', measure: 'echoes', least: 1 },
          ),
        ]
      : []),
    ...(cliche === undefined || cliches.length < MANY_CLICHES
      ? []
      : [
          needed(
            trait,
            cliche.paragraph,
            `“${cliche.quote}”人人会说，换成你自己的一句，中心才是你的。`,
            `文中不再有“${cliche.quote}”。`,
            { kind: 'without', words: [cliche.quote] },
          ),
        ]),
    ...(isArgued && structure.points < 2
      ? [
          needed(
            trait,
            places.longestParagraph,
            `第${places.longestParagraph + 1}段第一句改成一个短句，先亮出这一段的分论点。`,
            '至少有两段用短句领起。',
            { kind: 'count', measure: 'led', least: 2 },
          ),
        ]
      : []),
    ...(common === null
      ? []
      : [
          possible(
            trait,
            common.paragraph,
            isPrimary
              ? `“${common.quote}”别人也会这样写：你那一次和别人不一样的是什么？换成那一样。`
              : `“${common.quote}”放到别的文章里也成立，换成只为这个中心说的话。`,
            `“${common.quote}”已经换掉。`,
            { kind: 'without', words: [common.quote] },
          ),
        ]),
    ...(features.paragraphs < 3 || features.gradeLevel <= 2
      ? [
          possible(
            trait,
            at,
            '用一句话告诉别人这篇最想说什么，再看看这句话在不在文中，不在就添上。',
            DONE_CENTRE,
            { kind: 'count', measure: 'characters', least: features.written + 8 },
          ),
        ]
      : generalSteps(context, trait)),
  ]
}

const DONE_CENTRE = '别人读完，说得出你最想说的是什么。'

/** Of the length: what a task asks for is asked for; what a grade usually writes is no rule. */
const SHORT_OF_ASKED = 0.05
const SHORT_OF_USUAL = 0.1

export function fullnessSteps(context: StepContext): Step[] {
  const { features, places, isArgued, textType } = context
  const { written, expected, isLengthAsked, repeatedParagraphs } = features
  const { thinnestParagraph: thin, unproven, unasked, shown, acted } = places
  const trait = 'CONTENTS_FULL'
  const [slow] = acted.slice(-1)
  const lack = expected - written
  return [
    ...(repeatedParagraphs > 0
      ? [
          needed(
            trait,
            null,
            '写了两遍的段落留一遍，省下的地方写一个新的细节。',
            '没有两段一字不差。',
            {
              kind: 'count',
              measure: 'repeatedParagraphs',
              most: 0,
            },
          ),
        ]
      : []),
    ...(lack > (isLengthAsked ? SHORT_OF_ASKED : SHORT_OF_USUAL) * expected && textType !== 'poem'
      ? [
          needed(
            trait,
            thin,
            `${written}字，${isLengthAsked ? '要求' : '这个年级一般写'}${expected}字，还差${lack}字：` +
              whereToGrow(context),
            `全文写到${expected}字。`,
            { kind: 'count', measure: 'characters', least: expected },
          ),
        ]
      : []),
    ...(features.copiedSentences > 0
      ? [
          needed(
            trait,
            null,
            `有${features.copiedSentences}句和题目里的话一样，换成自己的说法，意思就是你的了。`,
            '没有整句照抄题目。',
            {
              kind: 'count',
              measure: 'copiedSentences',
              most: 0,
            },
          ),
        ]
      : []),
    ...(isArgued
      ? unproven
      : textType === 'letter'
        ? unasked
        : slow === undefined || !isStoryOrScene(textType)
          ? []
          : [slow]
    )
      .slice(0, TRIED)
      .map((span) =>
        possible(
          trait,
          span.paragraph,
          isArgued
            ? `“${span.quote}”后面补上谁、什么时候、结果怎样，道理就有了依托。`
            : textType === 'letter'
              ? `写到“${span.quote}”，没有亲眼看见的人还想知道什么？替他问一句，再写一两句回答。`
              : vary(
                  context,
                  `在“${span.quote}”这里问三声：什么样子？怎么做的？当时怎么想？一问添一句。`,
                  `把“${span.quote}”放慢：先看到什么，再听到什么，后来又怎么样。`,
                ),
          `“${span.quote}”这里多了两三句。`,
          { kind: 'count', measure: 'characters', least: written + 30 },
        ),
      ),
    ...(isStoryOrScene(textType) ? shown : [])
      .slice(0, TRIED)
      .map((span) =>
        possible(
          trait,
          span.paragraph,
          vary(
            context,
            `“${span.quote}”一句就过去了：近看是什么样子？接着写一两句。`,
            `读到“${span.quote}”，还想再看清楚一点：是什么样子，怎么动？接着写一两句。`,
          ),
          `“${span.quote}”这里多了一两句。`,
          { kind: 'count', measure: 'characters', least: written + 20 },
        ),
      ),
    ...generalSteps(context, trait),
  ]
}

/** Clauses that one step is worded for. */
const TRIED = 6

/** A first place to write more at: an ending is long enough as it is. */
function whereToGrow(context: StepContext): string {
  const { features, places, isArgued, textType } = context
  const at = places.thinnestParagraph
  const name = features.paragraphs < 2 ? '这一段' : `第${at + 1}段`
  if (textType === 'response')
    return `先写${name}：是哪一处让你这样想，你自己遇到过相像的事吗？各添一两句。`
  if (isArgued)
    return places.isThinnestTold
      ? `先从${name}的例子写起：再添一个看得见的动作、一句说过的话，或者一个数字。`
      : `先给${name}的道理配上一个例子，写清谁、做了什么、结果怎样。`
  if (textType === 'letter' || textType === 'exposition')
    return `先写${name}：${readerOf(context)}看到这里还会问什么？一问一答，添两三句。`
  const [clause] = [...places.acted, ...places.shown].filter(({ paragraph }) => paragraph === at)
  return clause === undefined
    ? textType === 'scene'
      ? `先把${name}写细：样子、颜色、气味、变化，哪样没写就添哪样，一样一两句。`
      : `先把${name}写细，看到的、听到的、想到的各添一句。`
    : `先从${features.paragraphs < 2 ? '' : name}“${clause.quote}”写开，看到的、听到的、想到的各添一句。`
}
