/**
 * The guardian of a child under 14 says yes or no: asked when the grade is first known, looked up
 * and taken back in the settings. Either answer is recorded.
 */
import { getConsent, saveConsent } from '@zhupi/contract/calls/account.ts'
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { useState } from 'react'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { alertText } from '#ui/notices.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Field } from '#ui/Field.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { findConsentFault } from './consentFaults.ts'
import './ConsentSheet.css'

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
  const save = useAction(saveConsent, { invalidates: [getConsent] })
  const [typedPhone, setPhone] = useState<string>()
  const [hasAgreed, setAgreed] = useState(false)
  const phone = typedPhone ?? consent.data?.guardianPhone ?? ''

  const answer = async (isGiven: boolean, version: string) => {
    const fault = isGiven ? findConsentFault(phone, hasAgreed) : undefined
    if (fault !== undefined) return alertText(fault)
    const saved = await save.run({
      // Who refuses need not say who they are.
      guardianPhone: isGiven || isPhone(phone.trim()) ? phone.trim() : '',
      isGiven,
      version,
    })
    if (saved.isDone) onAnswer(isGiven)
  }

  if (consent.isPending) return <CardSkeletons count={2} />
  if (consent.isError) return <QueryFailure error={consent.error} onRetry={consent.refetch} />
  const { state, version, time } = consent.data
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
      <WhatIsProcessed />
      <Field label="监护人手机号">
        <input
          type="tel"
          inputMode="numeric"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          autoComplete="tel-national"
          placeholder="方便我们联系您"
        />
      </Field>
      <Agreement hasAgreed={hasAgreed} onChange={setAgreed} />
      <div className="sheet-foot">
        <Button kind="soft" grow onPress={() => answer(false, version)}>
          {state === 'given' ? '撤回同意' : '不同意'}
        </Button>
        <Button grow onPress={() => answer(true, version)}>
          同意
        </Button>
      </div>
    </>
  )
}

function WhatIsProcessed() {
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
        </ul>
        <p className="quiet">
          不公开，不出售，不用来训练模型。您可以随时在“我的 →
          账号设置”里查看、导出、撤回同意或注销。
        </p>
      </section>
    </>
  )
}

type AgreementProps = { hasAgreed: boolean; onChange: (hasAgreed: boolean) => void }

function Agreement({ hasAgreed, onChange }: AgreementProps) {
  return (
    <label className="consent-agree">
      <input
        type="checkbox"
        checked={hasAgreed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        我是孩子的监护人，已阅读并同意
        <a href={`/h5${paths.words(1, 'student')}`} target="_blank" rel="noopener">
          《用户协议》
        </a>
        和
        <a href={`/h5${paths.words(2, 'student')}`} target="_blank" rel="noopener">
          《隐私政策》
        </a>
      </span>
    </label>
  )
}
