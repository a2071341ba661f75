/** A newcomer finds a screen from its URL and a handler from its call's name, by path alone (docs/MAP.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { ROOT } from './runStep.ts'

const WEB = join(ROOT, 'apps/web/src')
const routes = readFileSync(join(WEB, 'app/routes.tsx'), 'utf8')
const patterns = new Map([...readFileSync(join(WEB, 'app/paths.ts'), 'utf8').matchAll(/^ {2}(\w+): '(\/[^']*)',$/gm)].map(([, name = '', address = '']) => [name, address]))
/** Which list of the route table a line stands in, its address, its file. */
const screens = [...routes.matchAll(/^const publicScreens|^ {2}(student|teacher): \[|path: patterns\.(\w+), load: .*?import\('\.\.\/screens\/([^']+)'\)/gm)].reduce<{ role: string; rows: { role: string; address: string; file: string }[] }>(
  (found, [line, role, name, file]) => {
    if (name !== undefined && file !== undefined) found.rows.push({ role: found.role, address: patterns.get(name) ?? `patterns.${name}`, file })
    else found.role = role ?? (line.startsWith('const') ? 'public' : found.role)
    return found
  }, { role: '', rows: [] }).rows

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

test.each(Object.keys(calls))('%s: handler and contract lie in the same area, under its name', (name) => {
  const handlers = join(ROOT, 'apps/server/src/calls')
  const areas = readdirSync(handlers).filter((area) => existsSync(join(handlers, area, `${name}.ts`)))
  expect(areas).toHaveLength(1)
  const contract = readFileSync(join(ROOT, 'packages/contract/src/calls', `${areas[0]}.ts`), 'utf8')
  expect(contract).toContain(`export const ${name} = defineCall({\n  name: '${name}'`)
})
