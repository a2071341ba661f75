/** Picks a genre from a sheet: the groups a grade sees (spec 1 §2.11, contract/rules/genre). */
import { listGenreGroups } from '@zhupi/contract/rules/genre.ts'
import { ANY_GENRE } from '@zhupi/contract/terms/genres.ts'
import { Sheet } from '../ui/Sheet.tsx'
import './GenrePicker.css'

type Props = {
  gradeLevel: number
  /** A genre id, '' for none yet. */
  value: string
  isOpen: boolean
  /** 文体不限 is offered too: for the teacher's homework, not for a pupil's essay (spec 1 §5). */
  offersAny?: boolean
  onPick: (genreId: string) => void
  onClose: () => void
}

export function GenrePicker({ gradeLevel, value, isOpen, offersAny, onPick, onClose }: Props) {
  const groups = listGenreGroups(gradeLevel, { isMalaysia: false }).filter((group) => offersAny || !group.genres.includes(ANY_GENRE))
  const pick = (genreId: string) => {
    onPick(genreId)
    onClose()
  }
  return (
    <Sheet title="作文类型" isOpen={isOpen} onClose={onClose}>
      {groups.map((group) => (
        <fieldset className="genre-group" key={group.id}>
          <legend className="quiet">{group.name}</legend>
          {group.genres.map((genre) => (
            <button key={genre.id} type="button" className="genre-choice" aria-pressed={genre.id === value} onClick={() => pick(genre.id)}>{genre.name}</button>
          ))}
        </fieldset>
      ))}
    </Sheet>
  )
}
