import { requiredIn } from './requiredCharacters.ts'

/**
 * All matches of a global pattern, as `matchAll` finds them. Hundreds of patterns are tried on each
 * paragraph and hardly one is found: `matchAll` copies the pattern every time, a look does not.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return mayMatch(text, pattern) && isFound(text, pattern) ? [...text.matchAll(pattern)] : []
}

function isFound(text: string, pattern: RegExp): boolean {
  pattern.lastIndex = 0
  const found = pattern.test(text)
  pattern.lastIndex = 0
  return found
}

/** False: of some characters that the pattern needs one would have to stand in the text. */
export function mayMatch(text: string, pattern: RegExp): boolean {
  const required = known.get(pattern) ?? requiredUnits(pattern)
  if (required.length === 0) return true
  unitsIn(text)
  return required.every(standsOne)
}

function standsOne(units: readonly number[]): boolean {
  for (const unit of units) if (stands[unit] === 1) return true
  return false
}

function requiredUnits(pattern: RegExp): readonly (readonly number[])[] {
  const required = requiredIn(pattern).map((characters) =>
    Array.from(characters, (character) => character.charCodeAt(0)),
  )
  known.set(pattern, required)
  return required
}

/** By pattern the units of which it needs one of each list. */
const known = new WeakMap<RegExp, readonly (readonly number[])[]>()

/** The units that stand in the text which was asked about last: many patterns are tried on each. */
const stands = new Uint8Array(65536)
let marked = ''

/** 1 for each unit that stands in the text, until another text is asked about. */
export function unitsIn(text: string): Readonly<Uint8Array> {
  if (text === marked) return stands
  for (let at = 0; at < marked.length; at += 1) stands[marked.charCodeAt(at)] = 0
  for (let at = 0; at < text.length; at += 1) stands[text.charCodeAt(at)] = 1
  marked = text
  return stands
}
