/**
 * A simile, recognised by its structure (rules/rhetoric/comparisons): a tenor, a comparison word, a
 * vehicle of another sort. The character 像 alone proves nothing: 好像要下雨了 is a guess, 照片 and
 * 画像 are things, 长得像妈妈 and 像往常一样 compare like with like.
 */
import { ABSTRACT_THINGS } from '../../lexicon/abstractThings.ts'
import { IN_MANY_ESSAYS, WORN_LIKENESS, isClicheImage } from '../../lexicon/clicheImages.ts'
import { CLICHES } from '../../lexicon/cliches.ts'
import { countWords, stableNumber } from '../../text/characters.ts'
import type { Clause, Document, Paragraph, Sentence } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'
import { findComparisons, type Comparison } from './comparisons.ts'
import { wordsAbove } from './wordsAbove.ts'

export const simile: Rule = {
  id: 'simile',
  kind: 'strength',
  area: 'rhetoric',
  label: '比喻',
  teaches: '找到两样不同的东西之间像的地方，读的人就看得见、摸得着。',
  marks: [
    { text: '湖水像一面镜子，映着蓝天。', quote: '湖水像一面镜子' },
    { text: '操场静了下来，她的脸红得像熟透的苹果一样。', quote: '她的脸红得像熟透的苹果一样' },
    { text: '听到枪声，他箭似的冲了出去。', quote: '他箭似的冲了出去' },
    { text: '雪花仿佛无数只白蝴蝶在飞。', quote: '雪花仿佛无数只白蝴蝶在飞' },
    { text: '铁水从炉口流出来，像一条火红的河。', quote: '铁水从炉口流出来，像一条火红的河' },
    { text: '奶奶看着我，眼睛像弯弯的月牙。', quote: '眼睛像弯弯的月牙' },
    { text: '月光如流水一般洒在窗台上。', quote: '月光如流水一般洒在窗台上' },
    {
      text: '蘑菇从树根旁站起来，\n像一把小伞，\n撑开在雨里。\n蚂蚁都来避雨。',
      quote: '像一把小伞',
    },
  ],
  leaves: [
    '天阴沉沉的，好像要下雨了。',
    '他长得像妈妈，连声音也像。',
    '墙上挂着爷爷的画像。',
    '妈妈像往常一样去上班。',
    '我好像听见有人敲门。',
    '像他这样的人不多。',
    '我也想像他一样努力。',
    '你做得真像样，不像话的是我。',
    '他好像一点也不着急。',
    '屋里好像静静的没有人。',
    '弟弟笑起来像小小的孩子。',
    '我认为像猫、狗都应该有自己的家。',
    '我们要多像雷锋学习。',
    '我的心跳得厉害，像有一件大事要发生。',
    '我们要像解放军叔叔那样守纪律。',
    '蘑菇从树根旁站起来。\n像一把小伞的事，我已经忘了。',
    '雨还在下，\n好像不想停，\n我坐在窗前，\n像往常一样等妈妈。',
  ],
  find: (document) =>
    document.paragraphs.flatMap((paragraph) =>
      paragraph.sentences.flatMap((sentence) => similesIn(document, paragraph, sentence)),
    ),
}

/** From the clause of the tenor to the end of the clause of the comparison; one mark a clause. */
function similesIn(document: Document, paragraph: Paragraph, sentence: Sentence): Finding[] {
  const findings: Finding[] = []
  const above = document.isVerse ? wordsAbove(document.paragraphs, sentence) : []
  const comparisons = [
    ...findComparisons([...above, ...sentence.words], document.names),
    ...swiftIn(sentence),
  ]
  for (const comparison of comparisons) {
    if (comparison.marker.start < sentence.start) continue
    const clause = sentence.clauses.find(
      ({ start, end }) => start <= comparison.marker.start && end >= comparison.vehicle.noun.end,
    )
    if (clause === undefined || clause.end - clause.start > LONGEST_CLAUSE) continue
    const start = startOf(sentence, clause, comparison)
    if (findings.some((finding) => finding.end > start)) continue
    findings.push({
      paragraph: paragraph.index,
      start,
      end: clause.end,
      explanation: explained(paragraph.text, clause, goesOnTo(sentence, clause), comparison),
    })
  }
  return findings
}

function goesOnTo({ clauses }: Sentence, clause: Clause): number {
  return clauses[clauses.indexOf(clause) + 1]?.end ?? clause.end
}

const LONGEST_CLAUSE = 45
/** How far before the comparison, in an earlier clause, the tenor may stand. */
const FARTHEST_TENOR = 40

function startOf(sentence: Sentence, clause: Clause, { tenor }: Comparison): number {
  const own = sentence.clauses.find(({ start, end }) => start <= tenor.start && end >= tenor.end)
  if (own === undefined || own.start > clause.start || clause.end - own.start > FARTHEST_TENOR)
    return clause.start
  return own.start
}

/** 他箭似的冲了出去: without a comparison word before it. */
function swiftIn({ words }: Sentence): Comparison[] {
  return words.flatMap((word, at): Comparison[] => {
    const [tenor, noun] = [words[at - 2], words[at - 1]]
    if (word.text !== '似的' || tenor === undefined || noun === undefined) return []
    if (!/^[nr]/.test(tenor.tag) || !noun.tag.startsWith('n') || noun.tag === 'nr') return []
    return [
      {
        tenor,
        marker: noun,
        vehicle: { start: noun.start, end: noun.end, noun, isDescribed: false },
        shown: words[at + 1],
      },
    ]
  })
}

/**
 * The explanation, from what is in the clause; several wordings, so that an essay full of similes
 * does not get the same one five times.
 */
function explained(
  text: string,
  clause: Clause,
  /** Where the clause behind it ends: a lamp is one to 照亮了前进的道路. */
  onTo: number,
  { tenor, marker, vehicle, shown }: Comparison,
): string {
  const whole = text.slice(vehicle.start, vehicle.end)
  const named = whole.length > LONGEST_NAMED || /[“”‘’《》]/.test(whole) ? vehicle.noun.text : whole
  if (
    isClicheImage(vehicle.noun.text, tenor.text) ||
    WORN_LIKENESS.test(text.slice(Math.min(tenor.start, clause.start), onTo)) ||
    countWords(text.slice(Math.max(0, Math.min(tenor.start, clause.start)), onTo), CLICHES) > 0
  )
    return `用“${named}”来比，样子很清楚。这个比方${IN_MANY_ESSAYS}，换一样你自己见过的东西，会更新鲜。`
  if (ABSTRACT_THINGS.has(tenor.text) && marker.start - tenor.end <= CLOSE)
    return `“${tenor.text}”是什么，本来不容易说清，用“${named}”一比，就有了样子。`
  if (/[声音响]/.test(clause.text)) return `用“${named}”来比声音，读的人就像听见了一样。`
  if (shown !== undefined)
    return /^[az]/.test(shown.tag)
      ? `有多“${shown.text}”？用“${named}”一比就知道了。`
      : `怎样“${verbOf(shown.text)}”？拿“${named}”一比，就看得见了。`
  const number = stableNumber(clause.text)
  if (vehicle.isDescribed && whole.length >= 6 && number % 4 > 0) {
    return (
      [
        `不是随便哪一个“${vehicle.noun.text}”，而是这样的一个：比得细，读的人才看得真切。`,
        `比得细：写出了是怎样的“${vehicle.noun.text}”，读的人才看得真切。`,
        `在“${vehicle.noun.text}”前面多写了几个字，两样东西就更像了。`,
      ][number % 3] ?? ''
    )
  }
  const wordings = [
    `用“${named}”打比方，读的人一下子就看见了那个样子。`,
    `想到用“${named}”来比，两样东西相像的地方就亮出来了。`,
    `拿“${named}”作比，没见过的人也能想象出来。`,
  ]
  return wordings[number % wordings.length] ?? ''
}

/** 转过, 射了: the bare verb. */
function verbOf(text: string): string {
  return text.length === 2 ? text.replace(/[过了着]$/, '') : text
}

const LONGEST_NAMED = 12
/** So near before the comparison word, in characters, that nothing else can be the tenor. */
const CLOSE = 4
