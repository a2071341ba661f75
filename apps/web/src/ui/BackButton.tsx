/** The ‹ of a screen's head. */
export function BackButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className="screen-back" aria-label="返回" onClick={onPress}>
      ‹
    </button>
  )
}
