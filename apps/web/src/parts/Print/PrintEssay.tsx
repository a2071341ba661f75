/** 打印 at the end of a report: the essay on manuscript paper, with what was said of it. */
import { getPrints, printEssay } from '@zhupi/contract/calls/print.ts'
import { useState } from 'react'
import { useAction } from '#client/useAction.ts'
import { Button } from '#ui/Button.tsx'
import { PrintSheet } from './PrintSheet.tsx'

export function PrintEssay({ id, ishomework }: { id: number; ishomework: 0 | 1 }) {
  const [printId, setPrintId] = useState<number>()
  const print = useAction(printEssay, {
    invalidates: [getPrints],
    onDone: (begun) => setPrintId(begun.id),
  })
  return (
    <div className="print-row">
      <Button kind="soft" onPress={() => print.run({ id, ishomework }).then(() => undefined)}>
        打印
      </Button>
      <PrintSheet printId={printId} onClose={() => setPrintId(undefined)} />
    </div>
  )
}
