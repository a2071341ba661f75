/**
 * The guardian of a child under 14 says yes or no: asked when the grade is first known, looked up
 * and taken back in the settings. Either answer is recorded; a yes is confirmed by a code to the
 * guardian's phone.
 */
import { getConsent, getUserinfo, saveConsent } from '@zhupi/contract/calls/account.ts'
import { findWriteDetail, getAIResult } from '@zhupi/contract/calls/submission.ts'
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { SENSE_WORDS, type OutsideService } from '@zhupi/contract/terms/consent.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { alertText, confirmText } from '#ui/notices.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Field } from '#ui/Field.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { SmsCodeField } from '../SignIn/SmsCodeField.tsx'
import { useSmsCode } from '../SignIn/useSmsCode.ts'
import { findConsentFault } from './consentFaults.ts'
import '../SignIn/signIn.css'
import './ConsentSheet.css'

type Answer = {
  isGiven: boolean
  isOutsideGiven: boolean
  version: string
  isTakenBack: boolean
  /** It grants more than before. */
  needsCode: boolean
}
type Props = {
  isOpen: boolean
  /** Once the answer is recorded. */
  onAnswer: (isGiven: boolean) => void
  onClose: () => void
}

export function ConsentSheet({ isOpen, onAnswer, onClose }: Props) {
  return (
    <Sheet isOpen={isOpen} title="请监护人确认" onClose={onClose}>
      <ConsentForm onAnswer={onAnswer} />
    </Sheet>
  )
}

function ConsentForm({ onAnswer }: Pick<Props, 'onAnswer'>) {
  const consent = useCall(getConsent, {}, { staleTime: 0 })
  const account = useCall(getUserinfo, {})
  const save = useAction(saveConsent, { invalidates: [getConsent, findWriteDetail, getAIResult] })
  const sms = useSmsCode('TYPE_GUARDIAN')
  const [code, setCode] = useState('')
  const [typedPhone, setPhone] = useState<string>()
  const [hasAgreed, setAgreed] = useState(false)
  const [chosenOutside, setOutside] = useState<boolean>()
  const phone = typedPhone ?? consent.data?.guardianPhone ?? ''

  const answer = async ({ isGiven, isOutsideGiven, version, isTakenBack, needsCode }: Answer) => {
    const fault = needsCode ? findConsentFault(phone, code, hasAgreed) : undefined
    if (fault !== undefined) return alertText(fault)
    if (
      isTakenBack &&
      !(await confirmText(MESSAGES.consentWithdraw, { title: '撤回同意', confirmText: '撤回' }))
    )
      return
    const saved = await save.run({
      // Who refuses need not say who they are.
      guardianPhone: isGiven || isPhone(phone.trim()) ? phone.trim() : '',
      isGiven,
      isOutsideGiven,
      version,
      smscode: needsCode ? code : undefined,
    })
    if (saved.isDone) onAnswer(isGiven)
  }

  if (consent.isPending) return <CardSkeletons count={2} />
  if (consent.isError) return <QueryFailure error={consent.error} onRetry={consent.refetch} />
  const { state, version, isCurrent, outsideServices, time, guardianPhone } = consent.data
  const isGiven = state === 'given'
  const isSame = isGiven && isCurrent && phone.trim() === guardianPhone
  const wasOutsideGiven = isCurrent && consent.data.isOutsideGiven
  const isOutsideGiven = outsideServices.length > 0 && (chosenOutside ?? wasOutsideGiven)
  const isNarrowed = isSame && wasOutsideGiven && !isOutsideGiven && outsideServices.length > 0
  const isConfirmed = isSame && (isOutsideGiven === wasOutsideGiven || outsideServices.length === 0)
  const needsCode = !isConfirmed && !isNarrowed
  const ownPhone = account.data?.mobile ?? ''
  return (
    <>
      {state !== 'none' && time !== null && (
        <p className="consent-said">
          <Chip tone={state === 'given' ? 'jade' : 'amber'}>
            {state === 'given' ? '已同意' : '未同意'}
          </Chip>
          <span className="quiet">{time.slice(0, 16)}</span>
        </p>
      )}
      {isGiven && !isCurrent && <p className="consent-lead">{MESSAGES.consentRenewed}</p>}
      <WhatIsProcessed outsideServices={outsideServices} />
      {outsideServices.length > 0 && (
        <OutsideChoice
          outsideServices={outsideServices}
          isGiven={isOutsideGiven}
          onChange={setOutside}
        />
      )}
      <Field label="监护人手机号">
        <input
          type="tel"
          inputMode="numeric"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          autoComplete="tel-national"
          placeholder="用来收验证码，确认是监护人本人"
        />
      </Field>
      {phone === '' && ownPhone !== '' && (
        <button type="button" className="consent-own-phone" onClick={() => setPhone(ownPhone)}>
          就是孩子登录用的 {ownPhone}
        </button>
      )}
      {needsCode && (
        <>
          <SmsCodeField sms={sms} phone={phone} value={code} onChange={setCode} />
          <Agreement hasAgreed={hasAgreed} onChange={setAgreed} />
        </>
      )}
      <div className="sheet-foot">
        <Button
          kind="soft"
          grow
          onPress={() =>
            answer({
              isGiven: false,
              isOutsideGiven: false,
              version,
              isTakenBack: isGiven,
              needsCode: false,
            })
          }
        >
          {isGiven ? '撤回同意' : '不同意'}
        </Button>
        <Button
          grow
          disabledReason={isConfirmed ? '已经同意了，有改动才要再确认' : undefined}
          onPress={() =>
            answer({ isGiven: true, isOutsideGiven, version, isTakenBack: false, needsCode })
          }
        >
          {isNarrowed ? '只同意批改' : isGiven && !isCurrent ? '重新同意' : '同意'}
        </Button>
      </div>
    </>
  )
}

function WhatIsProcessed({ outsideServices }: { outsideServices: readonly OutsideService[] }) {
  return (
    <>
      <p className="consent-lead">
        孩子未满 14 周岁，使用朱批要由爸爸、妈妈或其他监护人同意。请把手机交给监护人。
      </p>
      <section className="consent-what" aria-labelledby="consent-what">
        <h3 id="consent-what">我们会处理孩子的这些信息</h3>
        <ul>
          <li>
            <b>手机号、姓名</b>：登录用，也让老师认出自己的学生
          </li>
          <li>
            <b>作文、修改记录、批改报告</b>：保存、批改，给孩子和任课老师看
          </li>
          <li>
            <b>作文照片、语音</b>：只在孩子自己点击时用来识别文字
          </li>
          {outsideServices.map(({ sense, name }) => (
            <li key={sense}>
              <b>{SENSE_WORDS[sense].what}</b>
              在您勾选下面一项以后，会送到“{name}”{SENSE_WORDS[sense].purpose}，不附姓名和手机号
            </li>
          ))}
        </ul>
        <p className="quiet">
          不公开，不出售，不用来训练模型。您可以随时在“我的 →
          账号设置”里查看、导出、撤回同意或注销。
        </p>
      </section>
    </>
  )
}

type OutsideProps = {
  outsideServices: readonly OutsideService[]
  isGiven: boolean
  onChange: (isGiven: boolean) => void
}

/** A yes to correction without a yes to others: the product then does it all itself. */
function OutsideChoice({ outsideServices, isGiven, onChange }: OutsideProps) {
  const words = outsideServices.map(({ sense }) => SENSE_WORDS[sense])
  return (
    <label className="consent-agree">
      <input
        type="checkbox"
        checked={isGiven}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        也同意把{words.map(({ what }) => what).join('、')}
        送到上面写明的外部服务。可以不勾选，不影响批改：
        {words.map(({ instead }) => instead).join('；')}。
      </span>
    </label>
  )
}

type AgreementProps = { hasAgreed: boolean; onChange: (hasAgreed: boolean) => void }

function Agreement({ hasAgreed, onChange }: AgreementProps) {
  return (
    <>
      <label className="consent-agree">
        <input
          type="checkbox"
          checked={hasAgreed}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>我是孩子的监护人，已阅读并同意下面两份</span>
      </label>
      <p className="consent-words">
        <a href={`/h5${paths.words(1, 'student')}`} target="_blank" rel="noopener">
          《用户协议》
        </a>
        <a href={`/h5${paths.words(2, 'student')}`} target="_blank" rel="noopener">
          《隐私政策》
        </a>
      </p>
    </>
  )
}
