/**
 * The writing desk: what is asked for, manuscript, counter, tools, and the way on. Homework and
 * practice share it, with both roles.
 */
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { showFailure } from '#client/errors.ts'
import type { SaveState } from '#drafts/draftStore.ts'
import { Screen } from '#ui/Screen.tsx'
import { useIsOnline } from '#ui/useIsOnline.ts'
import { EssayEditor } from '../EssayEditor/EssayEditor.tsx'
import { useVisibleHeight } from '../EssayEditor/useVisibleHeight.ts'
import { EditorTools } from './EditorTools.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { SaveChip } from './SaveChip.tsx'
import { usePaperSettings } from './usePaperSettings.ts'
import './writing.css'

type Paper = Pick<
  Parameters<typeof EssayEditor>[0],
  'title' | 'content' | 'allowsPaste' | 'onPasteRefused' | 'onCommit'
>
type Props = {
  title: string
  state: SaveState
  paper: Paper
  /** Another number puts another text on the paper. */
  edition: number
  bar: ReactNode
  notes: ReactNode
  foot: ReactNode
  onBack: () => void
  onSave: () => Promise<unknown>
  /** Sheets and panels. */
  children: ReactNode
}

export function WritingDesk({
  title,
  state,
  paper,
  edition,
  bar,
  notes,
  foot,
  onBack,
  onSave,
  children,
}: Props) {
  const settings = usePaperSettings()
  const isOnline = useIsOnline()
  const screen = useRef<HTMLDivElement>(null)
  useVisibleHeight(screen)
  return (
    <div className="writing" ref={screen}>
      <Screen
        title={title}
        onBack={onBack}
        right={
          <SaveChip state={state} onRetry={() => onSave().then(() => undefined, showFailure)} />
        }
        bare
        foot={foot}
      >
        <div className="writing-bar">{bar}</div>
        <div className={isOnline ? 'writing-desk' : 'writing-desk offline'}>
          {notes}
          <EssayEditor
            key={edition}
            {...paper}
            usesGrid={settings.usesGrid}
            isLarge={settings.isLarge}
          />
        </div>
        <OfflineNote isOnline={isOnline} />
        <EditorTools paper={settings} />
      </Screen>
      {children}
    </div>
  )
}
