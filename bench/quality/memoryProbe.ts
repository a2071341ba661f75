/**
 * A process of its own: corrects for a while on so many threads of the server's (its first argument)
 * and says how many bytes it holds.
 */
import { startCorrectionWorkers } from '@zhupi/server/correction/correctionWorkers.ts'
import { OWN_ESSAYS } from './ownEssays.ts'

const CORRECTIONS_A_THREAD = 200

const size = Number(process.argv[2])
const workers = startCorrectionWorkers({ size })
let begun = 0
await Promise.all(Array.from({ length: size }, correctOneAfterTheOther))
console.log(process.memoryUsage().rss)
await workers.stop()

async function correctOneAfterTheOther(): Promise<void> {
  while (begun < size * CORRECTIONS_A_THREAD) {
    const essay = OWN_ESSAYS[begun % OWN_ESSAYS.length]
    begun += 1
    if (essay !== undefined) await workers.correct(essay, () => undefined)
  }
}
