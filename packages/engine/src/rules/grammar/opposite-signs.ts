/** 箱子很轻，我们抬不动: one clause shows the one side of a thing, the next shows the other. */
import { SIGNS_OF_THINGS } from '../../lexicon/oppositeSigns.ts'
import { SIGNS_OF_DOINGS } from '../../lexicon/oppositeSignsOfDoings.ts'
import { SIGNS_OF_PEOPLE } from '../../lexicon/oppositeSignsOfPeople.ts'
import { awaitWords } from '../../text/awaitedWords.ts'
import { isQuoted, type Paragraph } from '../../text/document.ts'
import { regex } from '../../text/multiline.ts'
import { inEachParagraph, type Finding, type Rule } from '../rule.ts'

const DEGREE =
  '(?:很|太|真|非常|十分|特别|挺|那么|这么|极其|格外|最|比较|相当|实在太|一向很|一直很)'
/** Something came between, it is another time or another one, it is only thought or likened. */
const TURNS = regex()`
  不然|否则|[春夏秋冬]天|立[春夏秋冬]|金秋|夜间|只有|也有|说|觉得|虽|却|但|可(?![怜爱惜口以能])|
  然而|不过|突然|忽然|猛|渐渐|慢慢地?[变停]|后来|终于|直到|变成?|以前|从前|原来|曾|昨|前天|去年|
  如今|现在|过去|过后|之后|以后|竟|居然|反而|反倒|谁知|不料|没想到|仿佛|好像|似的|如果|要是|只要|
  即使|哪怕|就算|
  再|别(?!墅)|不再|不是|没有?(?!一[丝点根个]|几个)|为了|想|希望|盼|担心|以免|免得|有时|偶尔|除了|
  而(?!且)|听说|假装|其实|本来|本想|其他|别人|
  另|以为|不能|不会|不要|一会儿|不一会|这时|这下|才(?=不)|到了|一到|偏偏|照样|依然|仍|依旧|
  还是(?!干)|怕(?!狗|水|黑|生|高|虫)|
  于是|只好|只得|不得不|把|等|跟着|又(?!旧|大|高|胖|瘦|长|宽|粗|冷|热|窄|脏|圆|矮|破|平|吃|迟)|让|
  使(?!劲)|令|
  晚上|夜里|白天|早上|中午|下午|第二天|转眼(?!就忘)|今年|今天|平时|平常|往常|放学|下课|周末|刚才|
  刚刚
`
/** 不很轻, 像…一样, 如果很轻: not said of the thing itself. */
const UNREAL = regex()`
  (?:(?:大体|几乎|差不多|不[是再太很]?|没有?|未|非|别|无|并不|[得长跑走]像|好像|仿佛|比|更|越来越|
  多么|怎么|哪怕|时而|不管|无论|不怕|不论|使|让|令|装作|装得|变得|听说|最)|
  (?:如果|要是|只要|即使|假装|看似|看起来|看上去|表面|本来|原本|以前|从前|曾经?|原来|刚才|起初|
  开始|先是|想|希望|盼|担心|以为|
  觉得|虽然?|尽管|为了|有时|除了|因为|由于|昨天|去年|小时候|据说|难道|应该|一会儿|喜欢|
  讨厌)[^，]{0,6})$
`
/** 从不跟人吵架: the second is denied. */
const DENIED =
  /(?:从不|从来不|从没|不会|没有?|[不未别])(?![但仅光久断时一])[^，]{0,2}$|从不|从来不|不跟/
/** Another one is spoken of. */
const ANOTHER = regex()`
  ^(?:小[\u4e00-\u9fff]|[哥姐弟妹爸妈爷奶]|外[公婆]|老师|同学|同桌|我|你|[他她它](?!的)|大家|人们|
  [\u4e00-\u9fff]{1,3}(?:[上里边面中下间处外]|们)(?![个是山雨课去来]))
`

const KIN = /^[爸妈爷奶哥姐弟妹]|^外[公婆]/

type Side = { sign: RegExp; words: readonly string[] }
type Piece = { text: string; start: number }

const SIDES = [...SIGNS_OF_THINGS, ...SIGNS_OF_PEOPLE, ...SIGNS_OF_DOINGS].map(([one, other]) => ({
  one: sideOf(one),
  other: sideOf(other),
}))

function sideOf(signs: readonly string[]): Side {
  const parts = signs.map((sign) =>
    sign.replaceAll('…', '[^，]{0,6}?').replaceAll('~', `${DEGREE}?`),
  )
  return {
    sign: new RegExp(parts.map((part, at) => withDegree(part, signs[at] ?? '')).join('|'), 'd'),
    words: signs.map(literalOf),
  }
}

/** A bare quality needs its degree; behind a noun (个子~高) it may do without. */
function withDegree(part: string, sign: string): string {
  return sign.startsWith('~') ? part.replace(`${DEGREE}?`, DEGREE) : part
}

/** The longest run of characters that must stand in the text. */
function literalOf(sign: string): string {
  const runs = sign.replaceAll(/\(\?[^)]*\)/g, ' ').split(/[^\u4e00-\u9fff]+/)
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}

const standing = awaitWords(SIDES.flatMap(({ one, other }) => [one.words, other.words]))

export const oppositeSigns: Rule = {
  id: 'opposite-signs',
  kind: 'fault',
  area: 'grammar',
  label: '语病：前后矛盾',
  teaches: '前面说“轻”，后面就不能“抬不动”：一样东西、一个人，前后说的样子要合得上。',
  marks: [
    { text: '这袋米很轻，两个人都抬不动。', quote: '很轻' },
    { text: '表哥的力气很小，扛起来就走。', quote: '力气很小' },
    { text: '阅览室里吵得厉害，静悄悄的。', quote: '吵得' },
    { text: '表姐做事马虎，认认真真的，从没出过错。', quote: '马虎' },
    { text: '夜深人静，村口的路上热闹极了。', quote: '夜深人静' },
  ],
  leaves: [
    '这袋米很重，两个人都抬不动。',
    '这袋米很轻，可是那袋抬不动。',
    '阅览室里吵得厉害，后来静悄悄的。',
    '表姐做事不马虎，认认真真的，从没出过错。',
    '爷爷很和气，从来不跟人吵架。妹妹很胆小，哥哥什么都不怕。',
    '夏天热得像烤炉，冬天冷得能结冰。',
    '这条路又窄又陡，一条宽阔平坦，通到山顶。',
  ],
  find: inEachParagraph(findOpposites),
}

function findOpposites(paragraph: Paragraph, text: string): Finding[] {
  const places = new Set(standing(text))
  const tried = SIDES.filter((_, at) => places.has(2 * at) && places.has(2 * at + 1))
  if (tried.length === 0) return []
  return paragraph.sentences.flatMap((sentence) => {
    for (const pieces of stretchesOf(text.slice(sentence.start, sentence.end), sentence.start)) {
      const found = firstOpposites(pieces, tried)
      if (
        found !== undefined &&
        !isQuoted(paragraph, found.start) &&
        !isQuoted(paragraph, found.end - 1)
      )
        return [{ paragraph: paragraph.index, ...found }]
    }
    return []
  })
}

function firstOpposites(
  pieces: readonly Piece[],
  tried: readonly { one: Side; other: Side }[],
): Omit<Finding, 'paragraph'> | undefined {
  for (const { one, other } of tried) {
    for (let at = 0; at < pieces.length; at += 1) {
      const found = oppositesFrom(pieces, at, one, other) ?? oppositesFrom(pieces, at, other, one)
      if (found !== undefined) return found
    }
  }
  return undefined
}

function oppositesFrom(
  pieces: readonly Piece[],
  at: number,
  one: Side,
  other: Side,
): Omit<Finding, 'paragraph'> | undefined {
  const piece = pieces[at]
  if (piece === undefined) return undefined
  const first = one.sign.exec(piece.text)
  if (first === null || piece.text.length < 4 || UNREAL.test(piece.text.slice(0, first.index)))
    return undefined
  const behind = piece.text.slice(first.index + first[0].length)
  if (first[0].includes('最') && behind.startsWith('的')) return undefined
  if (/^[^，]{0,3}(?:时|的时候|的话|的人|的地方|的日子)/.test(behind)) return undefined
  for (let ahead = at + 1; ahead <= at + 2; ahead += 1) {
    const next = pieces[ahead]
    if (next === undefined) return undefined
    const second = other.sign.exec(next.text)
    const lead = second === null ? next.text : next.text.slice(0, second.index)
    if (TURNS.test(lead) || (second !== null && DENIED.test(lead))) return undefined
    if (isAnother(piece.text, next.text)) return undefined
    if (second !== null)
      return {
        start: piece.start + first.index,
        end: piece.start + first.index + first[0].length,
        explanation: `前面说“${first[0]}”，后面又说“${second[0]}”，前后矛盾。想想到底是哪一种，留下真的那一句。`,
      }
  }
  return undefined
}

/** 他走得快，爷爷……; 一条宽，一条窄. */
function isAnother(piece: string, next: string): boolean {
  if (
    /^(?:也?有(?!时|点|些|多|几)|一(?:[条只边头位本座棵种]|个(?!星期|月|人|小时|劲|多))|这[边个]|那[边个]|另)/.test(
      next,
    )
  )
    return true
  const who = ANOTHER.exec(next)?.[0]
  if (who === undefined || piece.startsWith(who)) return false
  return !ANOTHER.test(piece) || KIN.test(who)
}

function stretchesOf(sentence: string, offset: number): Piece[][] {
  return [...sentence.matchAll(/[^。！？；：…“”‘’\n]+/g)].map((stretch) =>
    [...stretch[0].matchAll(/[^，,]+/g)].map((piece) => ({
      text: piece[0],
      start: offset + stretch.index + piece.index,
    })),
  )
}
