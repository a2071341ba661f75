/**
 * The characters of which one must stand in a text for a pattern to be found there, read off the
 * pattern itself. Hundreds of patterns are tried on each paragraph, and most wait for a character
 * that is not in it.
 */

/** Every match holds one of them; null where nothing is certain. */
export type Required = ReadonlySet<string> | null

/** They stand in nearly every paragraph: a pattern that waits for them is hardly ever spared. */
const COMMON =
  '，。的一是了我不在有人这他们来个上地到大说子时就那要下以生会自着去之过家学对可她里后小么心多天而能好都然没于起还发成事只作当想看无开手'
const COMMON_WEIGHT = 10

/** Of more than these one nearly always stands in the text. */
const MOST = 24

/** What has not this plain form is not read: null is always right. */
const READABLE = /^[gdmsy]*$/

export function requiredIn({ source, flags }: RegExp): Required {
  if (!READABLE.test(flags) || /[\ud800-\udfff]/.test(source)) return null
  const reader: Reader = { source, at: 0 }
  const required = alternation(reader)
  const isRead = reader.at === source.length
  return isRead && required !== null && required.size <= MOST ? required : null
}

type Reader = { source: string; at: number }

/** One of several ways must hold, so each has to be certain. */
function alternation(reader: Reader): Required {
  const ways: Required[] = []
  do ways.push(sequence(reader))
  while (takes(reader, '|'))
  const all = new Set<string>()
  for (const way of ways) {
    if (way === null) return null
    for (const character of way) all.add(character)
  }
  return all
}

/** All terms must hold, so the rarest of them will do. */
function sequence(reader: Reader): Required {
  let best: Required = null
  while (reader.at < reader.source.length && !'|)'.includes(reader.source.charAt(reader.at))) {
    const required = term(reader)
    if (mayBeLeftOut(reader) || required === null) continue
    if (best === null || weightOf(required) < weightOf(best)) best = required
  }
  return best
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
  return '.^$'.includes(unit) ? null : new Set([unit])
}

function group(reader: Reader): Required {
  const isForbidden = takes(reader, '?!') || takes(reader, '?<!')
  if (!isForbidden && !['?:', '?=', '?<='].some((opening) => takes(reader, opening))) {
    if (takes(reader, '?<')) reader.at = reader.source.indexOf('>', reader.at) + 1
  }
  const required = alternation(reader)
  takes(reader, ')')
  return isForbidden ? null : required
}

function characterClass(reader: Reader): Required {
  const { source } = reader
  const start = reader.at
  while (reader.at < source.length && source.charAt(reader.at) !== ']')
    reader.at += source.charAt(reader.at) === '\\' ? 2 : 1
  const inner = source.slice(start, reader.at)
  reader.at += 1
  return inner === '' || /^\^|[\\-]/.test(inner) ? null : new Set(inner)
}

/** A mark stands for itself; a letter or a figure for something else. */
function escaped(reader: Reader): Required {
  const unit = reader.source.charAt(reader.at)
  const long = /^(?:u[0-9a-f]{4}|x[0-9a-f]{2}|k<[^>]+>|\d+)/i.exec(reader.source.slice(reader.at))
  reader.at += long?.[0].length ?? 1
  return /[\da-z]/i.test(unit) ? null : new Set([unit])
}

function mayBeLeftOut(reader: Reader): boolean {
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
