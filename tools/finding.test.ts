/** A newcomer finds a screen from its URL and a handler from its call's name, by path alone (docs/MAP.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import type { Expression } from 'oxc-parser'
import { findLiteral, nameOf } from './new/source.ts'
import { ROOT } from './runStep.ts'

const WEB = join(ROOT, 'apps/web/src')
const routes = readFileSync(join(WEB, 'app/screens.tsx'), 'utf8')
const addresses = new Map(
  entriesOf(findLiteral(readFileSync(join(WEB, 'client/paths.ts'), 'utf8'), 'patterns')),
)
/** Which list of the route table an entry stands in, its address, its file. An entry names its file itself, or the constant that loads it. */
const screens = ['public', 'student', 'teacher'].flatMap((role) => {
  const list = findLiteral(routes, role === 'public' ? 'publicScreens' : `roleScreens.${role}`)
  if (list?.type !== 'ArrayExpression') return []
  return list.elements.flatMap((element) => {
    const source = element === null ? '' : routes.slice(element.start, element.end)
    const name = /patterns\.(\w+)/.exec(source)?.[1]
    const loader = /load: (\w+)/.exec(source)?.[1]
    const loaded = loader === undefined ? undefined : findLiteral(routes, loader)
    const file =
      importedScreen(source) ?? (loaded && importedScreen(routes.slice(loaded.start, loaded.end)))
    return name === undefined || file === undefined
      ? []
      : [{ role, address: addresses.get(name) ?? `patterns.${name}`, file }]
  })
})

function importedScreen(source: string): string | undefined {
  return /screens\/([^']+)'/.exec(source)?.[1]
}

function entriesOf(literal: Expression | undefined): [string, string][] {
  if (literal?.type !== 'ObjectExpression') return []
  return literal.properties.flatMap((each) =>
    each.type === 'Property' ? [[nameOf(each.key) ?? '', nameOf(each.value) ?? '']] : [],
  )
}

test('the route table was read', () => {
  expect(screens.length).toBeGreaterThan(20)
})

describe('URL → screen', () => {
  test.each(screens)('$role $address → $file', ({ role, address, file }) => {
    // The parts of an address that name a thing are no folders; a teacher's addresses often begin with the role already.
    const parts = address.split('/').filter((part) => part !== '' && !part.startsWith(':'))
    const folder = [...(parts[0] === role ? parts.slice(1) : parts)].join('/')
    const [room = '', ...rest] = dirname(file).split('/')
    expect([role, 'both'].includes(room) || (role === 'public' && room === 'public')).toBe(true)
    // One folder more where the same address also holds a list.
    expect([folder, ...rest.slice(-1).map((last) => `${folder}/${last}`)]).toContain(rest.join('/'))
    expect(existsSync(join(WEB, 'screens', file))).toBe(true)
  })
})

test.each(Object.values(calls).map(({ name }) => name))(
  '%s: handler and contract lie in the same area, under its name',
  async (name) => {
    const handlers = join(ROOT, 'apps/server/src/calls')
    const areas = readdirSync(handlers).filter((area) =>
      existsSync(join(handlers, area, `${name}.ts`)),
    )
    expect(areas).toHaveLength(1)
    const contract: Record<string, unknown> = await import(
      join(ROOT, 'packages/contract/src/calls', `${areas[0]}.ts`)
    )
    expect(contract[name]).toBe(calls[name])
    expect(calls[name].name).toBe(name)
  },
)
