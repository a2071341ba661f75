/** The pages as they were taken: how far each is, its place among them, and more of them. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { PICTURES_MAX } from '@zhupi/contract/terms/limits.ts'
import { PickButton } from './PickButton.tsx'
import type { PhotoPage } from './pages.ts'

type Props = {
  pages: readonly PhotoPage[]
  isReading: boolean
  onAdd: (files: readonly File[]) => Promise<void>
  onMove: (key: string, by: -1 | 1) => void
  onRemove: (key: string) => void
  onCut: (page: PhotoPage) => void
}

export function PageList({ pages, isReading, onAdd, onMove, onRemove, onCut }: Props) {
  return (
    <>
      <ol className="photo-pages" aria-label="照片">
        {pages.map((page, index) => (
          <li key={page.key}>
            <img src={page.address} alt={`第 ${index + 1} 张照片`} />
            <p role="status" className={`photo-state ${page.state}`}>
              {describe(page, index)}
            </p>
            {!isReading && (
              <div className="photo-acts">
                <Act name="往前移" sign="←" of={index} onPress={() => onMove(page.key, -1)} />
                <Act name="往后移" sign="→" of={index} onPress={() => onMove(page.key, 1)} />
                <Act name="裁剪" sign="裁" of={index} onPress={() => onCut(page)} />
                <Act name="删除" sign="×" of={index} onPress={() => onRemove(page.key)} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {!isReading && pages.length < PICTURES_MAX && (
        <div className="photo-add">
          <PickButton name="拍照" isCamera onPick={onAdd} />
          <PickButton name="从相册选" onPick={onAdd} />
        </div>
      )}
    </>
  )
}

function describe({ state, read }: PhotoPage, index: number): string {
  if (state === 'reading') return MESSAGES.recognising
  if (state === 'failed') return MESSAGES.recognitionFailed
  if (read === undefined) return `第 ${index + 1} 张`
  return read.doubts.length === 0 ? '已识别' : `已识别，${read.doubts.length} 处要看`
}

type ActProps = { name: string; sign: string; of: number; onPress: () => void }

function Act({ name, sign, of, onPress }: ActProps) {
  return (
    <button type="button" aria-label={`第 ${of + 1} 张${name}`} onClick={onPress}>
      {sign}
    </button>
  )
}
