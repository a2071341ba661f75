import { describe, expect, it } from 'vitest'
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { sentencesAround } from '@zhupi/contract/rules/sentences.ts'
import { correct } from '../correct.ts'
import { isSampled, PLACED } from '../corpus/triedOn.ts'
import { goalMet } from '../scoring/goalMet.ts'
import { makeEssay, TABLES } from '../testing.ts'
import type { Correction, DraftChange, Essay, Mark } from '../types.ts'
import { compareParagraphs } from './compareParagraphs.ts'
import { compareDrafts } from './compareDrafts.ts'

const read = (essay: Essay) => ({ essay, correction: correct(essay, TABLES) })
type Draft = ReturnType<typeof read>

function compare(earlier: Draft, later: Draft): DraftChange {
  return compareDrafts(
    { earlier: { correction: earlier.correction, scored: earlier.correction }, later },
    TABLES,
  )
}

/** An earlier draft, and what its writer made of it. */
type Rewriting = { earlier: string; later: string }

const MISSPELT = [
  ['已经', '以经'],
  ['迫不及待', '迫不急待'],
  ['再接再厉', '再接再励'],
] as const

const misspelt = (text: string) =>
  MISSPELT.reduce((spelt, [right, wrong]) => spelt.replaceAll(right, wrong), text)

/** What pupils do between two drafts, each done to essays of the corpus in turn. */
const REWRITINGS: ((content: string) => Rewriting)[] = [
  (content) => ({
    earlier: misspelt(`${content}\n我以经明白了，爱就是迫不急待地为别人着想。`),
    later: `${content}\n我已经明白了，爱就是迫不及待地为别人着想。`,
  }),
  (content) => ({
    earlier: `我以经长大了。${content}`,
    later: `我以经长大了。${content}\n妈妈端着水走过来，轻轻地问：“累不累？”我摇摇头，笑了。`,
  }),
  (content) => ({
    earlier: `我以经长大了。这件事我一直记着。\n${content}`,
    later: `这件事我一直记着。\n${content.split('\n').slice(1).join('\n')}`,
  }),
  (content) => ({
    earlier: `${content}\n我以经长大了，妈妈很高兴。`,
    later: content
      .split('\n')
      .toReversed()
      .join('\n')
      .replaceAll('，', '，又')
      .concat('\n妈妈很高兴，因为我长大了。'),
  }),
]

const REWRITTEN = PLACED.slice(0, 24)
  .filter(isSampled)
  .map(({ name, essay, place }) => {
    const rewrite =
      REWRITINGS[place % REWRITINGS.length] ?? ((content) => ({ earlier: content, later: content }))
    const { earlier, later } = rewrite(essay.content)
    return {
      name,
      place,
      earlier: read({ ...essay, content: earlier }),
      later: read({ ...essay, content: later }),
    }
  })

/** Everything that a change says and that the two drafts do not bear out; empty where all is true. */
function untruths(change: DraftChange, earlier: Draft, later: Draft): string[] {
  const found: string[] = []
  const demand = (holds: boolean, what: string) => {
    if (!holds) found.push(what)
  }
  const textOf = (without: 'added' | 'removed') => (paragraph: DraftChange['paragraphs'][number]) =>
    paragraph.pieces
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('')
  const standing = (side: 'earlier' | 'later') =>
    change.paragraphs.filter((paragraph) => paragraph[side] !== null)
  demand(
    standing('earlier').map(textOf('added')).join('\n') ===
      earlier.correction.paragraphs.join('\n'),
    'the pieces are not the earlier text',
  )
  demand(
    standing('later').map(textOf('removed')).join('\n') === later.correction.paragraphs.join('\n'),
    'the pieces are not the later text',
  )
  for (const side of ['earlier', 'later'] as const)
    demand(
      standing(side).every((paragraph, at) => paragraph[side] === at),
      `the ${side} paragraphs are not numbered in order`,
    )
  for (const paragraph of change.paragraphs) {
    for (const kind of ['added', 'removed'] as const) {
      const characters = paragraph.pieces
        .filter((piece) => piece.kind === kind)
        .reduce((sum, { text }) => sum + countCharacters(text), 0)
      demand(paragraph[kind] === characters, `${kind}: ${paragraph[kind]} for ${characters}`)
    }
    const before =
      paragraph.earlier === null ? null : earlier.correction.paragraphs[paragraph.earlier]
    const after = paragraph.later === null ? null : later.correction.paragraphs[paragraph.later]
    const kind =
      before === null ? 'new' : after === null ? 'gone' : before === after ? 'same' : 'changed'
    demand(paragraph.kind === kind, `${paragraph.kind} is ${kind}`)
  }
  for (const repair of change.repaired) {
    const mark = earlier.correction.marks.find(
      ({ quote, ruleId }) => quote === repair.quote && ruleId === repair.ruleId,
    )
    demand(mark?.kind === 'fault' || mark?.kind === 'query', `never marked: ${repair.quote}`)
    demand(mark?.suggestion === undefined || repair.now !== repair.quote, `kept: ${repair.quote}`)
    demand(
      later.correction.paragraphs[repair.paragraph]?.includes(repair.now) === true,
      `does not stand there: ${repair.now}`,
    )
    demand(
      !later.correction.marks.some(
        ({ paragraph, ruleId, quote }) =>
          paragraph === repair.paragraph && ruleId === repair.ruleId && quote === repair.quote,
      ),
      `still marked: ${repair.quote}`,
    )
  }
  const named =
    ({ paragraphs }: Correction) =>
    (mark: Mark) => {
      const { text, offset } = sentencesAround(paragraphs, mark)
      return JSON.stringify([mark.ruleId, mark.quote, offset, text])
    }
  const faults = earlier.correction.marks.filter(({ kind }) => kind === 'fault')
  const before = faults.map(named(earlier.correction))
  const after = new Set(later.correction.marks.map(named(later.correction)))
  demand(
    change.left.length === before.filter((name) => after.has(name)).length &&
      new Set(change.left).size === change.left.length &&
      change.left.every((at) => {
        const mark = later.correction.marks[at]
        return mark !== undefined && before.includes(named(later.correction)(mark))
      }),
    `left: ${change.left.join()}`,
  )
  for (const { goal, isMet } of change.goals)
    demand(goalMet(goal, later.essay, TABLES) === isMet, `met or not: ${goal.text}`)
  demand(
    Math.abs(change.rise - (later.correction.score - earlier.correction.score)) < 0.051 &&
      Number.isInteger(Math.round(change.rise * 1000) / 100),
    `rise ${change.rise}`,
  )
  const scoreOf = ({ dimensions }: Correction, trait: string) =>
    dimensions.flatMap(({ traits }) => traits).find((each) => each.trait === trait)?.score ?? NaN
  for (const { trait, by } of change.traits)
    demand(
      Math.abs(by) >= 3 &&
        by === scoreOf(later.correction, trait) - scoreOf(earlier.correction, trait),
      `${trait} by ${by}`,
    )
  return found
}

describe('what a later draft changed', () => {
  it.each(REWRITTEN)('is borne out by both texts: $name', ({ earlier, later }) => {
    expect(untruths(compare(earlier, later), earlier, later)).toEqual([])
    expect(untruths(compare(later, earlier), later, earlier)).toEqual([])
  })

  it('is nothing for a draft held against itself', () => {
    for (const { earlier } of REWRITTEN) {
      const change = compare(earlier, earlier)
      expect(change).toMatchObject({ rise: 0, traits: [], repaired: [] })
      expect(change.paragraphs.every(({ kind }) => kind === 'same')).toBe(true)
      expect(change.left).toHaveLength(
        earlier.correction.marks.filter(({ kind }) => kind === 'fault').length,
      )
    }
  })

  it('names each repair with what stands there now, and what was left', () => {
    const one = REWRITTEN.find(({ place }) => place % REWRITINGS.length === 0)
    if (one === undefined) throw new Error('no essay')
    const { repaired } = compare(one.earlier, one.later)
    expect(repaired.map(({ quote, now }) => [quote, now])).toEqual(
      expect.arrayContaining([
        ['以经', '已经'],
        ['迫不急待', '迫不及待'],
      ]),
    )
  })
})

const draft = (content: string) => read(makeEssay({ content, title: '我长大了' }))
const OPENING = '那天放学以后，我一个人走回家。'

describe('a mark of the earlier draft', () => {
  const wrong = draft(`${OPENING}我以经长大了，会自己做饭了。妈妈笑了。`)

  it.each([
    [
      'is repaired where its words were put right',
      '我已经长大了，会自己做饭了。',
      [['以经', '已经']],
      0,
    ],
    ['is left where its sentence stands as it stood', '我以经长大了，会自己做饭了。', [], 1],
    ['is no repair where its sentence was cut', '', [], 0],
    ['is no repair where only other words changed', '我以经长大了，会自己煮面了。', [], 0],
  ])('%s', (_, sentence, repaired, left) => {
    const later = draft(`${OPENING}${sentence}妈妈开心地笑了。`)
    const change = compare(wrong, later)
    expect(change.repaired.map(({ quote, now }) => [quote, now])).toEqual(repaired)
    expect(change.left).toHaveLength(left)
  })
})

describe('where the later engine is blind', () => {
  const unmarked = (content: string): Draft => {
    const { essay, correction } = draft(content)
    return { essay, correction: { ...correction, marks: [] } }
  }
  const [first, second] = ['我以经长大了，会自己做饭了。', '妈妈笑了，轻轻地摸我的头。']
  const earlier = draft(`${OPENING}${first}${second}`)
  const marking = (mark: Partial<Mark>): Draft => ({
    essay: earlier.essay,
    correction: {
      ...earlier.correction,
      marks: earlier.correction.marks
        .filter(({ quote }) => quote === '以经')
        .map(({ suggestion: _, ...each }) => ({ ...each, ...mark })),
    },
  })

  it('words that stand as they stood are no repair, whatever else changed', () => {
    const later = unmarked(`${OPENING}我以经长大了，会自己煮面了。${second}`)
    expect(compare(marking({ suggestion: '已经' }), later).repaired).toEqual([])
    // Of a fault that asks for no certain words, the sentence is what changed.
    expect(compare(marking({}), later).repaired).toMatchObject([
      { quote: '以经', now: '我以经长大了，会自己煮面了。' },
    ])
  })

  it('a fault of two sentences is no repair where one of them was cut', () => {
    const start = OPENING.length
    const both = `${first}${second}`
    const mark = marking({ start, end: start + both.length, quote: both })
    const changed = second.replace('轻轻', '紧紧')
    expect(compare(mark, unmarked(`${OPENING}${changed}`)).repaired).toEqual([])
    expect(compare(mark, unmarked(`${OPENING}${first}${changed}`)).repaired).toMatchObject([
      { now: `${first}${changed}` },
    ])
  })
})

it('two engines have two scales: nothing is compared across them', () => {
  const one = draft(OPENING)
  const other = { ...one.correction, engineVersion: 'earlier' }
  expect(() =>
    compareDrafts({ earlier: { correction: other, scored: other }, later: one }, TABLES),
  ).toThrow('earlier')
})

it('a book of lines keeps every line, and pairs those that stayed', () => {
  const lines = Array.from({ length: 400 }, (_, at) => `第${at}行`)
  const later = lines.flatMap((line, at) =>
    at % 9 === 0 ? [] : at % 7 === 0 ? [line, `新${at}`] : line,
  )
  const kinds = Map.groupBy(compareParagraphs(lines, later), ({ kind }) => kind)
  expect(kinds.get('same')).toHaveLength(lines.filter((_, at) => at % 9 !== 0).length)
  const textsOf = (side: 'earlier' | 'later') =>
    compareParagraphs(lines, later)
      .filter((paragraph) => paragraph[side] !== null)
      .map((paragraph) => paragraph[side])
  expect(textsOf('earlier')).toEqual(lines.map((_, at) => at))
  expect(textsOf('later')).toEqual(later.map((_, at) => at))
})

it('characters outside the basic plane stay whole', () => {
  const change = compare(draft('她笑了😀。\n我也笑了。'), draft('她笑了😁。\n我也笑了。'))
  expect(change.paragraphs[0]?.pieces).toEqual([
    { kind: 'same', text: '她笑了' },
    { kind: 'removed', text: '😀' },
    { kind: 'added', text: '😁' },
    { kind: 'same', text: '。' },
  ])
})
