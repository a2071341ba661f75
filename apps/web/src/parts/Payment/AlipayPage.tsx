/**
 * /pay of the pupil and /alipay of the teacher: leads on to Alipay by the form that the server
 * made, and shows afterwards what became of the order.
 */
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { currentWrapper } from '#client/wrapper.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copyText.ts'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useWayTo } from '#ui/useBack.ts'
import { fetchAlipayForm, sendForm } from './alipayForm.ts'
import { beginOrder, showPaymentFailure } from './beginPayment.ts'
import { NothingToPay } from './NothingToPay.tsx'
import { PaymentResult } from './PaymentResult.tsx'
import { readOrder, readPurchase, writeOrder, writePurchase, type Purchase } from './purchase.ts'
import { PurchaseSummary } from './PurchaseSummary.tsx'
import './payment.css'

const TITLE = '支付宝支付'

export function AlipayPage() {
  const [query] = useSearchParams()
  const rechargeId = readOrder(query)
  const purchase = readPurchase(query)
  if (rechargeId !== undefined) return <PaymentResult rechargeId={rechargeId} purchase={purchase} />
  if (purchase === undefined || purchase.type !== 'ALIPAY') return <NothingToPay title={TITLE} />
  // Nothing of WeChat's leads on to Alipay.
  const isInWechat = ['wechat', 'miniProgram'].includes(currentWrapper())
  return isInWechat ? <InWechat /> : <GoToAlipay purchase={purchase} />
}

function GoToAlipay({ purchase }: { purchase: Purchase }) {
  const navigate = useNavigate()
  const toVip = useWayTo(paths.vip())
  const role = useSession()?.role ?? 'student'

  const lead = async (signal: AbortSignal) => {
    const page = (query: string) => paths.payment(role, 'ALIPAY', query)
    try {
      const begun = await beginOrder(
        purchase,
        { appType: 'H5', alipayh5: `${BASE_PATH}${page(writePurchase(purchase))}` },
        signal,
      )
      const form =
        begun.success && begun.alipayResponbody !== null
          ? await fetchAlipayForm(begun.alipayResponbody, signal)
          : undefined
      // Back from the cashier leads here: the page of the order, which begins nothing anew.
      await navigate(page(writeOrder(begun.rechargeId, purchase)), { replace: true })
      if (form !== undefined) sendForm(form)
    } catch (error) {
      if (signal.aborted) return
      await showPaymentFailure(error)
      toVip()
    }
  }
  const start = useEffectEvent(lead)

  // The way to the cashier begins with the page; leaving the page ends it.
  useEffect(() => {
    const ending = new AbortController()
    void start(ending.signal)
    return () => ending.abort()
  }, [])

  return (
    <Screen title={TITLE} onBack={toVip}>
      <section className="pay-head" role="status">
        <b className="pay-seal" aria-hidden="true">
          前往
        </b>
        <h2>正在前往支付宝</h2>
        <p className="quiet">付款在支付宝里完成；付完会回到这里，并核对结果。</p>
      </section>
      <PurchaseSummary purchase={purchase} />
    </Screen>
  )
}

/** WeChat blocks alipays:// addresses. */
function InWechat() {
  const toVip = useWayTo(paths.vip())
  return (
    <Screen
      title={TITLE}
      onBack={toVip}
      foot={
        <>
          <Button kind="soft" onPress={() => copyText(window.location.href)}>
            复制链接
          </Button>
          <Button grow onPress={toVip}>
            改用微信支付
          </Button>
        </>
      }
    >
      <Empty sign="开">
        微信里打不开支付宝。请点右上角的“···”，选择“在浏览器打开”；或者改用微信支付。
      </Empty>
    </Screen>
  )
}
