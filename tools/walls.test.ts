import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from './runStep.ts'

type Import = readonly [from: string, to: string]

/** Every wall with an import that goes through it. */
const BREACHES: Record<string, readonly Import[]> = {
  'contract-knows-nobody': [['packages/contract/src/a.ts', '@zhupi/engine/types.ts']],
  'engine-knows-only-the-contract': [['packages/engine/src/a.ts', 'apps/server/src/config.ts']],
  'server-knows-only-contract-and-engine': [['apps/server/src/a.ts', 'apps/web/src/ui/Card.tsx']],
  'web-knows-only-the-contract': [
    ['apps/web/src/parts/Report.tsx', '@zhupi/engine/types.ts'],
    ['apps/web/src/app/main.tsx', 'apps/server/src/config.ts'],
  ],
  'e2e-imports-nothing-of-ours': [
    ['e2e/signIn.spec.ts', '@zhupi/contract/terms.ts'],
    ['e2e/signIn.spec.ts', 'tools/serve.ts'],
  ],
  'ui-below-client': [
    ['apps/web/src/ui/Card.tsx', 'apps/web/src/parts/Report.tsx'],
    ['apps/web/src/ui/Card.tsx', '#client/paths.ts'],
  ],
  'client-below-drafts': [['apps/web/src/client/api.ts', '#drafts/journal.ts']],
  'drafts-below-parts': [['apps/web/src/drafts/journal.ts', 'apps/web/src/parts/Report.tsx']],
  'parts-below-screens': [
    ['apps/web/src/parts/Report.tsx', 'apps/web/src/screens/student/tasks/TasksScreen.tsx'],
    ['apps/web/src/parts/Report.tsx', 'apps/web/src/app/routes.tsx'],
  ],
  'screens-below-app': [
    ['apps/web/src/screens/student/tasks/TasksScreen.tsx', 'apps/web/src/app/routes.tsx'],
  ],
  'a-screen-never-imports-a-screen': [
    [
      'apps/web/src/screens/student/tasks/TasksScreen.tsx',
      'apps/web/src/screens/student/tasks/detail/DetailScreen.tsx',
    ],
  ],
  'domain-knows-only-the-contract': [
    ['apps/server/src/domain/refuse.ts', 'apps/server/src/db/database.ts'],
    ['apps/server/src/domain/refuse.ts', 'apps/server/src/records/session.ts'],
    ['apps/server/src/domain/refuse.ts', '@zhupi/engine/types.ts'],
  ],
  'data-knows-nobody': [['apps/server/src/data/regions.ts', 'apps/server/src/records/session.ts']],
  'postgres-at-the-bottom': [
    ['apps/server/src/postgres/cluster.ts', 'apps/server/src/db/database.ts'],
  ],
  'only-db-and-main-know-postgres': [
    ['apps/server/src/records/session.ts', 'apps/server/src/postgres/cluster.ts'],
    ['apps/server/src/calls/session/logout.ts', 'apps/server/src/postgres/cluster.ts'],
  ],
  'db-below-records': [['apps/server/src/db/database.ts', 'apps/server/src/records/session.ts']],
  'records-know-only-db-and-domain': [
    ['apps/server/src/records/session.ts', 'apps/server/src/http/app.ts'],
    ['apps/server/src/records/session.ts', 'apps/server/src/adapters/sms/port.ts'],
  ],
  'adapters-know-neither-db-nor-records': [
    ['apps/server/src/adapters/sms/port.ts', 'apps/server/src/db/database.ts'],
    ['apps/server/src/adapters/sms/embedded.ts', 'apps/server/src/records/session.ts'],
  ],
  'correction-is-a-room-of-jobs': [
    ['apps/server/src/correction/workers.ts', 'apps/server/src/db/database.ts'],
  ],
  'calls-below-http': [
    ['apps/server/src/calls/session/logout.ts', 'apps/server/src/http/app.ts'],
    ['apps/server/src/calls/session/logout.ts', 'apps/server/src/correction/workers.ts'],
  ],
  'jobs-below-http': [['apps/server/src/jobs/correctEssay.ts', 'apps/server/src/http/app.ts']],
  'http-below-main': [['apps/server/src/http/app.ts', 'apps/server/src/main.ts']],
  'calls-never-import-calls': [
    ['apps/server/src/calls/session/logout.ts', 'apps/server/src/calls/session/login.ts'],
    ['apps/server/src/calls/session/logout.ts', 'apps/server/src/calls/index.ts'],
  ],
  'jobs-never-import-calls': [
    ['apps/server/src/jobs/correctEssay.ts', 'apps/server/src/calls/session/login.ts'],
  ],
  'jobs-never-import-jobs': [
    ['apps/server/src/jobs/correctEssay.ts', 'apps/server/src/jobs/sendReminder.ts'],
  ],
  'only-correction-runs-the-engine': [
    ['apps/server/src/jobs/correctEssay.ts', '@zhupi/engine/correct.ts'],
    ['apps/server/src/calls/session/logout.ts', '@zhupi/engine/rules.ts'],
    ['apps/server/src/jobs/askModel.ts', '@zhupi/engine/llm/checkModelMarks.ts'],
  ],
  'engine-and-contract-are-pure': [
    ['packages/engine/src/a.ts', 'node:fs'],
    ['packages/contract/src/a.ts', 'node:crypto'],
  ],
  'engine-is-handed-its-tables': [
    ['packages/engine/src/a.ts', 'packages/engine/tables/shippedTables.ts'],
  ],
  'no-circles': [['packages/engine/src/circle.ts', 'packages/engine/src/circleBack.ts']],
  'every-import-is-found': [['packages/engine/src/a.ts', './nowhere.ts']],
}

/** Reported once a circle, not once an import. */
const WAY_BACK: Import = ['packages/engine/src/circleBack.ts', 'packages/engine/src/circle.ts']

/** What the walls must let through. */
const DOORS: readonly Import[] = [
  ['packages/engine/src/door.ts', '@zhupi/contract/terms.ts'],
  ['packages/engine/src/door.test.ts', 'node:fs'],
  ['packages/engine/src/door.test.ts', 'packages/engine/tables/door.ts'],
  [
    'apps/web/src/screens/student/door/DoorScreen.tsx',
    'apps/web/src/screens/student/door/Handle.tsx',
  ],
  ['apps/web/src/screens/student/door/DoorScreen.tsx', 'apps/web/src/client/api.ts'],
  ['apps/web/src/screens/student/door/DoorScreen.tsx', 'apps/web/src/parts/Door.tsx'],
  ['apps/web/src/parts/Door.tsx', 'apps/web/src/client/paths.ts'],
  ['apps/web/src/parts/Door.tsx', '@zhupi/contract/terms.ts'],
  ['apps/server/src/main.ts', 'apps/server/src/http/door.ts'],
  ['apps/server/src/http/door.ts', 'apps/server/src/calls/index.ts'],
  ['apps/server/src/calls/index.ts', 'apps/server/src/calls/door/open.ts'],
  ['apps/server/src/calls/door/open.ts', 'apps/server/src/calls/door/presentDoor.ts'],
  ['apps/server/src/calls/door/open.ts', 'apps/server/src/calls/handler.ts'],
  ['apps/server/src/calls/door/open.ts', 'apps/server/src/adapters/door.ts'],
  ['apps/server/src/records/door.ts', 'apps/server/src/domain/door.ts'],
  ['apps/server/src/domain/door.ts', '@zhupi/contract/terms.ts'],
  ['apps/server/src/calls/door/open.test.ts', 'apps/server/src/http/app.ts'],
  ['apps/server/src/calls/door/presentDoor.ts', '@zhupi/engine/types.ts'],
  ['apps/server/src/correction/door.ts', '@zhupi/engine/correct.ts'],
  ['apps/server/src/jobs/door.ts', 'apps/server/src/correction/door.ts'],
  ['bench/door.ts', '@zhupi/engine/correct.ts'],
]

let tree: string
let report: string
let lintReport: string

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'zhupi-walls-'))
  for (const room of ['packages/contract', 'packages/engine', 'apps/server', 'apps/web']) {
    await mkdir(join(tree, room), { recursive: true })
    await copyFile(join(ROOT, room, 'package.json'), join(tree, room, 'package.json'))
    await mkdir(join(tree, 'node_modules/@zhupi'), { recursive: true })
    await symlink(join(tree, room), join(tree, 'node_modules/@zhupi', room.replace(/.*\//, '')))
  }
  await writeTree([...Object.values(BREACHES).flat(), WAY_BACK, ...DOORS])
  await writeFile(
    join(tree, 'packages/engine/src/clock.ts'),
    'export const now = () => Date.now()\nexport const today = () => new Date()\n',
  )
  await writeFile(
    join(tree, 'packages/contract/src/chance.ts'),
    'export const chance = () => Math.random()\n',
  )
  await copyFile(join(ROOT, '.oxlintrc.json'), join(tree, '.oxlintrc.json'))
  ;[report, lintReport] = await Promise.all([
    run('depcruise', [
      '--config',
      join(ROOT, '.dependency-cruiser.cjs'),
      'packages',
      'apps',
      'e2e',
      'tools',
      'bench',
    ]),
    run('oxlint', ['--format=unix', 'packages']),
  ])
})

afterAll(() => rm(tree, { recursive: true }))

describe.each(Object.entries(BREACHES))('%s', (rule, imports) => {
  test.each(imports)('stops %s → %s', (from, to) => {
    expect(report).toMatch(new RegExp(`error ${rule}: ${escape(from)} →\\s+${escape(located(to))}`))
  })
})

test.each(DOORS)('lets %s → %s through', (from) => {
  expect(report).not.toContain(` ${from} →`)
})

test('every wall is planted here', async () => {
  const config: { default: { forbidden: { name: string }[] } } = await import(
    join(ROOT, '.dependency-cruiser.cjs')
  )
  expect(new Set(Object.keys(BREACHES))).toEqual(
    new Set(config.default.forbidden.map(({ name }) => name)),
  )
})

test('the engine has no clock, and neither it nor the contract draws lots', () => {
  expect(lintReport).toMatch(/engine\/src\/clock\.ts:1:.*no-restricted-properties/)
  expect(lintReport).toMatch(/engine\/src\/clock\.ts:2:.*no-restricted-globals/)
  expect(lintReport).toMatch(/contract\/src\/chance\.ts:1:.*no-restricted-properties/)
})

/** Files with these imports, half of them type imports: a wall that does not see those is half a wall. */
async function writeTree(imports: readonly Import[]): Promise<void> {
  const files = new Map<string, string[]>()
  for (const [index, [from, to]] of imports.entries()) {
    if (!files.has(located(to)) && /^[a-z]/.test(located(to)) && located(to).includes('/'))
      files.set(located(to), [])
    const specifier = /^(@|#|\.|node:)/.test(to)
      ? to
      : relative(dirname(from), to).replace(/^(?!\.)/, './')
    const line =
      index % 2 === 0
        ? `import type { T as T${index} } from '${specifier}'`
        : `import { v as v${index} } from '${specifier}'`
    files.set(from, [...(files.get(from) ?? []), line])
  }
  for (const [file, lines] of files) {
    await mkdir(dirname(join(tree, file)), { recursive: true })
    await writeFile(
      join(tree, file),
      [...lines, 'export type T = string', "export const v = ''", ''].join('\n'),
    )
  }
}

/** As the cruiser prints it. */
function located(to: string): string {
  return to
    .replace(/^@zhupi\/(contract|engine)\//, 'packages/$1/src/')
    .replace(/^#/, 'apps/web/src/')
    .replace(/^node:/, '')
}

function escape(text: string): string {
  return text.replaceAll(/[.\\+*?()[\]{}|^$]/g, '\\$&')
}

/** What the program prints; it exits with an error, since it finds some. */
function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      join(ROOT, 'node_modules', '.bin', program),
      args,
      { cwd: tree, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
      (_, stdout, stderr) => resolve(stdout + stderr),
    )
  })
}
