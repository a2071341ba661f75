/** One command line of the operators, from its words to what it exits with. */
import { userInfo } from 'node:os'
import { readConfig } from '@zhupi/server/config.ts'
import { StartRefused } from '@zhupi/server/postgres/startRefused.ts'
import { backupCommand, restoreCommand } from './backup.ts'
import { broadcast } from './broadcast.ts'
import { cardsIssue } from './cards.ts'
import { AdminError, Fields, usageOf, type Command } from './command.ts'
import { withDatabase } from './connect.ts'
import { drift } from './drift.ts'
import { demoRemove } from './demo.ts'
import { entitlementsIssue } from './entitlements.ts'
import { journal } from './journal.ts'
import { marks } from './marks.ts'
import { packagesList, packagesPrice } from './packages.ts'
import { passwordHelp } from './password.ts'
import { pupilsAdd, pupilsImport } from './pupils.ts'
import { rights } from './rights.ts'
import { schoolAdd, schoolImport } from './school.ts'
import { teacherVerify } from './teacher.ts'
import { model } from './model.ts'
import { usage } from './usage.ts'

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
  model,
  usage,
  drift,
  marks,
  rights,
  backupCommand,
  restoreCommand,
]
const OPERATOR_MAX = 60

/** Where a command line comes from and where its lines go. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>
  /** The folder it was started in. */
  folder: string
  print: (line: string) => void
  complain: (fault: unknown) => void
}

/** @returns what the process exits with */
export async function runAdmin(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await run(args, terminal)
  } catch (error) {
    terminal.complain(
      error instanceof AdminError || error instanceof StartRefused ? error.message : error,
    )
    return 1
  }
}

async function run(
  args: readonly string[],
  { env, folder, print, complain }: Terminal,
): Promise<number> {
  const command = COMMANDS.find(
    ({ name }) => name === args.slice(0, name.split(' ').length).join(' '),
  )
  if (command === undefined) {
    const asksForHelp = args.length === 0 || args.includes('--help')
    if (asksForHelp) print(overview())
    else complain(`没有这个命令：${args.join(' ')}\n\n${overview()}`)
    return asksForHelp ? 0 : 1
  }
  const rest = args.slice(command.name.split(' ').length)
  if (rest.includes('--help')) {
    print(usageOf(command))
    return 0
  }
  const fields = readFields(command, rest)
  const operator = (fields.find('operator') ?? env['USER'] ?? userInfo().username).slice(
    0,
    OPERATOR_MAX,
  )
  await withDatabase(env, ({ db }, connection) =>
    command.run(fields, {
      db,
      connection,
      storage: readConfig(env).storage,
      now: new Date(),
      operator,
      // npm runs scripts in the project's folder; INIT_CWD is the one the operator called it from.
      folder: env['INIT_CWD'] ?? folder,
      say: print,
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
