/** A start begins anew once, as the same process, with memory handed out sparingly. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from './runStep.ts'

const home = await mkdtemp(join(tmpdir(), 'zhupi-allocator-'))
afterAll(() => rm(home, { recursive: true, force: true }))
const program = join(home, 'program.mjs')
await writeFile(
  program,
  `import { withAllocator } from ${JSON.stringify(join(ROOT, 'tools/withAllocator.mjs'))}
  console.log('begun')
  withAllocator()
  const { pid, argv, execArgv, env } = process
  console.log(JSON.stringify({ pid, argv: argv.slice(2), execArgv, env }))`,
)

test.runIf(process.platform === 'linux')(
  'once, under the same number, with what it was called with',
  async () => {
    const { pid, lines } = await run({ OWN: 'kept' })
    expect(lines.filter((line) => line === 'begun')).toHaveLength(2)
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      pid,
      argv: ['one', 'two'],
      execArgv: ['--stack-trace-limit=7'],
      env: { MALLOC_ARENA_MAX: '1', OWN: 'kept' },
    })
  },
)

test('settings of somebody else stay as they are', async () => {
  const { lines } = await run({ MALLOC_ARENA_MAX: '4' })
  expect(lines.filter((line) => line === 'begun')).toHaveLength(1)
  const { env } = JSON.parse(lines.at(-1) ?? '')
  expect(env.MALLOC_ARENA_MAX).toBe('4')
  expect(env).not.toHaveProperty('MALLOC_TOP_PAD_')
})

async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--stack-trace-limit=7', program, 'one', 'two'], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { pid: child.pid, lines: (await text(child.stdout)).trimEnd().split('\n') }
}
