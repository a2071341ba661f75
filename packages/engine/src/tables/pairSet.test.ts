import { expect, it } from 'vitest'
import { mayBegin } from '#tables.ts'
import { TABLES } from '#testing.ts'

it('holds every two characters that a word of either lexicon begins with', () => {
  const missing = [TABLES.words.trie, TABLES.witness.trie].flatMap(({ first, units }) => {
    const pairs: string[] = []
    for (let one = first[0] ?? 0; one < (first[1] ?? 0); one += 1) {
      for (let two = first[one] ?? 0; two < (first[one + 1] ?? 0); two += 1) {
        if (!mayBegin(TABLES, units[one] ?? 0, units[two] ?? 0))
          pairs.push(String.fromCharCode(units[one] ?? 0, units[two] ?? 0))
      }
    }
    return pairs
  })
  expect(missing).toEqual([])
})

it('knows of most others that no word begins with them', () => {
  const marks = [...'，。！？；：、…'].map((mark) => mark.charCodeAt(0))
  const held = marks.flatMap((one) =>
    Array.from({ length: 1000 }, (_, place) => 0x4e00 + place).filter((two) =>
      mayBegin(TABLES, one, two),
    ),
  )
  expect(held.length).toBeLessThan(marks.length * 100)
})
