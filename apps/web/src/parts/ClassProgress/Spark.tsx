/** The same scores, small enough for a row; what they are stands beside it in words. */
import { joinedPlaces, scaleOf, type Value } from './trend.ts'
import './spark.css'

const WIDTH = 72
const HEIGHT = 24
const EDGE = 4

type Props = {
  values: readonly Value[]
  /** Those of them that are joined, where not all may be. */
  joined?: readonly Value[]
}

export function Spark({ values, joined = values }: Props) {
  const { from, to } = scaleOf(values)
  const xOf = (place: number) =>
    values.length < 2 ? WIDTH / 2 : EDGE + (place / (values.length - 1)) * (WIDTH - 2 * EDGE)
  const yOf = (value: number) => EDGE + ((to - value) / (to - from)) * (HEIGHT - 2 * EDGE)
  return (
    <svg className="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {joinedPlaces(joined).map(([a, b]) => (
        <line key={a} x1={xOf(a)} y1={yOf(values[a] ?? 0)} x2={xOf(b)} y2={yOf(values[b] ?? 0)} />
      ))}
      {values.map(
        (value, place) =>
          value !== null && <circle key={place} cx={xOf(place)} cy={yOf(value)} r={2.5} />,
      )}
    </svg>
  )
}
