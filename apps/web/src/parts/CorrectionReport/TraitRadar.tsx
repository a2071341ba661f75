/**
 * The thirteen traits as one shape. The lists below it have the figures as text, so screen readers
 * get a short name only.
 */
import './TraitRadar.css'

type Trait = { name: string; score: number }

const WIDTH = 340
const HEIGHT = 268
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 }
const RADIUS = 96
const LABEL_RADIUS = RADIUS + 14
const RINGS = [30, 55, 80, 100] // where the bands change (contract/terms/traits), and the rim

export function TraitRadar({ traits }: { traits: readonly Trait[] }) {
  const at = (index: number, radius: number) => {
    const angle = (index / traits.length) * 2 * Math.PI - Math.PI / 2
    return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) }
  }
  const outline = (radiusOf: (trait: Trait) => number) =>
    traits
      .map((trait, index) => at(index, radiusOf(trait)))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ')
  return (
    <svg
      className="trait-radar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="十三项得分图"
    >
      {RINGS.map((ring) => (
        <polygon key={ring} className="web" points={outline(() => (RADIUS * ring) / 100)} />
      ))}
      {traits.map(({ name }, index) => (
        <line
          key={name}
          className="spoke"
          x1={CENTRE.x}
          y1={CENTRE.y}
          x2={at(index, RADIUS).x}
          y2={at(index, RADIUS).y}
        />
      ))}
      <polygon className="shape" points={outline(({ score }) => (RADIUS * score) / 100)} />
      {traits.map(({ name, score }, index) => {
        const point = at(index, (RADIUS * score) / 100)
        const label = at(index, LABEL_RADIUS)
        const side = label.x - CENTRE.x
        return (
          <g key={name}>
            <circle className="point" cx={point.x} cy={point.y} r={2.5} />
            <text
              x={label.x}
              y={label.y}
              dominantBaseline="central"
              textAnchor={Math.abs(side) < 12 ? 'middle' : side > 0 ? 'start' : 'end'}
            >
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
