/** Small edits of our own sources, found by parsing and not by how their lines are broken: new files, sorted imports, entries of lists. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Expression, type Node, parseSync, Visitor } from 'oxc-parser'
import { ROOT } from '../runStep.ts'

const run = promisify(execFile)

export class UsageError extends Error {}

/** Never writes over a file that is there. */
export async function create(root: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new UsageError(`${file} 已经存在`) : error
  })
}

export async function edit(
  root: string,
  file: string,
  change: (text: string) => string,
): Promise<void> {
  const text = await readFile(join(root, file), 'utf8')
  const changed = change(text)
  if (changed === text) throw new UsageError(`${file} 里没有找到该改的地方`)
  await writeFile(join(root, file), changed)
}

export async function has(root: string, file: string): Promise<boolean> {
  return readFile(join(root, file)).then(
    () => true,
    () => false,
  )
}

/** The formatter breaks the lines, so that nothing here has to. */
export async function format(root: string, files: readonly string[]): Promise<void> {
  await run(
    join(ROOT, 'node_modules/.bin/oxfmt'),
    ['--config', join(ROOT, '.oxfmtrc.json'), ...files],
    { cwd: root },
  )
}

/** Adds `import { name } from 'from'`: into the braces of an import that is there, else as a line of its own in the alphabet's place. */
export function addImport(text: string, name: string, from: string): string {
  const imports = parse(text).body.filter((node) => node.type === 'ImportDeclaration')
  const own = imports.find((node) => node.source.value === from && node.importKind !== 'type')
  const later = own?.specifiers.find((each) => each.local.name > name)
  if (later !== undefined) return insert(text, later.start, `${name}, `)
  const last = own?.specifiers.at(-1)
  if (last !== undefined) return insert(text, last.end, `, ${name}`)
  const line = `import { ${name} } from '${from}'\n`
  const after = imports.find(
    (node) => node.source.value.startsWith('./') && node.source.value > from,
  )
  if (after !== undefined) return insert(text, after.start, line)
  return insert(text, (imports.at(-1)?.end ?? -1) + 1, line)
}

/**
 * Adds an entry to the object or array that the constant `list` holds (`list.key` for one inside it): before the first whose
 * name comes later in the alphabet where `sorted`, else at the end. The text comes back unchanged where there is no such list.
 */
export function addEntry(
  text: string,
  list: string,
  entry: string,
  order: 'sorted' | 'last' = 'sorted',
): string {
  const literal = findLiteral(text, list)
  if (literal?.type !== 'ObjectExpression' && literal?.type !== 'ArrayExpression') return text
  const entries = (
    literal.type === 'ObjectExpression' ? literal.properties : literal.elements
  ).filter((each) => each !== null)
  const source = (each: Node) => text.slice(each.start, each.end)
  const later = order === 'sorted' ? entries.find((each) => source(each) > entry) : undefined
  if (later !== undefined) return insert(text, later.start, `${entry},\n`)
  const last = entries.at(-1)
  if (last === undefined) return insert(text, literal.start + 1, `${entry},`)
  return insert(text, last.end, `,\n${entry}`)
}

/** The value of the constant `path` names, or of a property of it: `roleScreens.student`. */
export function findLiteral(text: string, path: string): Expression | undefined {
  const [variable, ...keys] = path.split('.')
  let found: Expression | undefined
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && id.name === variable && init !== null) found ??= unwrap(init)
    },
  }).visit(parse(text))
  for (const key of keys) {
    const property =
      found?.type === 'ObjectExpression'
        ? found.properties.find((each) => each.type === 'Property' && nameOf(each.key) === key)
        : undefined
    found = property?.type === 'Property' ? unwrap(property.value) : undefined
  }
  return found
}

/** A property's name, or a string's value. */
export function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

function parse(text: string) {
  // TSX reads plain TypeScript too, as our sources write it (no angle-bracket casts).
  const { program, errors } = parseSync('source.tsx', text)
  if (errors[0] !== undefined) throw new UsageError(errors[0].message)
  return program
}

/** `{…} as const`, `{…} satisfies Type` → `{…}`. */
function unwrap(value: Expression): Expression {
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
    ? unwrap(value.expression)
    : value
}

function insert(text: string, at: number, piece: string): string {
  return text.slice(0, at) + piece + text.slice(at)
}
