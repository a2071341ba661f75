/**
 * What an operators' command is made of, and how its options are read: every error names the field.
 */
import { parseArgs } from 'node:util'
import { parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { ROLES, type Role } from '@zhupi/contract/terms/roles.ts'
import type { StorageConfig } from '@zhupi/server/adapters/storage/openStorage.ts'
import type { Db } from '@zhupi/server/db/database.ts'
import type { PoolConfig } from 'pg'

export type AdminContext = {
  db: Db
  /** For commands that need connections of their own. */
  connection: PoolConfig
  storage: StorageConfig
  now: Date
  operator: string
  /** The folder the operator works in: file names are relative to it. */
  folder: string
  say: (line: string) => void
}

type Option = { hint: string; isNeeded?: true; isFlag?: true }

export type Command = {
  /** As it is typed: `cards issue`. */
  name: string
  summary: string
  /** A word without `--` after the name, such as a file. */
  argument?: { name: string; hint: string }
  options: Record<string, Option>
  run: (fields: Fields, context: AdminContext) => Promise<void>
}

/** The operator can do something about it: only the message is printed, no stack. */
export class AdminError extends Error {}

export function usageOf({ name, summary, argument, options }: Command): string {
  const words = Object.entries(options).map(([option, { isNeeded, isFlag }]) => {
    const word = isFlag ? `--${option}` : `--${option} …`
    return isNeeded ? word : `[${word}]`
  })
  const width = Math.max(8, ...Object.keys(options).map((option) => option.length))
  const explained = Object.entries({ ...options, ...COMMON }).map(
    ([option, { hint }]) => `  --${option.padEnd(width)}  ${hint}`,
  )
  return [
    summary,
    `用法：npm run admin -- ${[name, ...(argument ? [argument.name] : []), ...words].join(' ')}`,
    ...(argument ? [`  ${argument.name}  ${argument.hint}`] : []),
    ...explained,
  ].join('\n')
}

const COMMON: Record<string, Option> = {
  operator: { hint: '操作人，写进审计记录；默认是系统用户名' },
}

/** The options of one command line. */
export class Fields {
  readonly #values: Record<string, string | boolean | undefined>
  readonly argument: string

  constructor(command: Command, args: readonly string[]) {
    const all = { ...command.options, ...COMMON }
    const { values, positionals } = parse(args, all)
    const [argument = '', ...extra] = positionals
    const unwanted = command.argument === undefined ? positionals : extra
    if (extra.length > 0 || (argument !== '' && command.argument === undefined))
      throw new AdminError(`多出来的内容：${unwanted.join(' ')}（带空格的内容请加引号）`)
    if (command.argument !== undefined && argument === '')
      throw new AdminError(`缺少 ${command.argument.name}：${command.argument.hint}`)
    this.argument = argument
    this.#values = values
    for (const [name, { isNeeded }] of Object.entries(command.options))
      if (isNeeded) this.need(name)
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined
  }

  find(name: string): string | undefined {
    const value = this.#values[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }

  need(name: string): string {
    return this.find(name) ?? fail(name, '必填')
  }

  text(name: string, { max }: { max: number }): string {
    const value = this.need(name)
    return [...value].length <= max ? value : fail(name, `最多 ${max} 个字`)
  }

  integer(name: string, limits: { min: number; max: number }): number {
    return this.findInteger(name, limits) ?? fail(name, '必填')
  }

  findInteger(name: string, { min, max }: { min: number; max: number }): number | undefined {
    const value = this.find(name)
    if (value === undefined) return undefined
    const number = Number(value)
    return /^\d+$/.test(value) && number >= min && number <= max
      ? number
      : fail(name, `应当是 ${min} 到 ${max} 的整数，现在是“${value}”`)
  }

  /** The last second of the day in Shanghai. */
  endOfDay(name: string): Date {
    const value = this.need(name)
    return (
      parseWireTime(`${value} 23:59:59`) ??
      fail(name, `应当是日期，例如 2027-08-31，现在是“${value}”`)
    )
  }

  phone(name: string): string {
    const value = this.need(name)
    return isPhone(value) ? value : fail(name, `应当是 11 位手机号，现在是“${value}”`)
  }

  findRole(): Role | undefined {
    const value = this.find('role')
    return value === undefined
      ? undefined
      : (ROLES.find((role) => role === value) ??
          fail('role', `应当是 ${ROLES.join(' 或 ')}，现在是“${value}”`))
  }
}

export function fail(name: string, message: string): never {
  throw new AdminError(`--${name}：${message}`)
}

function parse(args: readonly string[], options: Record<string, Option>) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { isFlag }]) => [
          name,
          { type: isFlag ? ('boolean' as const) : ('string' as const) },
        ]),
      ),
    })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const named = /'(--?[^' =]+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? ''
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new AdminError(`没有这个选项：${named}`, { cause: error })
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
      throw new AdminError(`${named} 的用法不对：要么缺少内容，要么不该带内容`, { cause: error })
    throw error
  }
}
