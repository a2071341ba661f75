/** Scores in a row, each over its homework; beside them, hollow, what they are compared with. */
import { joinedPlaces, scaleOf, type Value } from './trend.ts'
import './trendChart.css'

type Point = {
  key: number
  label: string
  value: Value
  /** Half of the scores lie between the two. */
  spread?: readonly [number, number] | undefined
  beside?: Value
  /** Of too few essays: drawn hollow, and not joined to its neighbours. */
  isFaint?: boolean
}
type Props = {
  points: readonly Point[]
  /** What the picture shows, for who does not see it. */
  title: string
}

const WIDTH = 340
const HEIGHT = 150
const LEFT = 30
const RIGHT = 14
const TOP = 22
const BOTTOM = 24

export function TrendChart({ points, title }: Props) {
  const { from, to } = scaleOf(
    points.flatMap(({ value, spread = [], beside = null }) => [value, beside, ...spread]),
  )
  const yOf = (value: number) => TOP + ((to - value) / (to - from)) * (HEIGHT - TOP - BOTTOM)
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, points.length)
  const xOf = (place: number) => LEFT + step * (place + 0.5)
  const values = points.map(({ value, isFaint }) => (isFaint === true ? null : value))
  // Every second label where they would touch.
  const every = Math.ceil(points.length / LABELS_MAX)
  return (
    <svg className="trend-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      {[from, (from + to) / 2, to].map((mark) => (
        <g key={mark}>
          <line className="trend-grid" x1={LEFT} x2={WIDTH} y1={yOf(mark)} y2={yOf(mark)} />
          <text className="trend-mark" x={LEFT - 6} y={yOf(mark) + 4}>
            {mark}
          </text>
        </g>
      ))}
      {joinedPlaces(values).map(([a, b]) => (
        <line
          key={a}
          className="trend-line"
          x1={xOf(a)}
          y1={yOf(values[a] ?? 0)}
          x2={xOf(b)}
          y2={yOf(values[b] ?? 0)}
        />
      ))}
      {points.map(({ key, label, value, spread, beside = null, isFaint }, place) => (
        <g key={key}>
          {spread && (
            <line
              className="trend-spread"
              x1={xOf(place)}
              x2={xOf(place)}
              y1={yOf(spread[0])}
              y2={yOf(spread[1])}
            />
          )}
          {beside !== null && (
            <circle className="trend-beside" cx={xOf(place)} cy={yOf(beside)} r={4} />
          )}
          {value !== null && (
            <>
              <circle
                className={isFaint === true ? 'trend-faint' : 'trend-point'}
                cx={xOf(place)}
                cy={yOf(value)}
                r={4}
              />
              <text className="trend-value" x={xOf(place)} y={yOf(value) - 9}>
                {Math.round(value)}
              </text>
            </>
          )}
          {(points.length - 1 - place) % every === 0 && (
            <text className="trend-label" x={xOf(place)} y={HEIGHT - 6}>
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
const LABELS_MAX = 6
