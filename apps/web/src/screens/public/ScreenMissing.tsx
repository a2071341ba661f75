/**
 * The code of a screen did not arrive: the network is gone, or a newer version has taken the place
 * of the one that is open.
 */
import { FIRST_MESSAGES } from '@zhupi/contract/terms/firstMessages.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { paths } from '#client/paths.ts'

/**
 * 'renewed': the server answers, but not with this code; only a fresh start of the app knows the
 * new one's name.
 */
export type ScreenFailure = 'offline' | 'renewed'

export function ScreenMissing({
  failure,
  onRetry,
}: {
  failure: ScreenFailure
  onRetry: () => Promise<void>
}) {
  // Sign-in leads whoever is signed in on to their own first screen.
  const back = useBack(paths.login())
  if (failure === 'offline') {
    return (
      <Screen title="网络断了" onBack={back}>
        <Empty sign="断" action={<Button onPress={onRetry}>再试一次</Button>}>
          {FIRST_MESSAGES.requestFailed}。请检查网络；写过的内容都在，不会丢。
        </Empty>
      </Screen>
    )
  }
  return (
    <Screen title="请重新打开" onBack={back}>
      <Empty sign="新" action={<Button onPress={() => window.location.reload()}>重新打开</Button>}>
        这一页没有取到，可能是朱批刚刚更新过。重新打开就好；写过的内容都在，不会丢。
      </Empty>
    </Screen>
  )
}
