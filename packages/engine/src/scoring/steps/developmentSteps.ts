/** Next steps for 发展, each from what this essay shows. Texts: ours. */
import { needed, possible, vary, type Step, type StepContext } from './step.ts'

export function depthSteps({ features, places, isArgued, isPrimary }: StepContext): Step[] {
  const { worn, ending, felt, shortestParagraph: at } = places
  const plain = worn[1] ?? worn[0]
  const trait = 'PROFOUND'
  return [
    ...(isArgued && !features.structure.roles.includes('turn')
      ? [
          needed(
            trait,
            at,
            `在第${at + 1}段之后加一段，说说这个观点在什么时候不成立。`,
            '有一段从反面说。',
            { kind: 'count', measure: 'turns', least: 1 },
          ),
        ]
      : []),
    ...(!isArgued && features.reflection === 0 && ending !== null
      ? [
          needed(
            trait,
            ending.paragraph,
            isPrimary
              ? `写到“${ending.quote}”就停了，再说一句：你为什么想写下这些？`
              : `“${ending.quote}”之后再想一层：它改变了你的哪个看法？`,
            '结尾有一句自己的想法。',
            { kind: 'count', measure: 'reflection', least: 1 },
          ),
        ]
      : []),
    ...(features.reasoning < 2
      ? [
          needed(
            trait,
            felt?.paragraph ?? at,
            felt === null
              ? `给第${at + 1}段添一句为什么：说完是怎么一回事，再说原因。`
              : `“${felt.quote}”：是什么让人这样？在后面添一句为什么。`,
            '文中多了说原因的话。',
            { kind: 'count', measure: 'reasoning', least: features.reasoning + 1 },
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
              ? `对“${plain.quote}”追问一句：在什么情形下它不成立？`
              : `写到“${plain.quote}”，再添一句只有经历过的人才知道的。`,
            `“${plain.quote}”往前推了一步。`,
            { kind: 'without', words: [plain.quote] },
          ),
        ]),
  ]
}

export function richnessSteps(context: StepContext): Step[] {
  const { features, places, isArgued, textType } = context
  const { stockExamples, senses, dialogues, actions, language } = features
  const at = places.longestParagraph
  const plain = places.worn[4] ?? places.worn[0]
  const trait = 'RICHNESS'
  return [
    ...(stockExamples > 0
      ? [
          needed(
            trait,
            null,
            `有${stockExamples}个例子大家都在用，换掉一个，用你身边的人或今年的事。`,
            '常见的例子少了一个。',
            { kind: 'count', measure: 'stockExamples', most: stockExamples - 1 },
          ),
        ]
      : []),
    ...(isArgued && language.called === 0
      ? [
          needed(
            trait,
            at,
            `给第${at + 1}段配一个有名有姓的例子，写清他做了什么。`,
            '文中有一个具体的人。',
            { kind: 'count', measure: 'people', least: 1 },
          ),
        ]
      : []),
    ...(!isArgued && senses < 3 && textType !== 'letter'
      ? [
          needed(
            trait,
            at,
            `第${at + 1}段再添一样听到、闻到或摸到的。`,
            '多了一处听到、闻到或摸到的。',
            { kind: 'count', measure: 'senses', least: senses + 1 },
          ),
        ]
      : []),
    ...(textType === 'story' && actions < 6
      ? [
          needed(
            trait,
            at,
            `第${at + 1}段把一个动作拆成三步，一步一个动词。`,
            '写动作的词多了两个。',
            { kind: 'count', measure: 'actions', least: actions + 2 },
          ),
        ]
      : []),
    ...(textType === 'story' && dialogues < 2
      ? [
          needed(
            trait,
            at,
            `第${at + 1}段再添一个人的反应：他说了什么，脸上什么样子。`,
            '多了一处对话。',
            { kind: 'count', measure: 'dialogues', least: dialogues + 1 },
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
              ? `“${plain.quote}”这一句，文中拿什么事来说明？再从古今、正反里挑另一面添一个例子。`
              : vary(
                  context,
                  `“${plain.quote}”旁边还有什么？添一样只有在场的人才看见的。`,
                  `写到“${plain.quote}”时，周围有什么声音、什么气味？挑一样添进来。`,
                ),
            '这里多了一样新材料。',
            { kind: 'count', measure: 'characters', least: features.written + 15 },
          ),
        ]),
  ]
}

export function literarySteps({ features, places, isArgued, textType }: StepContext): Step[] {
  const { likenings, senses } = features
  const [cliche] = places.cliches.slice(-1)
  const plain = places.worn[3] ?? places.worn[0]
  const at = places.longestParagraph
  const hasImages = textType !== 'exposition' && textType !== 'letter' && textType !== 'review'
  const trait = 'LITERARY'
  return [
    ...(cliche === undefined
      ? []
      : [
          needed(
            trait,
            cliche.paragraph,
            `“${cliche.quote}”已经被用旧了，写成你自己看到的样子。`,
            `文中不再有“${cliche.quote}”。`,
            { kind: 'without', words: [cliche.quote] },
          ),
        ]),
    ...(hasImages && !isArgued && likenings === 0
      ? [
          needed(
            trait,
            at,
            `第${at + 1}段里挑一样你写到的东西，打一个比方：它像你在家里、路上见过的什么？`,
            '文中有一处比喻。',
            { kind: 'count', measure: 'similes', least: 1 },
          ),
        ]
      : []),
    ...(isArgued && plain !== undefined
      ? [
          possible(
            trait,
            plain.paragraph,
            `给“${plain.quote}”配一个字数相近的下句，两句对着读。`,
            '有一对字数相近的句子。',
            { kind: 'without', words: [`${plain.quote}。`] },
          ),
        ]
      : []),
    ...(hasImages && !isArgued && senses < 5 && plain !== undefined
      ? [
          possible(
            trait,
            plain.paragraph,
            `给“${plain.quote}”添上颜色、声音或气味里的一样。`,
            '多了一处颜色、声音或气味。',
            { kind: 'count', measure: 'senses', least: senses + 1 },
          ),
        ]
      : []),
    ...(plain === undefined
      ? []
      : [
          possible(
            trait,
            plain.paragraph,
            `“${plain.quote}”里挑一个最平常的词，换成更准的。`,
            `“${plain.quote}”换了词。`,
            { kind: 'without', words: [plain.quote] },
          ),
        ]),
  ]
}

export function noveltySteps(context: StepContext): Step[] {
  const { features, places, isArgued, textType } = context
  const { opening, commonplace: plain } = places
  const trait = 'NOVELTY'
  return [
    ...(features.slogans > 1
      ? [
          needed(
            trait,
            null,
            `有${features.slogans}句换到谁的作文里都行的口号，删掉一句，留给自己的话。`,
            '口号少了一句。',
            { kind: 'count', measure: 'slogans', most: features.slogans - 1 },
          ),
        ]
      : []),
    ...(features.freshness.worn > 0.3 && plain !== null
      ? [
          needed(
            trait,
            plain.paragraph,
            `像“${plain.quote}”这样别人也会写的句子不少，挑这一句，换成只有你知道的。`,
            `“${plain.quote}”已经换掉。`,
            { kind: 'without', words: [plain.quote] },
          ),
        ]
      : []),
    ...(opening !== null && !isArgued && (textType === 'story' || textType === 'scene')
      ? [
          possible(
            trait,
            opening.paragraph,
            vary(
              context,
              `开头从“${opening.quote}”写起，试试从最要紧的那一刻写起，再回头交代。`,
              `开头“${opening.quote}”换成一句人物说的话或一个声音，读的人就想往下看。`,
              `把“${opening.quote}”往后挪，先写一样最特别的东西。`,
            ),
            '换了一个开头。',
            { kind: 'without', words: [opening.quote] },
          ),
        ]
      : []),
    ...(opening !== null
      ? [
          possible(
            trait,
            opening.paragraph,
            isArgued
              ? `换到反对你的人那一边：他会不会也从“${opening.quote}”说起？想一个只有你才有的说法。`
              : `读读开头“${opening.quote}”，换一个同学想不到的说法。`,
            '换了一个开头。',
            { kind: 'without', words: [opening.quote] },
          ),
        ]
      : []),
  ]
}
