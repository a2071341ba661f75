import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '../runStep.ts'

test('npm run mutate plants in a copy, runs the real tests and counts', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(ROOT, 'tools/mutate.ts'),
    '--only',
    'contract/slider-full',
  ])
  expect(stdout).toMatch(/^✓ contract\/slider-full \(.*\)\n1 passed, 0 failed\n$/)
})
