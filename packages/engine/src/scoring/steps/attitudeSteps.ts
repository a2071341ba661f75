/** Next steps for 思想 and 感情, each from what this essay shows. Texts: ours. */
import { needed, possible, type Step, type StepContext } from './step.ts'

export function attitudeSteps({ features, places, isArgued }: StepContext): Step[] {
  const { harmful, slogans, thoughts, questions, reflection } = features
  const { ending, worn, longestParagraph: at } = places
  const trait = 'MENTAL_HEALTH'
  const [word] = harmful
  const plain = worn[4] ?? worn[0]
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
    ...(slogans > 0
      ? [
          needed(
            trait,
            ending?.paragraph ?? null,
            `有${slogans}句像口号，把其中一句换成你自己打算怎么做：哪一天、做哪一件。`,
            '口号少了一句。',
            {
              kind: 'count',
              measure: 'slogans',
              most: slogans - 1,
            },
          ),
        ]
      : []),
    ...(isArgued && questions === 0
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
    ...(!isArgued && thoughts === 0 && plain !== undefined
      ? [
          needed(
            trait,
            plain.paragraph,
            `写到“${plain.quote}”时，旁边的人会怎么想？替他写一句心里话。`,
            '文中写到了心里的想法。',
            { kind: 'count', measure: 'thoughts', least: 1 },
          ),
        ]
      : []),
    ...(reflection < 2 && ending !== null
      ? [
          possible(
            trait,
            ending.paragraph,
            `结尾停在“${ending.quote}”，再添一句：这让你更看重什么？`,
            '结尾多了一句自己的想法。',
            { kind: 'count', measure: 'reflection', least: reflection + 1 },
          ),
        ]
      : []),
    ...(ending === null
      ? []
      : [
          possible(
            trait,
            ending.paragraph,
            isArgued
              ? `“${ending.quote}”是说给谁听的？想一想他做起来难在哪里，替他添一句。`
              : `把“${ending.quote}”往外推一步：除了你，还有谁也会遇到这样的事？`,
            '文中写到了别人的处境。',
            { kind: 'without', words: [ending.quote] },
          ),
        ]),
  ]
}

export function emotionSteps({ features, places, isArgued, isPrimary }: StepContext): Step[] {
  const { feelings, feelingRate, thoughts } = features
  const trait = 'EMOTION_SINCERE'
  const plain = places.worn[2] ?? places.worn[0]
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
    ...(!isArgued && feelingRate > 0.8
      ? [
          needed(
            trait,
            null,
            `直接写心情的词有${feelings}个，挑一个换成那时的手、脸或者心跳。`,
            '写心情的词少了一个。',
            {
              kind: 'count',
              measure: 'feelings',
              most: feelings - 1,
            },
          ),
        ]
      : []),
    ...(!isArgued && thoughts < 2 && plain !== undefined
      ? [
          needed(
            trait,
            plain.paragraph,
            `写到“${plain.quote}”时，你心里闪过哪句话？原样写下来。`,
            '多了一句心里话。',
            {
              kind: 'count',
              measure: 'thoughts',
              least: thoughts + 1,
            },
          ),
        ]
      : []),
    ...(plain === undefined
      ? []
      : [
          possible(
            trait,
            plain.paragraph,
            isArgued
              ? `“${plain.quote}”${plain === places.commonplace ? '是大家的话，换成' : '和你有什么关系？说说'}你为什么在乎它：一件亲历的小事就够。`
              : isPrimary
                ? `“${plain.quote}”这里停一停，写写那时你看见了什么、听见了什么。`
                : `“${plain.quote}”说得太快，把这一刻的感受交给一个动作或一件东西。`,
            `“${plain.quote}”已经换掉或写细。`,
            { kind: 'without', words: [plain.quote] },
          ),
        ]),
  ]
}
