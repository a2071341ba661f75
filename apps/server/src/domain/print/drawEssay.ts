/** One essay on manuscript paper with its marks, and below it what was said of it. */
import { layOutEssay, type PaperCell, type PaperLine } from '@zhupi/contract/manuscript/paper.ts'
import type { MarkKind } from '@zhupi/contract/terms/correction.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { PRODUCT_NAME } from '@zhupi/contract/terms/product.ts'
import {
  hasMachineWords,
  type PrintedEssay,
  type PrintedMark,
} from '@zhupi/contract/manuscript/printed.ts'
import { drawTeacherMarks, teacherMarkLines } from './drawTeacherMarks.ts'
import { endsOnLine } from './endsOnLine.ts'
import {
  CELL,
  COLUMNS,
  GRID,
  INK,
  LEFT,
  PAGE,
  QUIET,
  RED,
  ROW,
  WIDTH,
  type Sheet,
} from './sheet.ts'

const INDIGO = '#44549e'
const COLORS: Record<MarkKind, string> = {
  fault: RED,
  query: QUIET,
  strength: '#1f7a55',
  advice: '#9a6200',
}
const NOTE = 14
const HEADING = 15
const SMALL = 9
const DOT = 5.2

type NumberedMark = PrintedMark & { number: number }

export function drawEssay(sheet: Sheet, essay: PrintedEssay): void {
  const marks = essay.marks
    .toSorted((a, b) => a.paragraph - b.paragraph || a.end - b.end || a.start - b.start)
    .map((mark, index) => ({ ...mark, number: index + 1 }))
  sheet.addPage()
  drawHead(sheet, essay)
  drawPaper(sheet, essay, marks)
  drawNotes(sheet, essay, marks)
}

/** On each page of the essay: whose it is, and that a machine spoke. */
function drawHead(sheet: Sheet, essay: PrintedEssay): void {
  sheet.drawLine(essay.facts.join('　'), { y: 36, size: SMALL + 1, color: QUIET })
  sheet.drawLine(PRODUCT_NAME, { x: LEFT + WIDTH - 3 * SMALL, y: 36, size: SMALL + 1, color: RED })
  if (hasMachineWords(essay))
    sheet.drawLine(MESSAGES.aiMade, { y: PAGE.bottom + 14, size: SMALL, color: INDIGO })
}

function drawPaper(sheet: Sheet, essay: PrintedEssay, marks: readonly NumberedMark[]): void {
  const lines = layOutEssay(essay, COLUMNS)
  for (const line of lines) {
    sheet.makeRoom(ROW, () => drawHead(sheet, essay))
    drawRow(sheet)
    const top = sheet.y + (ROW - CELL) / 2
    sheet.drawCells(line.cells, { x: LEFT, y: top, size: CELL, color: INK })
    drawMarks(sheet, line, marks, top + CELL)
    drawTeacherMarks(sheet, line, essay.teacherMarks ?? [], top)
    sheet.y += ROW
  }
}

function drawRow({ pdf, y }: Sheet): void {
  const top = y + (ROW - CELL) / 2
  pdf.lineWidth(0.5).strokeColor(GRID)
  for (let column = 0; column < COLUMNS; column += 1)
    pdf.rect(LEFT + column * CELL, top, CELL, CELL)
  pdf.stroke()
}

function drawMarks(
  sheet: Sheet,
  line: PaperLine,
  marks: readonly NumberedMark[],
  bottom: number,
): void {
  for (const mark of marks) {
    const [first, last] = endsOnLine(line, mark)
    if (first === undefined || last === undefined) continue
    const isLast = last.end >= mark.end
    drawUnderline(sheet, mark.kind, first, last, { y: bottom + 3.2, room: isLast ? DOT * 2 : 0 })
    if (isLast) drawDot(sheet, mark, LEFT + (last.column + 1) * CELL - DOT, bottom + DOT)
  }
}

/** As on the screen: a line for a fault, a wave for what is good, dashes, dots. */
function drawUnderline(
  { pdf }: Sheet,
  kind: MarkKind,
  first: PaperCell,
  last: PaperCell,
  { y, room }: { y: number; room: number },
): void {
  const from = LEFT + first.column * CELL + 1
  const to = LEFT + (last.column + 1) * CELL - room
  pdf.lineWidth(1.3).strokeColor(COLORS[kind])
  if (kind === 'advice') pdf.dash(4, { space: 2.5 })
  if (kind === 'query') pdf.dash(1.3, { space: 2 })
  pdf.moveTo(from, y)
  if (kind === 'strength')
    for (let x = from, up = true; x < to; x += 3, up = !up)
      pdf.quadraticCurveTo(x + 1.5, y + (up ? -2 : 2), Math.min(x + 3, to), y)
  else pdf.lineTo(to, y)
  pdf.stroke().undash()
}

function drawDot({ pdf }: Sheet, { kind, number }: NumberedMark, x: number, y: number): void {
  pdf.circle(x, y, DOT).fill(COLORS[kind])
  const text = String(number)
  pdf
    .font('Helvetica-Bold')
    .fontSize(number > 99 ? 5 : 7)
    .fillColor('white')
  pdf.text(text, x - pdf.widthOfString(text) / 2, y - pdf.currentLineHeight() / 2 + 0.6, {
    lineBreak: false,
  })
}

function drawNotes(sheet: Sheet, essay: PrintedEssay, marks: readonly NumberedMark[]): void {
  const onNewPage = () => drawHead(sheet, essay)
  const head = (text: string, color: string) => {
    sheet.makeRoom(HEADING * 4, onNewPage)
    sheet.y += HEADING
    sheet.drawLine(text, { size: HEADING, color })
    sheet.y += HEADING * 1.6
  }
  const say = (text: string, color = INK, indent = 0) =>
    sheet.write(text, { size: NOTE, color, indent }, onNewPage)
  if (essay.scores.length > 0) head(essay.scores.join('　'), INK)
  if (essay.remark !== null) {
    head(`老师评语　${essay.remark.teacher}`, RED)
    say(essay.remark.text, RED)
  }
  const teachers = teacherMarkLines(essay.teacherMarks ?? [])
  if (teachers.length > 0) head('老师批注', RED)
  for (const line of teachers) say(line, RED)
  if (essay.comment !== '') {
    head(`总评　${MESSAGES.aiMade}`, INDIGO)
    say(essay.comment)
  }
  if (marks.length > 0) head(`批注　${MESSAGES.aiMade}`, INDIGO)
  for (const mark of marks) {
    sheet.makeRoom(NOTE * 2, onNewPage)
    drawDot(sheet, mark, LEFT + DOT, sheet.y + NOTE / 2)
    say(`${mark.label}　${mark.explanation}`, INK, NOTE * 1.5)
    sheet.y += NOTE * 0.3
  }
  if (essay.paragraphComments.length > 0) head(`段评　${MESSAGES.aiMade}`, INDIGO)
  for (const { paragraph, text } of essay.paragraphComments) say(`第${paragraph + 1}段　${text}`)
}
