/** The genre of a question, from those that every chosen class may be set. */
import { GenrePicker } from '../GenrePicker/GenrePicker.tsx'
import { listSharedGenreGroups, type Readers } from './homeworkForm.ts'

type Props = {
  isOpen: boolean
  readers: Readers
  value: string
  onPick: (genre: string) => void
  onClose: () => void
}

export function GenreSheet({ readers, ...rest }: Props) {
  const groups = listSharedGenreGroups(readers)
  return (
    <GenrePicker {...rest} title="文体类型" groups={groups}>
      {groups.length === 1 && readers.gradeLevels.length > 1 && (
        <p className="quiet">所选班级学段不同，只能用共有的文体；分开布置就能选各学段的文体。</p>
      )}
    </GenrePicker>
  )
}
