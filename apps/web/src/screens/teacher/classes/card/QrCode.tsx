/** A text as a code to scan: dark on white in every theme, or readers miss it. */
import qrcode from 'qrcode/lib/core/qrcode.js'

/** The white margin that readers ask for, in modules. */
const MARGIN = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules
  const side = size + 2 * MARGIN
  const dark = Array.from({ length: size * size }, (_, at) => at).filter((at) => data[at] === 1)
  const path = dark
    .map((at) => `M${MARGIN + (at % size)} ${MARGIN + Math.floor(at / size)}h1v1h-1z`)
    .join('')
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className="qr-code-paper" width={side} height={side} />
      <path className="qr-code-ink" d={path} />
    </svg>
  )
}
