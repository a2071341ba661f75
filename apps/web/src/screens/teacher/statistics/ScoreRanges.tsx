/** How many pupils stand in each range of scores: bars with their numbers. */
import { SCORE_RANGES, type Statistics } from './statistics.ts'

const WIDTH = 340
const HEIGHT = 176
const FLOOR = HEIGHT - 26
const HIGHEST = FLOOR - 28
const STEP = WIDTH / SCORE_RANGES.length
const BAR = 40

type Range = (typeof SCORE_RANGES)[number]
type Props = { ranges: Statistics['studentScoreRangeMap']; onPick: (range: Range) => void }

export function ScoreRanges({ ranges, onPick }: Props) {
  const most = Math.max(1, ...Object.values(ranges))
  const description = SCORE_RANGES.map(({ key, name }) => `${name} 分 ${ranges[key]} 人`).join('，')
  return (
    <section className="card">
      <h2>分数段</h2>
      <p className="quiet">按百分制，每段的人数</p>
      <svg
        className="score-ranges"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={description}
      >
        <line x1={0} x2={WIDTH} y1={FLOOR} y2={FLOOR} />
        {SCORE_RANGES.map(({ key, name }, index) => {
          const middle = STEP * (index + 0.5)
          const height = (ranges[key] / most) * HIGHEST
          return (
            <g key={key} className={ranges[key] === 0 ? 'none' : ''}>
              <rect x={middle - BAR / 2} y={FLOOR - height} width={BAR} height={height} rx={4} />
              <text className="figure" x={middle} y={FLOOR - height - 8}>
                {ranges[key]}
              </text>
              <text x={middle} y={FLOOR + 19}>
                {name}
              </text>
            </g>
          )
        })}
      </svg>
      <div className="range-picks">
        {SCORE_RANGES.map((range) => (
          <button
            key={range.key}
            type="button"
            aria-label={`名单：${range.name} 分的学生`}
            disabled={ranges[range.key] === 0}
            onClick={() => onPick(range)}
          >
            名单
          </button>
        ))}
      </div>
    </section>
  )
}
