/** A print as PDF: manuscript paper, marks and words; with a cover and contents where it is a book. */
import { setImmediate as letOthersRun } from 'node:timers/promises'
import PdfKit from 'pdfkit'
import { layOutText } from '@zhupi/contract/manuscript/paper.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { PRODUCT_NAME } from '@zhupi/contract/terms/product.ts'
import { drawEssay } from './drawEssay.ts'
import { readManuscriptFont, type ManuscriptFont } from './manuscriptFont.ts'
import { hasMachineWords, type Printed } from '@zhupi/contract/manuscript/printed.ts'
import { INK, LEFT, PAGE, QUIET, RED, Sheet, WIDTH } from './sheet.ts'

const COVER = 40
const CONTENTS_HEAD = 22
const CONTENTS_LINE = 15
const CONTENTS_ROW = 28
const CONTENTS_A_PAGE = 23
const NUMBER = 9

/**
 * `onProgress` hears how many of its essays are drawn; others run meanwhile. `lacking`: the
 * characters that neither font has.
 */
export async function renderPrint(
  printed: Printed,
  now: Date,
  onProgress: (done: number) => Promise<void>,
  font?: ManuscriptFont,
): Promise<{ file: Buffer; lacking: string }> {
  const isMachineMade = printed.essays.some(hasMachineWords)
  const pdf = new PdfKit({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      Title: printed.title,
      Producer: PRODUCT_NAME,
      CreationDate: now,
      ModDate: now,
      ...(isMachineMade && {
        Keywords: MESSAGES.aiMade,
        // The label that readers of files look for: GB 45438—2025.
        AIGC: JSON.stringify({ Label: '1', ContentProducer: PRODUCT_NAME }),
      }),
    },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const ended = new Promise((resolve) => void pdf.on('end', resolve))
  const sheet = new Sheet(pdf, font ?? (await readManuscriptFont()))
  const contents = printed.cover === null ? 0 : Math.ceil(printed.essays.length / CONTENTS_A_PAGE)
  if (printed.cover !== null) {
    drawCover(sheet, printed.title, printed.cover)
    for (let page = 0; page < contents; page += 1) sheet.addPage()
  }
  const firstPages: number[] = []
  for (const [index, essay] of printed.essays.entries()) {
    firstPages.push(pdf.bufferedPageRange().count)
    drawEssay(sheet, essay)
    await onProgress(index + 1)
    await letOthersRun()
  }
  drawContents(sheet, printed, firstPages)
  numberPages(sheet)
  pdf.end()
  await ended
  return { file: Buffer.concat(chunks), lacking: sheet.lacking }
}

function drawCover(
  sheet: Sheet,
  title: string,
  { author, day }: { author: string; day: string },
): void {
  sheet.addPage()
  sheet.pdf
    .lineWidth(2)
    .strokeColor(RED)
    .rect(LEFT, 90, WIDTH, PAGE.height - 180)
    .stroke()
  const centred = (text: string, y: number, size: number, color: string) => {
    const columns = Math.floor((WIDTH - size) / size)
    for (const [index, cells] of layOutText(text, columns, 'flush').entries()) {
      const used = Math.max(...cells.map(({ column }) => column + 1))
      sheet.drawCells(cells, {
        x: (PAGE.width - used * size) / 2,
        y: y + index * size * 1.5,
        size,
        color,
      })
    }
  }
  centred(title, 230, COVER, INK)
  centred(author, 520, 24, INK)
  centred(day, 570, 16, QUIET)
  centred(PRODUCT_NAME, 680, 20, RED)
}

/** Known only once the essays are drawn. `firstPages` count from 0. */
function drawContents(sheet: Sheet, printed: Printed, firstPages: readonly number[]): void {
  if (printed.cover === null) return
  for (const [index, { title }] of printed.essays.entries()) {
    const place = index % CONTENTS_A_PAGE
    if (place === 0) {
      sheet.pdf.switchToPage(1 + index / CONTENTS_A_PAGE)
      sheet.drawLine('目录', { y: 80, size: CONTENTS_HEAD, color: RED })
    }
    const y = 130 + place * CONTENTS_ROW
    const columns = Math.floor((WIDTH - 60) / CONTENTS_LINE)
    const [cells = []] = layOutText(title === '' ? '（无题）' : title, columns, 'flush')
    sheet.drawCells(cells, { x: LEFT, y, size: CONTENTS_LINE, color: INK })
    drawNumber(sheet, String((firstPages[index] ?? 0) + 1), LEFT + WIDTH, y + 3, 11)
  }
}

function numberPages(sheet: Sheet): void {
  const { count } = sheet.pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    sheet.pdf.switchToPage(page)
    drawNumber(sheet, `${page + 1} / ${count}`, LEFT + WIDTH, PAGE.bottom + 14, NUMBER)
  }
}

/** Its end at `right`. */
function drawNumber({ pdf }: Sheet, text: string, right: number, y: number, size: number): void {
  pdf.font('Helvetica').fontSize(size).fillColor(QUIET)
  pdf.text(text, right - pdf.widthOfString(text), y, { lineBreak: false })
}
