/** 排比: three or more neighbouring clauses that open alike and are of like length. */
import { CLICHES } from '../../lexicon/cliches.ts'
import { IN_MANY_ESSAYS, WORN_LIKENESS } from '../../lexicon/clicheImages.ts'
import { SLOGAN_WORDS } from '../../lexicon/slogans.ts'
import { countWords, stableNumber } from '../../text/characters.ts'
import type { Clause } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const LEAST_MEMBERS = 3
const MOST_MEMBERS = 12
const COUNTS: Record<number, string> = { 3: '三', 4: '四', 5: '五', 6: '六' }
/** Openings that lists and plain narration share; they make no parallelism by themselves. */
const PLAIN = regex()`
  ^(?:我们|你们|他们|她们|它们|这个|那个|一个|自己|所以|因为|但是|可是|然后|接着|于是|同学|老师|
  妈妈|爸爸|爷爷|奶奶|今天|后来|还有|就是|不是|第[一二三四五六七八九十]|每天|星期|
  周[一二三四五六日]|母亲|父亲|外婆|外公|姥姥|姥爷|叔叔|阿姨|哥哥|姐姐|弟弟|妹妹|校长|班长|
  有时候?[吃去玩看])
`

export const parallelism: Rule = {
  id: 'parallelism',
  kind: 'strength',
  area: 'rhetoric',
  label: '排比',
  teaches: '三句以上开头一样、长短相近的话排在一起，读起来有气势。',
  marks: [
    {
      text: '书籍是一盏灯，照亮夜路；书籍是一座桥，连通两岸；书籍是一扇窗，送来清风。',
      quote: '书籍是一盏灯，照亮夜路；书籍是一座桥，连通两岸；书籍是一扇窗，送来清风',
    },
    {
      text: '祖父种了一辈子田，贵在踏实；祖母织了一辈子布，贵在耐心；父亲教了一辈子书，贵在热爱。',
      quote: '祖父种了一辈子田，贵在踏实；祖母织了一辈子布，贵在耐心；父亲教了一辈子书，贵在热爱',
    },
    {
      text: '诚信是一种美德，诚信是一种品质，诚信是一种力量。诚信对每个人都很重要。',
      quote: '诚信是一种美德，诚信是一种品质，诚信是一种力量',
    },
    {
      text: '我喜欢那里的清晨，喜欢那里的鸟鸣，喜欢那里的炊烟。',
      quote: '我喜欢那里的清晨，喜欢那里的鸟鸣，喜欢那里的炊烟',
    },
  ],
  leaves: [
    '我们先去公园，我们再去书店，我们最后回家。',
    '书籍是一盏灯，照亮了我的路。',
    '妈妈做饭，妈妈洗衣，妈妈还要上班。',
    '小猫在河边钓鱼。小猫看见一只蝴蝶，小猫去捉蝴蝶。',
    '云朵有的大，有的小，有的长。',
    '他喜欢打篮球，喜欢下棋，喜欢看书。',
    '大家站好队。星期一，来了四个人；星期二，来了五个人；星期三，一个也没有来。',
  ],
  find: (document) =>
    document.paragraphs.flatMap((paragraph) => {
      const clauses = paragraph.sentences.flatMap((sentence) =>
        sentence.clauses.map((clause, at): Member => ({
          ...clause,
          isLast: at === sentence.clauses.length - 1,
        })),
      )
      const findings: Finding[] = []
      for (let at = 0; at < clauses.length;) {
        const members = membersFrom(clauses, at)
        const first = members[0]
        const last = members.at(-1)
        if (first === undefined || last === undefined || members.length < LEAST_MEMBERS) {
          at += 1
          continue
        }
        findings.push({
          paragraph: paragraph.index,
          start: leadOf(clauses, members).start,
          end: tailOf(clauses, members).end,
          explanation: explained(members),
        })
        at = clauses.indexOf(tailOf(clauses, members)) + 1
      }
      return findings
    }),
}

/** A clause, and whether its sentence ends with it. */
type Member = Clause & { isLast: boolean }

const NOBODY: Member = { start: 0, end: 0, text: '', isLast: false }

/**
 * Members may lie one clause apart (是灯，照亮…；是桥，…). A leading 我 before the first member is
 * allowed.
 */
function membersFrom(clauses: readonly Member[], at: number): Member[] {
  const first = clauses[at]
  if (first === undefined || first.text.length > 30) return []
  const found = [first.text, first.text.replace(/^[我你他她它]/, '')].flatMap((text) => {
    const opening = text.slice(0, 2)
    if (opening.length < 2) return []
    // Most clauses are followed by nothing like them.
    const steps = [1, 2].filter((step) => clauses[at + step]?.text.startsWith(opening) === true)
    if (steps.length === 0 || PLAIN.test(text)) return []
    return steps.map((step) => {
      const members: Member[] = [first]
      for (let next = at + step; ; next += step) {
        const clause = clauses[next]
        if (
          members.length === MOST_MEMBERS ||
          clause === undefined ||
          !clause.text.startsWith(opening) ||
          Math.abs(clause.text.length - text.length) > 4 ||
          (members.length >= LEAST_MEMBERS && onlyNamesIt(clauses, members, next))
        )
          return members
        members.push(clause)
      }
    })
  })
  return found
    .filter((members) => !isMereSubject(members) && !isMereList(members))
    .reduce<Member[]>((best, members) => (members.length > best.length ? members : best), [])
}

/**
 * 诚信是一种美德，诚信是一种品质，诚信是一种力量。诚信对每个人都重要: a new sentence about the same
 * thing, built another way.
 */
function onlyNamesIt(
  clauses: readonly Member[],
  members: readonly Member[],
  next: number,
): boolean {
  const [first = NOBODY, second = NOBODY] = members
  const shared = sharedStart(first.text, second.text)
  return (
    clauses[next - 1]?.isLast === true &&
    !members.slice(0, -1).some(({ isLast }) => isLast) &&
    sharedStart(first.text, clauses[next]?.text ?? '') < shared
  )
}

function sharedStart(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one.charAt(shared) === other.charAt(shared)) shared += 1
  return shared
}

function explained(members: readonly Member[]): string {
  const count = COUNTS[members.length] ?? '好几'
  if (members.every((clause) => clause.text.startsWith('有的')))
    return `${count}个“有的”把各人各样都写到了，场面就热闹起来。再挑其中一个写细，会更有味道。`
  if (members.filter(({ text }) => isWorn(text)).length >= 2)
    return `${count}句写法相同，读起来有节奏。句里的说法${IN_MANY_ESSAYS}，换成只有你才会说的，会更有力。`
  const wordings = [
    `${count}个句子写法相同、长短相近，排在一起读，一句推着一句走，语气就强了。`,
    `${count}句排成一列，长短差不多，读起来有节奏，意思也一层一层加上去。`,
    `相近的句式连用${count}次，读的人不知不觉就跟着走了。`,
  ]
  return wordings[stableNumber(members[0]?.text ?? '') % wordings.length] ?? ''
}

function isWorn(text: string): boolean {
  return (
    WORN_LIKENESS.test(text) || countWords(text, CLICHES) > 0 || countWords(text, SLOGAN_WORDS) > 0
  )
}

/**
 * 小猫在河边。小猫看见…，小猫去捉…: the same animal or person does one thing after another. Nothing
 * but the subject is alike.
 */
function isMereSubject(members: readonly Member[]): boolean {
  const [first = '', ...others] = members.map((clause) =>
    clause.text.replace(/^[我你他她它](?=喜|爱)/, ''),
  )
  let shared = 0
  while (
    shared < first.length &&
    others.every((text) => text.charAt(shared) === first.charAt(shared))
  )
    shared += 1
  const isEven = new Set(members.map((clause) => clause.text.length)).size === 1
  return (
    shared < 3 &&
    !isEven &&
    members.length < 5 &&
    /^(?:小|老|大)?[一-龥]?[猫狗鸟兔熊鸭鸡鱼羊牛马猴象虎狐鼠蛙明红华丽]/.test(first)
  )
}

/** 有的大，有的小；喜欢下棋，喜欢看书: nothing is built up. */
function isMereList(members: readonly Member[]): boolean {
  // 星期一，四个人；星期二，四个人
  if (new Set(members.map((clause) => clause.text)).size === 1) return true
  const lengths = members.map((clause) => clause.text.length)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  return members.every((clause) => clause.text.startsWith('有的'))
    ? mean < 7
    : mean < 5 && new Set(lengths).size > 1
}

/** …；书籍是一扇窗，送来清风: what every second clause adds belongs to the last one too. */
function tailOf(clauses: readonly Member[], members: readonly Member[]): Member {
  const [first = NOBODY, second = NOBODY] = members
  const last = members.at(-1) ?? NOBODY
  const at = clauses.indexOf(last)
  const [between, tail] = [clauses[clauses.indexOf(first) + 1], clauses[at + 1]]
  if (
    clauses.indexOf(second) !== clauses.indexOf(first) + 2 ||
    leadOf(clauses, members) !== first ||
    between === undefined ||
    tail === undefined
  )
    return last
  return tail.start - last.end === 1 && Math.abs(tail.text.length - between.text.length) <= 6
    ? tail
    : last
}

/**
 * 曹雪芹增删五次，慢在推敲；屠呦呦…，慢在求真: where every second clause is a member, the first
 * one's lead-in belongs to it.
 */
function leadOf(clauses: readonly Member[], members: readonly Member[]): Member {
  const [first, second] = members
  // Callers pass at least LEAST_MEMBERS members.
  const at = first === undefined ? 0 : clauses.indexOf(first)
  const isEverySecond = second !== undefined && clauses.indexOf(second) === at + 2
  const lead = clauses[at - 1]
  const next = clauses[at + 1]
  const hasLead =
    isEverySecond &&
    lead !== undefined &&
    next !== undefined &&
    first !== undefined &&
    Math.abs(lead.text.length - next.text.length) <= 6
  return hasLead && !lead.isLast ? lead : (first ?? NOBODY)
}
