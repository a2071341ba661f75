/**
 * What the browser says of itself and what the server sees of it, to read out or copy to whoever
 * helps.
 */
import { getProfile } from '@zhupi/contract/calls/account.ts'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copyText.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import './browserInfo.css'

export function BrowserInfoScreen() {
  const back = useBack(paths.login())
  const profile = useCall(getProfile, {}, { staleTime: 0 })
  const own = [
    ['浏览器', navigator.userAgent],
    ['屏幕', `${window.innerWidth} × ${window.innerHeight}，每点 ${window.devicePixelRatio} 像素`],
    ['语言', navigator.language],
    ['时区', new Intl.DateTimeFormat().resolvedOptions().timeZone],
  ] as const
  const seen =
    profile.data === undefined
      ? []
      : ([
          ['网络地址', profile.data.address],
          ['浏览器', profile.data.userAgent],
          ['服务器时间', profile.data.time],
          ['版本', profile.data.version],
        ] as const)
  const everything = [
    ...own.map(([name, text]) => `${name}：${text}`),
    ...seen.map(([name, text]) => `服务器看到的${name}：${text}`),
  ].join('\n')

  return (
    <Screen
      title="浏览器信息"
      onBack={back}
      isReading
      foot={
        <Button grow onPress={() => copyText(everything)}>
          复制全部
        </Button>
      }
    >
      <section className="card browser-info" aria-labelledby="browser-own">
        <h2 id="browser-own">这台设备</h2>
        <Facts facts={own} />
      </section>
      {profile.isPending && <CardSkeletons count={1} />}
      {profile.isError && <QueryFailure error={profile.error} onRetry={profile.refetch} />}
      {profile.isSuccess && (
        <section className="card browser-info" aria-labelledby="browser-seen">
          <h2 id="browser-seen">服务器看到的</h2>
          <Facts facts={seen} />
        </section>
      )}
      <p className="quiet browser-info-note">
        遇到问题时，把这一页复制给客服，能帮他们更快找到原因。里面没有您的姓名、密码和作文。
      </p>
    </Screen>
  )
}

function Facts({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
