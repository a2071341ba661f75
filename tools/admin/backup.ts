/** Backups by hand: taken while the server runs, put back into an empty database. */
import { resolve } from 'node:path'
import { openStorage } from '@zhupi/server/adapters/storage/openStorage.ts'
import {
  backUp,
  BackupRefused,
  restore,
  tryRestore,
  type Manifest,
} from '@zhupi/server/db/backup.ts'
import { startQueue } from '@zhupi/server/db/queue.ts'
import { requeueUnfinished } from '@zhupi/server/records/unfinishedReports.ts'
import { audit } from './audit.ts'
import { AdminError, type Command } from './command.ts'

export const backupCommand: Command = {
  name: 'backup',
  summary: '备份整个数据库到一个文件夹，服务开着也可以；备份会试着恢复一遍，确认完好。',
  options: {
    to: { hint: '备份放在哪个文件夹里，会建一个以时间命名的子文件夹', isNeeded: true },
    'no-trial': { hint: '不试着恢复（数据库账号不能建库时）', isFlag: true },
  },
  run: (fields, { connection, storage, db, folder, now, operator, say }) =>
    refusing(async () => {
      const openFiles = (storeId: string) => openStorage(storage, storeId)
      const made = await backUp(connection, resolve(folder, fields.need('to')), now, openFiles)
      if (!fields.has('no-trial')) await tryRestore(connection, made.folder)
      await audit(db, { operator, now }, 'backup', { folder: made.folder })
      const rows = made.manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      say(
        `已备份到 ${made.folder}：${made.manifest.tables.length} 张表，${rows} 行，${sayFiles(made.manifest)}。`,
      )
      if (!fields.has('no-trial')) say('已在另一个临时数据库里恢复过一遍，行数相符。')
    }),
}

export const restoreCommand: Command = {
  name: 'restore',
  summary: '把一份备份恢复到一个还没有账号的数据库；先停下服务。',
  argument: { name: '备份文件夹', hint: '以时间命名、里面有 manifest.json 的那个' },
  options: {},
  run: (fields, { connection, storage, db, folder, now, operator, say }) =>
    refusing(async () => {
      const openFiles = (storeId: string) => openStorage(storage, storeId)
      const manifest = await restore(connection, resolve(folder, fields.argument), openFiles)
      const queue = await startQueue(
        connection,
        { error: (details, text) => console.error(text, details) },
        { runsJobs: false },
      )
      let again: number
      try {
        again = await requeueUnfinished(db, queue)
      } finally {
        await queue.stop()
      }
      await audit(db, { operator, now }, 'restore', { takenAt: manifest.takenAt })
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      say(
        `已恢复 ${manifest.takenAt} 的备份：${manifest.tables.length} 张表，${rows} 行，` +
          `${sayFiles(manifest)}。`,
      )
      if (again > 0) say(`当时正在批改的 ${again} 篇，启动后会重新批改。`)
    }),
}

function sayFiles({ files }: Manifest): string {
  const { kept = [], lost = 0 } = files ?? {}
  return `${kept.length} 个文件${lost === 0 ? '' : `（另有 ${lost} 个备份时已经找不到）`}`
}

async function refusing(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    throw error instanceof BackupRefused ? new AdminError(error.message, { cause: error }) : error
  }
}
