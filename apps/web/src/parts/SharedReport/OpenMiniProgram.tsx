/** The way into the operator's mini-program, where WeChat can be reached from here. */
import { getMiniProgramLink } from '@zhupi/contract/calls/share.ts'
import { useAction } from '#client/useAction.ts'
import { currentWrapper } from '#client/wrapper.ts'
import { Button } from '#ui/Button.tsx'

export function OpenMiniProgram({ token }: { token: string }) {
  const link = useAction(getMiniProgramLink)
  // The mini-program is where we are then; our app and Alipay do not open WeChat.
  if (!['browser', 'wechat'].includes(currentWrapper())) return null
  const open = async () => {
    const made = await link.run({ id: token })
    if (made.isDone) location.assign(made.entity.url)
  }
  return (
    <p className="shared-report-program">
      <Button kind="line" small onPress={open}>
        打开小程序
      </Button>
    </p>
  )
}
