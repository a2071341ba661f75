/** 总评: praise with true quotes first, one aim after it, encouragement last. */
import type { GenreFamily } from '@zhupi/contract/terms/genres.ts'
import { CLICHE_OPENING } from '../../lexicon/cliches.ts'
import { spanOf } from '../../text/document.ts'
import type { Comment, Span } from '../../types.ts'
import { dependsOnContext, plainSpansOf, QUOTE_MARKS } from '../../text/quotableRanges.ts'
import type { Highlight } from '../highlights.ts'
import { isStoryOrScene, textTypeOf } from '../textType.ts'
import { adviceFor } from './textTypeAdvice.ts'
import { opening } from './opening.ts'
import { CLOSING } from './texts/closings.ts'
import { NEXT_STEP } from './texts/nextSteps.ts'
import { PRACTICAL_STEPS } from './texts/practicalSteps.ts'
import { PRAISE } from './texts/praise.ts'
import { startComment, type CommentBuilder } from './commentBuilder.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { toneOf, type Tone } from './tone.ts'
import { isAhead, workedOn } from './weakTraits.ts'

const QUOTES_LEAST_FROM = 60 // characters: from here on at least two quotes
/** Of the asked length: who is a few characters short is not told so. */
const NEARLY = 0.95
const A_BEGINNING = 0.3
const THIRD_QUOTE_FROM = 160
const LED_BY_FORM: ReadonlySet<GenreFamily> = new Set(['expository', 'poetry', 'practical'])

export function writeComment(context: FeedbackContext): Comment {
  const { features, pick } = context
  const writer = startComment()
  if (features.validity.problem !== null) {
    writeForInvalidText(context, writer)
    return writer.finish()
  }
  const tone = toneOf(context)
  const chosen = chooseQuotes(context)

  writer.add(opening(context, tone))
  chosen.forEach(({ kind, span }, at) => writer.add(pick(PRAISE[kind][tone], kind + at), span))
  const fact = standoutFact(context, tone)
  writer.add(fact.template, fact.span)
  if (!addFormulaicAdvice(context, tone, writer))
    writer.add(nextStep(context, tone, fact.isEcho === true))
  writer.add(faultsOf(context, tone))
  writer.add(pick(CLOSING[tone], 'closing'))
  return writer.finish()
}

/**
 * The best of different kinds from different places; where there is little to praise, plain
 * sentences are quoted rather than none.
 */
export function chooseQuotes({
  features,
  highlights,
  document,
  marks,
}: FeedbackContext): Highlight[] {
  const wanted =
    features.characters >= THIRD_QUOTE_FROM ? 3 : features.characters >= QUOTES_LEAST_FROM ? 2 : 1
  const chosen: Highlight[] = []
  const take = (isFresh: (highlight: Highlight) => boolean) => {
    for (const highlight of highlights) {
      if (chosen.length >= wanted) return
      if (!chosen.some((other) => overlaps(other.span, highlight.span)) && isFresh(highlight))
        chosen.push(highlight)
    }
  }
  take(
    ({ kind, span }) =>
      kind !== 'plain' &&
      !chosen.some((other) => other.kind === kind || other.span.paragraph === span.paragraph),
  )
  take(({ kind }) => kind !== 'plain' && !chosen.some((other) => other.kind === kind))
  take(() => true)
  for (const paragraph of document.paragraphs) {
    for (const span of chosen.length < wanted ? plainSpansOf(paragraph) : []) {
      if (
        dependsOnContext(span.quote) ||
        CLICHE_OPENING.test(span.quote) ||
        marks.some((mark) => mark.kind === 'fault' && overlaps(mark, span))
      )
        continue
      if (
        chosen.length < wanted &&
        !chosen.some((other) => overlaps(other.span, span) || other.span.quote === span.quote)
      )
        chosen.push({ kind: 'plain', span, weight: 0 })
    }
  }
  return chosen.sort((a, b) => a.span.paragraph - b.span.paragraph || a.span.start - b.span.start)
}

export function overlaps(a: Span, b: Span): boolean {
  return a.paragraph === b.paragraph && a.start < b.end && b.start < a.end
}

type Fact = { template: string; span?: Span; isEcho?: boolean }

/**
 * One counted fact about the whole: the one that stands out most. `strength` is measured against
 * what an ordinary essay has.
 */
function standoutFact({ features, document, pick }: FeedbackContext, tone: Tone): Fact {
  const isDull = isFormulaicText(features)
  const {
    written,
    paragraphs,
    similes,
    dialogues,
    senses,
    actions,
    reasoning,
    language,
    structure,
  } = features
  const warm = tone === 'warm'
  const echo = echoIn(document, structure.echoes)
  const textType = textTypeOf(features)
  if (textType === 'poem') return { template: '' }
  const isArgued = textType === 'argument' || textType === 'review'
  const turn = structure.roles.indexOf('turn')
  const facts: (Fact & { strength: number })[] = [
    ...(paragraphs >= 3 && echo !== undefined
      ? [
          {
            strength: 0.6 + structure.echoes.length / 5,
            isEcho: true,
            template: pick(ECHOED[tone], 'echo'),
            span: echo,
          },
        ]
      : []),
    ...(similes >= 2
      ? [
          {
            strength: similes / 2.5,
            template: pick(
              warm
                ? [
                    `全文有${similes}处比喻，你很会找相像的东西。`,
                    `数一数，你打了${similes}个比方呢。`,
                  ]
                : [
                    `全文有${similes}处比喻，画面因此清楚。`,
                    `比喻用了${similes}处，看得出你留心过事物的样子。`,
                  ],
              'similes',
            ),
          },
        ]
      : []),
    ...(dialogues >= 3 && textType === 'story'
      ? [
          {
            strength: dialogues / 5,
            template: pick(
              warm
                ? [
                    `${dialogues}处对话让故事热闹了起来。`,
                    `文中的人开口说了${dialogues}次话，像在眼前一样。`,
                  ]
                : [
                    `${dialogues}处对话撑起了场面。`,
                    `对话有${dialogues}处，人物自己开口，场面就活了。`,
                  ],
              'dialogues',
            ),
          },
        ]
      : []),
    ...(actions + senses >= 14 && isStoryOrScene(textType) && !isDull
      ? [
          {
            strength: (actions + senses) / 18,
            template: pick(
              warm
                ? [
                    `和动作、感觉有关的词用了${actions + senses}个，观察得很仔细。`,
                    `数了数，写动作和感觉的词有${actions + senses}个，眼睛和耳朵都没闲着。`,
                    `全文有${actions + senses}个词在写动作和感觉，画面是一笔一笔添上去的。`,
                  ]
                : [
                    `和动作、感觉有关的词用了${actions + senses}个，细节的密度够。`,
                    `写动作与感觉的词有${actions + senses}个，叙述落在了实处。`,
                  ],
              'shown',
            ),
          },
        ]
      : []),
    ...(structure.led >= 3 && isArgued
      ? [
          {
            strength: structure.led / 3.5,
            template: pick(
              [
                `有${structure.led}段先用短句领起，层次看得清。`,
                `文中${structure.led}段都有一句短话领头，读者跟得上。`,
              ],
              'led',
            ),
          },
        ]
      : []),
    ...(turn > 0 && isArgued
      ? [
          {
            strength: 0.75,
            template: `第${turn + 1}段用一个转折把话题往前推了一步，说理有来有回。`,
          },
        ]
      : []),
    ...(language.people.length >= 2 && isArgued
      ? [
          {
            strength: language.people.length / 3,
            template: `文中请来了${language.people.slice(0, 3).join('、')}${language.people.length > 3 ? '等人' : ''}作证，论述有所依托。`,
          },
        ]
      : []),
    ...(language.verses >= 2 && isArgued
      ? [
          {
            strength: language.verses / 2.8,
            template: pick(
              [
                `引用诗文${language.verses}处，文字有了来历。`,
                `文中引诗文${language.verses}处，话有所本。`,
              ],
              'verses',
            ),
          },
        ]
      : []),
    ...(reasoning >= 5 && textType === 'argument'
      ? [
          {
            strength: reasoning / 12,
            template: pick(
              [
                `全文用了${reasoning}种表示因果、转折、推断的词语，看得出说理的意识。`,
                `因果、转折、推断一类的词语用了${reasoning}种，话是一层一层说下来的。`,
              ],
              'reasoning',
            ),
          },
        ]
      : []),
    ...(features.facts >= 3 && textType === 'exposition'
      ? [
          {
            strength: features.facts / 4,
            template: `数字、比较和举例一共用了${features.facts}处，${warm ? '介绍得明明白白。' : '说明有了依据。'}`,
          },
        ]
      : []),
    ...(structure.centre.length >= 2 && textType !== 'letter'
      ? [
          {
            strength: 0.5,
            template: `${structure.centre.slice(0, 2).join('、')}在文中一再出现，${warm ? '文章没有跑远。' : '笔没有离开中心。'}`,
          },
        ]
      : []),
    ...(paragraphs >= 3 && structure.longestShare < 0.6 && textType !== 'letter'
      ? [
          {
            strength: 0.3,
            template: warm
              ? `${written}个字分成${paragraphs}段，一段一段写下来。`
              : `全文${written}字，分${paragraphs}段写成。`,
          },
        ]
      : []),
  ]
  return facts.toSorted((a, b) => b.strength - a.strength)[0] ?? { template: '' }
}

/** The word as it stands in the last paragraph. */
function echoIn(
  document: FeedbackContext['document'],
  echoes: readonly string[],
): Span | undefined {
  const last = document.paragraphs.at(-1)
  const word = echoes.find(
    (echo) =>
      last?.text.includes(echo) === true && document.paragraphs[0]?.text.includes(echo) === true,
  )
  if (last === undefined || word === undefined) return undefined
  const start = last.text.lastIndexOf(word)
  return spanOf(last, { start, end: start + word.length })
}

const ECHOED: Record<Tone, readonly string[]> = {
  warm: [
    '开头和结尾都写到{q}，首尾拉起了手。',
    '开头写过的{q}，结尾又出现了，前后连上了。',
    '结尾又写到{q}，和开头打了个招呼。',
  ],
  steady: [
    '首尾两段都出现了{q}，前后有照应。',
    '开头出现的{q}，结尾又提了一次，首尾是呼应的。',
    '结尾再提{q}，与开头接上了。',
  ],
}

const FULL_OF_CLICHES = 0.6 // per 100 characters
const FULL_OF_LISTS = 2.2
const APART = 2 // characters: nearer ones are halves of one saying

/**
 * Where a text lives on ready-made phrases or lists one thing after another, that is the one aim,
 * and its own words show it.
 */
function addFormulaicAdvice(
  { features, document }: FeedbackContext,
  tone: Tone,
  writer: CommentBuilder,
): boolean {
  if (features.topic.isOffTopic || features.gradeLevel <= 2) return false
  if (!isFormulaicText(features)) return false
  const isCliched = isFullOfCliches(features)
  const [first, ...others] = distinct(
    isCliched ? placesOf(document, features.cliches) : listedIn(document),
  )
  const second =
    first === undefined
      ? undefined
      : (others.find(
          (span) => span.paragraph !== first.paragraph || span.start > first.end + APART,
        ) ?? others[0])
  if (first === undefined || second === undefined) return false
  writer.add('不过，{q}、', first)
  writer.add(
    isCliched
      ? tone === 'warm'
        ? '{q}这样的话，许多同学也会写。挑一处，换成你自己看到的样子，文章就认得出是你写的。'
        : '{q}这类说法人人都会用。挑最要紧的一两处，换成只有你见过、想过的，文章才有自己的面目。'
      : tone === 'warm'
        ? '{q}，一样接着一样，读的人还没看清就过去了。挑你最喜欢的一样，多写三句，别的少写一点。'
        : '{q}，一样接着一样列出来，每样都一带而过。留下最特别的一样写细，其余的合成一句。',
    second,
  )
  return true
}

function isFormulaicText(features: FeedbackContext['features']): boolean {
  return (
    isFullOfCliches(features) ||
    (features.listingRate >= FULL_OF_LISTS && isStoryOrScene(textTypeOf(features)))
  )
}

function isFullOfCliches(features: FeedbackContext['features']): boolean {
  return features.clicheRate > FULL_OF_CLICHES && features.cliches.length >= 3
}

/** Where the words stand, in the order of the text. */
function placesOf(document: FeedbackContext['document'], words: readonly string[]): Span[] {
  return document.paragraphs.flatMap((paragraph) =>
    words.flatMap((word) => {
      const start = paragraph.text.indexOf(word)
      return start < 0 ? [] : [spanOf(paragraph, { start, end: start + word.length })]
    }),
  )
}

/** Clauses that only put one more thing on the list. */
function listedIn(document: FeedbackContext['document']): Span[] {
  return document.paragraphs.flatMap((paragraph) =>
    paragraph.sentences
      .flatMap((sentence) => sentence.clauses)
      .filter(
        ({ text }) =>
          /^(?:然后|接着|还有|有的|吃完)/.test(text) &&
          text.length >= 4 &&
          text.length <= 20 &&
          !QUOTE_MARKS.test(text),
      )
      .map((clause) => spanOf(paragraph, clause)),
  )
}

/**
 * One aim: nobody mends ten things at once. Who has the basics is led further, not told off for
 * what is already there.
 */
function nextStep(context: FeedbackContext, tone: Tone, isEchoPraised: boolean): string {
  const { dimensions, features, marks, pick } = context
  const hasFaults = marks.some((mark) => mark.kind === 'fault')
  if (features.topic.isOffTopic) {
    return tone === 'warm'
      ? '不过，这次的题目和你写的内容好像没有碰上头。再读一遍题目，想一想哪件事最合适，换个方向写，你一定行。'
      : '需要留意的是，文章与题目的要求没有对上。请重新审题，找出关键词，再决定哪些材料能留、哪些要换。'
  }
  if (features.punctuated < 0.04 && features.family !== 'poetry' && features.written > 60) {
    return tone === 'warm'
      ? '读的时候一直没地方换气呢。出声读一读，想停的地方加逗号，说完的地方加句号，文章就好读多了。'
      : '全文标点过少，读来难以断句。请出声读一遍，在停顿处补上标点。'
  }
  // Faults get a sentence of their own after this one.
  const [lagging = 'CONTENTS_FULL'] = workedOn(context).filter(
    (trait) => trait !== 'STANDARD' || !hasFaults,
  )
  // a beginning is first of all to be gone on with
  const weakest = features.fullness < A_BEGINNING ? 'CONTENTS_FULL' : lagging
  const traits = dimensions.flatMap((dimension) => dimension.traits)
  // A letter, a poem, an explanation is led by its own craft; the wordings below speak of people
  // and events, and of arguments.
  const craft = traits.find(({ trait }) => trait === 'STYLE_MATCH')
  if (craft !== undefined && LED_BY_FORM.has(features.family))
    return practicalStep(context, tone) ?? `下一步：${craft.lift}`
  // the youngest write more before anything else
  if (features.gradeLevel <= 2) return pick(NEXT_STEP.CONTENTS_FULL[tone], weakest)
  const report = traits.find(({ trait }) => trait === weakest)
  const special = adviceFor(weakest, features)
  const isShort =
    weakest === 'CONTENTS_FULL' &&
    features.isLengthAsked &&
    features.written < NEARLY * features.expected
  const length = !isShort
    ? ''
    : tone === 'warm'
      ? `这次要写${features.expected}个字，现在还差一些。`
      : `篇幅离要求的${features.expected}字还有距离。`
  if (report !== undefined && isAhead(context, report.trait, report.score))
    return (
      (tone === 'warm' ? '想更上一层楼，再送你一招。' : '若要更进一步，可以这样考虑。') +
      report.lift
    )
  const steps = special?.step[tone] ?? NEXT_STEP[weakest][tone]
  // Nobody is asked for what was praised a sentence before.
  return (
    length +
    pick(isEchoPraised ? steps.filter((step) => !/照应|开头和结尾/.test(step)) : steps, weakest)
  )
}

const PURPOSES = /演讲|发言|讲话|竞选|新闻|消息|报道|通讯|倡议|建议书|通知|信|写给/

/**
 * A letter, a speech and a piece of news have each their own next step, and who counts with figures
 * already is led beyond them.
 */
function practicalStep({ features, essay, pick }: FeedbackContext, tone: Tone): string | undefined {
  const about =
    [essay.title + essay.task.title, essay.task.requirement].find((words) =>
      PURPOSES.test(words),
    ) ?? ''
  if (features.family === 'expository' && features.facts >= 3)
    return `下一步：${pick(PRACTICAL_STEPS.figured[tone], 'craft')}`
  if (features.family !== 'practical') return undefined
  const kind = /演讲|发言|讲话|竞选/.test(about)
    ? 'speech'
    : /新闻|消息|报道|通讯/.test(about)
      ? 'news'
      : /倡议|建议书|通知/.test(about)
        ? 'appeal'
        : /信|写给/.test(about)
          ? 'letter'
          : undefined
  return kind === undefined ? undefined : `下一步：${pick(PRACTICAL_STEPS[kind][tone], 'craft')}`
}

function faultsOf({ marks }: FeedbackContext, tone: Tone): string {
  const count = marks.filter((mark) => mark.kind === 'fault').length
  if (count === 0) return ''
  return tone === 'warm'
    ? `有${count}处小地方圈出来了，改过来就好。`
    : `文中圈出${count}处需要订正，请${count > 1 ? '逐一' : ''}查对。`
}

/**
 * Blank, copied, padded, shuffled or foreign text: nothing is scolded, and the way to begin is
 * shown.
 */
function writeForInvalidText(context: FeedbackContext, writer: CommentBuilder): void {
  const { features, document } = context
  const warm = features.stage === 'elementary'
  const spans = distinct(
    document.paragraphs.slice(0, 40).flatMap((paragraph) => plainSpansOf(paragraph)),
  ).slice(0, features.characters >= 200 ? 3 : features.characters >= QUOTES_LEAST_FROM ? 2 : 1)
  switch (features.validity.problem) {
    case 'blank':
      writer.add(
        warm
          ? '纸还是空的，没关系，万事开头难。先想一件最近让你笑过或者哭过的小事，把它说给自己听，再一句一句写下来。写三句也很好。'
          : '还没有写下内容。不必等到想周全再动笔：先用一句话写出你最想说的意思，再写一个让你想到它的细节，文章就开始了。',
      )
      return
    case 'copied':
      writer.add(warm ? '你读题读得很认真。' : '看得出你仔细读过题目。')
      for (const span of spans) writer.add('{q}，', span)
      writer.add(
        '这些话大多是题目里原有的。接下来轮到你自己的话了：题目让你想起了哪个人、哪件事？先写那一件。',
      )
      return
    case 'repeated':
      writer.add(warm ? '能写下这么多字，说明你坐得住。' : '篇幅上你下了功夫。')
      for (const span of spans) writer.add('{q}，', span)
      writer.add('这样的话在文中反复出现。')
      if (spans[0] !== undefined) writer.add('第一次写{q}的时候，意思就已经到了。', spans[0])
      writer.add('省下来的地方，写一个还没有写到的细节吧。')
      return
    case 'foreign':
      writer.add('谢谢你写下这些内容，')
      for (const span of spans) writer.add('{q}，', span)
      writer.add(
        '都读到了。这一次是中文作文，先试着用中文把最想说的一句写出来，不会写的字可以用拼音代替。',
      )
      return
    case 'gibberish':
    case null:
      writer.add(warm ? '你写下了不少字。' : '这份文字已经通读。')
      for (const span of spans) writer.add('{q}，', span)
      writer.add(
        '这些地方还连不成通顺的句子。不着急，先说一句完整的话：谁，在哪里，做了什么。把它写下来，再接着说下一句。',
      )
  }
}

function distinct(spans: readonly Span[]): Span[] {
  const seen = new Set<string>()
  return spans.filter(({ quote }) => !seen.has(quote) && seen.add(quote))
}
