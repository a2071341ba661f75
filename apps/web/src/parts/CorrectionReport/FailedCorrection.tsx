/** A correction that did not come to an end costs nothing and can be asked for again. */
import { Button } from '#ui/Button.tsx'
import { CorrectionNote } from './CorrectionNote.tsx'

export function FailedCorrection({
  onRetry,
}: {
  /** Undefined once its teacher has read it: then nothing is waited for. */
  onRetry: (() => Promise<void>) | undefined
}) {
  return (
    <CorrectionNote>
      <p>这次批改没有完成，不是你的问题，也不会算用掉一次。作文好好地保存着。</p>
      {onRetry !== undefined && (
        <Button kind="line" small onPress={onRetry}>
          再试一次
        </Button>
      )}
    </CorrectionNote>
  )
}
