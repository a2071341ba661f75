/** An address whose screen is not open yet. It says so honestly and leads back. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { paths } from '#client/paths.ts'
import { TabBar } from '#parts/TabBar/TabBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'

/** `isTab`: it stands in the tab bar, which is the way on. */
export function ComingScreen({ title, isTab = false }: { title: string; isTab?: boolean }) {
  // Sign-in leads whoever is signed in on to their own first screen.
  const back = useBack(paths.login())
  const text = `“${title}”还在准备，开放以后就在这里。`
  if (isTab)
    return (
      <Screen title={title} tabBar={<TabBar />}>
        <Empty sign="筹">
          {MESSAGES.notOpenYet}：{text}
        </Empty>
      </Screen>
    )
  return (
    <Screen title={title} onBack={back}>
      <Empty
        sign="筹"
        action={
          <Button kind="line" onPress={back}>
            {MESSAGES.back}
          </Button>
        }
      >
        {MESSAGES.notOpenYet}：{text}
      </Empty>
    </Screen>
  )
}
