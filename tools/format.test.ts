/** The format step of `npm run check` sees a file that the formatter did not write. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CHECK_STEPS } from './checkSteps.ts'
import { ROOT } from './runStep.ts'

const copy = mkdtempSync(join(tmpdir(), 'zhupi-format-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

mkdirSync(join(copy, 'apps'))
for (const config of ['.oxfmtrc.json', '.editorconfig'])
  copyFileSync(join(ROOT, config), join(copy, config))

function checkFormat(source: string) {
  const step = CHECK_STEPS.find(({ name }) => name === 'format')
  if (step === undefined) throw new Error('npm run check has no format step')
  writeFileSync(join(copy, 'apps/planted.ts'), source)
  const [program, ...args] = step.command
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', program), args, {
    cwd: copy,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test('a file as the formatter writes it passes', () => {
  expect(checkFormat("export const greeting = '朱批'\n")).toMatchObject({ status: 0 })
})

test.each([
  ['semicolons', "export const greeting = '朱批';\n"],
  ['double quotes', 'export const greeting = "朱批"\n'],
  ['two statements on a line', "export const a = 'a'; export const b = 'b'\n"],
  ['a line packed too full', `export const list = [${'1234567890, '.repeat(12)}0]\n`],
  [
    'a line packed too full of Chinese, where a character counts two',
    `export const list = [${"'我们去春游', ".repeat(5)}'我们去春游我们']\n`,
  ],
])('%s: it fails and names the file', (_what, source) => {
  const { status, output } = checkFormat(source)
  expect(status).not.toBe(0)
  expect(output).toContain('apps/planted.ts')
})
