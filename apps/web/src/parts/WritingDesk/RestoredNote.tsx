/** Above the paper, where this device had a text that the server has not: both can be had. */
type Props = {
  isServerCopyUsed: boolean
  /** The server has a text at all. */
  hasServerCopy: boolean
  onSwap: () => void
}

export function RestoredNote({ isServerCopyUsed, hasServerCopy, onSwap }: Props) {
  return (
    <div className="writing-note restored" role="status">
      <span className="grow">
        {isServerCopyUsed ? '已换成云端的内容' : '已恢复本机未上传的内容'}
      </span>
      {hasServerCopy && (
        <button type="button" onClick={onSwap}>
          {isServerCopyUsed ? '恢复本机的' : '用云端的'}
        </button>
      )}
    </div>
  )
}
