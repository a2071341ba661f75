/**
 * The teacher's own phrases, unfolded where they are written: found by two letters of their pinyin,
 * put in by a tap or by Enter.
 */
import { getPhrases } from '@zhupi/contract/calls/review.ts'
import { findPhrases } from '@zhupi/contract/rules/phrases.ts'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '#client/useCall.ts'
import { SearchInput } from '#ui/SearchInput.tsx'
import { useIsWide } from '#ui/useIsWide.ts'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { ALL_PHRASES } from './allPhrases.ts'
import { PhraseSheet } from './PhraseSheet.tsx'
import './OwnPhrases.css'

type Props = {
  /** The remark so far: what stands in it already is taken out by a tap. */
  written: string
  onChoose: (text: string) => void
  onClose: () => void
}

export function OwnPhrases({ written, onChoose, onClose }: Props) {
  const [sought, setSought] = useState('')
  const [isManaging, setManaging] = useState(false)
  const isWide = useIsWide()
  const phrases = useCall(getPhrases, ALL_PHRASES)
  const all = phrases.data?.items ?? []
  const found = findPhrases(all, sought)
  const [first] = found
  const group = useRef<HTMLDivElement>(null)
  const isAsked = !phrases.isPending
  // Unfolded below what is seen, they would be looked for; scrolling is the browser's, outside React.
  useEffect(() => {
    if (isAsked) group.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])
  return (
    <div ref={group} className="own-phrases" role="group" aria-label="常用语">
      <div className="row">
        <SearchInput
          className="grow"
          label="找常用语"
          placeholder="汉字或拼音，如 xj"
          enterKeyHint="done"
          // On a phone the keyboard would cover what is tapped.
          autoFocus={isWide}
          sought={sought}
          onSeek={setSought}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Escape') onClose()
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && first)
              onChoose(first.text)
          }}
        />
        <button type="button" className="own-phrases-tool" onClick={() => setManaging(true)}>
          管理
        </button>
      </div>
      {phrases.isError && all.length === 0 && (
        <QueryFailure error={phrases.error} onRetry={phrases.refetch} />
      )}
      {phrases.data && found.length === 0 && (
        <p className="quiet">
          {all.length === 0
            ? '你自己写的评语会一句一句记在这里，下次点一下就能用。'
            : '没有找到这样的一句。'}
        </p>
      )}
      <ul>
        {found.map(({ id, text }) => (
          <li key={id}>
            <button
              type="button"
              className="own-phrases-text"
              aria-pressed={written.includes(text)}
              onClick={() => onChoose(text)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <PhraseSheet isOpen={isManaging} onClose={() => setManaging(false)} />
    </div>
  )
}
