/** A code to be read aloud, copied from a wall or tapped: one character a cell. */
import { copyText } from './copyText.ts'
import './CodePlate.css'

type Props = { label: string; code: string; size?: 'normal' | 'wall' }

export function CodePlate({ label, code, size = 'normal' }: Props) {
  return (
    <div className={`code-plate ${size}`}>
      <span className="code-label">{label}</span>
      <span className="code-cells" role="img" aria-label={`${label} ${[...code].join(' ')}`}>
        {[...code].map((character, index) => (
          <i key={index} aria-hidden="true">
            {character}
          </i>
        ))}
      </span>
      <button
        type="button"
        className="code-copy"
        aria-label={`复制${label} ${code}`}
        onClick={() => void copyText(code)}
      >
        复制
      </button>
    </div>
  )
}
