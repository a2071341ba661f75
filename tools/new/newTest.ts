/** For tests: the frames of `npm run new` in a throw-away copy of the sources. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'
import { linkPackages } from '../checkoutCopy.ts'
import { ROOT } from '../runStep.ts'

const run = promisify(execFile)

export async function startNewTest() {
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
  return {
    copy,
    make: (...words: string[]) =>
      run(process.execPath, [join(ROOT, 'tools/new.ts'), ...words, '--root', copy]),
    compile: (project: string) =>
      run(join(ROOT, 'node_modules/.bin/tsc'), ['-b', join(copy, project)]),
  }
}
