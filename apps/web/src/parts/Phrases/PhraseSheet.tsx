/** Where a teacher looks after the own phrases: writes, changes, pins and deletes them. */
import { getPhrases, removePhrase, savePhrase } from '@zhupi/contract/calls/review.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { PHRASE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { useState } from 'react'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { ALL_PHRASES } from './allPhrases.ts'
import './PhraseSheet.css'

type Phrase = EntityOf<typeof savePhrase>
type Props = { isOpen: boolean; onClose: () => void }

export function PhraseSheet({ isOpen, onClose }: Props) {
  return (
    <Sheet title="我的常用语" isOpen={isOpen} onClose={onClose}>
      <Phrases />
    </Sheet>
  )
}

const SHOWS = { invalidates: [getPhrases] }

function Phrases() {
  const phrases = useCall(getPhrases, ALL_PHRASES)
  const [editedId, setEdited] = useState<number>()
  const [deleted, setDeleted] = useState<Phrase>()
  const save = useAction(savePhrase, SHOWS)
  const remove = useAction(removePhrase, SHOWS)
  const items = phrases.data?.items ?? []
  const forget = async (phrase: Phrase) => {
    const { isDone } = await remove.run({ id: phrase.id })
    if (isDone) setDeleted(phrase)
  }
  const restore = async ({ text, isPinned }: Phrase) => {
    const { isDone } = await save.run({ text, isPinned })
    if (isDone) setDeleted(undefined)
  }
  return (
    <div className="phrase-sheet">
      <Words
        label="写一句新的"
        text=""
        onSave={async (text) => (await save.run({ text, isPinned: false })).isDone}
      />
      {deleted && (
        <div className="row phrase-sheet-deleted" role="status">
          <span className="grow">已删除：{deleted.text}</span>
          <Button kind="soft" small onPress={() => restore(deleted)}>
            撤销
          </Button>
        </div>
      )}
      {phrases.data && items.length === 0 && (
        <p className="quiet">还没有。你自己写的评语会一句一句记在这里。</p>
      )}
      <ul>
        {items.map((phrase) => (
          <li key={phrase.id}>
            {phrase.id === editedId ? (
              <Words
                label="改这一句"
                text={phrase.text}
                onSave={async (text) => {
                  const { id, isPinned } = phrase
                  const { isDone } = await save.run({ id, text, isPinned })
                  if (isDone) setEdited(undefined)
                  return isDone
                }}
              />
            ) : (
              <>
                <p>{phrase.text}</p>
                <div className="phrase-sheet-tools">
                  <button
                    type="button"
                    aria-pressed={phrase.isPinned}
                    onClick={() =>
                      void save.run({
                        id: phrase.id,
                        text: phrase.text,
                        isPinned: !phrase.isPinned,
                      })
                    }
                  >
                    置顶
                  </button>
                  <button type="button" onClick={() => setEdited(phrase.id)}>
                    修改
                  </button>
                  <button type="button" onClick={() => void forget(phrase)}>
                    删除
                  </button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type WordsProps = { label: string; text: string; onSave: (text: string) => Promise<boolean> }

function Words({ label, text, onSave }: WordsProps) {
  const [words, setWords] = useState(text)
  const written = words.trim()
  const reason = written === '' ? '请先写一句' : written === text ? '还没有改动' : undefined
  return (
    <div className="row phrase-sheet-words">
      <textarea
        className="grow"
        rows={2}
        aria-label={label}
        placeholder={label}
        maxLength={PHRASE_MAX_LENGTH}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button
        small
        disabledReason={reason}
        onPress={async () => {
          if ((await onSave(written)) && text === '') setWords('')
        }}
      >
        保存
      </Button>
    </div>
  )
}
