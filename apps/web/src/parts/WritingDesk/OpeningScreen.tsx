/**
 * Before the desk stands: the paper is being fetched, it did not come, or one of several texts has
 * to be chosen.
 */
import type { EssayText } from '#drafts/draft.ts'
import type { LocalCopy } from '#drafts/opening.ts'
import { Screen } from '#ui/Screen.tsx'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { ChooseDraft } from './ChooseDraft.tsx'
import './writing.css'

type Props<D extends EssayText> = {
  title: string
  onBack: () => void
  opened: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown }
  choice:
    | {
        copies: readonly LocalCopy<D>[]
        server: D | undefined
        onChoose: (chosen: LocalCopy<D> | 'server') => Promise<void>
      }
    | undefined
}

export function OpeningScreen<D extends EssayText>({ title, onBack, opened, choice }: Props<D>) {
  return (
    <Screen title={title} onBack={onBack}>
      {opened.isPending && (
        <div className="writing-skeleton skeleton" aria-busy="true" aria-label="正在打开稿纸" />
      )}
      {opened.isError && (
        <QueryFailure error={opened.error} onRetry={opened.refetch} onLeave={onBack} />
      )}
      {choice !== undefined && <ChooseDraft {...choice} />}
    </Screen>
  )
}
