/** One recogniser's process, seen from the server: a page at a time, or it ends. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { RecognisedPage } from './port.ts'

export type ToRecogniser = { jpeg: Uint8Array }
export type FromRecogniser =
  | { kind: 'read'; page: RecognisedPage; rss: number }
  | { kind: 'failed'; reason: string }

export type RecogniserOptions = {
  program: URL
  threads: number
  /** More than this and it ends; the page is tried in another one. */
  memoryMb: number
  /** Of the processor: a page that takes more is stuck. On a busy machine a sound one takes long by the clock. */
  pageMs: number
  /** A page without an answer for so long is given up, whatever its process does. */
  silentMs: number
}

export type Recogniser = {
  readonly pid: number | undefined
  /** Fails with RecogniserEnded where its process ends, whatever ended it. */
  read(jpeg: Uint8Array): Promise<Extract<FromRecogniser, { kind: 'read' }>>
  end(): Promise<void>
}

/** The page may be tried again in another process; any other failure is the page's own. */
export class RecogniserEnded extends Error {}

/** Of what JavaScript itself takes; the models lie outside of it. */
const HEAP_MB = 256

export function startRecogniser(options: RecogniserOptions, onEnded: () => void): Recogniser {
  const child = fork(
    fileURLToPath(options.program),
    [options.threads, options.memoryMb, options.pageMs].map(String),
    {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      // It knows no secrets of the server's.
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  )
  let settle: ((answer: FromRecogniser | RecogniserEnded) => void) | undefined
  const hasEnded = new Promise<void>((resolve) => {
    const end = () => {
      resolve()
      settle?.(new RecogniserEnded('the recogniser ended'))
      onEnded()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  child.on('message', (answer: FromRecogniser) => settle?.(answer))
  return {
    pid: child.pid,
    read: async (jpeg) => {
      const late = setTimeout(() => child.kill('SIGKILL'), options.silentMs)
      const answer = await new Promise<FromRecogniser | RecogniserEnded>((resolve) => {
        settle = resolve
        child.send({ jpeg } satisfies ToRecogniser, (error) => {
          if (error !== null) resolve(new RecogniserEnded(error.message))
        })
      })
      settle = undefined
      clearTimeout(late)
      if (answer instanceof RecogniserEnded) throw answer
      if (answer.kind === 'failed') throw new Error(answer.reason)
      return answer
    },
    end: () => {
      child.kill('SIGKILL')
      return hasEnded
    },
  }
}
