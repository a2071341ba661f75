/** 大家没有灰心都, 他把不小心花瓶打碎了: the words of a clause stand in an order that nobody would expect. */
import { isQuoted, type Document, type Paragraph, type Sentence } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'
import { isShort } from '../spelling/model/trustIn.ts'
import { QUALITIES } from './companionship.ts'
import { inPlainSentences } from './inPlainWriting.ts'
import { proposeMoves } from './rewordings/proposeMoves.ts'
import { isRightOrder } from './rewordings/rightOrder.ts'
import { isMisspeltNear, surestOf } from './rewordings/surestOf.ts'

/**
 * ln odds from which an order is called wrong: in a sentence or two, and in an essay
 * (docs/decisions/faulty-sentences.md says what they find).
 */
const WRONG_ODDS_ALONE = 1.5
const WRONG_ODDS = 1.7
/** 没有要我还: what somebody wanted is denied. */
const WANTED = /^(?:没有?|不)要[我你他她]/
/** UTF-16 units: whose two stretches are longer than this cannot be shown at a glance. */
const LONGEST = 18

export const movedWords: Rule = {
  id: 'moved-words',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '写完一句读出声来：读着绊一下的地方，看看是不是有个词放得太前或者太后。',
  marks: [
    { text: '他把不小心碗打碎了。', quote: '把不小心' },
    { text: '雨停了，小朋友们跑到院子里都。', quote: '跑到院子里都' },
  ],
  leaves: [
    '池塘里有许多游来游去的小鱼。',
    '孩子们从小要学会做家务。',
    '哨兵一动不动地在岗亭里站着。',
    '这种小吃是别处没有的。',
    '妈妈问我书包为什么没有拉好。',
    '再苦再累，他也愿意一件接着一件地做下去。',
    '他发现门铃已经响了好几声。',
    '这件外套是姐姐的，现在穿起来已经有点儿短了。',
    '她是最受观众喜爱的演员。',
    '口袋里没有钱，一分也拿不出来。',
    '我最佩服那个聪明勇敢的小猎人。',
    '他也许迷路了。',
    '这件事我谁也没告诉。',
    '听到哨声，大家就立刻站好了。',
    '他不小心把碗打碎了。',
    '雨停了，小朋友们都跑到院子里。',
    '我那时还小，那时我什么也不懂。',
    '说得真好，你！',
    '他把伞借给我，没有要我还。',
  ],
  find: inPlainSentences(inSentence),
}

/** 勇敢机智 is as right as 机智勇敢. */
function areQualities(sentence: Sentence, start: number, end: number): boolean {
  const words = sentence.words.filter((word) => word.start >= start && word.end <= end)
  return (
    words.length === 2 &&
    words.every(({ text, tag }) => text.length > 1 && (tag === 'a' || QUALITIES.words.has(text)))
  )
}

function inSentence(document: Document, paragraph: Paragraph, sentence: Sentence): Finding[] {
  const least = isShort(document) ? WRONG_ODDS_ALONE : WRONG_ODDS
  const { tables, names } = document
  const worst = surestOf(proposeMoves(sentence.text, tables), tables.rewordings.moves, least)
  if (worst === null) return []
  const { start, end } = worst
  const words = sentence.text.slice(start, end)
  if (
    words.length > LONGEST ||
    WANTED.test(words) ||
    isRightOrder(sentence.text, start, end) ||
    areQualities(sentence, sentence.start + start, sentence.start + end) ||
    isQuoted(paragraph, sentence.start + start) ||
    [...names].some((name) => words.includes(name)) ||
    isMisspeltNear(document, sentence, worst)
  )
    return []
  return [
    {
      paragraph: paragraph.index,
      start: sentence.start + start,
      end: sentence.start + end,
      explanation: `“${words}”读着不顺，词语的次序不对。读出声来想一想：哪个词该往前放，哪个该往后放？`,
    },
  ]
}
