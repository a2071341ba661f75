/** Photographs to text: take, put in order, cut, read, look at what is doubtful, onto the paper. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { DoubtList } from './DoubtList.tsx'
import { joinPages, type PhotoPage } from './pages.ts'
import { PageCutter } from './PageCutter.tsx'
import { PageList } from './PageList.tsx'
import { usePhotoPages } from './usePhotoPages.ts'
import './PhotoSheet.css'

type Props = {
  isOpen: boolean
  /** The text is to go onto the paper. */
  onText: (text: string) => Promise<void>
  onClose: () => void
}

export function PhotoSheet({ isOpen, onText, onClose }: Props) {
  const photo = usePhotoPages()
  const [cutting, setCutting] = useState<PhotoPage>()
  const [isChecking, setChecking] = useState(false)
  const { pages } = photo
  const read = pages.filter((page) => page.state === 'read')
  const reason =
    pages.length === 0 ? '先拍照或选照片' : photo.isReading ? MESSAGES.recognising : undefined
  const use = async () => {
    await onText(joinPages(read))
    photo.clear()
    setChecking(false)
  }
  const title = cutting ? '裁剪照片' : isChecking ? '核对文字' : '拍照识字'
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      {cutting !== undefined ? (
        <PageCutter
          address={cutting.original}
          onCut={async (how) => {
            await photo.cut(cutting, how)
            setCutting(undefined)
          }}
          onClose={() => setCutting(undefined)}
        />
      ) : isChecking ? (
        <>
          <p className="photo-warning">{MESSAGES.checkHandwriting}</p>
          <DoubtList pages={read} onAnswer={photo.answer} />
          <div className="sheet-foot">
            <Button kind="soft" onPress={() => setChecking(false)}>
              上一步
            </Button>
            <Button grow onPress={use}>
              放进作文
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="photo-warning">{MESSAGES.checkHandwriting}</p>
          <PageList
            pages={pages}
            isReading={photo.isReading}
            onAdd={photo.add}
            onMove={photo.move}
            onRemove={photo.remove}
            onCut={setCutting}
          />
          <div className="sheet-foot">
            <Button
              grow
              disabledReason={reason}
              onPress={async () => {
                if (await photo.readAll()) setChecking(true)
              }}
            >
              {pages.length > 0 && read.length === pages.length ? '核对文字' : '识别文字'}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  )
}
