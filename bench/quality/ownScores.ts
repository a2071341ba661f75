/**
 * Scores on our own measuring texts (own/README.md): ladders of five essays on one task, essays on
 * and off their topic, and sound essays that are damaged in one known way.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Correction, Essay } from '@zhupi/engine/types.ts'
import { correctEssay } from './engineUnderTest.ts'
import { percent, round, type Figures } from './figures.ts'
import { OWN_ESSAYS } from './ownEssays.ts'

type Labelled = { name: string; label: string; level: number; essay: Essay }

export function measureOwnScores(): { figures: Figures; details: string[] } {
  const ladders = measureLadders(readOwn('ladders'))
  const topic = measureOwnTopic(readOwn('topic'))
  const damage = measureDamage(OWN_ESSAYS)
  return {
    figures: { ladders: ladders.figures, topic: topic.figures, damage: damage.figures },
    details: [...ladders.details, ...topic.details, ...damage.details],
  }
}

function readOwn(folder: 'ladders' | 'topic'): Labelled[] {
  const place = new URL(`own/${folder}/`, import.meta.url)
  return readdirSync(place)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => labelledOf(name, readFileSync(new URL(name, place), 'utf8')))
}

function labelledOf(name: string, file: string): Labelled {
  const at = file.indexOf('\n\n')
  const fields = new Map(
    file
      .slice(0, at)
      .split('\n')
      .map((line) => {
        const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? []
        return [key, value]
      }),
  )
  const requirement = fields.get('demand') ?? ''
  const asked = /不少于(\d+)/.exec(requirement)?.[1]
  return {
    name: name.replace(/\.txt$/, ''),
    label: fields.get('label') ?? '',
    level: Number(fields.get('level') ?? 0),
    essay: {
      title: fields.get('title') ?? '',
      content: file.slice(at + 2).trim(),
      genre: fields.get('genre') ?? '',
      gradeLevel: Number(fields.get('gradeLevel')),
      task: {
        title: '',
        requirement,
        minCharacters: asked === undefined ? 100 : Number(asked),
        maxCharacters: null,
      },
    },
  }
}

function measureLadders(essays: readonly Labelled[]): { figures: Figures; details: string[] } {
  const details: string[] = []
  const spans: number[] = []
  let neighbours = 0
  let inOrder = 0
  for (const [ladder, steps] of Map.groupBy(essays, ({ name }) => name.replace(/-\d$/, ''))) {
    const scores = steps
      .toSorted((a, b) => a.level - b.level)
      .map(({ essay }) => correctEssay(essay).score)
    scores.slice(1).forEach((score, at) => {
      neighbours += 1
      if (score > (scores[at] ?? 0)) inOrder += 1
      else details.push(`ladder ${ladder}: ${scores.join(' ')}`)
    })
    spans.push((scores.at(-1) ?? 0) - (scores[0] ?? 0))
  }
  return {
    figures: {
      neighbours: percent(inOrder, neighbours),
      leastSpan: round(Math.min(...spans), 1),
    },
    details,
  }
}

function measureOwnTopic(essays: readonly Labelled[]): { figures: Figures; details: string[] } {
  const judged = essays.map(({ name, label, essay }) => ({
    name,
    label,
    isCalled: correctEssay(essay).isOffTopic,
  }))
  const calledOf = (label: string) => {
    const those = judged.filter((each) => each.label === label)
    return percent(those.filter(({ isCalled }) => isCalled).length, those.length)
  }
  return {
    figures: { called: calledOf('off'), wrongly: calledOf('on'), near: calledOf('near') },
    details: judged
      .filter(({ label, isCalled }) => label !== 'near' && isCalled !== (label === 'off'))
      .map(({ name }) => `topic ${name}`),
  }
}

type Damage = {
  name: string
  falls: readonly Trait[]
  spoil: (essay: Essay) => string | undefined
}

const SLOGANS =
  '让我们扬起理想的风帆，努力奋斗，驶向成功的彼岸！只要我们坚持不懈，就一定能战胜一切困难，创造美好的明天！'

const DAMAGES: readonly Damage[] = [
  {
    name: 'stopsToCommas',
    falls: ['STANDARD', 'LANGUAGE_FLUENCY'],
    spoil: ({ content }) =>
      content
        .split('\n')
        .map((paragraph) => paragraph.replace(/[。！？](?=.)/g, '，'))
        .join('\n'),
  },
  {
    name: 'reversed',
    falls: ['STRUCTURE_PRECISENESS'],
    spoil: ({ content }) => content.split('\n').toReversed().join('\n'),
  },
  {
    name: 'slogansAdded',
    falls: ['NOVELTY', 'CENTER_STANDOUT', 'PROFOUND'],
    spoil: ({ content }) => `${content}\n${SLOGANS}`,
  },
  {
    name: 'taskCopiedIn',
    falls: ['CONTENTS_FULL', 'MATCH_TITLE'],
    spoil: ({ content, task }) =>
      task.requirement.length < 30 ? undefined : `${task.requirement}\n${content}`,
  },
  {
    name: 'cutInHalf',
    falls: ['CONTENTS_FULL'],
    spoil: ({ content }) => content.slice(0, Math.floor(content.length / 2)),
  },
]

function measureDamage(essays: readonly Essay[]): { figures: Figures; details: string[] } {
  const details: string[] = []
  const before = essays.map(correctEssay)
  const counts = DAMAGES.map(({ name, falls, spoil }) => {
    let pairs = 0
    let held = 0
    essays.forEach((essay, at) => {
      const sound = before[at]
      const content = spoil(essay)
      if (sound === undefined || content === undefined) return
      const after = correctEssay({ ...essay, content })
      pairs += 1
      const isFallen = falls.some((trait) => pointsOf(after, trait) < pointsOf(sound, trait))
      if (isFallen && after.score <= sound.score) held += 1
      else details.push(`damage ${name}, ${essay.title}: ${sound.score} to ${after.score}`)
    })
    return { name, pairs, held }
  })
  const sum = (pick: (each: (typeof counts)[number]) => number) =>
    counts.reduce((total, each) => total + pick(each), 0)
  return {
    figures: {
      all: percent(
        sum(({ held }) => held),
        sum(({ pairs }) => pairs),
      ),
      ...Object.fromEntries(counts.map(({ name, pairs, held }) => [name, percent(held, pairs)])),
    },
    details,
  }
}

function pointsOf(correction: Correction, trait: Trait): number {
  const traits = correction.dimensions.flatMap((dimension) => dimension.traits)
  return traits.find((each) => each.trait === trait)?.score ?? 0
}
