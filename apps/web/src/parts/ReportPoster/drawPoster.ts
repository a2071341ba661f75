/**
 * The poster: a hung scroll with title, score seal, radar, the praised sentence on manuscript
 * paper, the teacher's remark and a code that leads to the shared page. Always on light paper, for
 * it leaves the product. Layout first, since the AI mark is a part of the whole height.
 */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import qrcode from 'qrcode/lib/core/qrcode.js'
import { addPngText } from './pngText.ts'
import type { PosterContent } from './posterContent.ts'
import { manuscriptRows, wrapLines } from './posterLines.ts'
import { drawRadar, RADAR_HEIGHT } from './posterRadar.ts'
import { drawScroll, drawSeal, PAPER, POSTER_COLOURS as COLOURS } from './posterScroll.ts'

const COLUMNS = 14
const CELL = PAPER.inner / COLUMNS
const ROW_GAP = 10
const REMARK_LINES_MAX = 4
const TITLE_LINES_MAX = 2
/** The law asks for 5 % of the short side; here of the height, with the glyph smaller than its em. */
const AI_MARK_SHARE = 0.056
const QR_SIZE = 236
const FOOT_GAP = 44

type Block = { height: number; draw: (top: number) => void }
type Fonts = { kai: string; sans: string; song: string }

/** @returns A data URL: web views save those on a long press, and not a blob's. */
export async function drawPoster(content: PosterContent, link: string): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = PAPER.width
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas')
  const fonts = readFonts()
  const blocks = [
    headBlock(context, content, fonts),
    ...(content.traits.length > 0
      ? [{ height: RADAR_HEIGHT + 20, draw: radarOf(context, content, fonts) }]
      : []),
    ...(content.praised === undefined ? [] : [praisedBlock(context, content.praised, fonts)]),
    ...(content.remark === undefined ? [] : [remarkBlock(context, content.remark, fonts)]),
  ]
  const above = PAPER.top + blocks.reduce((sum, { height }) => sum + height, 0)
  const below = FOOT_GAP + PAPER.bottom
  // The mark is in two lines beside the code, and of the whole height.
  const height = Math.ceil(
    Math.max((above + below) / (1 - 2.3 * AI_MARK_SHARE), above + below + QR_SIZE + 50),
  )
  canvas.height = height
  drawScroll(context, height)
  let top = PAPER.top
  for (const block of blocks) {
    block.draw(top)
    top += block.height
  }
  drawFoot(context, { link, bottom: height - below, height, fonts })
  return toDataUrl(canvas)
}

function readFonts(): Fonts {
  const style = getComputedStyle(document.documentElement)
  const family = (name: string) => style.getPropertyValue(name).trim() || 'serif'
  return { kai: family('--kai'), sans: family('--sans'), song: family('--song') }
}

type Context = CanvasRenderingContext2D

function measure(context: Context, font: string): (text: string) => number {
  return (text) => {
    context.font = font
    return context.measureText(text).width
  }
}

function headBlock(context: Context, { title, byline, score }: PosterContent, fonts: Fonts): Block {
  const font = `600 62px ${fonts.kai}`
  const sealWidth = score === undefined ? 0 : 216
  const width = PAPER.inner - sealWidth
  const lines = wrapLines(title, { width, max: TITLE_LINES_MAX, widthOf: measure(context, font) })
  const small = `30px ${fonts.sans}`
  const [under = ''] = wrapLines(byline, { width, max: 1, widthOf: measure(context, small) })
  return {
    height: Math.max(lines.length * 80 + 76, score === undefined ? 0 : 236) + 24,
    draw: (top) => {
      text(context, { font, colour: COLOURS.ink })
      lines.forEach((line, index) => context.fillText(line, PAPER.left, top + 66 + index * 80))
      text(context, { font: small, colour: COLOURS.quiet })
      context.fillText(under, PAPER.left, top + 40 + lines.length * 80)
      if (score === undefined) return
      drawSeal(context, { ...score, right: PAPER.left + PAPER.inner, top, fonts })
    },
  }
}

function radarOf(context: Context, { traits }: PosterContent, fonts: Fonts) {
  return (top: number) =>
    drawRadar(context, traits, { centre: PAPER.width / 2, top, font: `26px ${fonts.sans}` })
}

function praisedBlock(
  context: Context,
  { sentence, tips }: { sentence: string; tips: string },
  fonts: Fonts,
): Block {
  const rows = manuscriptRows(sentence, COLUMNS)
  return {
    height: 62 + rows.length * (CELL + ROW_GAP) + 26,
    draw: (top) => {
      heading(context, { words: `写得好的一句 · ${tips}`, top, colour: COLOURS.jade, fonts })
      rows.forEach((row, index) => {
        const y = top + 62 + index * (CELL + ROW_GAP)
        context.strokeStyle = COLOURS.grid
        context.lineWidth = 1.5
        for (let column = 0; column < COLUMNS; column += 1)
          context.strokeRect(PAPER.left + column * CELL, y, CELL, CELL)
        row.forEach((cell, column) => drawCell(context, { cell, column, y, fonts }))
      })
    },
  }
}

/** A closing mark that shares the cell stands small in its corner. */
function drawCell(
  context: Context,
  { cell, column, y, fonts }: { cell: string; column: number; y: number; fonts: Fonts },
): void {
  const [first = '', ...rest] = [...cell]
  const x = PAPER.left + column * CELL
  text(context, { font: `36px ${fonts.kai}`, colour: COLOURS.ink, align: 'center' })
  context.fillText(first, x + CELL / 2, y + CELL * 0.74)
  text(context, { font: `24px ${fonts.kai}`, colour: COLOURS.ink })
  context.fillText(rest.join(''), x + CELL * 0.72, y + CELL * 0.92)
}

function remarkBlock(context: Context, remark: string, fonts: Fonts): Block {
  const font = `38px ${fonts.kai}`
  const lines = wrapLines(remark, {
    width: PAPER.inner - 30,
    max: REMARK_LINES_MAX,
    widthOf: measure(context, font),
  })
  return {
    height: 62 + lines.length * 56 + 22,
    draw: (top) => {
      heading(context, { words: '老师评语', top, colour: COLOURS.red, fonts })
      context.fillStyle = COLOURS.red
      context.fillRect(PAPER.left, top + 60, 6, lines.length * 56)
      text(context, { font, colour: COLOURS.red })
      lines.forEach((line, index) =>
        context.fillText(line, PAPER.left + 30, top + 100 + index * 56),
      )
    },
  }
}

function drawFoot(
  context: Context,
  { link, bottom, height, fonts }: { link: string; bottom: number; height: number; fonts: Fonts },
): void {
  const size = Math.ceil(height * AI_MARK_SHARE)
  const [first = '', second = ''] = MESSAGES.aiMade.split('，')
  text(context, { font: `${size}px ${fonts.kai}`, colour: COLOURS.indigo })
  const room = PAPER.inner - QR_SIZE - 36
  context.fillText(first, PAPER.left, bottom - size * 1.25, room)
  context.fillText(second, PAPER.left, bottom - size * 0.1, room)
  const left = PAPER.left + PAPER.inner - QR_SIZE
  drawCode(context, { link, left, top: bottom - QR_SIZE - 40 })
  text(context, { font: `24px ${fonts.sans}`, colour: COLOURS.quiet, align: 'center' })
  context.fillText('扫码看整篇报告', left + QR_SIZE / 2, bottom)
}

function drawCode(
  context: Context,
  { link, left, top }: { link: string; left: number; top: number },
): void {
  const { size, data } = qrcode.create(link, { errorCorrectionLevel: 'M' }).modules
  // Whole pixels, or readers see seams; the paper around it is light enough for its margin.
  const module = Math.floor(QR_SIZE / size)
  const inset = Math.floor((QR_SIZE - module * size) / 2)
  context.fillStyle = COLOURS.ink
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (data[row * size + column] === 1)
        context.fillRect(
          left + inset + column * module,
          Math.floor(top) + inset + row * module,
          module,
          module,
        )
}

function heading(
  context: Context,
  { words, top, colour, fonts }: { words: string; top: number; colour: string; fonts: Fonts },
): void {
  text(context, { font: `600 28px ${fonts.sans}`, colour })
  context.fillText(words, PAPER.left, top + 34)
}

function text(
  context: Context,
  { font, colour, align = 'left' }: { font: string; colour: string; align?: CanvasTextAlign },
): void {
  context.font = font
  context.fillStyle = colour
  context.textAlign = align
}

async function toDataUrl(canvas: HTMLCanvasElement): Promise<string> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (picture === null) throw new Error('The canvas gave no picture')
  const marked = addPngText(new Uint8Array(await picture.arrayBuffer()), 'AIGC', MESSAGES.aiMade)
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    })
    reader.addEventListener('error', () => reject(new Error('The picture could not be read')))
    reader.readAsDataURL(new Blob([marked.slice()], { type: 'image/png' }))
  })
}
