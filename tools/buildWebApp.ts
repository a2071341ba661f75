/** Builds apps/web when a source of it changed since the last build. */
import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'apps/web/dist')
const STAMP = '.sources'
const SOURCES = [
  'apps/web/{src,public}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  'packages/contract/src/**/*.{ts,json,woff2}',
  'package-lock.json',
]

/** @returns the folder of the built files */
export async function buildWebApp(): Promise<string> {
  const sources = await hashSources()
  if ((await readStamp()) === sources) return dist
  console.log('正在构建网页……')
  // Built in a folder of its own and then renamed: another start may be building, a server reading.
  const draft = `${dist}.new-${process.pid}`
  const vite = spawn(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--logLevel',
      'warn',
      '--outDir',
      draft,
      '--emptyOutDir',
    ],
    { cwd: join(root, 'apps/web'), stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const [code] = await once(vite, 'exit')
  if (code !== 0) throw new Error('vite build failed')
  await compressFiles(draft)
  await writeFile(join(draft, STAMP), sources)
  await putInPlace(draft, sources)
  return dist
}

/** Of which sources the files in place were built. */
function readStamp(): Promise<string> {
  return readFile(join(dist, STAMP), 'utf8').catch(() => '')
}

/**
 * Whole folders are renamed, never emptied in place: another start may put its own there at the
 * same moment. Whoever comes second leaves the first one's.
 */
async function putInPlace(draft: string, sources: string): Promise<void> {
  const earlier = `${dist}.old-${process.pid}`
  try {
    if ((await readStamp()) === sources) return
    // There is none on a fresh clone.
    await rename(dist, earlier).catch(() => undefined)
    await rename(draft, dist).catch(async (error: unknown) => {
      if ((await readStamp()) !== sources) throw error
    })
  } finally {
    for (const folder of [draft, earlier]) await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Beside each text file its .br and .gz, which the server sends to browsers that accept them: a
 * slow phone waits for a quarter of the bytes.
 */
export async function compressFiles(folder: string): Promise<void> {
  for await (const file of glob('**/*.{js,css,html,svg}', { cwd: folder })) {
    const bytes = await readFile(join(folder, file))
    await Promise.all([
      promisify(brotliCompress)(bytes).then((compressed) =>
        writeFile(join(folder, `${file}.br`), compressed),
      ),
      promisify(gzip)(bytes, { level: 9 }).then((compressed) =>
        writeFile(join(folder, `${file}.gz`), compressed),
      ),
    ])
  }
}

async function hashSources(): Promise<string> {
  const files: string[] = []
  for (const pattern of SOURCES) {
    for await (const entry of glob(pattern, { cwd: root, withFileTypes: true })) {
      if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
    }
  }
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex')
}
