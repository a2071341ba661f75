/**
 * A new call, screen and rule compile as they are written: nothing but their own logic is left to
 * do (docs/MAP.md).
 */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { linkPackages } from './checkoutCopy.ts'
import { ROOT } from './runStep.ts'

const run = promisify(execFile)
const copy = await mkdtemp(join(tmpdir(), 'zhupi-new-'))
afterAll(() => rm(copy, { recursive: true, force: true }))

// Without the tests that are there already: they hold nothing of what is made, and cost compiling.
for (const part of ['packages', 'apps', 'tsconfig.base.json', 'package.json']) {
  await cp(join(ROOT, part), join(copy, part), {
    recursive: true,
    filter: (source) => !/node_modules|dist$|\.test\.tsx?$/.test(source),
  })
}
await linkPackages(copy)

const make = (...words: string[]) =>
  run(process.execPath, [join(ROOT, 'tools/new.ts'), ...words, '--root', copy])
const compile = (project: string) =>
  run(join(ROOT, 'node_modules/.bin/tsc'), ['-b', join(copy, project)])

test('npm run new -- call: contract, handler, access rule and test', async () => {
  const { stdout } = await make('call', 'message/getNotices', '--who', 'student,teacher')
  expect(stdout).toContain('apps/server/src/calls/message/getNotices.ts')
  const contract = await readFile(join(copy, 'packages/contract/src/calls/message.ts'), 'utf8')
  expect(contract).toMatch(
    /path: '\/correct\/api\/message\/getNotices\.mvc',\s+who: \['student', 'teacher'\]/,
  )
  const handlers = await readFile(join(copy, 'apps/server/src/calls/index.ts'), 'utf8')
  expect(handlers).toContain("import { getNotices } from './message/getNotices.ts'")
  expect(await readFile(join(copy, 'apps/server/src/testing/accessRules.ts'), 'utf8')).toContain(
    '  getNotices: {',
  )
})

test('a second call of the same area joins its file; one that is there is never written over', async () => {
  await make('call', 'classroom/hideClass', '--who', 'teacher', '--method', 'POST')
  expect(await readFile(join(copy, 'packages/contract/src/calls/index.ts'), 'utf8')).toMatch(
    /import \{[^}]*getTeacherClasses,\s+hideClass,[^}]*\} from '\.\/classroom\.ts'/,
  )
  await expect(make('call', 'classroom/hideClass')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('已经存在'),
  })
})

test('npm run new -- screen: its file, its address, its route', async () => {
  await make('screen', 'student/user/diary')
  expect(await readFile(join(copy, 'apps/web/src/client/paths.ts'), 'utf8')).toContain(
    "userDiary: '/user/diary'",
  )
  expect(await readFile(join(copy, 'apps/web/src/app/roleScreens.ts'), 'utf8')).toContain(
    "import('#screens/student/user/diary/UserDiaryScreen.tsx')",
  )
})

test('npm run new -- screen: an address that begins with the role has no folder for it twice', async () => {
  const { stdout } = await make('screen', 'teacher/teacher/notices')
  expect(stdout).toContain('screens/teacher/notices/TeacherNoticesScreen.tsx')
  expect(await readFile(join(copy, 'apps/web/src/client/paths.ts'), 'utf8')).toContain(
    "teacherNotices: '/teacher/notices'",
  )
})

test('npm run new -- rule: its file and its place in the list', async () => {
  await make('rule', 'grammar/made-for-the-test')
  expect(await readFile(join(copy, 'packages/engine/src/rules/index.ts'), 'utf8')).toMatch(
    / {2}madeForTheTest,\n\]\n/,
  )
})

test('a call without its access rule, and one without its handler, do not compile', async () => {
  const files = ['apps/server/src/testing/accessRules.ts', 'apps/server/src/calls/index.ts']
  const whole = new Map<string, string>()
  for (const file of files) {
    const text = await readFile(join(copy, file), 'utf8')
    whole.set(file, text)
    await writeFile(join(copy, file), text.replace(/^ {2}getUnread(: .*)?,\n/m, ''))
  }
  const refused = await compile('apps/server').catch((error: unknown) => error)
  for (const [file, text] of whole) {
    expect(refused).toMatchObject({
      stdout: expect.stringMatching(new RegExp(`${basename(file)}.*'getUnread' is missing`)),
    })
    await writeFile(join(copy, file), text)
  }
})

// Last, with all of them: each project is compiled whole once, and the server's change after that.
test('what was made compiles together', async () => {
  await compile('apps/server')
  await compile('apps/web')
})

test('an unfit name is refused with the usage', async () => {
  await expect(make('call', 'Message/x')).rejects.toMatchObject({ code: 1 })
  await expect(make('thing', 'x')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run new -- rule'),
  })
})
