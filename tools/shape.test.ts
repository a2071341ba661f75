/**
 * The shape of the sources: lines that fit a screen, files and functions that are read in one
 * sitting. A few may be larger, a table of data or a screen's markup among them; what is measured
 * is the rule, not the exception.
 */
import { type Node, parseSync, Visitor } from 'oxc-parser'
import { assert, describe, expect, test } from 'vitest'
import { nameOf } from './new/source.ts'
import { listRepositoryFiles, readRepositoryFile } from './repositoryFiles.ts'

const COLUMNS = 100 // printWidth in .oxfmtrc.json
const WIDE_LINES_MAX = 0.01 // of all lines
const FILE_LINES = 300
const FUNCTION_LINES = 70
const SHARE_WITHIN = 0.95 // of the files, of the functions
const WORST_SHOWN = 10

/** A place in the sources and its size, for the list of the worst. */
interface Measured {
  place: string
  size: number
}

const sources = listRepositoryFiles()
  .filter((file) => /\.(ts|tsx|css|mjs|cjs)$/.test(file))
  .map((file) => ({ file, text: readRepositoryFile(file) }))

test(`fewer than one line in a hundred is wider than ${COLUMNS} columns`, () => {
  const lines = sources.flatMap(({ file, text }) =>
    text.split('\n').map((line, index) => ({ place: `${file}:${index + 1}`, size: widthOf(line) })),
  )
  const wide = lines.filter(({ size }) => size > COLUMNS)
  const message = `${wide.length} of ${lines.length} lines are wider`
  assert(wide.length / lines.length < WIDE_LINES_MAX, describeWorst(message, wide))
})

test(`nearly every file has at most ${FILE_LINES} lines`, () => {
  const files = sources.map(({ file, text }) => ({ place: file, size: countLines(text) }))
  assert(percentile(files) <= FILE_LINES, describeWorst('too many long files', files))
})

test(`nearly every named function has at most ${FUNCTION_LINES} lines`, () => {
  const functions = sources
    .filter(({ file }) => !file.endsWith('.css'))
    .flatMap(({ file, text }) =>
      listFunctions(text).map(({ name, line, lines }) => ({
        place: `${file}:${line} ${name}`,
        size: lines,
      })),
    )
  expect(functions.length).toBeGreaterThan(sources.length)
  const message = 'too many long functions'
  assert(percentile(functions) <= FUNCTION_LINES, describeWorst(message, functions))
})

describe('what is measured', () => {
  test('a Chinese character, its punctuation and a full-width letter are two columns wide', () => {
    expect([
      widthOf('abc'),
      widthOf('朱批'),
      widthOf('，。（Ａ'),
      widthOf('“a…”'),
      widthOf('😀'),
    ]).toEqual([3, 4, 8, 4, 2])
  })

  test('the lines of a file are those an editor shows', () => {
    expect([countLines(''), countLines('a'), countLines('a\n'), countLines('a\nb\n')]).toEqual([
      0, 1, 1, 2,
    ])
  })

  test('declarations, constants and methods are named functions; callbacks are not', () => {
    const source = [
      'export function declared() {',
      '  return 1',
      '}',
      'const arrow = () =>',
      '  1',
      'class Kind {',
      '  method() {}',
      '}',
      'const call = { async handle() {',
      '}, find: () => [].map(() => {',
      '}) }',
    ].join('\n')
    expect(listFunctions(source)).toEqual([
      { name: 'declared', line: 1, lines: 3 },
      { name: 'arrow', line: 4, lines: 2 },
      { name: 'method', line: 7, lines: 1 },
      { name: 'handle', line: 9, lines: 2 },
      { name: 'find', line: 10, lines: 2 },
    ])
  })

  test('the 95th percentile: nineteen of twenty are no larger', () => {
    const sizes = Array.from({ length: 20 }, (_, index) => ({ place: '', size: index + 1 }))
    expect(percentile(sizes)).toBe(19)
    expect(describeWorst('too long', sizes)).toMatch(/^too long; the worst:\n +20 {2}\n +19/)
  })
})

/** East Asian wide and full-width characters, as the formatter counts them. */
const WIDE = new RegExp(
  [
    '[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97c\\uac00-\\ud7a3\\uf900-\\ufaff]',
    '[\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\uffe6\\u{20000}-\\u{3fffd}]',
    '\\p{Emoji_Presentation}',
  ].join('|'),
  'gu',
)

function widthOf(line: string): number {
  return [...line].length + (line.match(WIDE)?.length ?? 0)
}

function countLines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length - (text === '' ? 1 : 0)
}

function listFunctions(text: string): { name: string; line: number; lines: number }[] {
  const functions: { name: string; line: number; lines: number }[] = []
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index)
  const lineOf = (place: number) => breaks.filter((each) => each < place).length + 1
  const add = (name: string | undefined, { start, end }: Node) => {
    if (name === undefined) return
    const line = lineOf(start)
    functions.push({ name, line, lines: lineOf(end) - line + 1 })
  }
  const addValue = (name: string | undefined, whole: Node, value: Node | null) => {
    if (value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression')
      add(name, whole)
  }
  new Visitor({
    FunctionDeclaration: (node) => add(node.id?.name, node),
    VariableDeclarator: (node) => addValue(nameOf(node.id), node, node.init),
    MethodDefinition: (node) => addValue(nameOf(node.key), node, node.value),
    PropertyDefinition: (node) => addValue(nameOf(node.key), node, node.value),
    Property: (node) => addValue(nameOf(node.key), node, node.value),
  }).visit(parseSync('source.tsx', text).program)
  return functions
}

/** The size that all but the largest twentieth keep within. */
function percentile(measured: readonly Measured[]): number {
  const sizes = measured.map(({ size }) => size).toSorted((a, b) => a - b)
  return sizes[Math.ceil(sizes.length * SHARE_WITHIN) - 1] ?? 0
}

function describeWorst(what: string, measured: readonly Measured[]): string {
  const worst = measured.toSorted((a, b) => b.size - a.size).slice(0, WORST_SHOWN)
  return [
    `${what}; the worst:`,
    ...worst.map(({ place, size }) => `${String(size).padStart(6)}  ${place}`),
  ].join('\n')
}
