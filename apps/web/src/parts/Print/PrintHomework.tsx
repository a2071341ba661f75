/** 打印 over the list of a homework's essays: all that were handed in, each on its own paper. */
import { getPrints, printHomework } from '@zhupi/contract/calls/print.ts'
import { useState } from 'react'
import { useAction } from '#client/useAction.ts'
import { PrintSheet } from './PrintSheet.tsx'

export function PrintHomework({ homeworkId }: { homeworkId: number }) {
  const [printId, setPrintId] = useState<number>()
  const print = useAction(printHomework, {
    invalidates: [getPrints],
    onDone: (begun) => setPrintId(begun.id),
  })
  return (
    <>
      <button
        type="button"
        className="chip"
        aria-busy={print.isBusy}
        onClick={() => void print.run({ id: homeworkId })}
      >
        打印全班
      </button>
      <PrintSheet printId={printId} onClose={() => setPrintId(undefined)} />
    </>
  )
}
