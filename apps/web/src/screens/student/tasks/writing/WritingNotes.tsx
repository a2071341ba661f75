/** Notes above the paper: why it was returned, what stands in the way, which copy is open. */
import type { OpenedDraft } from '#drafts/opening.ts'

type Props = {
  detail: OpenedDraft['detail']
  faults: readonly (string | undefined)[]
  /** Given where this device had a text that the server has not. */
  restored: { isServerCopyUsed: boolean; onSwap: () => void } | undefined
}

export function WritingNotes({ detail, faults, restored }: Props) {
  return (
    <>
      {detail.status === 'reject' && (
        <section className="writing-note reject">
          <b>老师打回的原因</b>
          <p>{detail.rejectReason ?? '老师没有写原因，可以当面问问。'}</p>
        </section>
      )}
      {faults.map(
        (fault, index) =>
          fault !== undefined && (
            <p key={index} className="writing-note closed">
              {fault}
            </p>
          ),
      )}
      {restored !== undefined && (
        <div className="writing-note restored" role="status">
          <span className="grow">
            {restored.isServerCopyUsed ? '已换成云端的内容' : '已恢复本机未上传的内容'}
          </span>
          <button type="button" onClick={restored.onSwap}>
            {restored.isServerCopyUsed ? '恢复本机的' : '用云端的'}
          </button>
        </div>
      )}
    </>
  )
}
