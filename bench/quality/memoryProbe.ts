/**
 * A process of its own: corrects for a while on so many threads of the server's (its first argument),
 * so many essays each (its second), and says how many bytes it holds.
 */
import { startCorrectionWorkers } from '@zhupi/server/correction/correctionWorkers.ts'
import { OWN_ESSAYS } from './ownEssays.ts'

const [size, essaysEach] = process.argv.slice(2).map(Number)
if (size === undefined || essaysEach === undefined) throw new Error('memoryProbe.ts THREADS ESSAYS')
const workers = startCorrectionWorkers({ size })
const count = size * essaysEach
let begun = 0
await Promise.all(Array.from({ length: size }, correctOneAfterTheOther))
console.log(process.memoryUsage().rss)
await workers.stop()

async function correctOneAfterTheOther(): Promise<void> {
  while (begun < count) {
    const essay = OWN_ESSAYS[begun % OWN_ESSAYS.length]
    begun += 1
    if (essay !== undefined) await workers.correct(essay, () => undefined)
  }
}
