/** A PDF page by page: where the next line stands, and how text and paper are drawn on it. */
import type { PaperCell } from '@zhupi/contract/manuscript/paper.ts'
import { layOutText } from '@zhupi/contract/manuscript/paper.ts'
import { MISSING, type ManuscriptFont } from './manuscriptFont.ts'

type Size = { size: number }
type Drawing = Size & { x: number; y: number; color: string }

/** A4, in points. Twenty cells a line, as school paper has them. */
export const PAGE = { width: 595.28, height: 841.89, top: 66, bottom: 786 } as const
export const COLUMNS = 20
export const CELL = 24
export const ROW = 34
export const LEFT = (PAGE.width - COLUMNS * CELL) / 2
export const WIDTH = COLUMNS * CELL

export const INK = '#22201b'
export const QUIET = '#6b6457'
export const RED = '#b93425'
export const GRID = '#d9a89a'

/** Of a squeezed point: how far behind its neighbour's left edge it stands, in cells. */
const SQUEEZED = [0.62, 0.9]
/** Of running text, whose characters need no cells: how far they stand apart, in their size. */
const PITCH = 0.88
/** Lines of running text stand this much further apart than they are high. */
const LEADING = 1.55

export class Sheet {
  pdf: PDFKit.PDFDocument
  y: number = PAGE.top
  private font: ManuscriptFont
  private missing = new Set<string>()

  constructor(pdf: PDFKit.PDFDocument, font: ManuscriptFont) {
    this.pdf = pdf
    this.font = font
  }

  /** What is drawn as squares, each once. */
  get lacking(): string {
    return [...this.missing].join('')
  }

  addPage(): void {
    this.pdf.addPage()
    this.y = PAGE.top
  }

  /** A new page where this much does not fit on this one. */
  makeRoom(height: number, onNewPage: () => void): void {
    if (this.y + height <= PAGE.bottom) return
    this.addPage()
    onNewPage()
  }

  /** Each cell `pitch` wide, from `x` on, the top of its characters at `y`. */
  drawCells(
    cells: readonly PaperCell[],
    { x, y, size, color, pitch = size }: Drawing & { pitch?: number },
  ): void {
    let squeezed = 0
    this.pdf.fillColor(color).fontSize(size)
    for (const { column, text, isSqueezed } of cells) {
      const found = this.font.find(text)
      if (found.text === MISSING && text !== MISSING) this.missing.add(text)
      const offset = isSqueezed ? (SQUEEZED[squeezed] ?? 1) : 0
      squeezed = isSqueezed ? squeezed + 1 : 0
      if (text.trim() !== '')
        this.pdf
          .font(found.file)
          .text(found.text, x + (column + offset) * pitch, y, { lineBreak: false })
    }
  }

  /** One line, as long as it is. */
  drawLine(
    text: string,
    { x = LEFT, y = this.y, size, color = INK }: Partial<Drawing> & Size,
  ): void {
    const [cells = []] = layOutText(text, Infinity, 'flush')
    this.drawCells(cells, { x, y, size, color, pitch: size * PITCH })
  }

  /** Running text across the page, page after page. */
  write(
    text: string,
    { size, color = INK, indent = 0 }: Size & { color?: string; indent?: number },
    onNewPage: () => void,
  ): void {
    const pitch = size * PITCH
    const columns = Math.floor((WIDTH - indent) / pitch)
    for (const line of text.split('\n'))
      for (const cells of layOutText(line.trim(), columns, 'flush')) {
        this.makeRoom(size * LEADING, onNewPage)
        this.drawCells(cells, { x: LEFT + indent, y: this.y, size, color, pitch })
        this.y += size * LEADING
      }
  }
}
