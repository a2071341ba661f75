/** 拟人: a thing of nature does what only people do. */
import { HUMAN_ACTIONS, NATURE } from '../../lexicon/nature.ts'
import { isPerson, PERSON_PRONOUNS } from '../../lexicon/people.ts'
import { IN_MANY_ESSAYS } from '../../lexicon/clicheImages.ts'
import { CLICHES } from '../../lexicon/cliches.ts'
import { countWords, stableNumber } from '../../text/characters.ts'
import { isQuoted, type Clause, type Paragraph, type Sentence } from '../../text/document.ts'
import type { Names, Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { wordsByClause } from './clauseWords.ts'

/** 太阳下, 树上: a place, and somebody else acts there. */
const PLACE = /^[上下里中旁边前后内外间处]|^(?:旁边|下面|上面|里面|中间|底下|之间|时|时候|的)$/
const LONGEST = 40

export const personification: Rule = {
  id: 'personification',
  kind: 'strength',
  area: 'rhetoric',
  label: '拟人',
  teaches: '让花草树木也会笑、会说、会招手，景物就和人亲近了。',
  marks: [
    { text: '小草在春风里轻轻地点头。', quote: '小草在春风里轻轻地点头' },
    { text: '走进公园，柳条在湖边梳头，我看呆了。', quote: '柳条在湖边梳头' },
    { text: '月亮害羞地躲进云里，星星眨着眼睛。', quote: '月亮害羞地躲进云里，星星眨着眼睛' },
    { text: '秋天到了，果子笑弯了腰。', quote: '果子笑弯了腰' },
  ],
  leaves: [
    '我们在小河边唱歌。',
    '太阳下，同学们在跳舞。',
    '大树下，爷爷睡着了。',
    '我对着小草笑。',
    '妈妈换上新衣服。',
    '小鸟在树上唱歌。',
    '春天，我们去公园玩耍。',
    '桃花的故事他讲了又讲，听得我笑。',
    '花是红的，草是绿的。',
    '北风把我吹醒了。',
    '阳光照在睡着的小猫身上。',
    '花儿不笑，也不说话。',
  ],
  find: (document) =>
    document.sentences.flatMap((sentence): Finding[] => {
      const paragraph = document.paragraphs[sentence.paragraph]
      return paragraph === undefined ? [] : personifiedIn(paragraph, sentence, document.names)
    }),
}

/** Neighbouring clauses that both do it are one mark. */
function personifiedIn(paragraph: Paragraph, sentence: Sentence, names: Names): Finding[] {
  const findings: (Finding & { last: Clause })[] = []
  const words = wordsByClause(sentence)
  for (const clause of sentence.clauses) {
    if (clause.end - clause.start > LONGEST || isQuoted(paragraph, clause.start)) continue
    const found = actorIn(words.get(clause) ?? [], names)
    if (found === undefined) continue
    const before = findings.at(-1)
    const explanation =
      countWords(clause.text, CLICHES) > 0
        ? `把“${found.actor.text}”当作人来写，一读就懂；这个写法${IN_MANY_ESSAYS}，换成你自己看到的样子，会更动人。`
        : explained(found.actor.text, found.doing.text)
    if (
      before !== undefined &&
      clause.start - before.end === 1 &&
      clause.end - before.start <= LONGEST
    ) {
      before.end = clause.end
      before.last = clause
    } else
      findings.push({
        paragraph: paragraph.index,
        start: clause.start,
        end: clause.end,
        explanation,
        last: clause,
      })
  }
  return findings.map(({ last: _last, ...finding }) => finding)
}

/**
 * The clause's first named thing is one of nature, and its doing is a person's. No person stands
 * between.
 */
function actorIn(words: readonly Word[], names: Names): { actor: Word; doing: Word } | undefined {
  const at = words.findIndex((word) => NATURE.has(word.text))
  const actor = words[at]
  if (actor === undefined) return undefined
  const before = words.slice(0, at)
  const isAnybody = (word: Word) =>
    PERSON_PRONOUNS.has(word.text) || isPerson(word.text) || names.has(word.text)
  if (before.some((word) => isAnybody(word) || word.tag === 'p' || /^(?:v|n)/.test(word.tag)))
    return undefined
  const next = words[at + 1]
  if (next === undefined || PLACE.test(next.text)) return undefined
  for (const [index, word] of words.entries()) {
    if (index <= at) continue
    const isDoing =
      HUMAN_ACTIONS.has(word.text) || HUMAN_ACTIONS.has(word.text.replace(/[了着]$/, ''))
    if (isDoing) return words[index + 1]?.text === '的' ? undefined : { actor, doing: word }
    // What it does first is what it does: 阳光照在睡着的猫身上.
    if (
      /^v(?!n)/.test(word.tag) &&
      !/^(?:在|来|去|要|会|能|想|正在|开始|好像|仿佛|似乎|像|还在|向|朝|随)/.test(word.text)
    )
      return undefined
    // 花让我笑, 风把妈妈…: somebody else may do it.
    if (isAnybody(word) && !/^(?:我|我们|人们|你|你们|大家)$/.test(word.text)) return undefined
    if (/^(?:让|使|令|叫|被|给|把|将|是|有|像|的|不|不会|没|没有)$/.test(word.text))
      return undefined
  }
  return undefined
}

function explained(actor: string, doing: string): string {
  const wordings = [
    `“${actor}”也会“${doing}”，景物一下子有了人的心情。`,
    `一个“${doing}”，把“${actor}”写活了。`,
    `让“${actor}”像人一样“${doing}”，读的人会觉得亲近。`,
  ]
  return wordings[stableNumber(actor + doing) % wordings.length] ?? ''
}
