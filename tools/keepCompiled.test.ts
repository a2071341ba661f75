/** What Node compiled is kept where only the server's user can write. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from './runStep.ts'

const home = await mkdtemp(join(tmpdir(), 'zhupi-compiled-'))
afterAll(() => rm(home, { recursive: true, force: true }))
await writeFile(join(home, 'greeting.ts'), 'export const greeting: string = "朱批"\n')

test('in a folder of its own in the data folder, for the next start and for threads', async () => {
  const data = join(home, 'deep', 'data')
  expect(runKeeping(data)).toBe(`朱批 ${join(data, 'compiled')}\n`)
  for (const folder of [data, join(data, 'compiled')])
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700')
  const [version = ''] = await readdir(join(data, 'compiled'))
  expect((await readdir(join(data, 'compiled', version))).length).toBeGreaterThan(0)
  // A second start finds the folders there.
  expect(runKeeping(data)).toBe(`朱批 ${join(data, 'compiled')}\n`)
})

test('a data folder that is none leaves the start to say so, and keeps nothing', async () => {
  const file = join(home, 'file')
  await writeFile(file, '')
  expect(runKeeping(file)).toBe('朱批 undefined\n')
})

/** What a program that keeps its compiled code says of itself. */
function runKeeping(dataDir: string): string {
  const program = `
    const { keepCompiled } = await import(${JSON.stringify(join(ROOT, 'tools/keepCompiled.mjs'))})
    keepCompiled(${JSON.stringify(dataDir)})
    const { greeting } = await import(${JSON.stringify(join(home, 'greeting.ts'))})
    console.log(greeting, process.env.NODE_COMPILE_CACHE)`
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  })
}
