/** A field to seek with. While a word is composed in an input method nothing is sought by its letters. */
import { useState, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  label: string
  sought: string
  onSeek: (text: string) => void
}

export function SearchInput({ label, sought, onSeek, ...others }: Props) {
  const [composing, setComposing] = useState<string>()
  return (
    <input
      autoComplete="off"
      autoCapitalize="off"
      enterKeyHint="search"
      {...others}
      type="search"
      aria-label={label}
      value={composing ?? sought}
      onCompositionStart={() => setComposing(sought)}
      onCompositionEnd={(event) => {
        setComposing(undefined)
        onSeek(event.currentTarget.value)
      }}
      onChange={(event) =>
        composing === undefined ? onSeek(event.target.value) : setComposing(event.target.value)
      }
    />
  )
}
