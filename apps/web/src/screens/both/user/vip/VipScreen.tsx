/** Membership (spec 2 §1, §2, §9; spec 3 §9): what one has, what it gives, packages, ways to pay, cards, orders. */
import {
  DEFAULT_PACKAGE,
  RECHARGE_TYPES,
  type PackageId,
  type RechargeType,
} from '@zhupi/contract/terms/membership.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import {
  constants,
  contact,
  forgetRights,
  studentProfile,
  teacherProfile,
} from '#client/queries.ts'
import { useSession } from '#client/session.ts'
import { BindCardSheet } from '#parts/BindCardSheet/BindCardSheet.tsx'
import { hidesPrices, payPlace } from '#parts/Payment/payPlace.ts'
import { formatPrice } from '#parts/Payment/price.ts'
import { writePurchase } from '#parts/Payment/purchase.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { uncovered } from '#ui/overlays.ts'
import { CardSkeletons } from '#ui/pieces.tsx'
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
  const navigate = useNavigate()
  const queries = useQueryClient()
  const role = useSession()?.role ?? 'student'
  // Each correction uses some of it up.
  const student = useQuery({ ...studentProfile, enabled: role === 'student', staleTime: 0 })
  const teacher = useQuery({ ...teacherProfile, enabled: role === 'teacher', staleTime: 0 })
  const profile = role === 'student' ? student : teacher
  const offers = useQuery(constants)
  const isSelling = !hidesPrices(
    useQuery(contact).data?.hidesPricesOnIos,
    payPlace(),
    navigator.userAgent,
  )
  const [pickedPackage, setPackage] = useState<PackageId>(DEFAULT_PACKAGE)
  const [pickedType, setType] = useState<RechargeType>()
  const [open, setOpen] = useState<'guardian' | 'card'>()

  const packages = offers.data?.RechargePackage ?? []
  const types = RECHARGE_TYPES.filter((each) =>
    offers.data?.RechargeType.some(({ id }) => id === each),
  )
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
    setOpen(undefined)
    await uncovered()
    await pay(true)
  }
  const buy = () => (role === 'student' ? setOpen('guardian') : pay(false))

  const missing =
    offers.data === undefined
      ? '套餐还没有取到'
      : chosen === undefined
        ? '现在没有可买的套餐'
        : type === undefined
          ? '还没有开通在线支付，可以绑定批改卡'
          : undefined
  const isMember = profile.data?.accountInfo.validRechargeUser === true
  const buyButton = (
    <Button grow disabledReason={missing} onPress={buy}>
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
      {isSelling && offers.isPending && <CardSkeletons count={2} />}
      {isSelling && offers.isError && offers.data === undefined && (
        <QueryFailure error={offers.error} onRetry={offers.refetch} />
      )}
      {isSelling && offers.data && chosen && (
        <PackagePicker
          packages={packages}
          chosen={chosen.name}
          onPick={setPackage}
          types={types}
          type={type}
          onPickType={setType}
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
        <Button kind="line" small onPress={() => setOpen('card')}>
          绑定批改卡
        </Button>
      </section>
      <OrderList showsPrices={isSelling} />
      <GuardianSheet
        isOpen={open === 'guardian'}
        what={chosen}
        onAgree={agree}
        onClose={() => setOpen(undefined)}
      />
      <BindCardSheet
        isOpen={open === 'card'}
        onBound={() => forgetRights(queries)}
        onClose={() => setOpen(undefined)}
      />
    </Screen>
  )
}
