/** Next steps for 切题, each from what this essay shows. Texts: ours. */
import { NAMES_FORM } from '../namesForm.ts'
import { generalSteps } from './generalSteps.ts'
import { needed, possible, vary, type Step, type StepContext } from './step.ts'

export function topicSteps(context: StepContext): Step[] {
  const { features, places, textType } = context
  const { topic } = features
  const { ending, farFromTitle: far } = places
  const subject = topic.subject.slice(0, 2).join('、')
  const missed = topic.missed.find((word) => !NAMES_FORM.test(word))
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
    ...(topic.isDoubtful && ending !== null && !places.endsOnSubject
      ? [
          needed(
            trait,
            ending.paragraph,
            `查一查：结尾“${ending.quote}”和题目隔着一步，用一句话把它们接上。`,
            '结尾说得出这件事和题目的关系。',
            { kind: 'without', words: [ending.quote] },
          ),
        ]
      : []),
    ...(topic.isDoubtful && far !== null && !topic.isOpen && textType !== 'letter'
      ? [
          needed(
            trait,
            far,
            `查一查：在第${far + 1}段里用半句话点一点题目，读的人就看得出这件事和它的关系。`,
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
    ...(ending !== null && features.structure.isUnanswered && !places.endsOnSubject
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
    ...(features.paragraphs > 3 &&
    far !== null &&
    !topic.isOpen &&
    features.family !== 'imaginative' &&
    textType !== 'letter'
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
    ...(ending !== null && !topic.isOpen && textType !== 'poem' && !places.endsOnSubject
      ? [
          possible(
            trait,
            ending.paragraph,
            `遮住题目，只读结尾“${ending.quote}”：别人猜得出题目吗？猜不出，就把题目里的一个词放进去。`,
            '遮住题目，读的人也猜得出写的是什么。',
            { kind: 'count', measure: 'characters', least: features.written + 3 },
          ),
        ]
      : []),
    ...generalSteps(context, trait),
  ]
}
