/** One page of the pile, large: whose it is, its place, its cut, another try. */
import { useState } from 'react'
import { PageCutter } from '#parts/EssayTools/PageCutter.tsx'
import { Button } from '#ui/Button.tsx'
import { confirmText } from '#ui/notices.ts'
import { Sheet } from '#ui/Sheet.tsx'
import type { OpenPile } from './usePile.ts'

type Props = { name: string | undefined; pile: OpenPile; onClose: () => void }

export function PageSheet({ name, pile, onClose }: Props) {
  const [isCutting, setCutting] = useState(false)
  const pages = pile.pile.pages
  const place = pages.findIndex(({ key }) => key === name)
  const page = pages[place]
  const essay = pile.essays.find((each) => page !== undefined && each.pages.includes(page))
  const isFirst = essay?.key === name
  const close = () => {
    setCutting(false)
    onClose()
  }
  const act = (run: (key: string) => void) => async () => {
    if (page === undefined || essay === undefined) return
    // Other pages make another essay: what was written over these ones would not fit.
    const isWritten = essay.isRewritten || essay.edit.pupilId !== undefined
    if (isWritten && !(await confirmText('这一篇已经核对过，改动以后要重新核对。'))) return
    run(page.key)
    close()
  }
  return (
    <Sheet
      isOpen={page !== undefined}
      title={`第 ${place + 1} 张，共 ${pages.length} 张`}
      onClose={close}
    >
      {page !== undefined && isCutting ? (
        <PageCutter
          address={pile.pictures.get(page.key)?.address ?? ''}
          onCut={async (cut) => act((key) => void pile.redraw(key, cut))()}
          onClose={() => setCutting(false)}
        />
      ) : page !== undefined ? (
        <>
          <img className="pile-large" src={pile.pictures.get(page.key)?.address} alt="照片" />
          <div className="pile-acts">
            {place > 0 &&
              (isFirst ? (
                <Button kind="line" onPress={act((key) => pile.setBegins(key, false))}>
                  和上一页是同一篇
                </Button>
              ) : (
                <Button kind="line" onPress={act((key) => pile.setBegins(key, true))}>
                  从这一页起是另一位
                </Button>
              ))}
            {place > 0 && (
              <Button kind="line" onPress={act((key) => pile.move(key, -1))}>
                往前移
              </Button>
            )}
            {place < pages.length - 1 && (
              <Button kind="line" onPress={act((key) => pile.move(key, 1))}>
                往后移
              </Button>
            )}
            <Button kind="line" onPress={act((key) => void pile.redraw(key, { turned: 90 }))}>
              向右转
            </Button>
            <Button kind="line" onPress={() => setCutting(true)}>
              裁剪
            </Button>
            {page.state === 'failed' && (
              <Button kind="line" onPress={act(pile.readAgain)}>
                再识别一次
              </Button>
            )}
            <Button
              kind="line"
              onPress={async () => {
                if (await confirmText('删除这一张照片？', { confirmText: '删除' }))
                  await act(pile.remove)()
              }}
            >
              删除
            </Button>
          </div>
        </>
      ) : null}
    </Sheet>
  )
}
