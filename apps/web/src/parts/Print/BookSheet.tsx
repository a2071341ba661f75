/** 我的作文集: choose one's own essays, name the book, and print it with cover and contents. */
import { getPrintableEssays, getPrints, printBook } from '@zhupi/contract/calls/print.ts'
import { BOOK_TITLE_MAX_LENGTH, PRINT_ESSAYS_MAX } from '@zhupi/contract/terms/print.ts'
import { useState } from 'react'
import { useAction } from '#client/useAction.ts'
import { useCallPages } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Field } from '#ui/Field.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { MorePages } from '../PagedList/MorePages.tsx'
import { itemsOf } from '../PagedList/pages.ts'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import './Print.css'

type Props = { isOpen: boolean; onClose: () => void }

export function BookSheet({ isOpen, onClose }: Props) {
  const [printId, setPrintId] = useState<number>()
  return (
    <>
      <Sheet title="我的作文集" isOpen={isOpen} onClose={onClose}>
        <Book
          onPrinting={(id) => {
            onClose()
            setPrintId(id)
          }}
        />
      </Sheet>
      <PrintSheet printId={printId} onClose={() => setPrintId(undefined)} />
    </>
  )
}

function Book({ onPrinting }: { onPrinting: (printId: number) => void }) {
  const [title, setTitle] = useState('我的作文集')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const list = useCallPages(getPrintableEssays, (page) => page)
  const print = useAction(printBook, {
    invalidates: [getPrints],
    onDone: ({ id }) => onPrinting(id),
  })
  const items = itemsOf(list.data)
  if (list.isPending) return <CardSkeletons count={2} />
  if (list.isError && list.data === undefined)
    return <QueryFailure error={list.error} onRetry={list.refetch} />
  if (items.length === 0)
    return <p className="quiet">还没有可以收进来的作文。批改过或者提交过的作文，都会出现在这里。</p>
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <div className="print-book">
      <p className="quiet">按你想要的先后点选，第一个点的排在最前面。</p>
      <Field label="书名">
        <input
          className="input"
          value={title}
          maxLength={BOOK_TITLE_MAX_LENGTH}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <ul aria-label="作文">
        {items.map(({ id, title: name, atText, time }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span className="grow">
                <b>{name === '' ? '（无题）' : name}</b>
                <span className="quiet">
                  {atText} · {time.slice(0, 10)}
                </span>
              </span>
              {chosen.includes(id) && <span className="chip">{chosen.indexOf(id) + 1}</span>}
            </label>
          </li>
        ))}
      </ul>
      <MorePages list={list} />
      <div className="sheet-foot">
        <Button
          grow
          disabledReason={whyNot(title, chosen.length)}
          onPress={() =>
            print.run({ title: title.trim(), ids: chosen.map(String) }).then(() => undefined)
          }
        >
          {chosen.length === 0 ? '打印' : `打印 ${chosen.length} 篇`}
        </Button>
      </div>
    </div>
  )
}

function whyNot(title: string, count: number): string | undefined {
  if (title.trim() === '') return '请先给作文集起个名字'
  if (count === 0) return '请先点选要收进来的作文'
  return count > PRINT_ESSAYS_MAX ? `一本最多收 ${PRINT_ESSAYS_MAX} 篇` : undefined
}
