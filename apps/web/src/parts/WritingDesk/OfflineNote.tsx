/**
 * Over the foot of the paper while there is no network: where the text is, and that nothing has to
 * be done. It moves nothing.
 */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'

export function OfflineNote({ isOnline }: { isOnline: boolean }) {
  // Always there: a status that comes together with its text is not read out.
  return (
    <div className="writing-offline" role="status">
      {!isOnline && <p>{MESSAGES.offlineKept}</p>}
    </div>
  )
}
