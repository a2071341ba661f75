/**
 * `npm test` has a story in the browser for every open route. A story names its routes in tags
 * (`@teacher:/user/vip`); that it really shows them is seen when it runs (e2e/shownRoutes.ts).
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './runStep.ts'
import { listAddresses, listScreens } from './screenTable.ts'

/** Address → screen, for everybody. */
const PUBLIC_SCREENS = 'apps/web/src/app/screens.tsx'
/** Address → screen, for each role. */
const ROLE_SCREENS = 'apps/web/src/app/roleScreens.ts'
/** What leads from one of these addresses to another has no screen of its own. */
const ROUTES = 'apps/web/src/app/routes.tsx'
const PATHS = 'apps/web/src/client/paths.ts'
const STORIES = 'e2e/*.spec.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const storyFiles = globSync(STORIES, { cwd: ROOT }).filter(
  (file) => !file.endsWith('.long.spec.ts'),
)
const named = storyFiles.flatMap((file) => listTags(read(file)))
const open = listOpenRoutes({
  publicScreens: read(PUBLIC_SCREENS),
  roleScreens: read(ROLE_SCREENS),
  routes: read(ROUTES),
  paths: read(PATHS),
})

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

  const paths = [
    'export const patterns = {',
    "  home: '/',",
    "  login: '/login',",
    "  vip: '/user/vip',",
    "  gone: '/gone',",
    '} as const',
  ].join('\n')
  const publicScreens =
    'export const publicScreens: ScreenEntry[] = [...forAll, { path: patterns.login, load }]'
  const roleScreens = [
    'const forBoth: ScreenEntry[] = [{ path: patterns.login, load }]',
    'export const roleScreens: Record<Role, ScreenEntry[]> = {',
    '  student: [',
    '    ...forBoth,',
    '    {',
    '      path: patterns.vip,',
    '      load,',
    '    },',
    '  ],',
    '  teacher: [{ path: patterns.vip, load }, { path: patterns.unknown, load }],',
    '}',
  ].join('\n')
  const routes = 'const children = [{ path: patterns.home }, { path: patterns.gone }, ...others]'
  expect(listOpenRoutes({ publicScreens, roleScreens, routes, paths })).toEqual([
    '@public:/login',
    '@public:/',
    '@public:/gone',
    '@student:/login',
    '@student:/user/vip',
    '@teacher:/user/vip',
    '@teacher:unknown?',
  ])
  expect(listTags("story('a', { tag: ['@student:/user/vip', '@slow'] }, run)")).toEqual([
    '@student:/user/vip',
  ])
})

function listTags(source: string): string[] {
  return [...source.matchAll(/'(@(?:public|student|teacher):\/[^']*)'/g)].map(([, tag = '']) => tag)
}

/** Each in the form of a tag. What stands in neither role's list asks for no role. */
function listOpenRoutes(
  sources: Record<'publicScreens' | 'roleScreens' | 'routes' | 'paths', string>,
): string[] {
  const patterns = listAddresses(sources.paths)
  const listPatterns = (source: string, name: string) =>
    listScreens(source, name).map(({ pattern }) => pattern)
  const list = (role: string, names: readonly string[]) =>
    names.map((name) => `@${role}:${patterns.get(name) ?? `${name}?`}`)
  return [
    ...list('public', [
      ...listPatterns(sources.publicScreens, 'publicScreens'),
      ...[...sources.routes.matchAll(/\bpath: patterns\.(\w+)/g)].map(([, name = '']) => name),
    ]),
    ...list('student', listPatterns(sources.roleScreens, 'roleScreens.student')),
    ...list('teacher', listPatterns(sources.roleScreens, 'roleScreens.teacher')),
  ]
}
