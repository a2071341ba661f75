/**
 * `npm run new -- call AREA/NAME [--who student|teacher|student,teacher|anyone]
 *   [--method GET|POST]`
 * `npm run new -- screen student|teacher|both|public/PATH`
 * `npm run new -- rule KIND/RULE-ID`
 * Writes everything around the thing itself, so that only its own logic is left to write;
 * docs/MAP.md follows one call through the files.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { addCall } from './new/call.ts'
import { addRule } from './new/rule.ts'
import { addScreen } from './new/screen.ts'
import { UsageError } from './new/source.ts'

const CALL_OPTIONS = '[--who student|teacher|student,teacher|anyone] [--method GET|POST]'
const USAGE = [
  `用法：npm run new -- call AREA/NAME ${CALL_OPTIONS}`,
  '      npm run new -- screen student|teacher|both|public/PATH',
  '      npm run new -- rule KIND/RULE-ID',
].join('\n')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    who: { type: 'string', default: 'student' },
    method: { type: 'string', default: 'GET' },
    root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
  },
})
const [kind, name = ''] = positionals
const root = resolve(values.root)

try {
  const written =
    kind === 'call'
      ? await addCall(root, name, values)
      : kind === 'screen'
        ? await addScreen(root, name)
        : kind === 'rule'
          ? await addRule(root, name)
          : undefined
  if (written === undefined) throw new UsageError(USAGE)
  console.log(written.map((file) => `  ${file}`).join('\n'))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
