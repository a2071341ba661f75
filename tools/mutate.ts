/**
 * `npm run mutate [-- --list | --short | --only ID]`: plants faults in a copy of the checkout, one
 * at a time, and sees whether the tests notice. ID is a fault's, or the first part of several:
 * `--only contract`. The faults are data, in mutate/faults/.
 */
import { rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyCheckout } from './checkoutCopy.ts'
import type { Fault } from './mutate/fault.ts'
import { FAULTS } from './mutate/faults.ts'
import { judgeFaults } from './mutate/judgeFaults.ts'
import { startTestRunner } from './mutate/vitestRunner.ts'

const { values: options } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  },
})
const chosen = FAULTS.filter(isChosen)

if (options.list) {
  for (const { id, why, isShort } of chosen)
    console.log(`${isShort === true ? '·' : ' '} ${id}: ${why}`)
} else if (chosen.length === 0) {
  console.error('There is no such fault; `npm run mutate -- --list` lists them.')
  process.exitCode = 1
} else {
  process.exitCode = (await plantAll(chosen)) === 0 ? 0 : 1
}

function isChosen({ id, isShort }: Fault): boolean {
  if (options.short && isShort !== true) return false
  return options.only?.some((only) => id === only || id.startsWith(`${only}/`)) ?? true
}

/** @returns how many were not caught */
async function plantAll(faults: readonly Fault[]): Promise<number> {
  const root = await copyCheckout()
  // Vitest ends the process on Ctrl-C.
  process.once('exit', () => rmSync(root, { recursive: true, force: true }))
  const home = process.cwd()
  try {
    // Tests begin where Vitest was started.
    process.chdir(root)
    const runner = await startTestRunner(root)
    try {
      const { caught, missed } = await judgeFaults(faults, {
        read: (file) => readFile(join(root, file), 'utf8'),
        write: async (file, text) => {
          await writeFile(join(root, file), text)
          await runner.forget(file)
        },
        run: runner.run,
        say: (line) => console.log(line),
      })
      console.log(`${caught} passed, ${missed} failed`)
      return missed
    } finally {
      await runner.close()
    }
  } finally {
    process.chdir(home)
  }
}
