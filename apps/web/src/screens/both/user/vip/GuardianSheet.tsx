/** A pupil's purchase is a grown-up's decision: who pays reads what is bought, and agrees. */
import { useState } from 'react'
import { formatPrice } from '#parts/Payment/price.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'

type Props = {
  isOpen: boolean
  what: { text: string; amount: number; days: number } | undefined
  onAgree: () => Promise<void>
  onClose: () => void
}

export function GuardianSheet(props: Props) {
  return (
    <Sheet title="请家长来确认" isOpen={props.isOpen} onClose={props.onClose}>
      <Body {...props} />
    </Sheet>
  )
}

/** Begins anew with each opening: last time's tick is no consent to this purchase. */
function Body({ what, onAgree, onClose }: Props) {
  const [isAdult, setAdult] = useState(false)
  return (
    <>
      <p className="vip-guardian-lead">
        同学，请把手机交给爸爸妈妈或其他监护人，由大人看过下面的内容再付款。
      </p>
      {what && (
        <dl className="vip-guardian-facts">
          <div>
            <dt>购买</dt>
            <dd>
              朱批会员 {what.text}（{what.days} 天）
            </dd>
          </div>
          <div>
            <dt>金额</dt>
            <dd>{formatPrice(what.amount)}</dd>
          </div>
          <div>
            <dt>用途</dt>
            <dd>AI 作文批改；不会自动续费</dd>
          </div>
        </dl>
      )}
      <label className="vip-guardian-tick">
        <input
          type="checkbox"
          checked={isAdult}
          onChange={(event) => setAdult(event.target.checked)}
        />
        <span>我是孩子的监护人，已满 18 周岁，同意购买并由我付款</span>
      </label>
      <div className="sheet-foot">
        <Button kind="soft" onPress={onClose}>
          不买了
        </Button>
        <Button grow disabledReason={isAdult ? undefined : '请监护人先勾选确认'} onPress={onAgree}>
          监护人同意，去支付
        </Button>
      </div>
    </>
  )
}
