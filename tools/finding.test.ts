/** A newcomer finds a screen from its URL and a handler from its call's name, by path alone (docs/MAP.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { ROOT } from './runStep.ts'
import { listAddresses, listScreens } from './screenTable.ts'

const WEB = join(ROOT, 'apps/web/src')
const publicTable = readFileSync(join(WEB, 'app/screens.tsx'), 'utf8')
const roleTable = readFileSync(join(WEB, 'app/roleScreens.ts'), 'utf8')
const addresses = listAddresses(readFileSync(join(WEB, 'client/paths.ts'), 'utf8'))
/** Who sees it, its address, its file. */
const screens = ['public', 'student', 'teacher'].flatMap((role) =>
  (role === 'public'
    ? listScreens(publicTable, 'publicScreens')
    : listScreens(roleTable, `roleScreens.${role}`)
  ).map(({ pattern, file = 'no file' }) => ({
    role,
    address: addresses.get(pattern) ?? `patterns.${pattern}`,
    file,
  })),
)

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
