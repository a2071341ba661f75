/**
 * `npm run admin -- COMMAND …`: what operators do, on the server's own database, while it runs or
 * not. Every command is recorded in audit_log. Without a command it lists all; `--help` after one
 * lists its options.
 */
import { userInfo } from 'node:os'
import { StartRefused } from '@zhupi/server/postgres/startRefused.ts'
import { backupCommand, restoreCommand } from './admin/backup.ts'
import { broadcast } from './admin/broadcast.ts'
import { cardsIssue } from './admin/cards.ts'
import { AdminError, Fields, usageOf, type Command } from './admin/command.ts'
import { withDatabase } from './admin/connect.ts'
import { drift } from './admin/drift.ts'
import { demoRemove } from './admin/demo.ts'
import { entitlementsIssue } from './admin/entitlements.ts'
import { journal } from './admin/journal.ts'
import { packagesList, packagesPrice } from './admin/packages.ts'
import { passwordHelp } from './admin/password.ts'
import { pupilsAdd, pupilsImport } from './admin/pupils.ts'
import { rights } from './admin/rights.ts'
import { schoolAdd, schoolImport } from './admin/school.ts'
import { teacherVerify } from './admin/teacher.ts'
import { usage } from './admin/usage.ts'

const COMMANDS: readonly Command[] = [
  schoolAdd,
  schoolImport,
  teacherVerify,
  cardsIssue,
  entitlementsIssue,
  packagesList,
  packagesPrice,
  broadcast,
  pupilsAdd,
  pupilsImport,
  passwordHelp,
  journal,
  demoRemove,
  usage,
  drift,
  rights,
  backupCommand,
  restoreCommand,
]
const OPERATOR_MAX = 60

process.exitCode = await run(process.argv.slice(2)).catch(reportFailure)

async function run(args: readonly string[]): Promise<number> {
  const command = COMMANDS.find(
    ({ name }) => name === args.slice(0, name.split(' ').length).join(' '),
  )
  if (command === undefined) {
    const asksForHelp = args.length === 0 || args.includes('--help')
    console[asksForHelp ? 'log' : 'error'](
      `${asksForHelp ? '' : `没有这个命令：${args.join(' ')}\n\n`}${overview()}`,
    )
    return asksForHelp ? 0 : 1
  }
  const rest = args.slice(command.name.split(' ').length)
  if (rest.includes('--help')) {
    console.log(usageOf(command))
    return 0
  }
  const fields = readFields(command, rest)
  const { env } = process
  const operator = (fields.find('operator') ?? env['USER'] ?? userInfo().username).slice(
    0,
    OPERATOR_MAX,
  )
  // npm runs scripts in the project's folder; INIT_CWD is the folder the operator called it from.
  const folder = env['INIT_CWD'] ?? process.cwd()
  await withDatabase(env, ({ db }, connection) =>
    command.run(fields, {
      db,
      connection,
      now: new Date(),
      operator,
      folder,
      say: (line) => console.log(line),
    }),
  )
  return 0
}

function readFields(command: Command, args: readonly string[]): Fields {
  try {
    return new Fields(command, args)
  } catch (error) {
    throw error instanceof AdminError
      ? new AdminError(`${error.message}\n\n${usageOf(command)}`, { cause: error })
      : error
  }
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length))
  return [
    '用法：npm run admin -- 命令 选项',
    '',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    '每个命令的选项：npm run admin -- 命令 --help',
    '每次操作都记入审计表 audit_log。',
  ].join('\n')
}

function reportFailure(error: unknown): number {
  console.error(
    error instanceof AdminError || error instanceof StartRefused ? error.message : error,
  )
  return 1
}
