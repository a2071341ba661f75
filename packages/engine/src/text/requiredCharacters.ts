/**
 * The characters that must stand in a text for a pattern to be found there, read off the pattern
 * itself. Hundreds of patterns are tried on each paragraph, and most wait for a character that is
 * not in it.
 */

/** Every match holds one of each; none where nothing is certain. */
export type Required = readonly ReadonlySet<string>[]

/** They stand in nearly every paragraph: a pattern that waits for them is hardly ever spared. */
const COMMON =
  '，。的一是了我不在有人这他们来个上地到大说子时就那要下以生会自着去之过家学对可她里后小么心多天而能好都然没于起还发成事只作当想看无开手'
const COMMON_WEIGHT = 10

/** Of more than these one nearly always stands in the text. */
const MOST = 24
/** What is asked after these hardly ever says no. */
const MOST_ASKED = 4

/** What has not this plain form is not read: to require nothing is always right. */
const READABLE = /^[gdmsy]*$/

/** The rarest first. */
export function requiredIn({ source, flags }: RegExp): Required {
  if (!READABLE.test(flags) || /[\ud800-\udfff]/.test(source)) return []
  const reader: Reader = { source, at: 0 }
  const required = alternation(reader)
  if (reader.at !== source.length) return []
  return required
    .filter(({ size }) => size <= MOST)
    .sort((a, b) => weightOf(a) - weightOf(b))
    .slice(0, MOST_ASKED)
}

type Reader = { source: string; at: number }

/** One of several ways must hold, so each has to be certain; the rarest of each will do. */
function alternation(reader: Reader): ReadonlySet<string>[] {
  const ways: ReadonlySet<string>[][] = []
  do ways.push(sequence(reader))
  while (takes(reader, '|'))
  const [only] = ways
  if (ways.length === 1 && only !== undefined) return only
  const all = new Set<string>()
  for (const way of ways) {
    const rarest = rarestOf(way)
    if (rarest === null) return []
    for (const character of rarest) all.add(character)
  }
  return [all]
}

function rarestOf(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> | null {
  let best: ReadonlySet<string> | null = null
  for (const set of sets) if (best === null || weightOf(set) < weightOf(best)) best = set
  return best
}

/** All terms must hold. */
function sequence(reader: Reader): ReadonlySet<string>[] {
  const all: ReadonlySet<string>[] = []
  while (reader.at < reader.source.length && !'|)'.includes(reader.source.charAt(reader.at))) {
    const required = term(reader)
    if (!mayBeLeftOut(reader)) all.push(...required)
  }
  return all
}

function weightOf(characters: ReadonlySet<string>): number {
  let sum = 0
  for (const character of characters) sum += COMMON.includes(character) ? COMMON_WEIGHT : 1
  return sum
}

function term(reader: Reader): Required {
  const unit = reader.source.charAt(reader.at)
  reader.at += 1
  if (unit === '(') return group(reader)
  if (unit === '[') return characterClass(reader)
  if (unit === '\\') return escaped(reader)
  return '.^$'.includes(unit) ? [] : [new Set(unit)]
}

function group(reader: Reader): Required {
  const isForbidden = takes(reader, '?!') || takes(reader, '?<!')
  if (!isForbidden && !['?:', '?=', '?<='].some((opening) => takes(reader, opening))) {
    if (takes(reader, '?<')) reader.at = reader.source.indexOf('>', reader.at) + 1
  }
  const required = alternation(reader)
  takes(reader, ')')
  return isForbidden ? [] : required
}

function characterClass(reader: Reader): Required {
  const { source } = reader
  const start = reader.at
  while (reader.at < source.length && source.charAt(reader.at) !== ']')
    reader.at += source.charAt(reader.at) === '\\' ? 2 : 1
  const inner = source.slice(start, reader.at)
  reader.at += 1
  return inner === '' || /^\^|[\\-]/.test(inner) ? [] : [new Set(inner)]
}

/** A mark stands for itself; a letter or a figure for something else. */
function escaped(reader: Reader): Required {
  const unit = reader.source.charAt(reader.at)
  const long = /^(?:u[0-9a-f]{4}|x[0-9a-f]{2}|k<[^>]+>|\d+)/i.exec(reader.source.slice(reader.at))
  reader.at += long?.[0].length ?? 1
  return /[\da-z]/i.test(unit) ? [] : [new Set(unit)]
}

function mayBeLeftOut(reader: Reader): boolean {
  // Most terms have no quantifier.
  if (!'*+?{'.includes(reader.source.charAt(reader.at))) return false
  const quantifier = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at))
  if (quantifier === null) return false
  reader.at += quantifier[0].length
  return /^[*?]/.test(quantifier[0]) || quantifier[1] === '0'
}

function takes(reader: Reader, text: string): boolean {
  if (!reader.source.startsWith(text, reader.at)) return false
  reader.at += text.length
  return true
}
