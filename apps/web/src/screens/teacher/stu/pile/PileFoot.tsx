/** What comes onto the pile, and the way to take back what left it last. */
import { PILE_PAGES_MAX } from '@zhupi/contract/terms/limits.ts'
import { PickButton } from '#parts/EssayTools/PickButton.tsx'
import { LastUndo } from '#ui/UndoBar.tsx'

type Props = { pages: number; onPick: (files: readonly File[]) => Promise<void> }

export function PileFoot({ pages, onPick }: Props) {
  return (
    <>
      <LastUndo />
      {pages < PILE_PAGES_MAX ? (
        <>
          <PickButton name="拍照" isCamera onPick={onPick} />
          <PickButton name="从相册选" onPick={onPick} />
        </>
      ) : (
        <p className="quiet">一叠最多 {PILE_PAGES_MAX} 张，先把这些录入。</p>
      )}
    </>
  )
}
