import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdDataFolder } from './dataFolderLock.ts'

let folder: string
const started: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhupi-lock-'))
})
afterEach(async () => {
  for (const child of started.splice(0)) await kill(child)
  await rm(folder, { recursive: true })
})

test('the data folder is made for its owner alone, and can be held again after a release', async () => {
  const dataDir = join(folder, 'new', 'data')
  const held = await holdDataFolder(dataDir, { url: 'http://127.0.0.1:8080' })
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  await held.release()
  await (await holdDataFolder(dataDir, { url: 'http://127.0.0.1:8080' })).release()
})

test('a second start is refused and told who holds the folder, where and since when', async () => {
  const first = await startHolder('http://127.0.0.1:8123')
  expect(first.said).toBe('held')
  const refusal = holdDataFolder(folder, { url: 'http://127.0.0.1:9999' })
  await expect(refusal).rejects.toThrow(`pid ${first.child.pid} `)
  await expect(refusal).rejects.toThrow('http://127.0.0.1:8123')
  await expect(refusal).rejects.toThrow(new Date().toISOString().slice(0, 13))
})

test('after a kill -9 of the holder, of many starters at once exactly one wins', async () => {
  const first = await startHolder('http://127.0.0.1:8123')
  await kill(first.child)
  const starters = await Promise.all(
    Array.from({ length: 5 }, (_, index) => startHolder(`http://127.0.0.1:${9000 + index}`)),
  )
  expect(starters.filter(({ said }) => said === 'held')).toHaveLength(1)
  expect(starters.filter(({ said }) => said.startsWith('refused: '))).toHaveLength(4)
})

test('a holder on file whose process id now belongs to another process holds nothing', async () => {
  const first = await startHolder('http://127.0.0.1:8123')
  const onFile = await readFile(join(folder, 'zhupi.holder'), 'utf8')
  await kill(first.child)
  await writeFile(
    join(folder, 'zhupi.holder'),
    onFile.replace(String(first.child.pid), String(process.ppid)),
  )
  const held = await holdDataFolder(folder, { url: '' })
  expect(await readFile(join(folder, 'zhupi.holder'), 'utf8')).toMatch(`${process.pid}\n`)
  await held.release()
})

test('a living holder on file is respected even where the file system does not honour locks', async () => {
  const first = await startHolder('http://127.0.0.1:8123')
  const elsewhere = join(folder, 'elsewhere')
  await mkdir(elsewhere)
  await copyFile(join(folder, 'zhupi.holder'), join(elsewhere, 'zhupi.holder'))
  await expect(holdDataFolder(elsewhere, { url: '' })).rejects.toThrow(`pid ${first.child.pid} `)
})

test('a file in the place of the folder is named', async () => {
  await writeFile(join(folder, 'data'), '')
  await expect(holdDataFolder(join(folder, 'data'), { url: '' })).rejects.toThrow('is a file')
})

test.skipIf(process.getuid?.() === 0)(
  'a folder that we may not enter is named with its owner',
  async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o000 })
    await expect(holdDataFolder(join(closed, 'data'), { url: '' })).rejects.toThrow(
      /closed \(owner \S+ \(uid \d+\)\)/,
    )
    await chmod(closed, 0o500)
    await expect(holdDataFolder(closed, { url: '' })).rejects.toThrow('Cannot write')
    await chmod(closed, 0o700)
  },
)

async function startHolder(url: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'testPrograms', 'holdFolder.ts'), folder, url],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  started.push(child)
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
