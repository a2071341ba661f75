/**
 * A new call, screen and rule compile as they are written: nothing but their own logic is left to
 * do (docs/MAP.md). Compiling takes half a minute of a core.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { startNewTest } from './new/newTest.ts'

const { copy, make, compile } = await startNewTest()
await make('call', 'message/getNotices', '--who', 'student,teacher')
await make('call', 'classroom/hideClass', '--who', 'teacher', '--method', 'POST')
await make('screen', 'student/user/diary')
await make('screen', 'teacher/teacher/notices')
await make('rule', 'grammar/made-for-the-test')

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
