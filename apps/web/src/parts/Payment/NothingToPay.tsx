/** A payment page that was opened without a package: a link that was cut short, or an old one. */
import { paths } from '#client/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useWayTo } from '#ui/useBack.ts'

export function NothingToPay({ title }: { title: string }) {
  const toVip = useWayTo(paths.vip())
  return (
    <Screen title={title} onBack={toVip}>
      <Empty sign="选" action={<Button onPress={toVip}>去选套餐</Button>}>
        还没有选好套餐，先到会员中心选一个吧。
      </Empty>
    </Screen>
  )
}
