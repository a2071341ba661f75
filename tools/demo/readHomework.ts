/**
 * What the demo school's homework asks and what its pupils wrote: a folder of essays/ each, plain
 * text, a paragraph a line. All of it is written by us and under the project's licence; the slips
 * in the middling and weak essays are meant.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const QUALITIES = ['excellent', 'good', 'middling', 'weak'] as const
export type Quality = (typeof QUALITIES)[number]

export type DemoEssay = { quality: Quality; title: string; paragraphs: readonly string[] }

export type DemoHomework = {
  key: string
  title: string
  requirement: string
  genre: string
  minCharacters: number
  /** At most one of each quality; none where nobody has begun. */
  essays: readonly DemoEssay[]
}

/** @param key the folder's name */
export function readHomework(key: string): DemoHomework {
  const folder = join(import.meta.dirname, 'essays', key)
  const [head, requirement] = readParts(join(folder, 'task.txt'))
  const fields = new Map(head.split('\n').map(splitField))
  return {
    key,
    title: fields.get('title') ?? '',
    requirement,
    genre: fields.get('genre') ?? '',
    minCharacters: Number(fields.get('minCharacters')),
    essays: QUALITIES.flatMap((quality) => {
      const file = join(folder, `${quality}.txt`)
      if (!existsSync(file)) return []
      const [title, text] = readParts(file)
      return [{ quality, title, paragraphs: text.split('\n') }]
    }),
  }
}

/** A text of practice/: its title, a blank line, a paragraph a line. */
export function readPracticeText(name: string): { title: string; paragraphs: readonly string[] } {
  const [title, text] = readParts(join(import.meta.dirname, 'practice', `${name}.txt`))
  return { title, paragraphs: text.split('\n') }
}

/** What stands before the first blank line, and what after it. */
function readParts(file: string): [head: string, body: string] {
  const text = readFileSync(file, 'utf8').trimEnd()
  const blank = text.indexOf('\n\n')
  return [text.slice(0, blank), text.slice(blank + 2)]
}

function splitField(line: string): [name: string, value: string] {
  const colon = line.indexOf(': ')
  return [line.slice(0, colon), line.slice(colon + 2)]
}
