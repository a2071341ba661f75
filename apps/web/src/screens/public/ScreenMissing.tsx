/**
 * The code of a screen did not arrive: the network is gone, or a newer version has taken the place
 * of the one that is open.
 */
import { useEffect, useEffectEvent } from 'react'
import { FIRST_MESSAGES } from '@zhupi/contract/terms/firstMessages.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useIsOnline } from '#ui/useIsOnline.ts'
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
  if (failure === 'offline') return <Unreached onBack={back} onRetry={onRetry} />
  return (
    <Screen title="请重新打开" onBack={back}>
      <Empty sign="新" action={<Button onPress={() => window.location.reload()}>重新打开</Button>}>
        这一页没有取到，可能是朱批刚刚更新过。重新打开就好；写过的内容都在，不会丢。
      </Empty>
    </Screen>
  )
}

function Unreached({ onBack, onRetry }: { onBack: () => void; onRetry: () => Promise<void> }) {
  const isOnline = useIsOnline()
  const retry = useEffectEvent(onRetry)
  // The network's return is the browser's to tell, and the screen opens by itself then.
  useEffect(() => {
    const open = () => void retry()
    window.addEventListener('online', open)
    return () => window.removeEventListener('online', open)
  }, [])
  return (
    <Screen title="网络断了" onBack={onBack}>
      <Empty sign="断" action={<Button onPress={onRetry}>再试一次</Button>}>
        {isOnline
          ? `${FIRST_MESSAGES.requestFailed}。请检查网络；写过的内容都在，不会丢。`
          : `${FIRST_MESSAGES.offlineReading}。联网后会自动打开；写过的内容都在，不会丢。`}
      </Empty>
    </Screen>
  )
}
