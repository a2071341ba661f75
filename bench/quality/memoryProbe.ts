/** A process of its own: corrects for a while and says how many bytes it holds. */
import { correctEssay } from './engineUnderTest.ts'
import { OWN_ESSAYS } from './ownEssays.ts'

const CORRECTIONS = 200

for (let done = 0; done < CORRECTIONS; done += 1) {
  const essay = OWN_ESSAYS[done % OWN_ESSAYS.length]
  if (essay !== undefined) correctEssay(essay)
}
console.log(process.memoryUsage().rss)
