import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

const CALLS = /[\\/]contract[\\/]src[\\/]calls[\\/]\w+\.ts$/
/** What the browser reads of a call; of the rest it has the types. */
const READ = new Set(['name', 'method', 'path', 'encoding'])

/**
 * Leaves out of what the browser gets what only the server asks of a call: its schemas, its rates.
 * The browser sends and reads what the types say and checks nothing, so schemas and the library
 * that checks would be fetched for nothing.
 */
export function browserCalls(): Plugin {
  return {
    name: 'browser-calls',
    apply: 'build',
    transform: {
      // Before Vite takes the types away: positions are those of the file.
      order: 'pre',
      filter: { id: CALLS },
      handler: (code, path) => ({ code: cutCalls(code, path), map: null }),
    },
  }
}

/**
 * A file of calls, each with what the browser reads. What its fields are made of is said to do
 * nothing else, so that it goes too where nobody reads it.
 */
export function cutCalls(code: string, path: string): string {
  const { program } = parseSync(path, code)
  const edits: { start: number; end: number; text: string }[] = []
  new Visitor({
    CallExpression(called) {
      const [call] = called.arguments
      if (!isDefinition(called) || call?.type !== 'ObjectExpression') return
      for (const { type, start, end, ...property } of call.properties) {
        if (type !== 'Property' || !('key' in property)) continue
        if (property.key.type !== 'Identifier' || READ.has(property.key.name)) continue
        // The comma behind it stands before the next one.
        edits.push({ start, end: code[end] === ',' ? end + 1 : end, text: '' })
      }
    },
  }).visit(program)
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { init } of declared.declarations) {
      if (init === null || isDefinition(init)) continue
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' })
      edits.push({ start: init.end, end: init.end, text: '))()' })
    }
  }
  let left = ''
  let from = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    left += code.slice(from, start) + text
    from = end
  }
  return left + code.slice(from)
}

function isDefinition(expression: ESTree.Expression): boolean {
  return (
    expression.type === 'CallExpression' &&
    expression.callee.type === 'Identifier' &&
    expression.callee.name.startsWith('define')
  )
}
