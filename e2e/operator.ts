/** What an operator does beside the running product: `npm run admin -- …` on its data folder. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Product } from './product.ts'

const ROOT = join(import.meta.dirname, '..')

/** One secret of each row of the file that the command writes: its first columns. */
export async function issue(
  product: Product,
  kind: 'cards' | 'entitlements',
  options: Record<string, string>,
): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'zhupi-issued-'))
  const file = join(folder, `${kind}.csv`)
  try {
    await runAdmin(product, [
      kind,
      'issue',
      ...Object.entries({ ...options, out: file }).flatMap(([name, value]) => [`--${name}`, value]),
    ])
    const [, ...rows] = (await readFile(file, 'utf8')).trim().split(/\r?\n/)
    return rows.map((row) => row.split(','))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A pupil whom the school makes: what the slip says. */
export async function addPupil(
  product: Product,
  pupil: { class: string; number: string; name: string },
): Promise<{ loginName: string; password: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'zhupi-slip-'))
  const file = join(folder, 'slip.csv')
  try {
    await runAdmin(product, [
      'pupils',
      'add',
      ...Object.entries({ ...pupil, out: file }).flatMap(([name, value]) => [`--${name}`, value]),
    ])
    const [, slip = ''] = (await readFile(file, 'utf8')).trim().split(/\r?\n/)
    const [, , , , loginName = '', password = ''] = slip.split(',')
    return { loginName, password }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What was corrected so far was corrected by an earlier engine, which gave this score. */
export async function ageReport(product: Product, essayId: string, score: number): Promise<void> {
  const program = join(ROOT, 'apps/server/src/testPrograms/ageReport.ts')
  await run(product, [program, essayId, String(score)])
}

/** The thirty days of what is shared of this essay are over. */
export async function endShares(product: Product, essayId: string): Promise<void> {
  await run(product, [join(ROOT, 'apps/server/src/testPrograms/endShares.ts'), essayId])
}

async function runAdmin(product: Product, args: readonly string[]): Promise<void> {
  await run(product, [join(ROOT, 'tools', 'admin.ts'), ...args])
}

async function run(product: Product, args: readonly string[]): Promise<void> {
  const { PATH, HOME } = process.env
  await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    env: { PATH, HOME, LANG: 'C', DATA_DIR: product.dataDir, USER: 'story' },
  })
}
