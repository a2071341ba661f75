/** What screens.tsx and roleScreens.ts of apps/web/src/app say: address → screen, parsed. */
import type { Expression } from 'oxc-parser'
import { findLiteral, nameOf } from './new/source.ts'

interface ListedScreen {
  /** Its address, as a name of `patterns` (client/paths.ts). */
  pattern: string
  /** Below screens/. Undefined where the entry does not say how its screen is loaded. */
  file: string | undefined
}

/** The entries of the list that `name` (`roleScreens.student`, say) holds, in their order. */
export function listScreens(source: string, name: string): ListedScreen[] {
  const list = findLiteral(source, name)
  if (list?.type !== 'ArrayExpression') return []
  return list.elements.flatMap((entry) => {
    if (entry?.type === 'SpreadElement' && entry.argument.type === 'Identifier')
      return listScreens(source, entry.argument.name)
    if (entry?.type !== 'ObjectExpression') return []
    const path = valueOf(entry, 'path')
    if (path?.type !== 'MemberExpression') return []
    return [{ pattern: nameOf(path.property) ?? '', file: fileOf(source, valueOf(entry, 'load')) }]
  })
}

/** The addresses that `patterns` of client/paths.ts holds, by name. */
export function listAddresses(source: string): Map<string, string> {
  const patterns = findLiteral(source, 'patterns')
  if (patterns?.type !== 'ObjectExpression') return new Map()
  return new Map(
    patterns.properties.flatMap((each) =>
      each.type === 'Property' ? [[nameOf(each.key) ?? '', nameOf(each.value) ?? '']] : [],
    ),
  )
}

type Literal = Extract<Expression, { type: 'ObjectExpression' }>

function valueOf(literal: Literal, key: string): Expression | undefined {
  for (const each of literal.properties)
    if (each.type === 'Property' && nameOf(each.key) === key) return each.value
  return undefined
}

/** An entry imports its screen itself or names the constant that does. */
function fileOf(source: string, load: Expression | undefined): string | undefined {
  const loader = load?.type === 'Identifier' ? findLiteral(source, load.name) : load
  return loader && /screens\/([^']+)'/.exec(source.slice(loader.start, loader.end))?.[1]
}
