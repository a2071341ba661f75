/** A red line over the screen while a write takes its time. */
import { useSyncExternalStore } from 'react'
import { isLoadingShown, onLoadingChange } from '#client/loading.ts'

export function LoadingSign() {
  const isShown = useSyncExternalStore(onLoadingChange, isLoadingShown)
  return (
    <div role="status" className={isShown ? 'loading-sign shown' : 'loading-sign'}>
      {isShown && <span className="visually-hidden">正在处理</span>}
    </div>
  )
}
