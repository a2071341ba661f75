/** Does all jobs on two worker threads, the longest first. */
import { Worker } from 'node:worker_threads'
import type { Job, Outcome } from './job.ts'

const WORKERS = 2

export async function runJobs(jobs: readonly Job[]): Promise<Outcome[]> {
  const waiting = jobs.map((job, at) => ({ job, at }))
  const outcomes: Outcome[] = []
  await Promise.all(Array.from({ length: Math.min(WORKERS, jobs.length) }, () => work()))
  return outcomes

  async function work(): Promise<void> {
    const worker = new Worker(new URL('./jobWorker.ts', import.meta.url))
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        outcomes[next.at] = await answered(worker, next.job)
      }
    } finally {
      await worker.terminate()
    }
  }
}

function answered(worker: Worker, job: Job): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (outcome: Outcome) => {
      worker.off('error', reject)
      resolve(outcome)
    })
    worker.postMessage(job)
  })
}
