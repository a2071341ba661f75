/** The genre of a question, from those that every chosen class may be set. */
import { GenrePicker } from '../../../parts/GenrePicker.tsx'
import { type Classroom, listSharedGenreGroups } from './homeworkForm.ts'

type Props = { isOpen: boolean; classes: readonly Classroom[]; value: string; onPick: (genre: string) => void; onClose: () => void }

export function GenreSheet({ classes, ...rest }: Props) {
  const groups = listSharedGenreGroups(classes)
  return (
    <GenrePicker {...rest} title="文体类型" groups={groups}>
      {groups.length === 1 && classes.length > 1 && <p className="quiet">所选班级学段不同，只能用共有的文体；分开布置就能选各学段的文体。</p>}
    </GenrePicker>
  )
}
