/** Homework that its teacher deleted, or of a class that the pupil has left, while it was written on. */
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { newPracticeKey, openJournalWriter, type PracticeEntry } from '#drafts/journal.ts'
import { settleGone } from '#drafts/goneHomework.ts'
import type { GoneHomework } from '#drafts/opening.ts'
import { GoneDrafts } from '#parts/WritingDesk/GoneDrafts.tsx'
import { alertText, confirmText } from '#ui/notices.ts'
import { makeRequestKey } from '#ui/requestKey.ts'
import { useWayTo } from '#ui/useBack.ts'

export function GoneHomeworkScreen({ owner, submissionId, gone }: GoneHomework) {
  const navigate = useNavigate()
  const back = useWayTo(paths.tasks())
  const keep = async (entry: PracticeEntry) => {
    const key = makeRequestKey()
    try {
      await openJournalWriter(newPracticeKey(owner, key)).write(
        { ...entry, typedAt: Date.now() },
        undefined,
      )
    } catch {
      return alertText('这台设备现在存不下来，请先点“复制”，把写的内容留好。')
    }
    await settleGone(owner, submissionId, entry).catch(() => undefined)
    await navigate(paths.newPractice('student', { key }), { replace: true })
  }
  const drop = async (entry: PracticeEntry) => {
    const isSure = await confirmText('不再提醒你。作业如果恢复了，写的还会在稿纸上。', {
      title: '不要这篇了？',
      confirmText: '不要了',
    })
    if (!isSure) return
    await settleGone(owner, submissionId, entry).catch(() => undefined)
    back()
  }
  return (
    <GoneDrafts
      title="写作"
      why="这份作业打不开了：老师可能删除了它，或者你已经不在这个班级里。你写的内容还在这台设备上。"
      drafts={gone.map((entry) => ({
        draft: entry,
        onKeep: () => keep(entry),
        onDrop: () => drop(entry),
      }))}
      onBack={back}
    />
  )
}
