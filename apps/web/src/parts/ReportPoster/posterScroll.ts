/** The scroll itself, its colours and measures, and the seal with the score. */

/** Light paper's, whatever the device shows. */
export const POSTER_COLOURS = {
  wall: '#efe6d3',
  silk: '#cdb68c',
  silkLine: '#a98f5f',
  wood: '#5a3a28',
  knob: '#3b2418',
  paper: '#fffdf7',
  ink: '#22201b',
  quiet: '#6b6457',
  line: '#e4dac5',
  grid: '#dcb3a7',
  red: '#b93425',
  jade: '#1f7a55',
  indigo: '#44549e',
} as const

const SILK = { left: 66, top: 122, bottom: 96 }
const SHEET = { left: 112, top: 184, bottom: 154 }
/** Where text may stand: from `top`, to `bottom` above the poster's end. */
export const PAPER = { width: 1080, left: 168, inner: 744, top: 228, bottom: 204 } as const

type Context = CanvasRenderingContext2D
type Colours = typeof POSTER_COLOURS

export function drawScroll(context: Context, height: number): void {
  const { width } = PAPER
  const colours: Colours = POSTER_COLOURS
  context.fillStyle = colours.wall
  context.fillRect(0, 0, width, height)
  context.strokeStyle = colours.wood
  context.lineWidth = 5
  context.beginPath()
  context.moveTo(270, 104)
  context.lineTo(width / 2, 26)
  context.lineTo(width - 270, 104)
  context.stroke()
  context.fillStyle = colours.knob
  circle(context, width / 2, 26, 11)
  context.fillStyle = colours.silk
  context.fillRect(SILK.left, SILK.top, width - 2 * SILK.left, height - SILK.top - SILK.bottom)
  context.strokeStyle = colours.silkLine
  context.lineWidth = 2
  for (const inset of [14, 20])
    context.strokeRect(
      SHEET.left - inset,
      SHEET.top - inset,
      width - 2 * (SHEET.left - inset),
      height - SHEET.top - SHEET.bottom + 2 * inset,
    )
  context.fillStyle = colours.paper
  context.fillRect(SHEET.left, SHEET.top, width - 2 * SHEET.left, height - SHEET.top - SHEET.bottom)
  rod(context, 104, 26, 40)
  rod(context, height - SILK.bottom - 6, 44, 24)
}

function rod(context: Context, top: number, thickness: number, knobLeft: number): void {
  const { width } = PAPER
  context.fillStyle = POSTER_COLOURS.wood
  context.fillRect(knobLeft + 20, top, width - 2 * (knobLeft + 20), thickness)
  context.fillStyle = POSTER_COLOURS.knob
  context.fillRect(knobLeft, top - 6, 30, thickness + 12)
  context.fillRect(width - knobLeft - 30, top - 6, 30, thickness + 12)
}

type Seal = {
  figure: string
  caption: string
  by: string
  right: number
  top: number
  fonts: { song: string; sans: string }
}

const SEAL = 176

export function drawSeal(context: Context, { figure, caption, by, right, top, fonts }: Seal): void {
  const { red, quiet } = POSTER_COLOURS
  context.save()
  context.translate(right - SEAL / 2 - 8, top + SEAL / 2 + 10)
  context.rotate((-3 * Math.PI) / 180)
  context.strokeStyle = red
  context.lineWidth = 8
  context.strokeRect(-SEAL / 2, -SEAL / 2, SEAL, SEAL)
  context.lineWidth = 2
  context.strokeRect(-SEAL / 2 + 12, -SEAL / 2 + 12, SEAL - 24, SEAL - 24)
  context.fillStyle = red
  context.textAlign = 'center'
  context.font = `700 ${figure.length > 3 ? 50 : 76}px ${fonts.song}`
  context.fillText(figure, 0, 18, SEAL - 32)
  context.font = `26px ${fonts.song}`
  context.fillText(caption, 0, 58, SEAL - 32)
  context.restore()
  context.fillStyle = quiet
  context.textAlign = 'center'
  context.font = `24px ${fonts.sans}`
  context.fillText(by, right - SEAL / 2 - 8, top + SEAL + 54)
}

export function circle(context: Context, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}
