/** Next steps for 思想 and 感情, each from what this essay shows. Texts: ours. */
import { letsOthersSpeak } from '../letsOthersSpeak.ts'
import { isStoryOrScene } from '../textType.ts'
import { generalSteps } from './generalSteps.ts'
import { needed, possible, vary, type Step, type StepContext } from './step.ts'

export function attitudeSteps(context: StepContext): Step[] {
  const { features, places, isArgued, textType } = context
  const { harmful, slogans, thoughts, questions } = features
  const { ending, others, reasonedParagraph } = places
  const trait = 'MENTAL_HEALTH'
  const [word] = harmful
  return [
    ...(word === undefined
      ? []
      : [
          needed(
            trait,
            null,
            `“${word}”会伤到人：写清为什么生气，比骂人的话更有力量。`,
            `文中不再有“${word}”。`,
            { kind: 'without', words: [word] },
          ),
        ]),
    // A proposal calls on its readers once: that is what it is written for.
    ...(slogans > (textType === 'letter' ? 1 : 0)
      ? [
          needed(
            trait,
            ending?.paragraph ?? null,
            `有${slogans}句像口号，把${slogans > 1 ? '其中一句' : '它'}换成你自己打算怎么做：哪一天、做哪一件。`,
            '口号少了一句。',
            {
              kind: 'count',
              measure: 'slogans',
              most: slogans - 1,
            },
          ),
        ]
      : []),
    ...(isArgued && questions === 0 && !letsOthersSpeak(features)
      ? [
          needed(
            trait,
            reasonedParagraph,
            reasonedParagraph === null
              ? '换到不同意你的人那边，替他问一句，再回答他。'
              : `第${reasonedParagraph + 1}段换到不同意你的人那边，替他问一句，再回答他。`,
            '文中有一个问句。',
            { kind: 'count', measure: 'questions', least: 1 },
          ),
        ]
      : []),
    ...(isStoryOrScene(textType) && thoughts === 0
      ? others.map((span) =>
          needed(
            trait,
            span.paragraph,
            vary(
              context,
              `写到“${span.quote}”，他那时会怎么想？替他写一句心里话。`,
              `“${span.quote}”的时候，他心里在想什么？猜一猜，写下一句。`,
            ),
            '文中写到了心里的想法。',
            { kind: 'count', measure: 'thoughts', least: 1 },
          ),
        )
      : []),
    ...(isArgued && ending !== null && CALLS_ON.test(ending.quote)
      ? [
          possible(
            trait,
            ending.paragraph,
            `“${ending.quote}”是说给谁听的？想一想他做起来难在哪里，替他添一句。`,
            '文中写到了别人的处境。',
            { kind: 'without', words: [ending.quote] },
          ),
        ]
      : []),
    ...generalSteps(context, trait),
  ]
}

/** It asks something of its readers. */
const CALLS_ON = /让我们|我们(?:要|应|必|当|都|一起)|[请愿]|吧$|不妨|同学们|青年/

export function emotionSteps(context: StepContext): Step[] {
  const { features, places, isArgued, isPrimary, textType } = context
  const { namedFeelings, feelingRate, thoughts } = features
  const { own, moved } = places
  const trait = 'EMOTION_SINCERE'
  const tellsOfOneself = features.language.ownCases + features.language.toldCases > 0
  return [
    ...(places.exclamations > 5
      ? [
          needed(
            trait,
            null,
            `感叹号用了${places.exclamations}个，只留最要紧的两三个，别的换成句号，心情反而更真。`,
            '感叹号少了一半。',
            {
              kind: 'count',
              measure: 'exclamations',
              most: Math.floor(places.exclamations / 2),
            },
          ),
        ]
      : []),
    ...(!isArgued && feelingRate > 0.6 && namedFeelings > 1
      ? [
          needed(
            trait,
            null,
            `直接写心情的词有${namedFeelings}个，挑一个换成那时的手、脸或者心跳。`,
            '写心情的词少了一个。',
            {
              kind: 'count',
              measure: 'namedFeelings',
              most: namedFeelings - 1,
            },
          ),
        ]
      : []),
    ...(!isArgued && thoughts < 2 && isStoryOrScene(textType)
      ? own.map((span) =>
          needed(
            trait,
            span.paragraph,
            vary(
              context,
              `写到“${span.quote}”时，你心里闪过哪句话？原样写下来。`,
              `“${span.quote}”的那一刻，你心里在想什么？用‘我想’开个头，写一句。`,
            ),
            '多了一句心里话。',
            { kind: 'count', measure: 'thoughts', least: thoughts + 1 },
          ),
        )
      : []),
    ...(isArgued && !tellsOfOneself && textType !== 'response' && places.commonplace !== null
      ? [
          possible(
            trait,
            places.commonplace.paragraph,
            `“${places.commonplace.quote}”是大家的话，换成你为什么在乎它：一件亲历的小事就够。`,
            `“${places.commonplace.quote}”已经换掉或写细。`,
            { kind: 'without', words: [places.commonplace.quote] },
          ),
        ]
      : []),
    ...(isStoryOrScene(textType) ? moved : []).map((span) =>
      possible(
        trait,
        span.paragraph,
        isPrimary
          ? `“${span.quote}”这里停一停，写写那时你的手、脸或者心跳。`
          : `“${span.quote}”一带就过去了，那时你的手、脸或者声音有什么不一样？挑一样写半句。`,
        `“${span.quote}”这里多了半句。`,
        { kind: 'count', measure: 'characters', least: features.written + 8 },
      ),
    ),
    ...generalSteps(context, trait),
  ]
}
