/** Next steps for 思想 and 感情, each from what this essay shows. Texts: ours. */
import { letsOthersSpeak } from '../letsOthersSpeak.ts'
import { isStoryOrScene } from '../textType.ts'
import { needed, possible, vary, type Step, type StepContext } from './step.ts'

export function attitudeSteps(context: StepContext): Step[] {
  const { features, places, isArgued, textType } = context
  const { harmful, slogans, thoughts, questions, reflection } = features
  const { ending, others, longestParagraph: at } = places
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
            at,
            `第${at + 1}段换到不同意你的人那边，替他问一句，再回答他。`,
            '文中有一个问句。',
            { kind: 'count', measure: 'questions', least: 1 },
          ),
        ]
      : []),
    ...(!isArgued && thoughts === 0 && textType !== 'letter'
      ? others.map((span) =>
          needed(
            trait,
            span.paragraph,
            vary(
              context,
              `写到“${span.quote}”，对方会怎么想？替他写一句心里话。`,
              `“${span.quote}”的时候，对方心里在想什么？猜一猜，写下一句。`,
            ),
            '文中写到了心里的想法。',
            { kind: 'count', measure: 'thoughts', least: 1 },
          ),
        )
      : []),
    ...(isArgued && ending !== null
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
    possible(
      trait,
      at,
      textType === 'letter'
        ? `第${at + 1}段里添一句替读的人着想的话：他会有什么难处？`
        : vary(
            context,
            others.length > 0
              ? `第${at + 1}段里提到的人会怎么看这件事？替他补一句他自己的想法。`
              : `第${at + 1}段里写的，你最看重哪一样？用半句话说出为什么。`,
            `第${at + 1}段里，你最喜欢、最佩服或最心疼的是谁、是什么？写一句为什么。`,
            isStoryOrScene(textType)
              ? `第${at + 1}段里写的，有没有一样让你改变了原来的看法？有，就用半句话说出来。`
              : `写完第${at + 1}段，你赞成什么，不赞成什么？挑一样，在段末用半句话说出来。`,
            textType === 'scene'
              ? `第${at + 1}段里写的，你最想让谁也来看看？写一句为什么。`
              : `第${at + 1}段里写的，以后再遇到，你会怎么做？写一件具体的小事。`,
          ),
      reflection < 2 ? '文中多了一个人的想法。' : '文中写到了别人的处境。',
      { kind: 'count', measure: 'characters', least: features.written + 8 },
    ),
  ]
}

export function emotionSteps(context: StepContext): Step[] {
  const { features, places, isArgued, isPrimary, textType } = context
  const { namedFeelings, feelingRate, thoughts } = features
  const { own, shown, worn, longestParagraph: at } = places
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
    ...(!isArgued && thoughts < 2 && textType !== 'letter'
      ? own.map((span) =>
          needed(
            trait,
            span.paragraph,
            places.acted.includes(span)
              ? vary(
                  context,
                  `写到“${span.quote}”时，你心里闪过哪句话？原样写下来。`,
                  `“${span.quote}”的那一刻，你心里在想什么？用‘我想’开个头，写一句。`,
                  `“${span.quote}”以前你是怎么想的，以后呢？各写半句。`,
                )
              : vary(
                  context,
                  `写到“${span.quote}”时，你心里闪过哪句话？原样写下来。`,
                  `写下“${span.quote}”，你还有什么话藏在心里没说？添上一句。`,
                ),
            '多了一句心里话。',
            {
              kind: 'count',
              measure: 'thoughts',
              least: thoughts + 1,
            },
          ),
        )
      : []),
    ...(isArgued && tellsOfOneself
      ? []
      : isArgued
        ? worn.map((span) =>
            possible(
              trait,
              span.paragraph,
              `“${span.quote}”${span === places.commonplace ? '是大家的话，换成' : '和你有什么关系？说说'}你为什么在乎它：一件亲历的小事就够。`,
              `“${span.quote}”已经换掉或写细。`,
              { kind: 'without', words: [span.quote] },
            ),
          )
        : textType === 'letter'
          ? []
          : shown.map((span) =>
              possible(
                trait,
                span.paragraph,
                isPrimary
                  ? `“${span.quote}”这里停一停，写写那时你还看见了什么、听见了什么。`
                  : `“${span.quote}”一带就过去了，让这一刻的感受落在一个动作或一件东西上。`,
                `“${span.quote}”已经换掉或写细。`,
                { kind: 'without', words: [span.quote] },
              ),
            )),
    possible(
      trait,
      at,
      textType === 'letter'
        ? `第${at + 1}段里，哪一句是专门对读的人说的？没有就添一句，让他觉得你正看着他说话。`
        : isArgued
          ? `第${at + 1}段里，哪一句是你真心相信的？在后面添半句：你是从哪里知道的。`
          : vary(
              context,
              `第${at + 1}段里，哪一刻你最高兴、最着急或最舍不得？在那里添一句当时的心里话。`,
              `第${at + 1}段里挑一处，写写那时你的手、脸或者声音有什么不一样。`,
            ),
      isArgued ? '相信的话有了来处。' : '多了一句心里话。',
      { kind: 'count', measure: 'characters', least: features.written + 8 },
    ),
  ]
}
