/** The thirteen traits as one shape, as the report draws it. */
import { circle, POSTER_COLOURS } from './posterScroll.ts'

type Context = CanvasRenderingContext2D

export const RADAR_HEIGHT = 470
const RADIUS = 186
const LABEL_RADIUS = RADIUS + 24
const RINGS = [30, 55, 80, 100] // where the bands change (contract/terms/traits), and the rim

export function drawRadar(
  context: Context,
  traits: readonly { name: string; score: number }[],
  { centre, top, font }: { centre: number; top: number; font: string },
): void {
  const middle = top + RADAR_HEIGHT / 2
  const at = (index: number, radius: number) => {
    const angle = (index / traits.length) * 2 * Math.PI - Math.PI / 2
    return { x: centre + radius * Math.cos(angle), y: middle + radius * Math.sin(angle) }
  }
  const trace = (radiusOf: (index: number) => number) => {
    context.beginPath()
    traits.forEach((_trait, index) => {
      const { x, y } = at(index, radiusOf(index))
      context.lineTo(x, y)
    })
    context.closePath()
  }
  context.strokeStyle = POSTER_COLOURS.line
  context.lineWidth = 2
  for (const ring of RINGS) {
    trace(() => (RADIUS * ring) / 100)
    context.stroke()
  }
  traits.forEach((_trait, index) => {
    const rim = at(index, RADIUS)
    context.beginPath()
    context.moveTo(centre, middle)
    context.lineTo(rim.x, rim.y)
    context.stroke()
  })
  const radii = traits.map(({ score }) => (RADIUS * score) / 100)
  trace((index) => radii[index] ?? 0)
  context.fillStyle = `${POSTER_COLOURS.red}26`
  context.fill()
  context.strokeStyle = POSTER_COLOURS.red
  context.lineWidth = 3
  context.stroke()
  traits.forEach(({ name }, index) => {
    const point = at(index, radii[index] ?? 0)
    context.fillStyle = POSTER_COLOURS.red
    circle(context, point.x, point.y, 5)
    const label = at(index, LABEL_RADIUS)
    const side = label.x - centre
    context.fillStyle = POSTER_COLOURS.ink
    context.font = font
    context.textAlign = Math.abs(side) < 24 ? 'center' : side > 0 ? 'left' : 'right'
    context.textBaseline = 'middle'
    context.fillText(name, label.x, label.y)
    context.textBaseline = 'alphabetic'
  })
}
