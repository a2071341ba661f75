/**
 * Practice that only this device has, above the list; without a connection also what it keeps of
 * the rest, so that writing goes on.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { findPerson, useSession } from '#client/session.ts'
import { listGoneHomework } from '#drafts/goneHomework.ts'
import { listNewPractices } from '#drafts/journal.ts'
import { listPracticeCopies } from '#drafts/offlineCache.ts'
import { findOwner, PENDING_PRACTICE, rescueAllGone } from '#drafts/openPractice.ts'
import { waitForPendingSave } from '#drafts/pendingSaves.ts'
import { hasBegun } from '@zhupi/contract/rules/practice.ts'

/** A save that is under way is likely to make a text known to the server. */
const PENDING_WAIT_MS = 1_500

export function DevicePractices({ hasCopies }: { hasCopies: boolean }) {
  const role = useSession()?.role ?? 'student'
  const queries = useQueryClient()
  const { data, refetch } = useQuery({
    queryKey: ['devicePractices'],
    queryFn: async () => {
      // From now on the device knows whose it is, and a new essay opens without a connection too.
      const owner = findPerson() ?? (await findOwner(queries, false))
      await Promise.race([
        waitForPendingSave(PENDING_PRACTICE),
        new Promise((resolve) => setTimeout(resolve, PENDING_WAIT_MS)),
      ])
      await rescueAllGone(owner).catch(() => undefined)
      const drafts = await listNewPractices(owner)
      return {
        drafts: drafts.filter(({ entry }) => hasBegun(entry)),
        copies: await listPracticeCopies(owner),
        gone: role === 'student' ? await listGoneHomework(owner).catch(() => []) : [],
      }
    },
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
  // The last save may be answered after the list has come.
  useEffect(() => {
    void waitForPendingSave(PENDING_PRACTICE).then(() => refetch())
  }, [refetch])

  const drafts = (data?.drafts ?? []).map(({ requestKey, entry: { title, questionId } }) => ({
    key: requestKey,
    title,
    to: paths.newPractice(role, {
      key: requestKey,
      ...(questionId !== undefined && { questionId }),
    }),
  }))
  const copies = (hasCopies ? (data?.copies ?? []) : []).map(({ detail: { id, title } }) => ({
    key: String(id),
    title,
    to: paths.practiceEditor(role, id),
  }))
  const gone = (data?.gone ?? []).map(({ submissionId, homeworkId, title }) => ({
    key: String(submissionId),
    title,
    to: paths.writing(submissionId, homeworkId),
  }))
  return (
    <>
      <DeviceList name="只在这台设备上，还没有保存到云端" items={drafts} note={SAVED_LATER} />
      <DeviceList
        name="作业打不开了，写的还在这台设备上"
        items={gone}
        note="打开后，可以存成练笔，也可以复制。"
      />
      <DeviceList name="这台设备上可以接着写的" items={copies} note={SAVED_LATER} />
    </>
  )
}

const SAVED_LATER = '打开后，联网时自动保存。'

type Item = { key: string; title: string; to: string }

type ListProps = { name: string; items: readonly Item[]; note: string }

function DeviceList({ name, items, note }: ListProps) {
  if (items.length === 0) return null
  return (
    <section className="card device-practices">
      <h2>{name}</h2>
      <ul>
        {items.map(({ key, title, to }) => (
          <li key={key}>
            <Link to={to}>
              <span className="grow">{title.trim() === '' ? '（还没有题目）' : title}</span>
              <i aria-hidden="true">›</i>
            </Link>
          </li>
        ))}
      </ul>
      <p className="quiet">{note}</p>
    </section>
  )
}
