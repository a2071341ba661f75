/** A score in brush strokes: a picture a digit, two at least. */
type Props = { score: number; scoreScale: number }

/** Of each digit, on a field of 60 by 90. */
const STROKES: Record<string, readonly string[]> = {
  0: ['M31 10C15 12 9 30 10 47C11 66 20 81 32 80C46 78 51 59 50 42C49 23 42 9 31 10Z'],
  1: ['M18 24C25 20 30 15 33 9C34 32 33 56 34 80'],
  2: ['M12 27C14 13 27 7 38 12C50 18 48 34 38 47C30 58 19 68 11 79C25 75 38 76 51 79'],
  3: ['M13 17C24 8 42 9 45 22C48 35 36 42 25 43C41 42 51 51 49 64C46 80 24 85 11 72'],
  4: ['M37 9C29 27 19 43 9 57C24 54 39 54 53 56', 'M40 38C40 52 39 67 40 82'],
  5: ['M47 12C37 13 27 13 18 12C17 22 15 31 14 40C29 33 48 38 49 56C50 75 29 86 11 75'],
  6: ['M42 11C24 20 11 40 11 58C11 73 21 81 31 80C43 79 50 70 48 59C46 47 29 42 14 57'],
  7: ['M10 16C23 13 37 13 51 14C41 33 31 56 26 81'],
  8: ['M31 43C15 38 13 13 31 11C49 12 47 37 31 43C9 49 8 79 31 80C54 78 52 49 31 43Z'],
  9: ['M47 34C38 46 15 47 12 31C10 17 22 8 33 10C47 13 49 30 47 45C45 60 37 73 22 81'],
}

export function ScoreFigures({ score, scoreScale }: Props) {
  const digits = [...String(score).padStart(2, '0')]
  return (
    <div className="eva-figures" role="img" aria-label={`${score} 分，满分 ${scoreScale}`}>
      {digits.map((digit, index) => (
        <svg key={index} viewBox="0 0 60 90" aria-hidden="true">
          {(STROKES[digit] ?? []).map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      ))}
      <span className="quiet" aria-hidden="true">
        满分 {scoreScale}
      </span>
    </div>
  )
}
