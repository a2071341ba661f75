/** Next steps for 内容, each from what this essay shows. Texts: ours. */
import { needed, possible, vary, type Step, type StepContext } from './step.ts'

export function topicSteps(context: StepContext): Step[] {
  const { features, places, textType } = context
  const { topic } = features
  const { ending, farFromTitle: far, longestParagraph: long } = places
  const subject = topic.subject.slice(0, 2).join('、')
  const [missed] = topic.missed
  const trait = 'MATCH_TITLE'
  // 日记一则 says what sort of text it is, and nothing that a paragraph could be far from.
  if (topic.namesForm) return []
  return [
    ...(topic.isOffTopic && subject !== ''
      ? [
          needed(
            trait,
            null,
            `题目要写的是${subject}：想一想你和它之间的一件事，用这件事重写中间的段落。`,
            `文中至少有三处写到${subject}。`,
            { kind: 'mentions', words: topic.subject, least: 3 },
          ),
        ]
      : []),
    ...(topic.isDoubtful && ending !== null
      ? [
          needed(
            trait,
            ending.paragraph,
            `查一查：结尾“${ending.quote}”和题目隔着一步，用一句话把它们接上。`,
            '结尾说得出这件事和题目的关系。',
            { kind: 'without', words: [ending.quote] },
          ),
          needed(
            trait,
            long,
            `查一查：在第${long + 1}段里用半句话点一点题目，读的人就看得出这件事和它的关系。`,
            '读得出这件事和题目的关系。',
            { kind: 'count', measure: 'characters', least: features.written + 5 },
          ),
        ]
      : []),
    ...(missed !== undefined && ending !== null
      ? [
          needed(
            trait,
            ending.paragraph,
            `题目里的${missed}还没有出现，写到“${ending.quote}”时点它一下。`,
            `文中写到了${missed}。`,
            { kind: 'mentions', words: [missed], least: 1 },
          ),
        ]
      : []),
    ...(ending !== null && features.structure.isUnanswered
      ? [
          possible(
            trait,
            ending.paragraph,
            `把结尾“${ending.quote}”和题目放在一起读，看它们说的是不是一件事，不是就改结尾。`,
            '遮住题目，读结尾也猜得出题目。',
            { kind: 'without', words: [ending.quote] },
          ),
        ]
      : []),
    ...(features.paragraphs > 3 && far !== null && textType !== 'letter'
      ? [
          possible(
            trait,
            far,
            vary(
              context,
              `第${far + 1}段里没有找到题目里的字：它和题目是什么关系？补半句说出来。`,
              `遮住题目读第${far + 1}段，猜不出题目就点一下。`,
              `第${far + 1}段离题目最远，问一问：它回答了题目的哪一部分？答不上来就改一句。`,
            ),
            `第${far + 1}段看得出和题目的关系。`,
            { kind: 'count', measure: 'characters', least: features.written + 8 },
          ),
        ]
      : []),
    ...(ending !== null && !topic.isOpen && textType !== 'poem'
      ? [
          possible(
            trait,
            ending.paragraph,
            vary(
              context,
              `遮住题目，只读结尾“${ending.quote}”：别人猜得出题目吗？猜不出，就把题目里的一个词放进去。`,
              `从题目读到“${ending.quote}”，找出最像在回答题目的一句，给它添半句：当时怎么样，或者为什么。`,
              `把最能回答题目的一句画出来，写到“${ending.quote}”的时候，用半句话把它的意思再说一次。`,
            ),
            '遮住题目，读的人也猜得出写的是什么。',
            { kind: 'count', measure: 'characters', least: features.written + 3 },
          ),
        ]
      : []),
  ]
}

/** One of them leaves the centre where it is. */
const MANY_CLICHES = 2

export function centerSteps(context: StepContext): Step[] {
  const { features, places, isArgued, isPrimary, textType } = context
  const { structure } = features
  const { cliches, ending, opening, commonplace: common, longestParagraph: at } = places
  const trait = 'CENTER_STANDOUT'
  const [cliche] = cliches
  return [
    ...(structure.isUnanswered && ending !== null && opening !== null && features.paragraphs > 2
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
    possible(
      trait,
      at,
      features.paragraphs < 3 || features.gradeLevel <= 2
        ? '用一句话告诉别人这篇最想说什么，再看看这句话在不在文中，不在就添上。'
        : textType === 'letter'
          ? `第${at + 1}段写得最长，它说的是你最想让读的人知道的吗？不是，就删去两句，最要紧的话多说两句。`
          : textType === 'response'
            ? `读完第${at + 1}段，说得出它和你最深的那个感受有什么关系吗？说不出，就在段末添一句。`
            : isArgued
              ? vary(
                  context,
                  `读完第${at + 1}段，能用一句话说出它怎样支持你的观点吗？说不出，就在段末添一句。`,
                  `第${at + 1}段写得最长，它说的就是全文最要紧的道理吗？不是，就把它删短两句，给最要紧的一段添一个例子。`,
                )
              : vary(
                  context,
                  `第${at + 1}段写得最长，它说的就是你最想告诉大家的吗？不是，就删短两句，最想说的那件事多写两句。`,
                  `把第${at + 1}段读给别人听，请他说说你最想告诉大家什么：他说不对，就在段末添半句，直接说出来。`,
                  `用一句话说出你最想告诉大家的，再读最长的第${at + 1}段：哪一句最能说明它，就给那一句添上动作、样子或一句话。`,
                ),
      '别人读完，说得出你最想说的是什么。',
      { kind: 'count', measure: 'characters', least: features.written + 8 },
    ),
  ]
}

/** Of the length: what a task asks for is asked for; what a grade usually writes is no rule. */
const SHORT_OF_ASKED = 0.05
const SHORT_OF_USUAL = 0.1

export function fullnessSteps(context: StepContext): Step[] {
  const { features, places, isArgued, textType } = context
  const { written, expected, isLengthAsked, repeatedParagraphs } = features
  const { shortestParagraph: at, thinnestParagraph: thin, worn, shown, acted } = places
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
            `有${features.copiedSentences}句是题目里的原话，换成自己的话，字数才算你的。`,
            '没有整句照抄题目。',
            {
              kind: 'count',
              measure: 'copiedSentences',
              most: 0,
            },
          ),
        ]
      : []),
    ...(isArgued || textType === 'letter'
      ? worn
      : slow === undefined
        ? shown
        : [slow, ...shown]
    ).map((span) =>
      possible(
        trait,
        span.paragraph,
        isArgued
          ? `“${span.quote}”后面补上谁、什么时候、结果怎样，道理就有了依托。`
          : textType === 'letter'
            ? `写到“${span.quote}”，没有亲眼看见的人还想知道什么？替他问一句，再写一两句回答。`
            : span === slow
              ? vary(
                  context,
                  `在“${span.quote}”这里问三声：什么样子？怎么做的？当时怎么想？一问添一句。`,
                  `把“${span.quote}”放慢：先看到什么，再听到什么，后来又怎么样。`,
                )
              : vary(
                  context,
                  `“${span.quote}”后面再写两三句：谁在做什么，听见什么，当时是什么样子。`,
                  `“${span.quote}”一句就过去了，接着写两三句：近看是什么样子，有没有声音？`,
                ),
        `“${span.quote}”这里多了两三句。`,
        { kind: 'count', measure: 'characters', least: written + 30 },
      ),
    ),
    ...(features.paragraphs > 2
      ? [
          possible(
            trait,
            at,
            `第${at + 1}段写得不长：要紧就添一个${isArgued ? '例子' : '动作或一句话'}，不要紧就并进前后的段。`,
            `第${at + 1}段有了新内容，或者并掉了。`,
            { kind: 'count', measure: 'characters', least: written + 15 },
          ),
        ]
      : []),
  ]
}

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
    return `先写${name}：读的人看到这里还会问什么？一问一答，添两三句。`
  const [clause] = [...places.acted, ...places.shown].filter(({ paragraph }) => paragraph === at)
  return clause === undefined
    ? `先把${name}写细，看到的、听到的、想到的各添一句。`
    : `先从${features.paragraphs < 2 ? '' : name}“${clause.quote}”写开，看到的、听到的、想到的各添一句。`
}
