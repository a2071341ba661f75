/** Next steps for 结构 and 流畅, each from what this essay shows. Texts: ours. */
import { isStoryOrScene } from '../textType.ts'
import { generalSteps } from './generalSteps.ts'
import { needed, possible, vary, type Step, type StepContext } from './step.ts'

const LONG_SENTENCE = 60 // Chinese characters
/** Sentences: of fewer none can be said to be as long as the others. */
const SEVERAL = 3
/** Characters: of fewer no three paragraphs are made. */
const ENOUGH_FOR_THREE = 150
/** Of a word that comes too often. */
const SPARED = 3
/** Of the essay: a paragraph that takes more may hold two times or places. */
const LARGE = 0.24

export function structureSteps(context: StepContext): Step[] {
  const { features, places, isArgued, textType } = context
  const { paragraphs, structure } = features
  const { longestParagraph: at, shortestParagraph: short, ending, gap, turn } = places
  const trait = 'STRUCTURE_PRECISENESS'
  if (textType === 'poem') return []
  return [
    ...(!structure.isFinished
      ? [
          needed(
            trait,
            null,
            '最后一句话还没有写完，写完它，再用一句收住全文。',
            '最后一句写完了。',
            { kind: 'count', measure: 'finished', least: 1 },
          ),
        ]
      : []),
    ...(paragraphs < 3 && features.gradeLevel > 2 && features.written >= ENOUGH_FOR_THREE
      ? [
          needed(
            trait,
            0,
            `全文只有${paragraphs}段：换了时间、地方或意思，就另起一段。`,
            '全文至少有三段。',
            { kind: 'count', measure: 'paragraphs', least: 3 },
          ),
        ]
      : []),
    ...(paragraphs >= 3 && places.longestShare > 0.42
      ? [
          needed(
            trait,
            at,
            `第${at + 1}段占了全文的四成以上，从头读一遍：${isStoryOrScene(textType) ? '时间、地方' : '意思'}换了的那一处，就可以另起一段。`,
            '最长的一段不到全文的四成。',
            { kind: 'count', measure: 'longestShare', most: 0.4 },
          ),
        ]
      : []),
    ...(paragraphs > 14
      ? [
          needed(
            trait,
            short,
            `全文${paragraphs}段，段落太碎，第${short + 1}段可以和前后的段合起来。`,
            '段落少了几段。',
            { kind: 'count', measure: 'paragraphs', most: paragraphs - 2 },
          ),
        ]
      : []),
    ...(isArgued && structure.led < 2
      ? [
          needed(
            trait,
            at,
            `第${at + 1}段的第一句改短一些，先说出这一段的意思。`,
            '至少有两段用短句领起。',
            { kind: 'count', measure: 'led', least: 2 },
          ),
        ]
      : []),
    ...(features.sequence === 0 && textType === 'story' && features.written >= ENOUGH_FOR_THREE
      ? [
          needed(
            trait,
            short,
            `没有找到表示先后的词，在第${short + 1}段开头说一句时候或地方变了。`,
            '文中有表示先后的词。',
            { kind: 'count', measure: 'sequence', least: 1 },
          ),
        ]
      : []),
    ...(structure.isUnanswered && !places.endsOnSubject && ending !== null && paragraphs > 2
      ? [
          needed(
            trait,
            ending.paragraph,
            `结尾“${ending.quote}”没有接住开头，让开头的一个词在这里再出现一次。`,
            '首尾有同一个词。',
            { kind: 'count', measure: 'echoes', least: 1 },
          ),
        ]
      : []),
    ...(gap !== null
      ? [
          possible(
            trait,
            gap.after.paragraph,
            vary(
              context,
              `上一段停在“${gap.before.quote}”，这一段从“${gap.after.quote}”说起，连起来读一读：像隔了一级台阶，就添半句话接过来。`,
              `从“${gap.before.quote}”到“${gap.after.quote}”，读的人跟得上吗？跟不上，就在后一段开头补半句，说清怎么想到这里的。`,
            ),
            '两段之间有了过渡。',
            { kind: 'count', measure: 'characters', least: features.written + 5 },
          ),
        ]
      : []),
    ...(paragraphs >= 3 && places.longestShare >= LARGE && turn !== null && isStoryOrScene(textType)
      ? [
          possible(
            trait,
            at,
            vary(
              context,
              `最长的第${at + 1}段写到“${turn.quote}”，时间或地方换了：从这里另起一段，读的人就歇得下来。`,
              `第${at + 1}段最长，从“${turn.quote}”起写的是另一个时候或另一个地方，在这里分成两段试试。`,
            ),
            '最长的一段分成了两段。',
            { kind: 'count', measure: 'paragraphs', least: paragraphs + 1 },
          ),
        ]
      : []),
    ...generalSteps(context, trait),
  ]
}

export function fluencySteps(context: StepContext): Step[] {
  const { features, places, isArgued } = context
  const { longest, filler, unlinked, droppable, sameStart } = places
  const trait = 'LANGUAGE_FLUENCY'
  return [
    ...(longest !== null && longest.han > LONG_SENTENCE
      ? [
          needed(
            trait,
            longest.span.paragraph,
            `“${longest.span.quote}”这一句有${longest.han}个字，断成两三句，一句只说一个意思。`,
            '最长的一句不超过六十个字。',
            { kind: 'count', measure: 'longestSentence', most: LONG_SENTENCE },
          ),
        ]
      : []),
    ...(filler === null
      ? []
      : [
          needed(
            trait,
            null,
            `“${filler.word}”全文用了${filler.times}次，能省的省去几个，读起来会干净许多。`,
            `“${filler.word}”少了几个。`,
            { kind: 'mentions', words: [filler.word], most: filler.times - SPARED },
          ),
        ]),
    ...(features.sentences >= SEVERAL && features.sentenceVariety < 0.3 && longest !== null
      ? [
          needed(
            trait,
            longest.span.paragraph,
            `每句都差不多长，在“${longest.span.quote}”这一句后面放一个很短的句子。`,
            '有了一个很短的句子。',
            { kind: 'count', measure: 'sentences', least: features.sentences + 1 },
          ),
        ]
      : []),
    ...(isArgued ? unlinked : []).map((span) =>
      possible(
        trait,
        span.paragraph,
        `“${span.quote}”和前一句是什么关系：原因、转折，还是更进一层？没说出来，就在前面加上‘因为’‘但是’‘不仅如此’里合适的一个。`,
        `“${span.quote}”和前一句接上了。`,
        { kind: 'count', measure: 'characters', least: features.written + 2 },
      ),
    ),
    ...(droppable === null
      ? []
      : [
          possible(
            trait,
            droppable.span.paragraph,
            `“${droppable.span.quote}”里去掉‘${droppable.word}’再读一遍：意思没有变，就不用放回来。`,
            `“${droppable.span.quote}”读起来更干净了。`,
            { kind: 'without', words: [droppable.span.quote] },
          ),
        ]),
    ...(sameStart === null || isArgued
      ? []
      : [
          possible(
            trait,
            sameStart.span.paragraph,
            `“${sameStart.span.quote}”和前一句都用‘${sameStart.word}’开头，换掉一个，读起来就不单调。`,
            '两句的开头不一样了。',
            { kind: 'without', words: [sameStart.span.quote] },
          ),
        ]),
    ...generalSteps(context, trait),
  ]
}
