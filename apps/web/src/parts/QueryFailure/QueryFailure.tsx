/** Takes the place of a list or a report that could not be fetched: why, and another try. */
import { FIRST_MESSAGES } from '@zhupi/contract/terms/firstMessages.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { ApiError } from '#client/api.ts'
import { isGone } from '#client/isGone.ts'
import { Button } from '#ui/Button.tsx'
import { useIsOnline } from '#ui/useIsOnline.ts'
import './QueryFailure.css'

type Props = {
  error: unknown
  onRetry: () => unknown
  /** Of a screen about one thing: where that is gone, no other try would find it. */
  onLeave?: () => unknown
}

export function QueryFailure({ error, onRetry, onLeave }: Props) {
  const leave = isMissing(error) ? onLeave : undefined
  const isOnline = useIsOnline()
  const isUnanswered = error instanceof ApiError && error.code === 0
  const isOffline = isUnanswered && !isOnline
  return (
    <section className="card query-failure" role="alert">
      <b aria-hidden="true">{isUnanswered ? '断' : '阻'}</b>
      <p>{isOffline ? FIRST_MESSAGES.offlineReading : wordsOf(error)}</p>
      {isUnanswered && (
        <p className="quiet">
          {isOffline ? '联网后会自动打开' : '请检查网络'}；写过的内容都在，不会丢。
        </p>
      )}
      <Button
        kind="line"
        small
        onPress={async () => {
          await (leave ?? onRetry)()
        }}
      >
        {leave === undefined ? '再试一次' : '返回'}
      </Button>
    </section>
  )
}

/** The server names the field of ours that is wrong (`id：格式不正确`), as an address that was cut off has. */
const NAMES_FIELD = /^[\w.]+：/

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return MESSAGES.requestFailed
  return isMissing(error) ? REFUSALS.notFound.text : error.message
}

function isMissing(error: unknown): boolean {
  return isGone(error) || (error instanceof ApiError && NAMES_FIELD.test(error.message))
}
