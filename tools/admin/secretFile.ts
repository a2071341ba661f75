/**
 * Secrets that are issued once: the file is written first, readable by the operator alone, and
 * deleted again if they could not be stored.
 */
import { randomInt } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { AdminError, type AdminContext, type Fields } from './command.ts'
import { formatCsv } from './sheet.ts'

/** None of the characters that are mistaken for each other on paper. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export function drawSecret(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

export const BATCH_HINT = '批次名称，便于日后查找'
export function readBatch(fields: Fields): string {
  const batch = fields.text('batch', { max: 40 })
  if (!/^[\p{Script=Han}\p{L}\p{N}_-]+$/u.test(batch))
    throw new AdminError('--batch：只能用汉字、字母、数字、- 和 _')
  return batch
}

export async function issueTo({
  fields,
  context,
  kind,
  label,
  rows,
  store,
}: {
  fields: Fields
  context: AdminContext
  kind: string
  /** Stands in the file's name; left out: the batch. */
  label?: string
  rows: readonly (readonly (string | number)[])[]
  /** If this fails, the file is deleted. */
  store: () => Promise<void>
}): Promise<void> {
  const time = formatWireTime(context.now).replaceAll(/\D/g, '')
  const file = resolve(
    context.folder,
    fields.find('out') ?? `${kind}-${label ?? readBatch(fields)}-${time}.csv`,
  )
  await writeFile(file, formatCsv(rows), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw new AdminError(`--out：不能写入 ${file}（文件已存在，或目录不可写）`, { cause: error })
  })
  try {
    await store()
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  context.say(`已写入 ${file}。数据库里只有散列值，这个文件是唯一一份，请妥善保管，发放后删除。`)
}
