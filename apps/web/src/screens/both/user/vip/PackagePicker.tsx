/** How long the membership is to last, and how it is paid. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getConstants } from '@zhupi/contract/calls/constants.ts'
import {
  RECHARGE_TYPE_NAMES,
  type PackageId,
  type RechargeType,
} from '@zhupi/contract/terms/membership.ts'
import type { KeyboardEvent } from 'react'
import { currentWrapper } from '#client/wrapper.ts'
import { formatPrice } from '#parts/Payment/price.ts'

type Offers = EntityOf<typeof getConstants>
type Props = {
  packages: Offers['RechargePackage']
  chosen: PackageId
  onPick: (id: PackageId) => void
  types: readonly RechargeType[]
  type: RechargeType | undefined
  onPickType: (type: RechargeType) => void
}

export function PackagePicker({ packages, chosen, onPick, types, type, onPickType }: Props) {
  return (
    <>
      <h2 className="vip-heading" id="vip-packages">
        选择套餐
      </h2>
      <div
        className="vip-packages"
        role="radiogroup"
        aria-labelledby="vip-packages"
        onKeyDown={moveChoice}
      >
        {packages.map(({ name, text, amount, days }) => (
          <button
            key={name}
            type="button"
            role="radio"
            aria-checked={name === chosen}
            tabIndex={name === chosen ? 0 : -1}
            className="vip-package"
            onClick={() => onPick(name)}
          >
            <span className="vip-package-name">{text}</span>
            <b className="vip-package-price">{formatPrice(amount)}</b>
            <span className="quiet">{days} 天</span>
          </button>
        ))}
      </div>
      {types.length > 0 && (
        <>
          <h2 className="vip-heading" id="vip-types">
            支付方式
          </h2>
          <div
            className="card vip-types"
            role="radiogroup"
            aria-labelledby="vip-types"
            onKeyDown={moveChoice}
          >
            {types.map((id) => (
              <button
                key={id}
                type="button"
                role="radio"
                aria-checked={id === type}
                tabIndex={id === type ? 0 : -1}
                className="choice"
                onClick={() => onPickType(id)}
              >
                <span className="choice-name">
                  {RECHARGE_TYPE_NAMES[id]}
                  {id === 'ALIPAY' && ['wechat', 'miniProgram'].includes(currentWrapper()) && (
                    <span className="quiet choice-text">微信里要先“在浏览器打开”</span>
                  )}
                </span>
                <span className="choice-tick" aria-hidden="true">
                  {id === type ? '✓' : ''}
                </span>
              </button>
            ))}
          </div>
        </>
      )}
    </>
  )
}

/** The keyboard's arrows choose, as between radio buttons. */
function moveChoice(event: KeyboardEvent<HTMLElement>) {
  const step =
    event.key === 'ArrowRight' || event.key === 'ArrowDown'
      ? 1
      : event.key === 'ArrowLeft' || event.key === 'ArrowUp'
        ? -1
        : 0
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const here = choices.findIndex((choice) => choice === document.activeElement)
  const next = choices[(here + step + choices.length) % choices.length]
  if (step === 0 || here === -1 || next === undefined) return
  event.preventDefault()
  next.focus()
  next.click()
}
