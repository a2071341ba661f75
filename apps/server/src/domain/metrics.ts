/**
 * What operators watch: how long calls and jobs take, by their names, and what the process uses.
 * Nothing of a person, a class or an essay is in it.
 */
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'

/** Seconds. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const JOB_BUCKETS = [0.05, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]

export type Metrics = {
  /** `status` is that of HTTP. */
  noteCall(call: string, status: number, durationMs: number): void
  /** Runs the job and notes how it went. */
  timeJob<T>(job: string, run: () => Promise<T>): Promise<T>
  /** Read each time that the metrics are asked for. */
  addGauge(name: string, help: string, read: () => number | Promise<number>): void
  /** The text form of Prometheus, and its content type. */
  print(): Promise<string>
  contentType: string
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'zhupi_' })
  const registers = [registry]
  const calls = new Histogram({
    name: 'zhupi_call_seconds',
    help: 'Calls answered, by name and HTTP status',
    labelNames: ['call', 'status'],
    buckets: CALL_BUCKETS,
    registers,
  })
  const jobs = new Histogram({
    name: 'zhupi_job_seconds',
    help: 'Jobs run, by name and outcome',
    labelNames: ['job', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  })
  return {
    contentType: registry.contentType,
    print: () => registry.metrics(),
    noteCall: (call, status, durationMs) => calls.observe({ call, status }, durationMs / SECOND_MS),
    timeJob: async (job, run) => {
      const started = performance.now()
      const note = (outcome: 'done' | 'failed') =>
        jobs.observe({ job, outcome }, (performance.now() - started) / SECOND_MS)
      try {
        const result = await run()
        note('done')
        return result
      } catch (error) {
        note('failed')
        throw error
      }
    },
    addGauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: async (): Promise<void> => {
          // A figure that cannot be read now must not hide the others.
          gauge.set(await Promise.resolve(read()).catch(() => Number.NaN))
        },
      })
    },
  }
}
