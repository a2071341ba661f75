/** Binds a grading card. What the server says of it is shown either way. */
import { bindCard } from '@zhupi/contract/calls/membership.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState, type FormEvent } from 'react'
import { SHOW_RIGHTS } from '#client/shownIn.ts'
import { useAction } from '#client/useAction.ts'
import { KeyboardSubmit } from '../SignIn/KeyboardSubmit.tsx'
import { Button } from '#ui/Button.tsx'
import { alertText } from '#ui/notices.ts'
import { Field } from '#ui/Field.tsx'
import { Sheet } from '#ui/Sheet.tsx'

type Props = { isOpen: boolean; onClose: () => void }

export function BindCardSheet({ isOpen, onClose }: Props) {
  return (
    <Sheet isOpen={isOpen} title="绑定批改卡" onClose={onClose}>
      <CardForm onBound={onClose} />
    </Sheet>
  )
}

function CardForm({ onBound }: { onBound: () => void }) {
  const [cardNo, setCardNo] = useState('')
  const [cardPwd, setCardPwd] = useState('')
  const card = useAction(bindCard, {
    invalidates: SHOW_RIGHTS,
    onDone: async ({ msg }) => {
      await alertText(msg)
      onBound()
    },
  })

  const bind = async () => {
    if (cardNo.trim() === '') return alertText(MESSAGES.cardNoMissing)
    if (cardPwd.trim() === '') return alertText(MESSAGES.cardPasswordMissing)
    await card.run({ source: 'H5', cardNo: cardNo.trim(), cardPwd: cardPwd.trim() })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void bind()
  }

  return (
    <form onSubmit={submit} noValidate>
      <p className="quiet">卡号和卡密码印在批改卡上，一张卡只能绑定一个账号。</p>
      <Field label="卡号">
        <input
          value={cardNo}
          onChange={(event) => setCardNo(event.target.value)}
          placeholder={MESSAGES.cardNoMissing}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
        />
      </Field>
      <Field label="卡密码">
        <input
          value={cardPwd}
          onChange={(event) => setCardPwd(event.target.value)}
          placeholder={MESSAGES.cardPasswordMissing}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
        />
      </Field>
      <KeyboardSubmit name="绑定" />
      <div className="sheet-foot">
        <Button grow onPress={bind}>
          绑定
        </Button>
      </div>
    </form>
  )
}
