/** Feedback: it is sent, then the profile is back. */
import {
  getContact,
  getTeacherInfo,
  getUserinfo,
  sendFeedback,
} from '@zhupi/contract/calls/account.ts'
import { FEEDBACK_MAX_LENGTH, NAME_MAX_LENGTH, PHONE_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useId, useState } from 'react'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { keepDigits } from '#ui/numberText.ts'
import { Field } from '#ui/Field.tsx'
import { makeRequestKey } from '#ui/requestKey.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack, useWayTo } from '#ui/useBack.ts'
import { findFault } from './opinionFaults.ts'
import './opinion.css'

export function OpinionScreen() {
  const isTeacher = useSession()?.role === 'teacher'
  const back = useBack(paths.user())
  const goToProfile = useWayTo(paths.user())
  const student = useCall(getUserinfo, isTeacher ? 'skip' : {})
  const teacher = useCall(getTeacherInfo, isTeacher ? {} : 'skip')
  const feedback = useAction(sendFeedback)
  const profile = isTeacher ? teacher.data : student.data
  const [content, setContent] = useState('')
  const [typedName, setName] = useState<string>()
  const [typedPhone, setPhone] = useState<string>()
  const [requestKey] = useState(makeRequestKey)
  const name = typedName ?? profile?.name ?? ''
  const phone = typedPhone ?? profile?.mobile ?? ''

  const send = async () => {
    const fault = findFault({ content, phone, name })
    if (fault !== undefined) return alertText(fault)
    const sent = await feedback.run({
      name: name.trim() || undefined,
      phone: phone.trim(),
      content: content.trim(),
      requestKey,
    })
    if (!sent.isDone) return
    void notify(MESSAGES.feedbackSent)
    goToProfile()
  }

  return (
    <Screen
      title="意见反馈"
      onBack={back}
      foot={
        <Button grow onPress={send}>
          提交
        </Button>
      }
    >
      <Offer />
      <section className="card opinion-form">
        <ContentField content={content} onChange={setContent} />
        <Field label="称呼（选填）">
          <input
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder={`最多 ${NAME_MAX_LENGTH} 个字`}
            autoComplete="name"
          />
        </Field>
        <Field label="手机号">
          <input
            type="tel"
            inputMode="numeric"
            value={phone}
            onChange={(event) => setPhone(keepDigits(event.target.value).slice(0, PHONE_LENGTH))}
            placeholder={MESSAGES.phoneMissing}
            autoComplete="tel-national"
          />
        </Field>
      </section>
    </Screen>
  )
}

function Offer() {
  const { data: contact } = useCall(getContact, {})
  return (
    <section className="card opinion-offer">
      <b aria-hidden="true">谢</b>
      <p>
        写下遇到的问题和想要的功能。建议被采纳的，凭手机号联系客服
        {contact === undefined ? '' : ' '}
        <span className="opinion-phone">
          {contact && <a href={`tel:${contact.phone}`}>{contact.phone}</a>}，
        </span>
        可以领取一周会员。
      </p>
    </section>
  )
}

type ContentProps = { content: string; onChange: (content: string) => void }

function ContentField({ content, onChange }: ContentProps) {
  const id = useId()
  const { length } = content.trim()
  return (
    <div className="field">
      <div className="row">
        <label className="field-label grow" htmlFor={id}>
          问题及意见
        </label>
        <span className={length > FEEDBACK_MAX_LENGTH ? 'opinion-count over' : 'opinion-count'}>
          {length} / {FEEDBACK_MAX_LENGTH}
        </span>
      </div>
      <textarea
        id={id}
        rows={6}
        value={content}
        onChange={(event) => onChange(event.target.value)}
        placeholder="在哪一页、做了什么、看到了什么，写得越具体越好"
      />
    </div>
  )
}
