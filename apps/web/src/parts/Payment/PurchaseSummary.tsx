/** What is about to be paid for. The price is the server's, taken anew with the order. */
import { getConstants } from '@zhupi/contract/calls/constants.ts'
import { PACKAGES, RECHARGE_TYPE_NAMES } from '@zhupi/contract/terms/membership.ts'
import { useCall } from '#client/useCall.ts'
import { formatPrice } from './price.ts'
import type { Purchase } from './purchase.ts'
import './payment.css'

export function PurchaseSummary({ purchase }: { purchase: Purchase }) {
  const { data } = useCall(getConstants, {})
  const price = data?.RechargePackage.find(({ name }) => name === purchase.packageId)?.amount
  const { name, days } = PACKAGES.find(({ id }) => id === purchase.packageId) ?? PACKAGES[0]
  return (
    <dl className="card pay-facts">
      <div>
        <dt>商品</dt>
        <dd>
          朱批会员 {name}（{days} 天）
        </dd>
      </div>
      <div>
        <dt>金额</dt>
        <dd>{price === undefined ? '…' : formatPrice(price)}</dd>
      </div>
      <div>
        <dt>支付方式</dt>
        <dd>{RECHARGE_TYPE_NAMES[purchase.type]}</dd>
      </div>
    </dl>
  )
}
