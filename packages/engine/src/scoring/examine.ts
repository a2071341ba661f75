/** What is read and counted before anything is judged: of a correction, and of a goal's check. */
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { findMarks, repaired } from '../rules/findMarks.ts'
import type { Tables } from '../tables.ts'
import { countHan } from '../text/characters.ts'
import { readDocument, type Document } from '../text/document.ts'
import type { Essay, Mark } from '../types.ts'
import { measure, type Features, type Given } from './features.ts'
import { withoutPromptInjection } from './promptInjection.ts'
import { withoutBorrowed } from './withoutBorrowed.ts'
import { withoutRepeats } from './withoutRepeats.ts'

export type Examined = {
  document: Document
  paragraphs: string[]
  characters: number
  marks: Mark[]
  faults: Mark[]
  /** What is judged: of the writer's own words. */
  features: Features
  /** What is told of: the same of all that stands there, borrowed or said twice. */
  seen: Features
}

/** Of an essay: less is not its own. */
const LEAST_OWN = 0.3

function writingOf({ gradeLevel, task, unsure }: Essay) {
  return { gradeLevel, task: `${task.title}\n${task.requirement}`, unsure }
}

export function readEssay(essay: Essay, tables: Tables): Document {
  return readDocument(essay.content, tables, writingOf(essay))
}

export function examine(
  essay: Essay,
  tables: Tables,
  document = readEssay(essay, tables),
): Examined {
  const paragraphs = document.paragraphs.map((paragraph) => paragraph.text)
  const characters = countCharacters(paragraphs.join('\n'))
  const marks = findMarks(document)
  const faults = marks.filter((mark) => mark.kind === 'fault')
  // Measured is the text as it reads once its marked faults are repaired, so that a fault costs its
  // own deduction and nothing else.
  const wholeText = withoutPromptInjection(repaired(paragraphs, marks).join('\n'))
  const { text: distinct, repeatedParagraphs } = withoutRepeats(wholeText)
  const borrowed = withoutBorrowed(distinct, essay)
  // Where hardly anything is left, what was handed in is judged as a whole.
  const text = countHan(borrowed.text) < LEAST_OWN * countHan(distinct) ? distinct : borrowed.text
  const isSound = text === paragraphs.join('\n')
  const clean = isSound ? document : readDocument(text, tables, writingOf(essay))
  const given = {
    essay,
    marksAsWritten: marks,
    wholeText,
    repeatedParagraphs,
    borrowed,
    written: characters,
    paragraphs: paragraphs.length,
  }
  const features = measure({
    ...given,
    document: clean,
    marks: isSound ? marks : findMarks(clean),
  })
  const seen =
    text === wholeText
      ? features
      : seenIn(features, {
          ...given,
          document: readDocument(wholeText, tables, writingOf(essay)),
          marks,
        })
  return { document, paragraphs, characters, marks, faults, features, seen }
}

/** Whether it is sound, long enough and on its topic is judged, and told as it was judged. */
function seenIn({ validity, topic, fullness, characters }: Features, given: Given): Features {
  return { ...measure(given), validity, topic, fullness, characters }
}
