/** Unknown address, another role's address, or a screen that broke. */
import { FIRST_MESSAGES } from '@zhupi/contract/terms/firstMessages.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { paths } from '#client/paths.ts'

export function ErrorScreen() {
  // Sign-in leads whoever is signed in on to their own first screen.
  const back = useBack(paths.login())
  return (
    <Screen title={FIRST_MESSAGES.pageError} onBack={back}>
      <Empty
        sign="误"
        action={
          <Button kind="line" onPress={back}>
            {FIRST_MESSAGES.back}
          </Button>
        }
      >
        这一页没有找到，或者暂时打不开。
      </Empty>
    </Screen>
  )
}
