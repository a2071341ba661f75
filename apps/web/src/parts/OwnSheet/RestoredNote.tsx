/** Above a form that goes on with what was typed before, and the way to begin anew. */
import { confirmText } from '#ui/notices.ts'
import './RestoredNote.css'

type Props = { draft: { isRestored: boolean; forget: () => Promise<void> } }

export function RestoredNote({ draft }: Props) {
  const giveUp = async () => {
    if (await confirmText('上次没保存的内容会清掉。', { confirmText: '清掉' })) await draft.forget()
  }
  if (!draft.isRestored) return null
  return (
    <div className="restored-note" role="status">
      <span className="grow">接着上次没保存的内容</span>
      <button type="button" onClick={giveUp}>
        不要了
      </button>
    </div>
  )
}
