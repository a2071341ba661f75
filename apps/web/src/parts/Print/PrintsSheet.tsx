/** 打印记录: what one had printed and is still kept, to be saved again or deleted. */
import { delPrint, getPrints } from '@zhupi/contract/calls/print.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { PRINT_DAYS } from '@zhupi/contract/terms/print.ts'
import { useState } from 'react'
import { useAction } from '#client/useAction.ts'
import { useCallPages } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { confirmText, notify } from '#ui/notices.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { MorePages } from '../PagedList/MorePages.tsx'
import { itemsOf } from '../PagedList/pages.ts'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import './Print.css'

type Props = { isOpen: boolean; onClose: () => void }
type Print = EntityOf<typeof getPrints>['items'][number]

export function PrintsSheet({ isOpen, onClose }: Props) {
  const [printId, setPrintId] = useState<number>()
  return (
    <>
      <Sheet title="打印记录" isOpen={isOpen} onClose={onClose}>
        <Prints
          onOpen={(id) => {
            onClose()
            setPrintId(id)
          }}
        />
      </Sheet>
      <PrintSheet printId={printId} onClose={() => setPrintId(undefined)} />
    </>
  )
}

function Prints({ onOpen }: { onOpen: (printId: number) => void }) {
  const list = useCallPages(getPrints, (page) => page)
  const items = itemsOf(list.data)
  if (list.isPending) return <CardSkeletons count={2} />
  if (list.isError && list.data === undefined)
    return <QueryFailure error={list.error} onRetry={list.refetch} />
  if (items.length === 0)
    return (
      <p className="quiet">
        这里还没有打印过的文件。打印过的会在这里留 {PRINT_DAYS} 天，可以再存一次。
      </p>
    )
  return (
    <>
      <p className="quiet">
        点一份就能再存一次。文件留 {PRINT_DAYS} 天，只有你能取，到期自动删除，作文本身不受影响。
      </p>
      <ul className="print-list" aria-label="打印过的">
        {items.map((print) => (
          <PrintRow key={print.id} print={print} onOpen={onOpen} />
        ))}
      </ul>
      <MorePages list={list} />
    </>
  )
}

function PrintRow({ print, onOpen }: { print: Print; onOpen: (printId: number) => void }) {
  const remove = useAction(delPrint, { invalidates: [getPrints], invalidatesOnFailure: true })
  const erase = async () => {
    const isMeant = await confirmText(`删除“${print.title}”的打印文件吗？作文还在。`, {
      confirmText: '删除',
    })
    if (isMeant && (await remove.run({ id: print.id })).isDone) await notify('已删除')
  }
  return (
    <li>
      <button type="button" className="print-open" onClick={() => onOpen(print.id)}>
        <b>{print.title}</b>
        <span className="quiet">
          {print.time.slice(5, 16)} 打印 · {describeState(print)}
        </span>
      </button>
      <Button kind="soft" small label={`删除打印文件：${print.title}`} onPress={erase}>
        删除
      </Button>
    </li>
  )
}

function describeState({ state, total, done, endTime }: Print): string {
  if (state === 'waiting') return `正在排版，${total} 篇里排好了 ${done} 篇`
  if (state === 'failed') return '没有排好，请再打印一次'
  return `${total} 篇，留到 ${endTime.slice(5, 16)}`
}
