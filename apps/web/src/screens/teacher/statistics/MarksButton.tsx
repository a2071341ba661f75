/** The marks as a file for the school's own sheets; its code comes with the first tap. */
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'
import { sheetColumns } from '#ui/sheetColumns.ts'
import { markFileName, markRows } from './markSheet.ts'
import type { Statistics } from './statistics.ts'

export function MarksButton({ statistics }: { statistics: Statistics }) {
  const save = async () => {
    try {
      const { default: writeSheet } = await import('write-excel-file/browser')
      const rows = markRows(statistics)
      await writeSheet(rows, { columns: sheetColumns(rows), stickyRowsCount: 1 }).toFile(
        markFileName(statistics),
      )
    } catch {
      // Without a network the code may not be there yet.
      await notify('成绩表没有导出，请检查网络后再试')
    }
  }
  return (
    <Button kind="line" small onPress={save}>
      导出成绩表
    </Button>
  )
}
