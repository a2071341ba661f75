/** 解除了问题, 生活很充足: a word that does not go with those around it, where one like it does. */
import { RIGHT_COMPANY } from '../../lexicon/companions/rightCompany.ts'
import { isQuoted, type Document, type Paragraph, type Sentence } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { base, endOfClause, startOfClause } from './clauseWords.ts'
import { QUALITIES, VERBS } from './companionship.ts'
import { inPlainSentences } from './inPlainWriting.ts'
import { isMisspeltNear, surestOf } from './rewordings/surestOf.ts'
import { proposeSwaps } from './swaps/proposeSwaps.ts'

/** ln odds from which a word is called out of place. */
const MISFIT_ODDS = 1.6

export const misfitWord: Rule = {
  id: 'misfit-word',
  kind: 'fault',
  area: 'grammar',
  label: '语病：搭配不当',
  teaches:
    '意思相近的词，能搭配的词常常不一样。拿不准时，想想平时是怎么说的，或者查查词典里的例子。',
  marks: [
    { text: '爸爸用手势示范我不要出声。', quote: '示范' },
    { text: '每天早起跑步，可以增多我们的体质。', quote: '增多' },
  ],
  leaves: [
    '这条裤子太宽大了，妈妈改了改。',
    '老师耐心地解答了我的问题，解除了我的烦恼。',
    '他的生活过得很充实，家里粮食充足。',
    '我们学校的校园很宽阔，记者揭露了工厂的问题。',
    '这学期我担任了语文课代表。',
    '奥运会的颁奖仪式很隆重。',
    '他保持着早起的好习惯。',
    '爷爷保存着一张老照片。',
    '过年了，我家的餐桌一下子丰盛起来。',
    '手机缩小了人和人之间的距离。',
  ],
  find: inPlainSentences(inSentence),
}

function inSentence(document: Document, paragraph: Paragraph, sentence: Sentence): Finding[] {
  const { tables, names } = document
  const swaps = proposeSwaps(sentence.words, tables).filter(
    ({ word }) => !hasKnownCompany(sentence.words, word),
  )
  const worst = surestOf(swaps, tables.swaps, MISFIT_ODDS)
  if (worst === null) return []
  const { text, start, end } = worst.word
  if (
    isQuoted(paragraph, start) ||
    names.has(text) ||
    isMisspeltNear(document, sentence, {
      start: start - sentence.start,
      end: end - sentence.start,
    })
  )
    return []
  return [
    {
      paragraph: paragraph.index,
      start,
      end,
      explanation: `“${text}”用在这里，和前后的词搭配不起来。读一读，换一个意思相近又搭配得上的词。`,
    },
  ]
}

const RIGHT = new Map<string, string[]>()
for (const [words, endings] of RIGHT_COMPANY)
  for (const word of wordList(words))
    RIGHT.set(word, [...(RIGHT.get(word) ?? []), ...wordList(endings)])

/** 缩小距离, 树立环保的意识: our tables let the word stand with another one of its clause. */
function hasKnownCompany(words: readonly Word[], word: Word): boolean {
  const at = words.indexOf(word)
  const from = startOfClause(words, at)
  const to = endOfClause(words, at + 1)
  const right = RIGHT.get(word.text) ?? []
  return words
    .slice(from, to)
    .some(
      (other) =>
        other !== word &&
        ((VERBS.isKnown(base(word), other.text) && !VERBS.isNever(base(word), other.text)) ||
          QUALITIES.isKnown(word.text, other.text) ||
          right.some((ending) => other.text.endsWith(ending))),
    )
}
