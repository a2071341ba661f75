/** Writes to one person of a class; what came from there last stands above. */
import { MESSAGE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useId, useRef, useState } from 'react'
import { useSession } from '#client/session.ts'
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'
import { makeRequestKey } from '#ui/requestKey.ts'
import { Screen } from '#ui/Screen.tsx'
import { useLeaveGuard } from '../HomeworkForm/useLeaveGuard.ts'
import { RemarkField } from '../Phrases/RemarkField.tsx'
import { groupByTip, type Message } from './messageGroups.ts'
import { useMarkRead } from './useMarkRead.ts'
import { useMessages } from './useMessages.ts'
import './messages.css'

type Props = {
  title: string
  lead: string
  label: string
  placeholder: string
  /** Given: nothing can be sent now, and why. */
  disabledReason?: string | undefined
  /** Shown when nothing was written; undefined: it is ignored. */
  missingText: string | undefined
  /** Is it from the one who is written to? */
  isFrom: (message: Message) => boolean
  onSend: (text: string, requestKey: string) => Promise<{ isDone: boolean }>
  onBack: () => void
}

const EARLIER_SHOWN = 3

export function WriteMessage({
  title,
  lead,
  label,
  placeholder,
  disabledReason,
  missingText,
  isFrom,
  onSend,
  onBack,
}: Props) {
  const role = useSession()?.role ?? 'student'
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  // Sent again after a lost answer, the same text arrives once.
  const [requestKey, setRequestKey] = useState(makeRequestKey)
  const faultId = useId()
  const isSent = useRef(false)
  const list = useMessages(role, 'ClassEntity')
  const earlier = groupByTip(list.data?.pages ?? [])
    .flatMap(({ messages }) => messages.filter(isFrom))
    .slice(0, EARLIER_SHOWN)
  useMarkRead(earlier, role)
  useLeaveGuard(() => typed.trim() !== '' && !isSent.current)

  const change = (text: string) => {
    setTyped(text)
    setRequestKey(makeRequestKey())
    setFault(undefined)
  }
  const send = async () => {
    const text = typed.trim()
    if (text === '') return setFault(missingText)
    if (text.length > MESSAGE_MAX_LENGTH) return setFault(`留言最多 ${MESSAGE_MAX_LENGTH} 个字`)
    const sent = await onSend(text, requestKey)
    if (!sent.isDone) return
    isSent.current = true
    void notify(MESSAGES.messageSent)
    onBack()
  }

  return (
    <Screen
      title={title}
      onBack={onBack}
      foot={
        <Button grow disabledReason={disabledReason} onPress={send}>
          发送
        </Button>
      }
    >
      <p className="quiet message-lead">{lead}</p>
      {earlier.map(({ id, content, creationTime }) => (
        <article className="card message" key={id}>
          <p className="message-text">{content}</p>
          <time className="quiet">{creationTime.slice(0, 16)}</time>
        </article>
      ))}
      <RemarkField
        label={label}
        value={typed}
        max={MESSAGE_MAX_LENGTH}
        rows={5}
        look="plain"
        placeholder={placeholder}
        faultId={fault === undefined ? undefined : faultId}
        onChange={change}
      />
      {fault !== undefined && (
        <p className="message-fault" id={faultId} role="alert">
          {fault}
        </p>
      )}
    </Screen>
  )
}
