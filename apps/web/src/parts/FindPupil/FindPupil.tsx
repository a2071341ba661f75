/** Seeks a pupil in a class's list: by name, by number, or by the first letters of the pinyin. */
import { SearchInput } from '#ui/SearchInput.tsx'
import './FindPupil.css'

export function FindPupil({ sought, onSeek }: { sought: string; onSeek: (text: string) => void }) {
  return (
    <SearchInput
      className="find-pupil"
      label="找学生"
      placeholder="姓名、学号、拼音"
      sought={sought}
      onSeek={onSeek}
    />
  )
}

/** In place of the list where nobody is called so. */
export function NobodyFound({ sought }: { sought: string }) {
  return (
    <p className="quiet find-pupil-none" role="status">
      没有找到“{sought.trim()}”，换个字试试。
    </p>
  )
}
