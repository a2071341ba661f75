/**
 * WeChat Pay: a wait with its countdown, then WeChat's own cashier; afterwards how the order
 * stands.
 */
import { mountedPath } from '@zhupi/contract/calls/definePage.ts'
import { wechatAuthorize } from '@zhupi/contract/calls/payment.ts'
import { PAY_WAIT_SECONDS } from '@zhupi/contract/terms/membership.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { mayPayInApp, payInApp } from '#client/nativeActs.ts'
import { useSession } from '#client/session.ts'
import { currentWrapper } from '#client/wrapper.ts'
import { beginOrder, showPaymentFailure } from '#parts/Payment/beginPayment.ts'
import { NothingToPay } from '#parts/Payment/NothingToPay.tsx'
import { PaymentResult } from '#parts/Payment/PaymentResult.tsx'
import {
  readOrder,
  readPurchase,
  writeOrder,
  writePurchase,
  type Purchase,
} from '#parts/Payment/purchase.ts'
import { PurchaseSummary } from '#parts/Payment/PurchaseSummary.tsx'
import { openMiniProgramPay, payInWechat } from '#parts/Payment/wechatBridge.ts'
import { Button } from '#ui/Button.tsx'
import { alertText } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useWayTo } from '#ui/useBack.ts'
import { useCountdown } from './useCountdown.ts'
import '#parts/Payment/payment.css'

const TITLE = '微信支付'
/** WeChat's sign-in page says who pays; it comes back here with a `code`. */
const authorizeAt = (back: string) =>
  `${mountedPath(wechatAuthorize)}?back=${encodeURIComponent(back)}`

export function WxpayScreen() {
  const [query] = useSearchParams()
  const rechargeId = readOrder(query)
  const purchase = readPurchase(query)
  const code = query.get('code') ?? undefined
  if (rechargeId !== undefined) return <PaymentResult rechargeId={rechargeId} purchase={purchase} />
  if (purchase === undefined || purchase.type !== 'WECHAT') return <NothingToPay title={TITLE} />
  if (currentWrapper() === 'miniProgram')
    return (
      <InWrapper
        name="小程序"
        purchase={purchase}
        onPay={() => openMiniProgramPay(writePurchase(purchase))}
      />
    )
  if (mayPayInApp())
    return (
      <InWrapper
        name="应用"
        purchase={purchase}
        onPay={async () => payInApp(writePurchase(purchase))}
      />
    )
  return <Waiting purchase={purchase} code={code} />
}

function Waiting({ purchase, code }: { purchase: Purchase; code: string | undefined }) {
  const navigate = useNavigate()
  const toVip = useWayTo(paths.vip())
  const role = useSession()?.role ?? 'student'
  const isInWechat = currentWrapper() === 'wechat'
  const leaving = useRef(new AbortController())
  const hasBegun = useRef(false)
  const page = (query: string) => paths.payment(role, 'WECHAT', query)

  const pay = async ({ signal }: AbortController) => {
    const here = `/h5${page(writePurchase(purchase))}`
    if (isInWechat && code === undefined) return window.location.replace(authorizeAt(here))
    const begun = await beginOrder(
      purchase,
      { alipayh5: here, appType: isInWechat ? 'JSAPI' : 'H5', wxcode: code },
      signal,
    )
    // Back from the cashier leads here: the page of the order, which begins nothing anew.
    const showOrder = () =>
      navigate(page(writeOrder(begun.rechargeId, purchase)), { replace: true })
    if (begun.jsapi !== null && !(await payInWechat(begun.jsapi))) {
      await alertText(MESSAGES.paymentFailed)
      return toVip()
    }
    await showOrder()
    if (begun.mweb_url !== null) window.location.assign(begun.mweb_url)
  }
  const go = async () => {
    // The countdown's end and a tap may come together.
    if (hasBegun.current) return
    hasBegun.current = true
    const leave = leaving.current
    try {
      await pay(leave)
    } catch (error) {
      if (leave.signal.aborted) return
      await showPaymentFailure(error)
      toVip()
    }
  }
  const goAtOnce = useEffectEvent(go)
  // Coming back from WeChat's sign-in page, the wait has been.
  const left = useCountdown(code === undefined ? PAY_WAIT_SECONDS : 0, () => void goAtOnce())

  // Whoever leaves the page is not led to a cashier any more.
  useEffect(() => {
    const ending = new AbortController()
    leaving.current = ending
    return () => ending.abort()
  }, [])

  return (
    <Screen
      title={TITLE}
      isReading
      onBack={toVip}
      foot={
        <>
          <Button kind="soft" onPress={toVip}>
            返回
          </Button>
          <Button grow onPress={go}>
            立即前往
          </Button>
        </>
      }
    >
      <section className="pay-head" role="status">
        <b className="pay-seal count" aria-hidden="true">
          {left}
        </b>
        <h2>即将前往微信支付</h2>
        <p className="quiet">
          请核对下面的内容，{PAY_WAIT_SECONDS}{' '}
          秒后自动前往。付款在微信里完成，付完会回到这里，并核对结果。
        </p>
      </section>
      <PurchaseSummary purchase={purchase} />
    </Screen>
  )
}

type InWrapperProps = { name: string; purchase: Purchase; onPay: () => Promise<void> }

/** Without a wait: the mini-program's own page, or the app itself, does the paying. */
function InWrapper({ name, purchase, onPay }: InWrapperProps) {
  const toVip = useWayTo(paths.vip())
  return (
    <Screen
      title={TITLE}
      isReading
      onBack={toVip}
      foot={
        <>
          <Button kind="soft" onPress={toVip}>
            返回
          </Button>
          <Button grow onPress={() => onPay().catch(showPaymentFailure)}>
            去支付
          </Button>
        </>
      }
    >
      <section className="pay-head">
        <b className="pay-seal" aria-hidden="true">
          前往
        </b>
        <h2>在{name}里支付</h2>
        <p className="quiet">付完回到这里，在会员中心就能看到结果。</p>
      </section>
      <PurchaseSummary purchase={purchase} />
    </Screen>
  )
}
