/** Files in a folder: written beside, flushed to the disk, and only then under their name. */
import { constants } from 'node:fs'
import { access, mkdir, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFolder, writeFlushed } from '../../flushedFiles.ts'
import { checkFileKey, isFileName, partName } from './fileKey.ts'
import { StorageFault, type StoragePort } from './port.ts'

export function createFolderStorage(folder: string): StoragePort {
  const pathOf = (name: string) => join(folder, name)
  const make = () => mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    check: () =>
      telling(async () => {
        await make()
        await access(folder, constants.W_OK)
      }),
    put: (key, bytes) =>
      telling(async () => {
        const part = pathOf(partName(key))
        await make()
        try {
          await writeFlushed(part, bytes)
          await rename(part, pathOf(checkFileKey(key)))
        } catch (error) {
          await rm(part, { force: true })
          throw error
        }
        await flushFolder(folder)
      }),
    get: (key) => telling(() => orUndefined(readFile(pathOf(checkFileKey(key))))),
    delete: (name) =>
      telling(async () => {
        if (!isFileName(name)) throw new Error('no name of a file')
        await rm(pathOf(name), { force: true })
      }),
    async *list(before) {
      const entries = await telling(() => orUndefined(opendir(folder)))
      if (entries === undefined) return
      for await (const { name } of entries) {
        if (!isFileName(name)) continue
        const found = await telling(() => orUndefined(stat(pathOf(name))))
        if (found !== undefined && found.mtime < before) yield name
      }
    },
    stop: () => undefined,
  }
}

async function orUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** What the disk says, as a fault that names no path. */
async function telling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    const kind = MISSING_RIGHTS.has(code) ? 'refused' : 'unreachable'
    throw new StorageFault(kind, code, { cause: error })
  }
}

const MISSING_RIGHTS: ReadonlySet<string> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
])

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}
