/** Stands where a list or a report would be when it could not be fetched: why, and a way to try again. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { ApiError } from '#client/api.ts'
import { Button } from '#ui/Button.tsx'
import './QueryFailure.css'

export function QueryFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const isOffline = error instanceof ApiError && error.code === 0
  return (
    <section className="card query-failure" role="alert">
      <b aria-hidden="true">{isOffline ? '断' : '阻'}</b>
      <p>{error instanceof ApiError ? error.message : MESSAGES.requestFailed}</p>
      {isOffline && <p className="quiet">请检查网络；写过的内容都在，不会丢。</p>}
      <Button
        kind="line"
        small
        onPress={async () => {
          await onRetry()
        }}
      >
        再试一次
      </Button>
    </section>
  )
}
