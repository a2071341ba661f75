/** Practice that was deleted elsewhere while it was written on here. */
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { findPerson, useSession } from '#client/session.ts'
import { newPracticeKey, openJournalWriter, type PracticeEntry } from '#drafts/journal.ts'
import type { GonePractice } from '#drafts/practiceOpening.ts'
import { confirmText } from '#ui/notices.ts'
import { useBack } from '#ui/useBack.ts'
import { GoneDrafts } from '../WritingDesk/GoneDrafts.tsx'

type Props = {
  gone: GonePractice['gone']
  /** It is opened as new practice, also where the device could not store it. */
  onKeep: (unsaved: PracticeEntry) => void
}

type Gone = GonePractice['gone'][number]

export function GonePracticeScreen({ gone, onKeep }: Props) {
  const navigate = useNavigate()
  const role = useSession()?.role ?? 'student'
  const back = useBack(paths.practice(role))
  const keep = async ({ requestKey, entry }: Gone) => {
    const { questionId } = entry
    onKeep(entry)
    await navigate(
      paths.newPractice(role, {
        key: requestKey,
        ...(questionId !== undefined && { questionId }),
      }),
      { replace: true },
    )
  }
  const drop = async ({ requestKey, entry }: Gone) => {
    if (
      !(await confirmText('删掉以后就找不回来了。', { title: '不要这篇了？', confirmText: '删除' }))
    )
      return
    const owner = findPerson()
    if (owner !== undefined)
      await openJournalWriter(newPracticeKey(owner, requestKey))
        .discard(entry)
        .catch(() => undefined)
    back()
  }
  return (
    <GoneDrafts
      title="练笔"
      why="这篇练笔在别的页面删除了。你在这里写的还在，要存成一篇新的练笔吗？"
      drafts={gone.map((each) => ({
        draft: each.entry,
        onKeep: () => keep(each),
        onDrop: () => drop(each),
      }))}
      onBack={back}
    />
  )
}
