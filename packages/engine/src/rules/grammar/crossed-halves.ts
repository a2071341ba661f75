/** 虽然……所以, 无论……而是: a second half that its first half never takes. */
import {
  CONNECTIVE_PAIRS,
  FIRST_HALVES,
  type ConnectivePairs,
} from '../../lexicon/connectivePairs.ts'
import { INNER_PAIRS } from '../../lexicon/innerPairs.ts'
import { isQuoted, type Paragraph } from '../../text/document.ts'
import { mayMatch } from '../../text/matchesOf.ts'
import type { Word } from '../../text/words.ts'
import { inEachParagraph, type Finding, type Rule } from '../rule.ts'
import { THINKS } from './half.ts'
import { unlessTrusted } from './inPlainWriting.ts'

/** What a reader hears in one breath, by the commas. */
type Piece = { text: string; start: number }

type Crossing = ConnectivePairs & {
  first: RegExp
  head: RegExp
  inside: RegExp | undefined
  takenUp: RegExp
  answered: RegExp | undefined
  complete: RegExp
  unlessFirst: RegExp | undefined
  unlessNext: RegExp | undefined
}

/** UTF-16 units of a mark over both halves: either may be the one to change. */
const LONGEST_REACH = 18

const SUBJECT = '[^，。的不没把被让却也都还就才便且而]{0,4}?'
const LONG_SUBJECT = '(?:(?![成早不没把被让给了着过是有在])[^，。]){0,8}?(?<![人天刚方成早])'
/** 是因为, 不是因为: a reason that follows. */
const FOLLOWS = /(?:是|不|在于|并非)$/

/** Another pair may begin there; with nothing behind it, nothing is left to be the main clause. */
const FIRST_HALF = new RegExp(`^[^，]{0,3}?(?:${FIRST_HALVES})`)
/** 虽然就能: what begins with the one cannot go on with the other. */
const TOGETHER =
  /^(?:虽然|尽管|如果|因为|由于|即使|既然)(?:我|他|她)?(?:就|却|才|都(?=[不要会能])|也(?=[不要会能]))/
/** 虽然 is answered by a turn alone. */
const ADMITS = /^(?:虽然|尽管|虽说)$/
const TURNED = /但|可|却|也|还|仍|都|不过|然/
const SECOND_HALF = /[就便才都也还却那]|但|可是/

const CROSSINGS: readonly Crossing[] = [...CONNECTIVE_PAIRS, ...INNER_PAIRS].map((pairs) => ({
  ...pairs,
  first: new RegExp(`(?<first>${pairs.firsts})`, 'd'),
  head: new RegExp(`^${SUBJECT}(?<mark>${pairs.never})`, 'd'),
  inside:
    pairs.neverInside === undefined
      ? undefined
      : new RegExp(`^${LONG_SUBJECT}(?<mark>${pairs.neverInside})`, 'd'),
  takenUp: new RegExp(pairs.takes),
  answered: pairs.needs === undefined ? undefined : new RegExp(pairs.needs),
  complete: new RegExp(pairs.within),
  unlessFirst: pairs.unless === undefined ? undefined : new RegExp(pairs.unless),
  unlessNext: pairs.unlessThen === undefined ? undefined : new RegExp(pairs.unlessThen),
}))

export const crossedHalves: Rule = {
  id: 'crossed-halves',
  kind: 'fault',
  area: 'grammar',
  label: '语病：关联词误用',
  teaches: '关联词各有各的另一半，别把这一对的前半和那一对的后半配在一起。',
  marks: [
    { text: '无论路多远，因此邮递员都把信送到。', quote: '无论路多远，因此' },
    { text: '他之所以迟到，可是路上堵车了。', quote: '之所以迟到，可是' },
    { text: '虽然外婆眼睛花了，因为戴着眼镜。', quote: '虽然外婆眼睛花了，因为' },
    { text: '要是你来晚了，虽然就看不到日出了。', quote: '要是你来晚了，虽然' },
    {
      text: '除非你先开口，她就跟你说话。',
      quote: '除非你先开口，她就',
      suggestion: '除非你先开口，她才',
    },
    {
      text: '只有加油使劲推，板车都能上坡。',
      quote: '只有加油使劲推，板车都',
      suggestion: '只有加油使劲推，板车才',
    },
    { text: '既然票卖完了，他还是坚持排队。', quote: '既然票卖完了，他还是' },
    { text: '他宁愿走路，而是不坐车。', quote: '宁愿走路，而是' },
    { text: '这种布既轻便，就结实。', quote: '既轻便，就', suggestion: '既轻便，又' },
    { text: '即使雨再大，路再滑，于是他都会来。', quote: '于是' },
    { text: '与其坐着等车，我走路去学校。', quote: '与其' },
    { text: '小猫一会儿跑，也跳上桌子。', quote: '一会儿跑，也' },
    { text: '他一方面要照顾奶奶，还要上班。', quote: '一方面要照顾奶奶，还' },
    { text: '读书不在于多，也在于精。', quote: '不在于多，也' },
    { text: '人可以没有钱，而且不能没有志气。', quote: '可以没有钱，而且' },
    { text: '这件衣服贵是贵，所以很耐穿。', quote: '贵是贵，所以' },
    { text: '连大人都搬不动，但是小孩就更搬不动了。', quote: '连大人都搬不动，但是' },
    { text: '放学后或者去打球，就是去跑步。', quote: '或者去打球，就是' },
    { text: '多亏你叫醒我，但是我没迟到。', quote: '多亏你叫醒我，但是' },
    { text: '这条鱼不是爸爸钓的，也是爷爷钓的。', quote: '不是爸爸钓的，也是' },
  ],
  leaves: [
    '坐飞机虽然快，也很贵，所以我们坐火车去。明明说好一起走，他先走了。',
    '无论路多远，邮递员都把信送到，因此大家都信任他。',
    '他之所以迟到，是因为路上堵车，可是他没有说。',
    '虽然外婆眼睛花了，因为喜欢，她还在绣花。',
    '我去晚了，因为路上堵车，但是赶上了日出。',
    '坐车只要五分钟，但是我想走着去。',
    '除非你先开口，她就不跟你说话。',
    '家里只有一张床，就给奶奶睡。别看小刚个子矮，跑步在全班数第一。',
    '既然票卖完了，还是回家吧。',
    '他不仅是因为路远，而是怕黑。',
    '因为奶奶说“路远”，但我不信，所以我去了。',
    '即使雨再大，路再滑，他也会来。虽然路远，又下着雨，他还是来了。',
    '他一会儿站起来，一会儿又坐下。过了一会儿，他也跑了。',
    '一方面要照顾奶奶，另一方面还要上班。',
    '我情愿认为，那只是一个误会。一方面，他很忙；另一方面，他也不想去。要是没有地图，我们无论如何都找不到。',
    '这件衣服贵是贵，可是很耐穿。连大人都搬不动，小孩就更搬不动了。',
    '放学后或者去打球，或者去跑步。他不是又来了吗，而且带了书。',
    '要么去爬山，要么去划船，或者在家休息。小猫一会儿跑，一会儿跳，有时还打滚。',
    '即使是名人，也应该排队，何况我们。他宁愿挨批评，也不愿说谎，于是说了实话。',
    '屋里静悄悄的，只有钟在响，可是没有人说话。他太想赢了，因为着急，所以反而输了。',
  ],
  find: unlessTrusted(inEachParagraph(findCrossedHalves)),
}

function findCrossedHalves(paragraph: Paragraph, text: string): Finding[] {
  return paragraph.sentences.flatMap((sentence) =>
    stretchesOf(text.slice(sentence.start, sentence.end), sentence.start).flatMap((pieces) => {
      const found = firstCrossing(pieces, sentence.words)
      if (found === undefined) return []
      const { start, end } = found
      return isQuoted(paragraph, start) || isQuoted(paragraph, end - 1)
        ? []
        : [{ paragraph: paragraph.index, ...found }]
    }),
  )
}

/**
 * The pieces between commas, of each stretch between heavier marks. What somebody is quoted with
 * goes on with the stretch: an empty piece stands for it.
 */
function stretchesOf(sentence: string, offset: number): Piece[][] {
  return [...sentence.matchAll(/[^。！；：…“”‘’\n]+/g)].map((stretch) => {
    const end = stretch.index + stretch[0].length
    const pieces = [...stretch[0].matchAll(/[^，,]+/g)].map((piece) => ({
      text: piece[0],
      start: offset + stretch.index + piece.index,
    }))
    return /[“‘：]/.test(sentence.charAt(end))
      ? [...pieces, { text: '', start: offset + end }]
      : pieces
  })
}

type Found = Omit<Finding, 'paragraph'>

function firstCrossing(pieces: readonly Piece[], words: readonly Word[]): Found | undefined {
  const whole = pieces.map(({ text }) => text).join('，')
  for (const crossing of CROSSINGS) {
    if (!mayMatch(whole, crossing.first)) continue
    for (let at = 0; at < pieces.length - 1; at += 1) {
      const found = crossed(pieces, at, crossing, words)
      if (found !== undefined) return found
    }
  }
  return unanswered(pieces)
}

/** 与其在家发呆，我走路去: a first half that stays alone. */
function unanswered(pieces: readonly Piece[]): Found | undefined {
  const [piece, next, ...others] = pieces
  if (piece === undefined || next === undefined || others.length > 0) return undefined
  if (next.text.length < 4) return undefined
  for (const { first, answered, partners, unlessFirst } of CROSSINGS) {
    const match = answered === undefined ? null : first.exec(piece.text)
    const [from, to] = match?.indices?.groups?.['first'] ?? []
    if (from === undefined || to === undefined || from > 4) continue
    const half = piece.text.slice(from)
    if (unlessFirst?.test(half) === true || FOLLOWS.test(piece.text.slice(0, from))) continue
    // 别看蚂蚁小，它能搬米 needs no word.
    if (half.startsWith('别看') || (next.text.length < 6 && half.startsWith('不'))) continue
    if (THINKS.test(half.slice(to - from))) continue
    if (answered?.test(`${piece.text.slice(to)}，${next.text}`) !== false) continue
    return {
      start: piece.start + from,
      end: piece.start + to,
      explanation: `“${half.slice(0, to - from)}”要和${partners}配成一对，这里没有它的另一半。读一读，缺的是什么，或者本来不用它。`,
    }
  }
  return undefined
}

function crossed(
  pieces: readonly Piece[],
  at: number,
  crossing: Crossing,
  words: readonly Word[],
): Found | undefined {
  const piece = pieces[at]
  const next = pieces[at + 1]
  if (piece === undefined || next === undefined) return undefined
  const match = crossing.first.exec(piece.text)
  const [from, to] = match?.indices?.groups?.['first'] ?? []
  if (match === null || from === undefined || to === undefined) return undefined
  if (from > (crossing.opensClause === true ? 4 : 8)) return undefined
  if (FOLLOWS.test(piece.text.slice(0, from))) return undefined
  if (isSecondOfPair(pieces, at, crossing)) return undefined
  if (crossing.comesFirst === true && !leadsUp(pieces.slice(0, at))) return undefined
  if (crossing.mayBeInner !== true && pieces.slice(0, at).some(({ text }) => FIRST_HALF.test(text)))
    return undefined
  if (crossing.hasVerb === true && !hasVerb(words, piece.start + to, next.start)) return undefined
  const half = piece.text.slice(from)
  if (crossing.complete.test(half.slice(to - from))) return undefined
  if (crossing.unlessFirst?.test(half) === true) return undefined
  const ahead =
    crossing.isAlwaysAnswered === true &&
    pieces.length === at + 3 &&
    !crossing.head.test(next.text) &&
    // 虽然方便，也有坏处，所以: what follows from both.
    !(/^[也却]/.test(next.text) && /^(?:所以|因此)/.test(pieces[at + 2]?.text ?? '')) &&
    !crossing.takenUp.test(
      crossing.partners.includes('也')
        ? next.text
        : next.text.replace(/^(?:而且|并且|又|也|(?!但|可|却|不过|然)[^，]{1,4}[又也](?!许))/, ''),
    ) &&
    !FIRST_HALF.test(next.text)
      ? pieces[at + 2]
      : undefined
  const second =
    secondIn(pieces, at + 1, crossing) ??
    (ahead === undefined ? undefined : secondIn(pieces, at + 2, crossing, true))
  if (second === undefined) return undefined
  const { start, end, next: then } = second
  const word = then.text.slice(start, end)
  const name = match.groups?.['first'] ?? ''
  const instead = crossing.instead?.[word]
  const isNear = then === next && then.start + end - piece.start - from <= LONGEST_REACH
  const before = isNear ? `${half}，${then.text.slice(0, start)}` : ''
  const suggestion = instead === undefined ? undefined : before + instead
  return {
    start: isNear ? piece.start + from : then.start + start,
    end: then.start + end,
    explanation: `“${name}”要和${crossing.partners}配成一对，和“${word}”配不到一起。读一读，前后两句是什么关系，选好一对用。`,
    ...(suggestion === undefined ? {} : { suggestion }),
  }
}

type Second = { start: number; end: number; next: Piece }

/** The word in the clause at `place` that the first half never takes. */
function secondIn(
  pieces: readonly Piece[],
  place: number,
  crossing: Crossing,
  isConjunction = false,
): Second | undefined {
  const next = pieces[place]
  if (next === undefined || crossing.unlessNext?.test(next.text) === true) return undefined
  if (pieces.slice(place + 1).some(({ text }) => crossing.takenUp.test(text))) return undefined
  const match =
    crossing.head.exec(next.text) ??
    (isConjunction ? null : (crossing.inside?.exec(next.text) ?? null))
  const [start, end] = match?.indices?.groups?.['mark'] ?? []
  if (start === undefined || end === undefined) return undefined
  const word = next.text.slice(start, end)
  if (
    FIRST_HALF.test(word) &&
    !TOGETHER.test(next.text.slice(start)) &&
    (place + 1 < pieces.length ||
      (ADMITS.test(word) ? TURNED : SECOND_HALF).test(next.text.slice(end)))
  )
    return undefined
  return { start, end, next }
}

/** 要么……，要么……，或者: the first half of it that comes again is the second half of its pair. */
const isSecondOfPair = (pieces: readonly Piece[], at: number, { first, takenUp }: Crossing) =>
  takenUp.test(pieces[at]?.text ?? '') && pieces.slice(0, at).some(({ text }) => first.test(text))

/** 那天，; 老师说，: what stands before the first clause of a pair is no main clause. */
const leadsUp = (before: readonly Piece[]): boolean =>
  before.every(
    ({ text }) =>
      (text.length <= 5 && !/^[我你他她它]|[了过得着]/.test(text)) || /[说想道]$/.test(text),
  )

const hasVerb = (words: readonly Word[], from: number, to: number): boolean =>
  words.some(
    ({ start, end, tag, text }) =>
      start >= from &&
      end <= to &&
      (/^(?:v|d|p|i|l)/.test(tag) || text === '在' || text === '把') &&
      !/^[有是]$/.test(text),
  )
