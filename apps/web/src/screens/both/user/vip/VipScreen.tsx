/** Membership: what one has, what it gives, packages, ways to pay, cards, orders. */
import { getContact, getTeacherInfo, getUserinfo } from '@zhupi/contract/calls/account.ts'
import { getConstants } from '@zhupi/contract/calls/constants.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import {
  DEFAULT_PACKAGE,
  RECHARGE_TYPES,
  type PackageId,
  type RechargeType,
} from '@zhupi/contract/terms/membership.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useCall } from '#client/useCall.ts'
import { BindCardSheet } from '#parts/BindCardSheet/BindCardSheet.tsx'
import { hidesPrices } from '#parts/Payment/hidesPrices.ts'
import { currentWrapper } from '#client/wrapper.ts'
import { formatPrice } from '#parts/Payment/price.ts'
import { writePurchase } from '#parts/Payment/purchase.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { makeRequestKey } from '#ui/requestKey.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { GuardianSheet } from './GuardianSheet.tsx'
import { OrderList } from './OrderList.tsx'
import { PackagePicker } from './PackagePicker.tsx'
import { RightsCard } from './RightsCard.tsx'
import '#ui/ChoiceSheet.css'
import './vip.css'

export function VipScreen() {
  const goBack = useBack(paths.user())
  const role = useSession()?.role ?? 'student'
  // Each correction uses some of it up.
  const student = useCall(getUserinfo, role === 'student' ? {} : 'skip', { staleTime: 0 })
  const teacher = useCall(getTeacherInfo, role === 'teacher' ? {} : 'skip', { staleTime: 0 })
  const profile = role === 'student' ? student : teacher
  const { data: contact } = useCall(getContact, {})
  const isSelling = !hidesPrices(contact?.hidesPricesOnIos, currentWrapper(), navigator.userAgent)
  const offers = useCall(getConstants, {})
  const purchase = usePurchase(role, offers.data)
  const { packages, types, chosen, type, buy } = purchase
  const [isBindingCard, setBindingCard] = useState(false)
  const isMember = profile.data?.accountInfo.validRechargeUser === true
  const buyButton = (
    <Button grow disabledReason={purchase.missing} onPress={buy}>
      {isMember ? '续费' : '立即开通'}
      {chosen && ` ${formatPrice(chosen.amount)}`}
    </Button>
  )

  return (
    <Screen title="会员中心" onBack={goBack} foot={isSelling && buyButton}>
      {profile.isError && profile.data === undefined ? (
        <QueryFailure error={profile.error} onRetry={profile.refetch} />
      ) : (
        <RightsCard rights={profile.data?.accountInfo} />
      )}
      {role === 'teacher' && (
        <p className="card vip-note">
          给学生布置、收交和批阅作业都不用会员。会员和批改卡只用在您自己的练笔：请 AI
          批改您写的作文。
        </p>
      )}
      {isSelling && offers.isPending && <CardSkeletons count={2} />}
      {isSelling && offers.isError && offers.data === undefined && (
        <QueryFailure error={offers.error} onRetry={offers.refetch} />
      )}
      {isSelling && offers.data && chosen && (
        <PackagePicker
          packages={packages}
          chosen={chosen.name}
          onPick={purchase.pickPackage}
          types={types}
          type={type}
          onPickType={purchase.pickType}
        />
      )}
      {!isSelling && (
        <p className="card vip-note">小程序里暂时不能开通会员；已有的会员和批改卡照常使用。</p>
      )}
      <section className="card vip-card">
        <div className="grow">
          <h2>有批改卡？</h2>
          <p className="quiet">输入卡号和卡密码，马上就能用</p>
        </div>
        <Button kind="line" small onPress={() => setBindingCard(true)}>
          绑定批改卡
        </Button>
      </section>
      <OrderList showsPrices={isSelling} />
      <GuardianSheet
        isOpen={purchase.isAskingGuardian}
        what={chosen}
        onAgree={purchase.agree}
        onClose={purchase.closeGuardian}
      />
      <BindCardSheet isOpen={isBindingCard} onClose={() => setBindingCard(false)} />
    </Screen>
  )
}

type Offers = EntityOf<typeof getConstants>

/** What is to be bought and how it is paid. A pupil's guardian is asked before paying begins. */
function usePurchase(role: Role, offers: Offers | undefined) {
  const navigate = useNavigate()
  const [pickedPackage, pickPackage] = useState<PackageId>(DEFAULT_PACKAGE)
  const [pickedType, pickType] = useState<RechargeType>()
  const [isAskingGuardian, setAskingGuardian] = useState(false)
  const packages = offers?.RechargePackage ?? []
  const types = RECHARGE_TYPES.filter((each) => offers?.RechargeType.some(({ id }) => id === each))
  const chosen = packages.find(({ name }) => name === pickedPackage) ?? packages[0]
  const type = types.find((each) => each === pickedType) ?? types[0]

  const pay = async (hasGuardian: boolean) => {
    if (chosen === undefined || type === undefined) return
    await navigate(
      paths.payment(
        role,
        type,
        writePurchase({ packageId: chosen.name, type, hasGuardian, requestKey: makeRequestKey() }),
      ),
    )
  }
  const agree = async () => {
    setAskingGuardian(false)
    await allOverlaysClosed()
    await pay(true)
  }
  return {
    packages,
    types,
    chosen,
    type,
    missing: describeMissing(offers, chosen !== undefined, type !== undefined),
    isAskingGuardian,
    pickPackage,
    pickType,
    buy: () => (role === 'student' ? setAskingGuardian(true) : pay(false)),
    agree,
    closeGuardian: () => setAskingGuardian(false),
  }
}

/** Why nothing can be bought now. */
function describeMissing(offers: Offers | undefined, hasPackage: boolean, hasType: boolean) {
  if (offers === undefined) return '套餐还没有取到'
  if (!hasPackage) return '现在没有可买的套餐'
  return hasType ? undefined : '还没有开通在线支付，可以绑定批改卡'
}
