/** What is typed in Latin letters meets what is written in characters; `pinyin` has its syllables apart. */

/** Spaces and case do not count: as they are typed, xj, xijie and xiej all mean 细节. */
export function wantedOf(sought: string): string {
  return sought.replace(/[\s']/gu, '').toLowerCase()
}

export function beginsWithPinyin(pinyin: string, wanted: string): boolean {
  return beginsWith(pinyin.split(' '), wanted)
}

/** From the start of any syllable on. */
export function holdsPinyin(pinyin: string, wanted: string): boolean {
  const syllables = pinyin.split(' ')
  return syllables.some((_, at) => beginsWith(syllables.slice(at), wanted))
}

/** Each syllable gives its first letter, some first letters or all of them. */
function beginsWith(syllables: readonly string[], wanted: string): boolean {
  if (wanted === '') return true
  const [first, ...rest] = syllables
  if (first === undefined) return false
  for (let taken = 1; taken <= first.length && wanted.startsWith(first.slice(0, taken)); taken += 1)
    if (beginsWith(rest, wanted.slice(taken))) return true
  return false
}
