/**
 * 提升建议: a question, a hint, the smallest next step for one paragraph. Never new sentences for
 * the essay, never new people or events.
 */
import { FEELINGS, REFLECTION } from '../../lexicon/mind.ts'
import { ACTIONS } from '../../lexicon/actions.ts'
import { SENSES } from '../../lexicon/senses.ts'
import { CLICHE_OPENING, CLICHES } from '../../lexicon/cliches.ts'
import { EVIDENCE, REASONING } from '../../lexicon/connectives.ts'
import { countHan, countWords, distinctWords, hanGrams } from '../../text/characters.ts'
import { spanOf, type Paragraph } from '../../text/document.ts'
import type { Comment, Span } from '../../types.ts'
import { firstWords } from '../../text/quotableRanges.ts'
import { isDateLine } from '../highlights.ts'
import { isStoryOrScene, textTypeOf } from '../textType.ts'
import { overlaps } from './quotes.ts'
import { startComment } from './commentBuilder.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { toneOf } from './tone.ts'

const MOST = 5
/** Commas in one sentence. */
const MANY_PAUSES = 8
/** Somebody's case stands there already, even where no word of the evidence list does. */
const HAS_CASE =
  /[《“0-9]|我曾|有一位|有个|那年|同学|朋友|身边|小区|班里|那天|那次|曾经|一次|有的人|他们|失败|成功/

const LISTED_ITEM = /^(?:有的|然后|接着|还有|又去|再去|有(?:红|黄|白|紫|花|草|树|会|可以))/
const LONG_LEAD = 48 // Chinese characters

/** A question, a bracket or a greeting names no place where more could stand. */
const NO_LEAD = /[？?（(]|[吗呢吧]$|的是$|[您你]们?好|^亲爱的|^尊敬的/
/** 听…说, 问他: somebody speaks here, and what they said is not told. */
const SPEECH_TOLD = /(?<![小传据听])说(?!明|不定|法|服|起|到)|问(?!题|候|卷)|喊|告诉/
/** Centres that show already are not asked for again. */
const CENTRE_SHOWS = 76

/** `key`: what is asked for; one hint is given once, however it is worded. */
type Suggestion = { weight: number; key: string; template: string; span: Span }

export function writeParagraphSuggestions(
  context: FeedbackContext,
): (Comment & { paragraph: number })[] {
  const suggestions = context.document.paragraphs.slice(0, 200).flatMap((paragraph) => {
    const best = suggestionsFor(context, paragraph).toSorted((a, b) => b.weight - a.weight)[0]
    return best === undefined ? [] : [best]
  })
  const seen = new Set<string>()
  return suggestions
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .slice(0, MOST)
    .toSorted((a, b) => a.span.paragraph - b.span.paragraph)
    .map(({ template, span }) => {
      const writer = startComment()
      writer.add(template, span)
      return { ...writer.finish(), paragraph: span.paragraph }
    })
}

function suggestionsFor(context: FeedbackContext, paragraph: Paragraph): Suggestion[] {
  const { features, marks, document, pick } = context
  if (isDateLine(paragraph.text)) return []
  const warm = toneOf(context) === 'warm'
  const text = paragraph.sentences.map((sentence) => sentence.text).join('')
  const words = firstWords(paragraph)
  const lead =
    words === undefined ||
    NO_LEAD.test(words.quote) ||
    paragraph.sentences[0]?.text.endsWith('？') === true
      ? undefined
      : words
  const textType = textTypeOf(features)
  const faults = marks.filter((mark) => mark.kind === 'fault')
  const found: Suggestion[] = []
  const strengths = marks.filter((mark) => mark.kind === 'strength')
  const add = (weight: number, wordings: string | readonly string[], span: Span | undefined) => {
    const all = typeof wordings === 'string' ? [wordings] : wordings
    if (
      span !== undefined &&
      !/[“”‘’「」『』"]/.test(span.quote) &&
      !faults.some((mark) => overlaps(mark, span)) &&
      weight > 0
    )
      found.push({
        weight,
        key: all[0] ?? '',
        template: pick(all, `suggested${span.paragraph}`),
        span,
      })
  }

  for (const mark of marks) {
    if (mark.paragraph !== paragraph.index) continue
    const span = { paragraph: mark.paragraph, start: mark.start, end: mark.end, quote: mark.quote }
    if (mark.ruleId === 'told-feeling' && textType !== 'argument')
      add(
        9,
        '写{q}的时候，你的脸、手、心跳是什么样的？挑一样写在这句旁边，再看看这句还要不要。',
        span,
      )
  }
  const spoken =
    /(?:^|[，。！？])([^，。！？：“”]{0,8}(?:劝|安慰|批评)(?:我|他|她|我们)[^，。！？：“”]{1,16})(?=[，。！？])(?!，?[“：])/.exec(
      text,
    )
  const isFirst = paragraph.index === 0
  const isLast = paragraph.index === document.paragraphs.length - 1 && !isFirst
  const long = paragraph.sentences.find(
    (sentence) => sentence.text.split(/[，,]/).length > MANY_PAUSES,
  )?.clauses
  if (long?.[0] !== undefined)
    add(
      7,
      '从{q}开始的这一句，中间停了很多次才到句号。读一读，意思在哪里换了？在那里换成句号试试。',
      short(paragraph, long[0]),
    )

  const own = context.highlights.find(
    ({ span, kind }) =>
      span.paragraph === paragraph.index &&
      kind !== 'dialogue' &&
      kind !== 'thought' &&
      kind !== 'simile' &&
      kind !== 'parallelism' &&
      kind !== 'reflection',
  )?.span
  if (isFirst && CLICHE_OPENING.test(text.slice(0, 60)))
    add(
      6,
      '{q}，许多同学都会这样开头。全文最精彩的一刻在哪里？能不能先写那一刻的一个声音或一个动作？',
      lead,
    )

  const cliches = [...text.matchAll(CLICHES)]
  const firstCliche = cliches.length === 0 ? -1 : paragraph.text.indexOf(cliches[0]?.[0] ?? '')
  if (cliches.length >= 2 && firstCliche >= 0 && features.gradeLevel > 2)
    add(
      5.2 + cliches.length / 10,
      isStoryOrScene(textType)
        ? '{q}这样的说法，许多文章里都能见到。闭上眼睛想一想，你自己看到的是什么样子？换成那个样子试试。'
        : '{q}这样的话，放进哪一篇文章都合适。能不能换成只有在这个话题里才说得出来的一句？',
      spanOf(paragraph, { start: firstCliche, end: firstCliche + (cliches[0]?.[0].length ?? 0) }),
    )
  const items = paragraph.sentences
    .flatMap((sentence) => sentence.clauses)
    .filter(
      (clause) =>
        LISTED_ITEM.test(clause.text) &&
        clause.text.length >= 4 &&
        !strengths.some((mark) => overlaps(mark, spanOf(paragraph, clause))),
    )
  if (items.length >= 3 && isStoryOrScene(textType) && items[0] !== undefined)
    add(
      5.4,
      [
        '从{q}起，一样接着一样写下来。哪一样你最舍不得？给它多留两句，别的合成一句。',
        '{q}，后面还跟着好几样。闭上眼睛，最先想起的是哪一样？就把它写细。',
      ],
      short(paragraph, items[0]),
    )

  if (textType === 'argument') {
    const opening = paragraph.sentences[0]
    if (
      !isFirst &&
      !isLast &&
      countHan(text) > 80 &&
      opening !== undefined &&
      countHan(opening.text) > LONG_LEAD
    )
      add(
        4.6,
        '这一段从{q}说起，要读到后面才知道想说什么。能不能先用一个短句，把这一段的意思放在最前面？',
        lead,
      )
    if (
      !isFirst &&
      !isLast &&
      countHan(text) > 100 &&
      features.structure.centre.length > 0 &&
      !features.structure.centre.some((word) => text.includes(word))
    )
      add(
        4.4,
        [
          '从{q}写起的这一段，没有再提到全文的中心。在段末用一句话说说它和中心的关系，可好？',
          '{q}这一段和中心是什么关系？读者也许要想一想，段末替他点明一句。',
        ],
        lead,
      )
    if (
      !isFirst &&
      !isLast &&
      countHan(text) > 60 &&
      features.evidence < 3 &&
      !distinctWords(text, EVIDENCE).length &&
      !HAS_CASE.test(text)
    )
      add(
        6,
        [
          '{q}，这个意思有谁的经历或哪件事可以作证？补一个例子，写清谁、做了什么、结果如何。',
          '{q}，道理说了，例子还空着。身边或书里有谁正好能证明它？',
        ],
        lead,
      )
    if (
      !isFirst &&
      !isLast &&
      countHan(text) > 80 &&
      !/[？?]/.test(text) &&
      distinctWords(text, REASONING).length === 0
    )
      add(
        5,
        [
          '读到{q}，读者会问：这说明了什么？加一两句，把它和观点之间的道理说透。',
          '{q}，说到这里可以再走一步：为什么会这样？写一两句分析。',
        ],
        lead,
      )
    if (
      isFirst &&
      features.family !== 'response' &&
      countHan(text) > 90 &&
      !/认为|看来|以为|应|必须|需要|才能|不是|就是|在于|值得/.test(text)
    )
      add(6, '从{q}写起，到第几句才亮出观点？能不能让观点早一点露面？', lead)
  } else if (isStoryOrScene(textType)) {
    if (features.fullness < 0.7)
      add(
        isLast ? 3.2 : 4.8,
        warm
          ? [
              '写到{q}，读的人还想知道得更多：看见了什么、听见了什么、心里怎么想？挑一样，添一两句。',
              '{q}，当时还有什么是你记得的？声音、颜色、谁的一句话，添上一样就好。',
              '读到{q}，真想再听你说几句：后来呢？那时候是什么样子？',
            ]
          : [
              '写到{q}，还可以再展开：神态、声音、心里的念头，哪一样你记得最清楚？挑一样写具体。',
              '{q}，这里略得可惜。当时有没有一个动作或一句话，让你到现在还记得？',
            ],
        own ?? lead,
      )
    if (
      features.similes === 0 &&
      !document.paragraphs.some((other) => /像|仿佛|如同|宛|似的|好比/.test(other.text))
    )
      add(
        2,
        '{q}，这个样子或声音，让你想起了什么？想到了，就试着打一个比方。',
        context.highlights.find(
          ({ span, kind }) => kind === 'sense' && span.paragraph === paragraph.index,
        )?.span,
      )
    if (features.dialogues === 0 && textType === 'story') {
      const told = paragraph.sentences
        .flatMap((sentence) => sentence.clauses)
        .find((clause) => SPEECH_TOLD.test(clause.text) && clause.text.length >= 6)
      if (told !== undefined)
        add(
          3.4,
          '{q}，那时说的原话还记得吗？记得的话，写下来，人物就站到面前了。',
          spanOf(paragraph, told),
        )
    }
    if (spoken?.[1] !== undefined) {
      const start = paragraph.text.indexOf(spoken[1])
      if (start >= 0)
        add(
          4.5,
          '{q}，当时说的原话还记得吗？如果记得，换成原话，再写一写说话时的样子。',
          spanOf(paragraph, { start, end: start + spoken[1].length }),
        )
    }
    if (
      !isFirst &&
      !isLast &&
      countHan(text) > 20 &&
      !/[“”"]/.test(text) &&
      !countWords(text, REFLECTION) &&
      distinctWords(text, ACTIONS).length + distinctWords(text, SENSES).length < 2
    )
      add(
        warm || features.fullness < 0.9 ? 5 : 0,
        warm
          ? [
              '写到{q}，能不能让读的人也看见、也听见？选一样写进来，一句就够。',
              '{q}，那是什么样子的？添一种颜色、一个声音或一个动作试试。',
              '读到{q}，还想知道得更清楚一点。有没有一件小事能说明它？写一两句。',
            ]
          : [
              '写到{q}，能不能让读者也看见、也听见？选一样写进来，一句就够。',
              '{q}一带而过了。这里有没有值得停一停的样子、声音或神情？补一笔即可。',
            ],
        lead,
      )
    if (
      isLast &&
      warm &&
      features.family === 'narrative' &&
      context.essay.genre !== 'e-person' &&
      !isCentreShown(context) &&
      !countWords(text, REFLECTION) &&
      !countWords(text, FEELINGS)
    )
      add(
        5.5,
        '文章停在{q}，这件事过后，你心里留下了什么？用一句自己的话说说看。',
        lastWords(paragraph),
      )
    if (
      isFirst &&
      warm &&
      features.family === 'narrative' &&
      countHan(text) < 9 &&
      document.paragraphs.length > 2
    )
      add(3, '开头只有{q}，时间、地点、人物里还差哪一样？补上它，读的人就进得来了。', lead)
    if (countHan(text) > 220 && features.stage === 'elementary')
      add(4, '从{q}开始的这一段很长，里面有几个意思？在意思换了的地方另起一段试试。', lead)
  }
  if (
    features.family === 'expository' &&
    !isFirst &&
    !isLast &&
    countHan(text) > 50 &&
    !/[0-9一二三四五六七八九十百千]+(?:多|余)?(?:米|厘米|克|度|年|个|倍|次|种|天|斤|吨|升)|比|像|例如|相当于/.test(
      text,
    )
  )
    add(4, '{q}，能不能加一个数字，或拿一样大家见过的东西来比一比？', lead)
  if (
    features.family === 'practical' &&
    features.fullness < 0.9 &&
    !isFirst &&
    !isLast &&
    countHan(text) > 50
  )
    add(
      2.2,
      [
        '读的人看到{q}，最想接着知道什么？替他把这一点写清楚。',
        '{q}，读的人看完知道该怎么做、怎么想了吗？差一点的话，补一句。',
      ],
      lead,
    )
  if (
    textType === 'response' &&
    features.stage === 'elementary' &&
    !isFirst &&
    countHan(text) > 60 &&
    !document.paragraphs.some((other) =>
      /我(?:也|曾|们|有|想|自己|的)|有一次|去年/.test(other.text),
    )
  )
    add(4.5, '读到{q}，你想起了自己生活里的哪件事？写上两三句，感想就有了根。', lead)
  if (
    isLast &&
    isStoryOrScene(textType) &&
    features.structure.echoes.length === 0 &&
    !isCentreShown(context) &&
    !isDateLine(document.paragraphs[0]?.text ?? '') &&
    !sharesWords(document.paragraphs[0]?.text ?? '', text) &&
    !namesAny(context.essay.title, text) &&
    document.paragraphs.length >= 3 &&
    countHan(text) >= 20
  )
    add(2.5, '再看看{q}这一段：开头提到的人或物，能不能在这里再出现一次？', lead)
  return found
}

function isCentreShown({ dimensions }: FeedbackContext): boolean {
  return dimensions.some(({ traits }) =>
    traits.some(({ trait, score }) => trait === 'CENTER_STANDOUT' && score >= CENTRE_SHOWS),
  )
}

/** Where the paragraph really stops. */
function lastWords(paragraph: Paragraph): Span | undefined {
  const last = paragraph.sentences.at(-1)?.clauses.at(-1)
  return last === undefined ||
    last.text.length < 4 ||
    last.text.length > 24 ||
    NO_LEAD.test(last.text) ||
    paragraph.text.endsWith('？')
    ? undefined
    : spanOf(paragraph, last)
}

/** Any two characters in a row: the end looks back at the beginning. */
function sharesWords(first: string, last: string): boolean {
  const grams = new Set(hanGrams(first, 2))
  return hanGrams(last, 2).some((gram) => grams.has(gram))
}

/** 那把没有关上的伞, and the umbrella stands in the last paragraph again. */
function namesAny(title: string, last: string): boolean {
  return [...title].some(
    (character) =>
      /[\u3400-\u9fff]/.test(character) &&
      !'的了是在一我有没不这那个和上下里'.includes(character) &&
      last.includes(character),
  )
}

function short(paragraph: Paragraph, range: { start: number; end: number }): Span {
  return spanOf(paragraph, { start: range.start, end: Math.min(range.end, range.start + 16) })
}
