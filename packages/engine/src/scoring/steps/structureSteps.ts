/** Next steps for 结构 and 流畅, each from what this essay shows. Texts: ours. */
import { needed, possible, vary, type Step, type StepContext } from './step.ts'

const LONG_SENTENCE = 60 // Chinese characters
/** Sentences: of fewer none can be said to be as long as the others. */
const SEVERAL = 3
/** Of the essay, in hundredths: a paragraph that takes more may hold two thoughts. */
const LARGE = 24

export function structureSteps(context: StepContext): Step[] {
  const { features, places, isArgued, textType } = context
  const { paragraphs, structure } = features
  const { longestParagraph: at, shortestParagraph: short, ending, gap } = places
  const share = Math.round(structure.longestShare * 100)
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
    ...(paragraphs < 3 && features.gradeLevel > 2
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
    ...(paragraphs >= 3 && structure.longestShare > 0.42
      ? [
          needed(
            trait,
            at,
            `第${at + 1}段占了全文的${share}%，从头读一遍：时间、地方或意思换了的那一处，就可以另起一段。`,
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
    ...(features.sequence === 0 && !isArgued
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
    ...(structure.isUnanswered && ending !== null && paragraphs > 2
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
    ...(paragraphs >= 3 && share >= LARGE
      ? [
          possible(
            trait,
            at,
            vary(
              context,
              `最长的第${at + 1}段占了全文的${share}%，读一遍：里面说的是一个意思还是两个？两个就分开。`,
              `给最长的第${at + 1}段起一个小名字，一个名字装不下，就从装不下的地方另起一段。`,
              `第${at + 1}段占了全文的${share}%：换了时间、地方或意思没有？换了，就在那里分成两段。`,
            ),
            '最长的一段只说一个意思。',
            { kind: 'count', measure: 'paragraphs', least: paragraphs + 1 },
          ),
        ]
      : []),
  ]
}

export function fluencySteps(context: StepContext): Step[] {
  const { features, places, isArgued } = context
  const { longest, filler, worn, longestParagraph: at } = places
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
            `“${filler.word}”全文用了${filler.times}次，删去一半，读起来会干净许多。`,
            `“${filler.word}”少了一半。`,
            {
              kind: 'mentions',
              words: [filler.word],
              most: filler.written - Math.ceil(filler.times / 2),
            },
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
    ...worn
      .filter(({ start }) => start > 0)
      .filter((span) => !places.announced.includes(span))
      .toReversed()
      .map((span) =>
        possible(
          trait,
          span.paragraph,
          isArgued
            ? `“${span.quote}”和前一句是什么关系：原因、转折，还是更进一层？没说出来，就在前面加上‘因为’‘但是’‘不仅如此’里合适的一个。`
            : vary(
                context,
                `“${span.quote}”出声读一读：去掉哪个词，意思还一样？找到了，就去掉它。`,
                `“${span.quote}”和前后两句一样长吗？一样，就把它改短几个字，或者和后一句合成一句。`,
                `把“${span.quote}”和前一句连起来读：是接着发生的、因为前面才有的，还是和前面相反？看不出，就加上‘接着’‘所以’‘可是’里合适的一个。`,
                `“${span.quote}”和前一句，开头是同一个词吗？是，就把后一句的开头换掉。`,
              ),
          `“${span.quote}”改得更顺了。`,
          { kind: 'without', words: [span.quote] },
        ),
      ),
    possible(
      trait,
      at,
      `第${at + 1}段出声读一遍，舌头绊住的地方，换一个词或者断成两句。`,
      '这一段读起来更顺了。',
      { kind: 'count', measure: 'sentences', least: features.sentences + 1 },
    ),
  ]
}
