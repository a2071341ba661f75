/**
 * `npm test` has a story in the browser for every open route. A story names its routes in tags
 * (`@teacher:/user/vip`); that it really shows them is seen when it runs (e2e/shownRoutes.ts).
 * Routes whose screens are not open yet stand in comingRoutes.ts.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './runStep.ts'

const ROUTES = 'apps/web/src/app/routes.tsx'
const PATHS = 'apps/web/src/client/paths.ts'
const STORIES = 'e2e/*.spec.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const storyFiles = globSync(STORIES, { cwd: ROOT }).filter(
  (file) => !file.endsWith('.long.spec.ts'),
)
const named = storyFiles.flatMap((file) => listTags(read(file)))
const open = listOpenRoutes(read(ROUTES), read(PATHS))

test('every open route has a story in npm test', () => {
  expect(open.filter((route) => !named.includes(route))).toEqual([])
})

test('every route that a story names is open', () => {
  const all = globSync(STORIES, { cwd: ROOT }).flatMap((file) => listTags(read(file)))
  expect(all.filter((route) => !open.includes(route))).toEqual([])
})

test('the routes and the tags are found', () => {
  expect(open).toEqual(expect.arrayContaining(['@public:/', '@public:/login']))
  expect(open).toEqual(expect.arrayContaining(['@student:/tasks', '@teacher:/tasks']))
  for (const role of ['public', 'student', 'teacher'])
    expect(open.filter((route) => route.startsWith(`@${role}:`)).length).toBeGreaterThan(6)

  const paths =
    "export const patterns = {\n  home: '/',\n  vip: '/user/vip',\n  gone: '/gone',\n}\n"
  const routes = [
    'const publicScreens: Entry[] = [{ path: patterns.home }]',
    'const roleScreens: Record<Role, Entry[]> = {',
    '  student: [...coming.map(entryOf), { path: patterns.vip }],',
    '  teacher: [{ path: patterns.vip }],',
    '}',
    'function createAppRouter() { return [{ path: patterns.gone }] }',
  ].join('\n')
  expect(listOpenRoutes(routes, paths)).toEqual([
    '@public:/',
    '@student:/user/vip',
    '@teacher:/user/vip',
    '@public:/gone',
  ])
  expect(listTags("story('a', { tag: ['@student:/user/vip', '@slow'] }, run)")).toEqual([
    '@student:/user/vip',
  ])
})

function listTags(source: string): string[] {
  return [...source.matchAll(/'(@(?:public|student|teacher):\/[^']*)'/g)].map(([, tag = '']) => tag)
}

/** Each in the form of a tag. What stands in neither role's table asks for no role. */
function listOpenRoutes(routes: string, paths: string): string[] {
  const patterns = new Map(
    [...paths.matchAll(/^ {2}(\w+): '(\/[^']*)',$/gm)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  )
  let role = 'public'
  const found: string[] = []
  for (const [, begun, ended, name] of routes.matchAll(
    /^ {2}(student|teacher): \[|^(\})|\bpath: patterns\.(\w+)/gm,
  )) {
    if (begun !== undefined) role = begun
    else if (ended !== undefined) role = 'public'
    else found.push(`@${role}:${patterns.get(name ?? '') ?? `${name}?`}`)
  }
  return [...new Set(found)]
}
