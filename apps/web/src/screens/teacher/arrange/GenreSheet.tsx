/** The genre of a question, from those that every chosen class may be set; it looks as the pupils' GenrePicker does. */
import { Sheet } from '../../../ui/Sheet.tsx'
import '../../../parts/GenrePicker.css'
import { type Classroom, listSharedGenreGroups } from './homeworkForm.ts'

type Props = { isOpen: boolean; classes: readonly Classroom[]; value: string; onPick: (genre: string) => void; onClose: () => void }

export function GenreSheet({ isOpen, classes, value, onPick, onClose }: Props) {
  const groups = listSharedGenreGroups(classes)
  return (
    <Sheet isOpen={isOpen} title="文体类型" onClose={onClose}>
      {groups.map((group) => (
        <fieldset className="genre-group" key={group.id}>
          <legend className="quiet">{group.name}</legend>
          {group.genres.map((genre) => (
            <button key={genre.id} type="button" className="genre-choice" aria-pressed={genre.id === value} onClick={() => { onPick(genre.id); onClose() }}>{genre.name}</button>
          ))}
        </fieldset>
      ))}
      {groups.length === 1 && classes.length > 1 && <p className="quiet">所选班级学段不同，只能用共有的文体；分开布置就能选各学段的文体。</p>}
    </Sheet>
  )
}
