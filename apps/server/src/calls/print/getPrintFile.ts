import type { getPrintFile as call } from '@zhupi/contract/calls/print.ts'
import { readStored } from '../../adapters/storage/readStored.ts'
import { refuse } from '../../domain/refuse.ts'
import { loadOwnPrintFile } from '../../records/print.ts'
import type { Handler } from '../handler.ts'

/** What no file system takes in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu

export const getPrintFile: Handler<typeof call> = async ({ id }, { db, storage, person }) => {
  const { title, ...file } = await loadOwnPrintFile(db, id, person.id)
  const pdf = (await readStored(storage, file)) ?? refuse('printLost')
  return { fileName: `${title.replace(FORBIDDEN, '')}.pdf`, pdf: pdf.toString('base64') }
}
