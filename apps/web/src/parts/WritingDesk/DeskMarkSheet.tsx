/** One mark on the paper: why, and on to mending it. */
import { Button } from '#ui/Button.tsx'
import { MarkSheet } from '../CorrectionReport/MarkSheet.tsx'
import type { useDeskMarks } from './useDeskMarks.tsx'

type Props = {
  marks: ReturnType<typeof useDeskMarks>
  /** The writer says that it is mended. */
  onDone: (markNo: number) => void
}

export function DeskMarkSheet({ marks, onDone }: Props) {
  const { list, sheet, open, close, goTo } = marks
  /** The next one then has its number. */
  const tick = (markNo: number) => {
    onDone(markNo)
    if (sheet.number === list.length) close()
  }
  return (
    <MarkSheet
      marks={list}
      number={sheet.number}
      isOpen={sheet.isOpen}
      onMove={open}
      onClose={close}
      answering={marks.answering}
      renderActions={(mark) =>
        mark.kind !== 'strength' && (
          <>
            <Button kind="line" grow onPress={() => tick(mark.markNo)}>
              改好了
            </Button>
            <Button grow onPress={() => goTo(mark)}>
              去改这里
            </Button>
          </>
        )
      }
    />
  )
}
