/**
 * Where the text is saved at this moment, truthfully. Screen readers hear of it only when it is
 * safe, or when it is not.
 */
import { Chip } from '#ui/Chip.tsx'
import type { SaveState } from '#drafts/draftStore.ts'

export function SaveChip({ state, onRetry }: { state: SaveState; onRetry: () => Promise<void> }) {
  return (
    <span className="writing-state">
      {/* Always there: a status that comes together with its text is not read out. */}
      <span role="status">
        {state === 'saved' && (
          <Chip tone="jade">
            <span aria-hidden="true">✓</span> 已保存
          </Chip>
        )}
        {(state === 'failed' || state === 'unsaved') && (
          <button type="button" className="chip amber writing-retry" onClick={onRetry}>
            {state === 'failed' ? '未能上传，已存本机' : '还没有保存'}
          </button>
        )}
      </span>
      {(state === 'local' || state === 'overtaken') && <Chip>已存本机</Chip>}
      {(state === 'typing' || state === 'saving') && <Chip>正在保存</Chip>}
    </span>
  )
}
