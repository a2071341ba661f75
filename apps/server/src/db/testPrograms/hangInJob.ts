// A worker for queue.test.ts to kill: takes a job, says so, and never finishes it.
import { startQueue } from '../queue.ts'

const queue = await startQueue(JSON.parse(process.argv[2] ?? '{}'), console)
await queue.work('correctEssay', 1, async ({ revisionId }) => {
  console.log(`took ${revisionId}`)
  await new Promise(() => setInterval(() => undefined, 1000))
})
