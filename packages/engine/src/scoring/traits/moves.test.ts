import { TRAITS, type Trait } from '@zhupi/contract/terms/traits.ts'
import { expect, it } from 'vitest'
import { corpusEssay } from '../../corpus/essays.ts'
import { TABLES } from '../../testing.ts'
import { examine } from '../examine.ts'
import type { Features } from '../features.ts'
import { TRAIT_DEFINITIONS } from './definitions.ts'

const { features: FEATURES } = examine(corpusEssay('grade8-bus-stop').essay, TABLES)

type Move = {
  trait: Trait
  by: string
  less: Partial<Features>
  more: Partial<Features>
  /** What else the same evidence speaks of; every other trait stays where it is. */
  along: readonly Trait[]
}

const { structure, topic, faults, freshness, language } = FEATURES
/** What there is to see, hear and follow speaks for all that content is praised for. */
const SEEN: readonly Trait[] = [
  'CENTER_STANDOUT',
  'CONTENTS_FULL',
  'EMOTION_SINCERE',
  'PROFOUND',
  'RICHNESS',
  'LITERARY',
  'NOVELTY',
]

const MOVES: readonly Move[] = [
  {
    trait: 'MATCH_TITLE',
    by: 'what the task asks for',
    less: { topic: { ...topic, fit: 0.1 } },
    more: { topic: { ...topic, fit: 0.9 } },
    along: [],
  },
  {
    trait: 'CENTER_STANDOUT',
    by: 'words that come again in every part',
    less: { structure: { ...structure, centre: [] } },
    more: { structure: { ...structure, centre: ['车站', '伞', '等'] } },
    along: [],
  },
  {
    trait: 'CONTENTS_FULL',
    by: 'movements that are written out',
    less: { actions: 0 },
    more: { actions: 16 },
    along: SEEN,
  },
  {
    trait: 'MENTAL_HEALTH',
    by: 'words that hurt',
    less: { harmful: ['笨蛋'] },
    more: { harmful: [] },
    along: [],
  },
  {
    trait: 'EMOTION_SINCERE',
    by: 'what goes through the mind',
    less: { thoughts: 0 },
    more: { thoughts: 6 },
    along: SEEN,
  },
  {
    trait: 'STANDARD',
    by: 'wrong characters',
    less: { faults: { ...faults, typos: 4 } },
    more: { faults: { ...faults, typos: 0 } },
    along: [],
  },
  {
    trait: 'STANDARD',
    by: 'marks beside comma and stop',
    less: { marksUsed: 0 },
    more: { marksUsed: 5 },
    along: [],
  },
  {
    trait: 'STYLE_MATCH',
    by: 'the ways of the genre',
    less: { genreCues: 0.1 },
    more: { genreCues: 1 },
    along: [],
  },
  {
    trait: 'STYLE_MATCH',
    by: 'telling where it should argue',
    less: { family: 'argumentative', telling: 6 },
    more: { family: 'argumentative', telling: 0 },
    along: [],
  },
  {
    trait: 'STYLE_MATCH',
    by: 'arguing where it should tell',
    less: { telling: -4 },
    more: { telling: 3 },
    along: [],
  },
  {
    trait: 'STRUCTURE_PRECISENESS',
    by: 'paragraphs that stand where they belong',
    less: { structure: { ...structure, order: 0.2 } },
    more: { structure: { ...structure, order: 0.9 } },
    along: [],
  },
  {
    trait: 'LANGUAGE_FLUENCY',
    by: 'sentences that end',
    less: { longWinded: 8 },
    more: { longWinded: 0 },
    along: [],
  },
  {
    trait: 'LANGUAGE_FLUENCY',
    by: 'faulty sentences',
    less: { faults: { ...faults, grammar: 4 } },
    more: { faults: { ...faults, grammar: 0 } },
    along: ['STANDARD'],
  },
  {
    trait: 'PROFOUND',
    by: 'causes, turns and conditions',
    less: { reasoning: 0 },
    more: { reasoning: 6 },
    along: [],
  },
  {
    trait: 'RICHNESS',
    by: 'what is seen and heard',
    less: { senses: 0 },
    more: { senses: 8 },
    along: SEEN,
  },
  {
    trait: 'LITERARY',
    by: 'reduplications and four-character phrases',
    less: { phrases: 0 },
    more: { phrases: 7 },
    along: [],
  },
  {
    trait: 'NOVELTY',
    by: 'what could not be expected',
    less: { freshness: { ...freshness, cost: 3.5 } },
    more: { freshness: { ...freshness, cost: 4.7 } },
    along: [...SEEN, 'MENTAL_HEALTH', 'LANGUAGE_FLUENCY'],
  },
  {
    trait: 'NOVELTY',
    by: 'rare words',
    less: { language: { ...language, uncommon: 0.1 } },
    more: { language: { ...language, uncommon: 0.33 } },
    along: SEEN,
  },
]

function scoresOf(changes: Partial<Features>): Map<Trait, number> {
  const evidence = { features: { ...FEATURES, ...changes }, highlights: [] }
  return new Map(
    TRAITS.map((trait) => [trait, TRAIT_DEFINITIONS[trait].scorer(evidence).score] as const),
  )
}

it.each(MOVES)('$trait rises by $by, and nothing else does', ({ trait, less, more, along }) => {
  const [before, after] = [scoresOf(less), scoresOf(more)]
  expect(after.get(trait)).toBeGreaterThan(before.get(trait) ?? Infinity)
  expect(
    TRAITS.filter(
      (each) => each !== trait && !along.includes(each) && after.get(each) !== before.get(each),
    ),
  ).toEqual([])
})

it('every trait has something that moves it', () => {
  expect(TRAITS.filter((trait) => !MOVES.some((move) => move.trait === trait))).toEqual([])
})

it('the shortness of its lines does not lower a poem, and that of its sentences does a story', () => {
  const fluencyOf = (family: Features['family'], meanSentence: number) =>
    scoresOf({ family, meanSentence }).get('LANGUAGE_FLUENCY') ?? 0
  expect(fluencyOf('poetry', 5)).toBe(fluencyOf('poetry', 12))
  expect(fluencyOf('narrative', 5)).toBeLessThan(fluencyOf('narrative', 12))
})

it('people strung together support an argument as one would, and cost it its own voice', () => {
  const argued = (people: string[], strungExamples: number) =>
    scoresOf({ family: 'argumentative', language: { ...language, people }, strungExamples })
  const [nobody, strung, told] = [
    argued([], 0),
    argued(['爱迪生', '司马迁', '贝多芬'], 2),
    argued(['爱迪生', '司马迁', '贝多芬'], 0),
  ]
  for (const trait of ['CONTENTS_FULL', 'RICHNESS', 'PROFOUND'] as const)
    expect(told.get(trait)).toBeGreaterThan(nobody.get(trait) ?? 100)
  for (const trait of TRAITS) expect(strung.get(trait)).toBeLessThanOrEqual(told.get(trait) ?? 0)
  expect(strung.get('NOVELTY')).toBeLessThan(nobody.get('NOVELTY') ?? 0)
  expect(strung.get('STRUCTURE_PRECISENESS')).toBe(told.get('STRUCTURE_PRECISENESS'))
})

it('one call at the end of an argument is custom, a third makes all of them count', () => {
  const [none, one, two, three] = [0, 1, 2, 3].map(
    (slogans) => scoresOf({ family: 'argumentative', slogans }).get('NOVELTY') ?? 0,
  )
  expect(one).toBe(none)
  expect(two).toBeLessThan(one ?? 0)
  expect((two ?? 0) - (three ?? 0)).toBeGreaterThan((one ?? 0) - (two ?? 0))
})

it('a call at the end says nothing against the mind of an argument, more of them do', () => {
  const [none, one, three] = [0, 1, 3].map(
    (slogans) => scoresOf({ family: 'argumentative', slogans }).get('MENTAL_HEALTH') ?? 0,
  )
  expect(one).toBe(none)
  expect(three).toBeLessThan(one ?? 0)
})

it('an argument is deeper and more to its point where its claims are a set', () => {
  const claimed = (claims: number) =>
    scoresOf({ family: 'argumentative', structure: { ...structure, claims } })
  const [loose, set] = [claimed(0), claimed(3)]
  for (const trait of ['CENTER_STANDOUT', 'PROFOUND', 'STRUCTURE_PRECISENESS'] as const)
    expect(set.get(trait)).toBeGreaterThan(loose.get(trait) ?? 100)
})

it('an argument keeps to its point where its paragraphs name it and its words come again', () => {
  const kept = (unified: number, refrain: number) =>
    scoresOf({
      family: 'argumentative',
      structure: { ...structure, unified },
      language: { ...language, refrain },
    })
  const [strewn, named, both] = [kept(1, 0), kept(5, 0), kept(5, 0.08)]
  for (const trait of ['CENTER_STANDOUT', 'STRUCTURE_PRECISENESS'] as const)
    expect(named.get(trait)).toBeGreaterThan(strewn.get(trait) ?? 100)
  expect(both.get('CENTER_STANDOUT')).toBeGreaterThan(named.get('CENTER_STANDOUT') ?? 100)
  for (const trait of ['RICHNESS', 'LITERARY', 'NOVELTY', 'LANGUAGE_FLUENCY'] as const)
    expect(both.get(trait)).toBe(strewn.get(trait))
  expect(kept(5, 0.5).get('CENTER_STANDOUT')).toBe(kept(5, 0.1).get('CENTER_STANDOUT'))
})

it('an argument keeps to its point where its paragraphs end on it, too', () => {
  const ended = (closed: number) =>
    scoresOf({ family: 'argumentative', structure: { ...structure, unified: 2, closed } })
  const [open, closed] = [ended(1), ended(5)]
  for (const trait of ['CENTER_STANDOUT', 'STRUCTURE_PRECISENESS', 'PROFOUND'] as const)
    expect(closed.get(trait)).toBeGreaterThan(open.get(trait) ?? 100)
  for (const trait of ['RICHNESS', 'LITERARY', 'NOVELTY', 'MATCH_TITLE'] as const)
    expect(closed.get(trait)).toBe(open.get(trait))
})

it('the layers of an argument want paragraphs, and none that holds half of it', () => {
  const parted = (paragraphs: number, longestShare: number) =>
    scoresOf({
      family: 'argumentative',
      structure: {
        ...structure,
        roles: Array.from({ length: paragraphs }, () => 'body' as const),
        longestShare,
        leading: 4,
        claims: 3,
      },
    })
  const [parts, few, block, even] = [
    parted(6, 0.25),
    parted(3, 0.25),
    parted(6, 0.6),
    parted(6, 0.18),
  ]
  for (const trait of ['CENTER_STANDOUT', 'PROFOUND', 'CONTENTS_FULL'] as const) {
    for (const less of [few, block])
      expect(less.get(trait)).toBeLessThan((parts.get(trait) ?? 0) - 5)
    expect(even.get(trait)).toBe(parts.get(trait))
  }
  for (const trait of ['RICHNESS', 'LITERARY', 'NOVELTY'] as const)
    expect(block.get(trait)).toBe(parts.get(trait))
})

it('an argument reads and argues better where its clauses are set side by side', () => {
  const set = (parallel: number) =>
    scoresOf({ family: 'argumentative', language: { ...language, parallel } })
  const [plain, parallel] = [set(0), set(0.1)]
  for (const trait of ['LITERARY', 'LANGUAGE_FLUENCY', 'PROFOUND', 'EMOTION_SINCERE'] as const)
    expect(parallel.get(trait)).toBeGreaterThan(plain.get(trait) ?? 100)
  for (const trait of ['CONTENTS_FULL', 'RICHNESS', 'MATCH_TITLE'] as const)
    expect(parallel.get(trait)).toBe(plain.get(trait))
})

it('what its writer lived through supports an argument, and the third time no more than the second', () => {
  const untold = { ...language, people: [], toldCases: 0 }
  const lived = (ownCases: number) =>
    scoresOf({ family: 'argumentative', language: { ...untold, ownCases } })
  const [none, one, two, three] = [0, 1, 2, 3].map(lived)
  for (const trait of ['CENTER_STANDOUT', 'CONTENTS_FULL', 'RICHNESS', 'PROFOUND'] as const) {
    expect(one?.get(trait)).toBeGreaterThan(none?.get(trait) ?? 100)
    expect(two?.get(trait)).toBeGreaterThan(one?.get(trait) ?? 100)
    expect(three?.get(trait)).toBe(two?.get(trait))
  }
})

it('claims, unity and parallels of an argument count less than half where it is hollow', () => {
  const gain = (cost: number, trait: Trait) => {
    const set = (unified: number, parallel: number) =>
      scoresOf({
        family: 'argumentative',
        freshness: { ...freshness, cost },
        structure: { ...structure, unified },
        language: { ...language, parallel },
      }).get(trait) ?? 0
    return set(6, 0.12) - set(1, 0)
  }
  for (const trait of ['CENTER_STANDOUT', 'LITERARY', 'PROFOUND', 'STRUCTURE_PRECISENESS'] as const)
    expect(gain(3.5, trait)).toBeLessThan(gain(4.5, trait) / 2)
})
