/** Next steps for 表达, each from what this essay shows. Texts: ours. */
import type { Span } from '../../types.ts'
import type { Places } from '../places.ts'
import { likeAnother, type TextType } from '../textType.ts'
import { generalSteps } from './generalSteps.ts'
import { needed, possible, readerOf, vary, type Step, type StepContext } from './step.ts'

const LONG_SENTENCE = 60 // Chinese characters
const LONG_TO_READ = 46

export function standardSteps(context: StepContext): Step[] {
  const { features, places, isPrimary, textType } = context
  const { faults, longest, ending } = places
  const [first] = faults
  const trait = 'STANDARD'
  return [
    ...(first === undefined
      ? []
      : [
          needed(
            trait,
            null,
            faults.length === 1
              ? `圈出的“${first}”改好以后，把这一句出声读一遍。`
              : `圈出${faults.length}处，先改“${first}”，${isPrimary ? '每改一处，出声读一遍那一句。' : '再逐处查对，弄清错在哪里。'}`,
            '圈出的地方都已改好。',
            { kind: 'without', words: faults },
          ),
        ]),
    ...(features.hasTitle
      ? []
      : [
          needed(trait, null, '还没有写题目，想一个和中心有关的题目写上。', '文章有了题目。', {
            kind: 'count',
            measure: 'titles',
            least: 1,
          }),
        ]),
    ...(features.runOn > 0.1 && longest !== null
      ? [
          needed(
            trait,
            longest.span.paragraph,
            `从“${longest.span.quote}”开始，${longest.han}个字才有一个句号，话说完的地方把逗号改成句号。`,
            '没有一句话一逗到底。',
            { kind: 'count', measure: 'longestSentence', most: LONG_SENTENCE },
          ),
        ]
      : []),
    ...(features.marksUsed === 0 && textType !== 'poem'
      ? [
          needed(
            trait,
            null,
            '全文几乎只用逗号和句号：有人说话的地方加上引号，问话的末尾改成问号，并列的词中间用顿号，先改好一处。',
            '除了逗号和句号，还用了别的标点。',
            { kind: 'count', measure: 'marksUsed', least: 1 },
          ),
        ]
      : []),
    ...(longest !== null && longest.han > LONG_TO_READ && longest.han <= LONG_SENTENCE
      ? [
          possible(
            trait,
            longest.span.paragraph,
            longest.semicolons > 0
              ? `最长的一句从“${longest.span.quote}”开始，里面用了分号：哪一个分号换成句号，读起来更清楚？`
              : vary(
                  context,
                  `最长的一句从“${longest.span.quote}”开始，数一数里面说了几件事：一件事说完的地方，逗号改成句号。`,
                  `“${longest.span.quote}”这一句最长，出声读一遍：一口气读不完，就在意思说完的地方改成句号。`,
                  `从“${longest.span.quote}”到句号有${longest.han}个字，意思说完了的那个逗号可以换成句号，找一找是哪一个。`,
                ),
            '最长的一句短了一些。',
            { kind: 'count', measure: 'longestSentence', most: longest.han - 1 },
          ),
        ]
      : []),
    ...(ending === null
      ? []
      : [
          possible(
            trait,
            ending.paragraph,
            `交稿前倒着查：从“${ending.quote}”往前一句一句读，字和标点最容易看清。`,
            '全文没有圈出的错处。',
            { kind: 'count', measure: 'faults', most: 0 },
          ),
        ]),
  ]
}

export function styleSteps(context: StepContext): Step[] {
  const { features, places, textType } = context
  const { dialogues, facts, citations } = features
  const { ownParagraph: at, barestParagraph: bare } = places
  const trait = 'STYLE_MATCH'
  const more = (text: string, done: string, measure: 'dialogues' | 'citations', count: number) =>
    needed(trait, at, text, done, { kind: 'count', measure, least: count + 1 })
  return [
    ...(likeAnother(features) > 0
      ? [
          textType === 'argument'
            ? needed(
                trait,
                0,
                '现在像在讲一件事：第1段里先用一句话说出你的看法，后面每段说说这件事为什么能证明它。',
                '说理由的话多了。',
                { kind: 'count', measure: 'reasoning', least: features.reasoning + 3 },
              )
            : needed(
                trait,
                at,
                `现在像在讲道理：第${at + 1}段里写一件真事，谁做了什么、说了什么。`,
                '多了写动作的话。',
                { kind: 'count', measure: 'actions', least: features.actions + 2 },
              ),
        ]
      : []),
    ...(textType === 'story' && dialogues === 0 && !places.hasQuotes
      ? [
          more(
            `文中还没有用引号写下的话，让第${at + 1}段里的人开口说一句。`,
            '文中有人说话。',
            'dialogues',
            0,
          ),
        ]
      : []),
    ...(textType === 'exposition' && facts < 3
      ? [
          needed(
            trait,
            places.unmeasured ?? at,
            `说明要准：给第${(places.unmeasured ?? at) + 1}段添一个数字或一个比较。`,
            '多了一处数字或比较。',
            { kind: 'count', measure: 'facts', least: facts + 1 },
          ),
        ]
      : []),
    ...((textType === 'argument' || textType === 'review' || textType === 'response') &&
    citations + dialogues + features.language.toldCases === 0
      ? [
          more(
            `给第${at + 1}段引一处原话或一个有出处的例子，让看法站得住。`,
            '文中有引用或书名。',
            'citations',
            0,
          ),
        ]
      : []),
    ...(textType === 'scene' && features.senses < 3
      ? [
          needed(
            trait,
            bare,
            `第${bare + 1}段里添一种颜色、声音或气味。`,
            '多了一处看到、听到或闻到的。',
            { kind: 'count', measure: 'senses', least: features.senses + 1 },
          ),
        ]
      : []),
    ...clausesToStyle(places, textType).map((span) =>
      possible(
        trait,
        span.paragraph,
        (textType === 'story' && places.acted.includes(span)
          ? SLOWER
          : (STYLE_OF_TYPE[textType] ?? '')
        )
          .replace('{q}', `“${span.quote}”`)
          .replace('{reader}', readerOf(context)),
        `“${span.quote}”换成了这种文体的写法。`,
        { kind: 'without', words: [span.quote] },
      ),
    ),
    ...generalSteps(context, trait),
  ]
}

/** Those of the essay's clauses that this kind of writing would say in its own way. */
function clausesToStyle(places: Places, textType: TextType): readonly Span[] {
  const { told, acted, shown, others, unreasoned, measurable, unasked } = places
  switch (textType) {
    case 'story':
      return [...told, ...acted]
    case 'scene':
      return shown.filter((span) => ![...acted, ...others].includes(span) && !/我/.test(span.quote))
    case 'exposition':
      return measurable
    case 'argument':
      return unreasoned === null ? [] : [unreasoned]
    case 'letter':
      return unasked
    case 'review':
    case 'response':
    case 'poem':
      return []
  }
}

/** What is done already needs no acting out. */
const SLOWER = '{q}这一步放慢一点：手怎么动，眼睛看着哪儿，脸上什么样？'

const STYLE_OF_TYPE: Partial<Record<TextType, string>> = {
  story: '{q}只说了怎么样，改成看得见的：谁，在哪里，做了什么。',
  scene: '写{q}时走近一步再看，把近处看到的颜色、形状添上一样。',
  argument: '{q}后面接一句因为，把理由亮出来。',
  exposition: '给{q}添一个数，或者拿一样大家见过的东西比一比。',
  letter: '写到{q}，想一想{reader}会接一句什么话，先替他问出来，再回答他。',
}
