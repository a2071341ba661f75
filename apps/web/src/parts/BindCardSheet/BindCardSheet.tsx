/** Binds a grading card (spec 2 §5, spec 3 §5). What the server says of it is shown either way (spec 2 §8). */
import { useQueryClient } from '@tanstack/react-query'
import { bindCard } from '@zhupi/contract/calls/membership.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState, type FormEvent } from 'react'
import { api } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { forgetRights } from '#client/queries.ts'
import { Button } from '#ui/Button.tsx'
import { alertText } from '#ui/notices.ts'
import { Field } from '#ui/pieces.tsx'
import { Sheet } from '#ui/Sheet.tsx'

type Props = { isOpen: boolean; onBound?: () => void; onClose: () => void }

export function BindCardSheet({ isOpen, onBound, onClose }: Props) {
  return (
    <Sheet isOpen={isOpen} title="绑定批改卡" onClose={onClose}>
      <CardForm
        onBound={() => {
          onClose()
          onBound?.()
        }}
      />
    </Sheet>
  )
}

function CardForm({ onBound }: { onBound: () => void }) {
  const queries = useQueryClient()
  const [cardNo, setCardNo] = useState('')
  const [cardPwd, setCardPwd] = useState('')

  const bind = async () => {
    if (cardNo.trim() === '') return alertText(MESSAGES.cardNoMissing)
    if (cardPwd.trim() === '') return alertText(MESSAGES.cardPasswordMissing)
    try {
      const { msg } = await api(bindCard, {
        source: 'H5',
        cardNo: cardNo.trim(),
        cardPwd: cardPwd.trim(),
      })
      forgetRights(queries)
      await alertText(msg)
      onBound()
    } catch (error) {
      await showFailure(error)
    }
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
      {/* The keyboard's own “done” sends the form too. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        绑定
      </button>
      <div className="sheet-foot">
        <Button grow onPress={bind}>
          绑定
        </Button>
      </div>
    </form>
  )
}
