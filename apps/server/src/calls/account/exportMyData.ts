/**
 * Everything of one's own to take away, pages to read and the same as data, in one zip: the right
 * that 个人信息保护法, article 45, gives. Whoever asks gets what their own screens show and nothing
 * of anybody else.
 */
import { eq } from 'drizzle-orm'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { exportMyData as call } from '@zhupi/contract/calls/account.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { readStored } from '../../adapters/storage/readStored.ts'
import { onlyRow, type Db } from '../../db/database.ts'
import { accounts, schools } from '../../db/schema/account.ts'
import { readOwnEssays, readOwnPractice } from '../../records/ownEssays.ts'
import { findAvatarOf } from '../../records/profile.ts'
import { loadRights } from '../../records/rights.ts'
import type { Person } from '../../records/session.ts'
import type { Handler } from '../handler.ts'
import { presentExportedEssay, presentExportedPractice } from './presentExportedEssay.ts'
import { loadExportLists } from './presentExportLists.ts'
import { presentEssayPage, presentIndexPage, type EssayLink } from './presentExportPages.ts'

export const exportMyData: Handler<typeof call> = async (
  _request,
  { db, storage, now, person },
) => {
  const exportedAt = formatWireTime(now)
  const archive = startArchive(now)
  const profile = await loadProfile(db, person, now)
  const essays = await addEssays(archive, db, person, now)
  const lists = await loadExportLists(db, person)
  const kept = await findAvatarOf(db, person.id)
  const avatar = kept && (await readStored(storage, kept))
  if (avatar !== undefined) archive.add('avatar.jpg', avatar)
  const entries = Object.fromEntries(lists.map((list) => [list.name, list.entries]))
  archive.add('data.json', toJson({ exportedAt, profile, essays, ...entries }))
  archive.add(
    'index.html',
    presentIndexPage({ exportedAt, profile, essays, lists, hasAvatar: avatar !== undefined }),
  )
  // Letters that every system can put into a file's name.
  return {
    fileName: `zhupi-${exportedAt.slice(0, 10)}.zip`,
    zip: archive.finish().toString('base64'),
  }
}

async function loadProfile(db: Db, person: Person, now: Date): Promise<Record<string, string>> {
  const account = onlyRow(
    await db
      .select({
        nickname: accounts.nickname,
        loginName: accounts.loginName,
        contactPhone: accounts.contactPhone,
        jobNumber: accounts.jobNumber,
        school: schools.name,
        createdAt: accounts.createdAt,
      })
      .from(accounts)
      .leftJoin(schools, eq(schools.id, accounts.schoolId))
      .where(eq(accounts.id, person.id)),
  )
  const rights = await loadRights(db, person.id, now)
  const facts = {
    账号编号: String(person.id),
    身份: person.role === 'student' ? '学生' : '老师',
    姓名: person.name,
    昵称: account.nickname,
    账号名: account.loginName ?? '',
    手机号: person.phone ?? '',
    家长联系电话: account.contactPhone ?? '',
    学校: account.school ?? '',
    工号: account.jobNumber,
    注册时间: formatWireTime(account.createdAt),
    批改卡到期: rights.billingCardExpiryDate ?? '',
    会员到期: rights.rechargeExpiryTime ?? '',
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''))
}

/** @returns the essays' pages, for the index */
async function addEssays(
  archive: Archive,
  db: Db,
  person: Person,
  now: Date,
): Promise<EssayLink[]> {
  const links: EssayLink[] = []
  for await (const essay of presentEssays(db, person, now)) {
    const file = `essays/${String(links.length + 1).padStart(4, '0')}`
    archive.add(`${file}.html`, presentEssayPage(essay))
    archive.add(`${file}.json`, toJson(essay))
    links.push({
      file: `${file}.html`,
      title: essay.title || essay.task.title || '（无题）',
      status: essay.status,
    })
  }
  return links
}

async function* presentEssays(db: Db, person: Person, now: Date) {
  if (person.role === 'student')
    for await (const row of readOwnEssays(db, person.id, now))
      yield presentExportedEssay(row, person)
  for await (const row of readOwnPractice(db, person.id)) yield presentExportedPractice(row, person)
}

function toJson(value: object): string {
  return JSON.stringify(value, null, 2)
}

type Archive = ReturnType<typeof startArchive>

function startArchive(now: Date) {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    chunks.push(chunk)
  })
  return {
    add(name: string, content: string | Uint8Array) {
      const file = new ZipDeflate(name, { level: 6 })
      file.mtime = now
      zip.add(file)
      file.push(typeof content === 'string' ? strToU8(content) : content, true)
    },
    finish() {
      zip.end()
      return Buffer.concat(chunks)
    },
  }
}
