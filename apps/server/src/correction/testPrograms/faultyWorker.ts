// A worker for correctionWorkers.test.ts: what it does stands in the essay's title.
import { parentPort } from 'node:worker_threads'

const waits = new Int32Array(new SharedArrayBuffer(4))

parentPort?.on('message', ({ essay: { title } }: { essay: { title: string } }) => {
  parentPort?.postMessage({ kind: 'begun' })
  if (title === 'hangs') for (;;);
  // As long as a machine with other work may let it wait.
  if (title === 'waits') Atomics.wait(waits, 0, 0, 7_000)
  if (title === 'exits') process.exit(3)
  if (title === 'throws later') setImmediate(() => JSON.parse('{'))
  else if (title === 'fails') parentPort?.postMessage({ kind: 'failed', error: new Error('no') })
  else parentPort?.postMessage({ kind: 'corrected', correction: title })
})
