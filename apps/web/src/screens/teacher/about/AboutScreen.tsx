/** What this is, and how to reach the people behind it. */
import { getContact } from '@zhupi/contract/calls/account.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { copyText } from '#ui/copyText.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import './about.css'

const VERSION_LABEL = '1.0.1'

export function AboutScreen() {
  const back = useBack(paths.user())
  const service = useCall(getContact, {})
  return (
    <Screen title="关于朱批" onBack={back}>
      <section className="about-head">
        <div className="about-seal" aria-hidden="true">
          <span>朱</span>
          <span>批</span>
        </div>
        <h2>朱批</h2>
        <p className="quiet">版本 {VERSION_LABEL}</p>
      </section>
      {service.isPending && <CardSkeletons count={1} />}
      {service.isError && <QueryFailure error={service.error} onRetry={service.refetch} />}
      {service.isSuccess && (
        <div className="card about-list">
          <a href={`tel:${service.data.phone}`}>
            <span>客服电话</span>
            <b>{service.data.phone}</b>
          </a>
          <button type="button" onClick={() => void copyText(service.data.chat)}>
            <span>客服微信</span>
            <b>{service.data.chat}</b>
            <i>复制</i>
          </button>
          {service.data.publicAccounts.map((name) => (
            <button key={name} type="button" onClick={() => void copyText(name)}>
              <span>公众号</span>
              <b>{name}</b>
              <i>复制</i>
            </button>
          ))}
        </div>
      )}
      <div className="card about-list">
        <Link to={paths.words(1, 'teacher')}>
          <span>用户协议</span>
          <i aria-hidden="true">›</i>
        </Link>
        <Link to={paths.words(2, 'teacher')}>
          <span>隐私政策</span>
          <i aria-hidden="true">›</i>
        </Link>
        <Link to={paths.browserInfo()}>
          <span>浏览器信息</span>
          <i aria-hidden="true">›</i>
        </Link>
      </div>
    </Screen>
  )
}
