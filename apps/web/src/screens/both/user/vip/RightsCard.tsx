/** What the person may do now, and what a membership gives. */
import type { getUserinfo } from '@zhupi/contract/calls/account.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import {
  VIP_ESSAYS_PER_PERIOD,
  VIP_PERIOD_DAYS,
  VIP_REVISIONS_PER_DAY,
} from '@zhupi/contract/terms/membership.ts'
import { describeRights } from './describeRights.ts'

/** undefined: not known yet. */
export function RightsCard({
  rights,
}: {
  rights: EntityOf<typeof getUserinfo>['accountInfo'] | undefined
}) {
  const { title, lines } = rights ? describeRights(rights) : { title: '', lines: [] }
  return (
    <section className="card vip-rights" aria-busy={rights === undefined}>
      <div className="vip-now">
        <b className="vip-seal" aria-hidden="true">
          会员
        </b>
        <div className="grow">
          <h2>{rights === undefined ? <span className="skeleton vip-title-skeleton" /> : title}</h2>
          {lines.map((line) => (
            <p className="quiet" key={line}>
              {line}
            </p>
          ))}
        </div>
      </div>
      <ul className="vip-gives" aria-label="会员权益">
        <li>
          <b>{VIP_ESSAYS_PER_PERIOD}</b>
          <span>每月批改作文（篇）</span>
        </li>
        <li>
          <b>{VIP_REVISIONS_PER_DAY}</b>
          <span>每天修改再批（次）</span>
        </li>
      </ul>
      <p className="quiet vip-terms">
        每月可批改 {VIP_ESSAYS_PER_PERIOD} 篇作文；批改过的作文修改后可以再批，每天{' '}
        {VIP_REVISIONS_PER_DAY} 次。一个月按 {VIP_PERIOD_DAYS} 天计算。
      </p>
    </section>
  )
}
