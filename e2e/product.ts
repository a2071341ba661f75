/** The product, started as with `npm start`, on a free port and a data folder of its own. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const ROOT = dirname(import.meta.dirname)
/** Ends a start that hangs; building the web app is part of a first one. */
const START_WITHIN_MS = 180_000
const STOP_WITHIN_MS = 20_000
/** What Node compiled for one product of a run serves the next: half of what a start costs. */
const COMPILED = join(ROOT, 'test-results', 'compiled')

export class Product {
  /** Without a slash at the end; the web app is at `${url}/h5/`. */
  readonly url: string
  readonly dataDir: string
  readonly logFile: string
  #port: number
  #process: ChildProcess | undefined
  #wasKilled = false
  readonly #env: Record<string, string>

  private constructor(port: number, dataDir: string, env: Record<string, string>) {
    this.#env = env
    this.#port = port
    this.url = `http://127.0.0.1:${port}`
    this.dataDir = dataDir
    this.logFile = join(ROOT, 'test-results', `product-${port}.log`)
  }

  /**
   * `env`: settings besides the port and the data folder. Without any it begins with a copy of the
   * demo school that the run prepared (demoSeed.ts), if it did.
   */
  static async start(env?: Record<string, string>): Promise<Product> {
    const dataDir = await mkdtemp(join(tmpdir(), 'zhupi-e2e-'))
    const seed = process.env['DEMO_SEED']
    if (seed && env === undefined) await copyFolder(seed, dataDir)
    const product = new Product(await findFreePort(), dataDir, env ?? {})
    try {
      await product.restart()
    } catch (error) {
      await product.remove()
      throw error
    }
    return product
  }

  /** On the same data folder and port, after stop() or kill(); `env` is added to its settings. */
  async restart(env: Record<string, string> = {}): Promise<void> {
    await mkdir(dirname(this.logFile), { recursive: true })
    const log = await open(this.logFile, 'a')
    const { size: logBegan } = await log.stat()
    const { PATH, HOME, TMPDIR } = process.env
    this.#process = spawn(process.execPath, [join(ROOT, 'tools', 'start.mjs')], {
      cwd: ROOT,
      env: {
        ...(TMPDIR ? { TMPDIR } : {}),
        PATH,
        HOME,
        LANG: 'C',
        NO_COLOR: '1',
        NODE_COMPILE_CACHE: COMPILED,
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        ...this.#env,
        ...env,
      },
      stdio: ['ignore', log.fd, log.fd],
      // A group of its own, so that kill() reaches all of it, as a power cut would.
      detached: true,
    })
    await log.close()
    await this.#waitUntilServing(this.#process, logBegan)
    this.#wasKilled = false
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Another start on the same data folder, on another port: how it ends and what it says. */
  async startAgain(): Promise<{ code: number | null; output: string }> {
    const { PATH, HOME } = process.env
    const child = spawn(process.execPath, [join(ROOT, 'tools', 'start.mjs')], {
      cwd: ROOT,
      env: { PATH, HOME, LANG: 'C', PORT: String(await findFreePort()), DATA_DIR: this.dataDir },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => (output += bytes.toString()))
    await once(child, 'close')
    return { code: child.exitCode, output }
  }

  /** In order, as Ctrl-C does. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** kill -9. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
    this.#wasKilled = true
  }

  /** Stops the product and removes all its data. */
  async remove(): Promise<void> {
    // A killed product leaves its PostgreSQL running; only an orderly stop ends that one.
    if (this.#wasKilled) await this.restart()
    await this.stop()
    const away = await readFile(join(this.dataDir, 'postgres.location'), 'utf8').catch(() => '')
    for (const path of [this.dataDir, ...(away ? [away.trim(), `${away.trim()}.data-folder`] : [])])
      await rm(path, { recursive: true, force: true })
  }

  /** Until its greeting, which follows the demo school. */
  async #waitUntilServing(child: ChildProcess, logBegan: number): Promise<void> {
    const until = Date.now() + START_WITHIN_MS
    while (Date.now() < until) {
      if (child.exitCode !== null || child.signalCode !== null) break
      const said = (await readFile(this.logFile)).subarray(logBegan).toString()
      if (said.includes('朱批已启动')) return
      await sleep(100)
    }
    const log = (await readFile(this.logFile, 'utf8')).slice(-2000)
    throw new Error(`The product did not start; ${this.logFile} ends with:\n${log}`)
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    process.kill(-child.pid, signal)
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
    await ended
    clearTimeout(impatience)
  }
}

/** With owners and modes: PostgreSQL wants its own account's, and nobody else's. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}

/**
 * Free now, and below the ports that the system gives to outgoing connections (from 32768 on Linux):
 * a product listens seconds after it was asked for, once the web app is built, and a browser's
 * connection may have taken one of those meanwhile.
 */
async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(10_000, 30_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error('No free port between 10000 and 29999')
}
