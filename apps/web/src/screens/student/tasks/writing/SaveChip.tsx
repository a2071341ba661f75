/** Where the text is kept at this moment, truthfully. */
import { Chip } from '../../../../ui/pieces.tsx'
import type { SaveState } from './draftKeeper.ts'

export function SaveChip({ state, onRetry }: { state: SaveState; onRetry: () => Promise<void> }) {
  if (state === 'empty') return null
  if (state === 'saved') return <Chip tone="jade">✓ 已保存</Chip>
  if (state === 'local') return <Chip>已存本机</Chip>
  if (state === 'typing' || state === 'saving') return <Chip>正在保存</Chip>
  return <button type="button" className="chip amber writing-retry" aria-live="assertive" onClick={onRetry}>{state === 'failed' ? '未能上传，已存本机' : '还没有保存'}</button>
}
