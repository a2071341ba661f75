import { expect, it } from 'vitest'
import { mayBegin } from '#tables.ts'
import { TABLES } from '#testing.ts'
import { mayBeInRow } from './rowSet.ts'

it('holds every two characters that follow each other in a word of either lexicon', () => {
  const missing = [TABLES.words.trie, TABLES.witness.trie].flatMap(({ first, units }) => {
    const pairs: string[] = []
    for (let node = 1; node < units.length; node += 1) {
      const one = units[node] ?? 0
      for (let child = first[node] ?? 0; child < (first[node + 1] ?? 0); child += 1) {
        const two = units[child] ?? 0
        const isHeld =
          node < (first[1] ?? 0)
            ? mayBegin(TABLES, one, two) && mayBeInRow(TABLES.seconds, two, one)
            : mayBeInRow(TABLES.insides, one, two)
        if (!isHeld) pairs.push(String.fromCharCode(one, two))
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
