/** What a teacher marked by hand, in red on the paper and below it. */
import type { PaperCell, PaperLine } from '@zhupi/contract/manuscript/paper.ts'
import type { PrintedTeacherMark } from '@zhupi/contract/manuscript/printed.ts'
import { TEACHER_MARK_NAMES } from '@zhupi/contract/terms/teacherMarks.ts'
import { endsOnLine } from './endsOnLine.ts'
import { CELL, LEFT, RED, type Sheet } from './sheet.ts'

export function drawTeacherMarks(
  sheet: Sheet,
  line: PaperLine,
  marks: readonly PrintedTeacherMark[],
  top: number,
): void {
  for (const mark of marks) {
    const [first, last] = endsOnLine(line, mark)
    if (first === undefined || last === undefined) continue
    sheet.pdf.lineWidth(1.1).strokeColor(RED)
    if (mark.kind === 'wrong') ring(sheet, first, last, top)
    else underline(sheet, mark, first, last, top + CELL + 6.2)
    if (mark.kind === 'doubt' && last.end >= mark.end)
      sheet.drawLine('？', {
        x: LEFT + (last.column + 1) * CELL - CELL * 0.45,
        y: top - 5,
        size: 11,
        color: RED,
      })
  }
}

function ring({ pdf }: Sheet, first: PaperCell, last: PaperCell, top: number): void {
  const width = (last.column - first.column + 1) * CELL
  pdf.roundedRect(LEFT + first.column * CELL + 1, top + 1, width - 2, CELL - 2, CELL / 2.4).stroke()
}

/** A wave for what is good; a line, or dots where the teacher asks. */
function underline(
  { pdf }: Sheet,
  { kind }: PrintedTeacherMark,
  first: PaperCell,
  last: PaperCell,
  y: number,
): void {
  const [from, to] = [LEFT + first.column * CELL + 1, LEFT + (last.column + 1) * CELL - 1]
  if (kind === 'doubt') pdf.dash(1.3, { space: 2 })
  pdf.moveTo(from, y)
  if (kind === 'good')
    for (let x = from, up = true; x < to; x += 4, up = !up)
      pdf.quadraticCurveTo(x + 2, y + (up ? -2.4 : 2.4), Math.min(x + 4, to), y)
  else pdf.lineTo(to, y)
  pdf.stroke().undash()
}

/** One line for each, in the essay's order. */
export function teacherMarkLines(marks: readonly PrintedTeacherMark[]): string[] {
  return marks
    .toSorted((a, b) => a.paragraph - b.paragraph || a.end - b.end || a.start - b.start)
    .map(({ kind, paragraph, quote, note }) =>
      [`第${paragraph + 1}段　${TEACHER_MARK_NAMES[kind]}　“${quote}”`, note]
        .filter((part) => part !== '')
        .join('　'),
    )
}
