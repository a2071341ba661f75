/**
 * Where the text is saved at this moment, truthfully. Screen readers hear of it only when it is
 * safe, or when it is not.
 */
import { Chip } from '#ui/Chip.tsx'
import type { SaveState } from '#drafts/draftStore.ts'

const QUIET_WORDS: Partial<Record<SaveState, string>> = {
  local: '已存本机',
  overtaken: '已存本机',
  gone: '已存本机',
  typing: '正在保存',
  saving: '正在保存',
}

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
      {/* One chip whose words change: a fast typist goes from one to the other with every key. */}
      {QUIET_WORDS[state] !== undefined && <Chip>{QUIET_WORDS[state]}</Chip>}
    </span>
  )
}
