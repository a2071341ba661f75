/** Above the paper, where an earlier draft took another text's place: that one can be had again. */
import type { useEarlierDraft } from './useEarlierDraft.ts'

export function ReplacedNote({ earlier }: { earlier: ReturnType<typeof useEarlierDraft> }) {
  if (earlier.replaced === undefined) return null
  return (
    <div className="writing-note restored" role="status">
      <span className="grow">
        {earlier.isKept
          ? '换下来的那一稿存好了，报告页最后能找到'
          : '换下来的那一稿还留在这台设备上'}
      </span>
      <button type="button" onClick={() => void earlier.putBack()}>
        换回来
      </button>
    </div>
  )
}
