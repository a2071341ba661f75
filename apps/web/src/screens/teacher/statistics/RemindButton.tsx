/** 催交: a message to each pupil who can still hand in; whoever was told today is told no more. */
import { remindHomework } from '@zhupi/contract/calls/allowance.ts'
import { useAction } from '#client/useAction.ts'
import { Button } from '#ui/Button.tsx'
import { confirmText, notify } from '#ui/notices.ts'

export function RemindButton({ homeworkId }: { homeworkId: number }) {
  const remind = useAction(remindHomework)
  const press = async () => {
    const isSure = await confirmText('给还没有提交的同学各发一条提醒？', {
      title: '催交',
      confirmText: '发送',
      note: '每人每天最多收到一条；免交的和已经截止的不会收到。',
    })
    if (!isSure) return
    const outcome = await remind.run({ homeworkId })
    if (outcome.isDone) await notify(describe(outcome.entity))
  }
  return (
    <Button small onPress={press}>
      催交
    </Button>
  )
}

function describe({ sent, toldToday }: { sent: number; toldToday: number }): string {
  if (sent > 0) return `已提醒 ${sent} 人`
  return toldToday > 0 ? '今天已经提醒过了' : '没有可以提醒的同学：都已截止或免交'
}
