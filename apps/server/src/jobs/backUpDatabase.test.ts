import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFolderStorage } from '../adapters/storage/folder.ts'
import { createTestDatabase } from '../db/testDatabase.ts'
import { backUpDatabase, lastGoodBackup } from './backUpDatabase.ts'

const { connection, drop } = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'zhupi-backups-'))
afterAll(async () => {
  await drop()
  await rm(folder, { recursive: true, force: true })
})

const openFiles = async () => createFolderStorage(join(folder, 'letter.d'))
const night = (day: number) => new Date(`2026-03-0${day}T02:40:00+08:00`)

test('each night a backup is taken and tried out; old and unfinished ones go, others stay', async () => {
  await mkdir(join(folder, 'zhupi-20260301000000.partial'))
  await writeFile(join(folder, 'letter.txt'), 'not ours')
  const lines: string[] = []
  const settings = {
    ...{ connection, openFiles, folder, keep: 2 },
    log: (line: string) => void lines.push(line),
  }
  for (const day of [2, 3, 4]) await backUpDatabase(settings, night(day))
  expect((await readdir(folder)).sort()).toEqual([
    'letter.txt',
    'zhupi-20260302184000',
    'zhupi-20260303184000',
  ])
  expect(lastGoodBackup()).toBe(night(4).getTime() / 1000)
  expect(lines.at(-1)).toContain('tried out')
})

test('a backup that cannot be tried out is no good one, and deletes nothing', async () => {
  const before = await readdir(folder)
  // Whoever may not make a database cannot try one out.
  const settings = {
    connection: { ...connection, user: 'nobody_here' },
    openFiles,
    folder,
    keep: 1,
    log: () => {},
  }
  await expect(backUpDatabase(settings, night(5))).rejects.toThrow('nobody_here')
  expect(await readdir(folder)).toEqual(before)
  expect(lastGoodBackup()).toBe(night(4).getTime() / 1000)
})
