/** Picks a genre from a sheet of groups (spec 1 §2.11; which groups a grade sees: contract/rules/genre). */
import type { GenreGroup } from '@zhupi/contract/terms/genres.ts'
import type { ReactNode } from 'react'
import { Sheet } from '#ui/Sheet.tsx'
import './GenrePicker.css'

type Props = {
  title: string
  groups: readonly GenreGroup[]
  /** A genre id, '' for none yet. */
  value: string
  isOpen: boolean
  onPick: (genreId: string) => void
  onClose: () => void
  /** Below the groups. */
  children?: ReactNode
}

export function GenrePicker({ title, groups, value, isOpen, onPick, onClose, children }: Props) {
  const pick = (genreId: string) => {
    onPick(genreId)
    onClose()
  }
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      {groups.map((group) => (
        <fieldset className="genre-group" key={group.id}>
          <legend className="quiet">{group.name}</legend>
          {group.genres.map((genre) => (
            <button
              key={genre.id}
              type="button"
              className="genre-choice"
              aria-pressed={genre.id === value}
              onClick={() => pick(genre.id)}
            >
              {genre.name}
            </button>
          ))}
        </fieldset>
      ))}
      {children}
    </Sheet>
  )
}
