/** What a text comes back to in the same words: 渴望成功 in five of its sentences. */
import { countHan, hanGrams, shareOf } from './characters.ts'

const PHRASE = 4 // Chinese characters
const TIMES = 3

/** Share of the text that stands in a phrase which it says three times or more. */
export function refrainShare(text: string): number {
  const runs = text.match(/[\u3400-\u9fff]+/g) ?? []
  const times = new Map<string, number>()
  for (const gram of runs.flatMap((run) => hanGrams(run, PHRASE)))
    times.set(gram, (times.get(gram) ?? 0) + 1)
  let covered = 0
  for (const run of runs) {
    let end = 0
    hanGrams(run, PHRASE).forEach((gram, at) => {
      if ((times.get(gram) ?? 0) < TIMES) return
      covered += at + PHRASE - Math.max(at, end)
      end = at + PHRASE
    })
  }
  return shareOf(covered, countHan(text))
}
