/**
 * Seven ways to spoil a sound essay. Each names the traits one of which must fall, and those that
 * may move with it; the rest must stay.
 */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Essay } from '@zhupi/engine/types.ts'
import { LINKS, TYPOS } from './damageWords.ts'
import { withForeignTasks } from './offTopicTasks.ts'

export type Damage = {
  name: string
  /** At least one of these falls. */
  falls: readonly Trait[]
  /** These may move too, in either direction. */
  mayMove: readonly Trait[]
  /** The spoilt essay; undefined where it cannot be spoilt so. `other` is on another topic. */
  spoil: (essay: Essay, other: Essay) => Essay | undefined
}

const LEAST_PARAGRAPHS = 4

export const DAMAGES: readonly Damage[] = [
  { name: 'typos', falls: ['STANDARD'], mayMove: [], spoil: withTypos },
  {
    name: 'shuffled',
    falls: ['STRUCTURE_PRECISENESS'],
    mayMove: ['CENTER_STANDOUT', 'LANGUAGE_FLUENCY'],
    spoil: withParagraphs(shuffled),
  },
  {
    // Many an ending is where the title is taken up: 切题 may go with it.
    name: 'endingCut',
    falls: ['STRUCTURE_PRECISENESS'],
    mayMove: [
      'MATCH_TITLE',
      'CENTER_STANDOUT',
      'CONTENTS_FULL',
      'EMOTION_SINCERE',
      'STYLE_MATCH',
      'LANGUAGE_FLUENCY',
      'PROFOUND',
      'RICHNESS',
      'LITERARY',
      'NOVELTY',
    ],
    spoil: withParagraphs((paragraphs) => paragraphs.slice(0, -1)),
  },
  {
    name: 'topicSwapped',
    falls: ['MATCH_TITLE'],
    mayMove: ['CENTER_STANDOUT'],
    spoil: withOtherTopic,
  },
  {
    name: 'repeated',
    falls: ['CONTENTS_FULL', 'STRUCTURE_PRECISENESS'],
    mayMove: ['LANGUAGE_FLUENCY', 'CENTER_STANDOUT'],
    spoil: withParagraphs((paragraphs) =>
      paragraphs.flatMap((text, at) => (at === 1 ? [text, text] : [text])),
    ),
  },
  {
    name: 'unlinked',
    falls: ['STRUCTURE_PRECISENESS', 'PROFOUND', 'LANGUAGE_FLUENCY'],
    mayMove: ['STYLE_MATCH', 'CENTER_STANDOUT'],
    spoil: withoutLinks,
  },
  {
    name: 'joined',
    falls: ['STRUCTURE_PRECISENESS'],
    // The claims of an argument stand at the heads of its paragraphs, and speak for its depth.
    mayMove: ['CENTER_STANDOUT', 'PROFOUND', 'CONTENTS_FULL'],
    spoil: withParagraphs((paragraphs) => [paragraphs.map(closed).join('')]),
  },
]

const LEAST_TYPOS = 2
const MOST_TYPOS = 4

function withTypos(essay: Essay): Essay | undefined {
  let content = essay.content
  let made = 0
  for (const [right, wrong] of TYPOS) {
    if (made === MOST_TYPOS || !content.includes(right)) continue
    content = content.replace(right, wrong)
    made += 1
  }
  return made < LEAST_TYPOS ? undefined : { ...essay, content }
}

/** Second, fourth, … paragraph first, then the others: opening and ending leave their places. */
function shuffled(paragraphs: readonly string[]): string[] {
  return [
    ...paragraphs.filter((_text, at) => at % 2 === 1),
    ...paragraphs.filter((_text, at) => at % 2 === 0),
  ]
}

/** A line without its full stop would run into the next sentence, which would spoil 流畅 too. */
function closed(paragraph: string): string {
  return /[\p{P}\p{S}]$/u.test(paragraph) ? paragraph : `${paragraph}。`
}

/** Many essays would answer an open task (写一个人): there a narrow one takes its place. */
function withOtherTopic(essay: Essay, other: Essay): Essay | undefined {
  if (essay.task.requirement !== '') return withForeignTasks([essay])[0]
  return essay.task.title === ''
    ? undefined
    : { ...essay, task: { ...essay.task, title: other.task.title } }
}

const LINK = new RegExp(`(?<=^|[，。！？；：\\n])(?:${LINKS.join('|')})，?`, 'gu')
const LEAST_LINKS = 3

function withoutLinks(essay: Essay): Essay | undefined {
  return (essay.content.match(LINK)?.length ?? 0) < LEAST_LINKS
    ? undefined
    : { ...essay, content: essay.content.replace(LINK, '') }
}

function withParagraphs(change: (paragraphs: readonly string[]) => string[]): Damage['spoil'] {
  return (essay) => {
    const paragraphs = essay.content.split('\n').filter((text) => text.trim() !== '')
    return paragraphs.length < LEAST_PARAGRAPHS
      ? undefined
      : { ...essay, content: change(paragraphs).join('\n') }
  }
}
