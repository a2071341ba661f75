/** Requests of many pupils at once, and what became of them. */
import autocannon from 'autocannon'
import type { WireRequest } from './requests.ts'

/** More than the connections to the database, so that there is always something to do. */
const CONNECTIONS = 24

export type Load = {
  /** Answers a second. */
  rate: number
  medianMs: number
  p99Ms: number
  maxMs: number
  answers: number
  /** Broken connections, time-outs, and answers that are no success. */
  failed: number
}

export type LoadOptions = {
  url: string
  /** Sent in turn; each connection begins at another of them. */
  requests: readonly WireRequest[]
  /** As many as that, each connection its share; otherwise `seconds`. */
  amount?: number
  seconds?: number
  /** Requests a second; otherwise as many as are answered. */
  rate?: number
  connections?: number
}

export async function load(options: LoadOptions): Promise<Load> {
  const { url, requests, amount, seconds = 5, rate } = options
  const connections = Math.min(options.connections ?? CONNECTIONS, requests.length)
  const share = Math.ceil(requests.length / connections)
  let connection = 0
  const started = performance.now()
  const result = await autocannon({
    url,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    ...(rate === undefined ? {} : { overallRate: rate }),
    timeout: 30,
    setupClient: (client) => {
      const from = connection * share
      connection += 1
      const turned = [...requests.slice(from), ...requests.slice(0, from)]
      client.setRequests(turned.map(({ path, ...rest }) => ({ path, ...rest })))
    },
    verifyBody: (body) => !String(body).includes('"success":false'),
  })
  const tookSeconds = (performance.now() - started) / 1000
  const answers = result['2xx']
  return {
    rate: answers / (amount === undefined ? result.duration : tookSeconds),
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    maxMs: result.latency.max,
    answers,
    failed: result.errors + result.timeouts + result.non2xx + (result.mismatches ?? 0),
  }
}
