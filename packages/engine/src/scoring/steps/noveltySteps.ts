/** Next steps for 创新, each from what this essay shows. Texts: ours. */
import { needed, possible, vary, type Step, type StepContext } from './step.ts'

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
    // Nobody of seven tells a story from its middle.
    ...(features.gradeLevel <= 2 ? [ownDetail(context)] : []),
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
            textType === 'argument'
              ? `换到反对你的人那一边：他会不会也从“${opening.quote}”说起？想一个只有你才有的说法。`
              : `开头“${opening.quote}”，别的同学也可能这样写：换成一个问题、一个数字，或者你亲眼见过的一幕。`,
            '换了一个开头。',
            { kind: 'without', words: [opening.quote] },
          ),
        ]
      : []),
    ownDetail(context),
  ]
}

function ownDetail(context: StepContext): Step {
  const { features, places, isArgued } = context
  const { longestParagraph: at } = places
  const { language } = features
  return possible(
    'NOVELTY',
    at,
    features.paragraphs < 3
      ? '再添一样只有你看见、别人没看见的小东西。'
      : isArgued
        ? language.ownCases > 0
          ? '你亲身经历的那一件，还有哪一样是别人不会留意的？添半句，例子就是你的。'
          : `第${at + 1}段里换一个同学想不到的例子，最好是你亲眼见过的。`
        : vary(
            context,
            `第${at + 1}段里，有什么是当时只有你看见、别人没留意的？写成一句，放进去。`,
            `第${at + 1}段里，你看得最久的是哪一样？多写它半句：它的边上、底下、背面是什么样子？`,
            `第${at + 1}段里，有没有一样和你原来想的不一样？写出来，别人的文章里就没有。`,
            `第${at + 1}段里，你还记得却没有写进去的是哪一样？值得写，就添一句。`,
          ),
    '多了一样只有自己知道的。',
    { kind: 'count', measure: 'characters', least: features.written + 6 },
  )
}
