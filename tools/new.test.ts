/** What `npm run new` writes, and where (docs/MAP.md). */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startNewTest } from './new/newTest.ts'

const { copy, make } = await startNewTest()

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

test('an unfit name is refused with the usage', async () => {
  await expect(make('call', 'Message/x')).rejects.toMatchObject({ code: 1 })
  await expect(make('thing', 'x')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run new -- rule'),
  })
})
