/** More time for one pupil, or leave not to hand in; the pupil is told. */
import { excuseHomework, extendHomework } from '@zhupi/contract/calls/allowance.ts'
import { getHomeworkDetail } from '@zhupi/contract/calls/homework.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { formatWireTime, parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { useState } from 'react'
import { useAction } from '#client/useAction.ts'
import type { Submission } from '#parts/HomeworkList/submission.ts'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { notify } from '#ui/notices.ts'

const EXTENSIONS = [
  { key: '1', name: '多给一天', days: 1 },
  { key: '3', name: '多给三天', days: 3 },
  { key: '7', name: '多给一周', days: 7 },
] as const

type Props = { submission: Submission; endTime: string }

export function AllowanceButton({ submission, endTime }: Props) {
  const [openedAt, setOpenedAt] = useState<Date>()
  const extend = useAction(extendHomework, { invalidates: [getHomeworkDetail] })
  const excuse = useAction(excuseHomework, { invalidates: [getHomeworkDetail] })
  const { id, name, extendedTo, isExcused } = submission
  const choices = listChoices(submission, endTime, openedAt ?? new Date(0))

  const choose = async (key: string) => {
    const until = choices.find((choice) => choice.key === key)?.until
    if (until !== undefined || key === 'none') {
      const outcome = await extend.run({
        studentHomeworkId: id,
        ...(until === undefined ? {} : { endTime: until }),
      })
      if (outcome.isDone)
        await notify(
          until === undefined ? `${name}：按作业的时间` : `已给${name}延长，并告诉了学生`,
        )
      return
    }
    const outcome = await excuse.run({ studentHomeworkId: id, isExcused: !isExcused })
    if (outcome.isDone) await notify(isExcused ? `${name}要照常交` : `${name}这次免交，已告诉学生`)
  }

  return (
    <>
      <button
        type="button"
        className="works-allowance"
        aria-haspopup="dialog"
        aria-label={`${name}：延长时间或免交`}
        onClick={() => setOpenedAt(new Date())}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      <ChoiceSheet
        isOpen={openedAt !== undefined}
        title={name}
        choices={choices}
        chosen={isExcused ? 'excuse' : extendedTo === null ? undefined : 'extended'}
        onChoose={(key) => void choose(key)}
        onClose={() => setOpenedAt(undefined)}
      />
    </>
  )
}

type Choice = { key: string; name: string; text?: string; until?: Date }

/** From the end that holds now, or from this moment where it has passed. */
function listChoices({ extendedTo, isExcused }: Submission, endTime: string, now: Date): Choice[] {
  const end = parseWireTime(extendedTo ?? endTime) ?? now
  const from = Math.max(end.getTime(), now.getTime())
  return [
    ...EXTENSIONS.map(({ key, name, days }) => {
      const until = new Date(from + days * DAY_MS)
      return { key, name, until, text: `到 ${formatWireTime(until).slice(0, 16)}` }
    }),
    ...(extendedTo === null ? [] : [{ key: 'none', name: '收回延长的时间' }]),
    { key: 'excuse', name: isExcused ? '不再免交' : '这次免交', text: '不算在未提交里，也不催' },
  ]
}
