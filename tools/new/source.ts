/** Small edits of our own sources: new files, sorted imports, sorted entries. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export class UsageError extends Error {}

/** Never writes over a file that is there. */
export async function create(root: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new UsageError(`${file} 已经存在`) : error
  })
}

export async function edit(root: string, file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(join(root, file), 'utf8')
  const changed = change(text)
  if (changed === text) throw new UsageError(`${file} 里没有找到该改的地方`)
  await writeFile(join(root, file), changed)
}

export async function has(root: string, file: string): Promise<boolean> {
  return readFile(join(root, file)).then(() => true, () => false)
}

/** Adds `import { name } from 'from'`: into the braces of an import that is there, else as a line of its own in the alphabet's place. */
export function addImport(text: string, name: string, from: string): string {
  const own = new RegExp(`^import \\{ (.+) \\} from '${from.replaceAll('.', '\\.')}'$`, 'm')
  const found = own.exec(text)
  if (found?.[1] !== undefined) return text.replace(own, `import { ${[...found[1].split(', '), name].sort(byName).join(', ')} } from '${from}'`)
  const line = `import { ${name} } from '${from}'`
  const lines = text.split('\n')
  const isLocal = (each: string) => /^import .+ from '\.\//.test(each)
  const after = lines.findIndex((each) => isLocal(each) && sourceOf(each) > from)
  lines.splice(after === -1 ? lines.findLastIndex((each) => each.startsWith('import ')) + 1 : after, 0, line)
  return lines.join('\n')
}

/** Adds a line to the block that begins with `opening` and ends with the first line that is `closing`, sorted among its neighbours. */
export function addEntry(text: string, opening: string, closing: string, entry: string): string {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.startsWith(opening))
  const end = lines.findIndex((line, index) => index > start && line.startsWith(closing))
  if (start === -1 || end === -1) return text
  const before = lines.findIndex((line, index) => index > start && index < end && byName(line.trim(), entry.trim()) > 0)
  lines.splice(before === -1 ? end : before, 0, entry)
  return lines.join('\n')
}

function sourceOf(line: string): string {
  return /from '(.+)'/.exec(line)?.[1] ?? ''
}

function byName(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
