/** A score as a red seal. */
export function Seal({ figure, caption }: { figure: string; caption: string }) {
  return (
    <div
      className={figure.length > 3 ? 'seal long' : 'seal'}
      role="img"
      aria-label={`${figure}，${caption}`}
    >
      <span aria-hidden="true">{figure}</span>
      <small aria-hidden="true">{caption}</small>
    </div>
  )
}
