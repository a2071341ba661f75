/**
 * The writing desk: what is asked for, manuscript, counter, tools, and the way on. Homework and
 * practice share it, with both roles.
 */
import { isUnfilled } from '@zhupi/contract/rules/title.ts'
import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { SaveState } from '#drafts/draftStore.ts'
import { showSaveFailure } from './showSaveFailure.ts'
import { Screen } from '#ui/Screen.tsx'
import { useIsOnline } from '#ui/useIsOnline.ts'
import { useScrollRestoration } from '#ui/useScrollRestoration.ts'
import { useDictation } from '../Dictation/useDictation.ts'
import { VoiceBar } from '../Dictation/VoiceBar.tsx'
import { EssayEditor } from '../EssayEditor/EssayEditor.tsx'
import type { EntersAs } from '../EssayEditor/entered.ts'
import { enterText, placeToEnter } from '../EssayEditor/enterText.ts'
import { useVisibleHeight } from '../EssayEditor/useVisibleHeight.ts'
import { EssayTools } from '../EssayTools/EssayTools.tsx'
import { DeskTeacherMarks } from '../TeacherPen/DeskTeacherMarks.tsx'
import { DeskMarkSheet } from './DeskMarkSheet.tsx'
import { EditorTools } from './EditorTools.tsx'
import { GoalStrip } from './GoalStrip.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { SaveChip } from './SaveChip.tsx'
import { useDeskMarks } from './useDeskMarks.tsx'
import type { DeskReport } from './useDeskReport.ts'
import { usePaperSettings } from '../Manuscript/usePaperSettings.ts'
import { useSamePlace } from './useSamePlace.ts'
import { useTicked } from './useTicked.ts'
import './writing.css'

type Paper = Pick<
  Parameters<typeof EssayEditor>[0],
  'title' | 'content' | 'form' | 'allowsPaste' | 'onPasteRefused' | 'onCommit'
>
type Props = {
  title: string
  state: SaveState
  paper: Paper
  /** Another number puts another text on the paper. */
  edition: number
  /** The latest, which this draft is written with. */
  latest: DeskReport | undefined
  bar: ReactNode
  notes: ReactNode
  /** Homework, whose teacher may have marked the text that came back. */
  submissionId?: number
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
  latest,
  bar,
  notes,
  submissionId,
  foot,
  onBack,
  onSave,
  children,
}: Props) {
  const settings = usePaperSettings()
  const isOnline = useIsOnline()
  const screen = useRef<HTMLDivElement>(null)
  const desk = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const entersAs = useRef<EntersAs>(undefined)
  const dictation = useDictation(async (text) => {
    if (field.current === null) return
    const place = placeToEnter(field.current)
    await enterText(field.current, text, { as: 'voice', entersAs, place })
  })
  const navigate = useNavigate()
  const ticked = useTicked(latest)
  const marks = useDeskMarks(latest, {
    content: paper.content,
    isShown: settings.showsMarks,
    done: ticked.marks,
    field,
  })
  useVisibleHeight(screen)
  useScrollRestoration(desk, 'desk')
  useSamePlace(screen, '.essay-editor')
  return (
    <div className="writing" ref={screen}>
      <Screen
        title={title}
        onBack={onBack}
        right={
          <SaveChip state={state} onRetry={() => onSave().then(() => undefined, showSaveFailure)} />
        }
        bare
        foot={foot}
      >
        <div className="writing-bar">{bar}</div>
        <div ref={desk} className={isOnline ? 'writing-desk' : 'writing-desk offline'}>
          {notes}
          {isUnfilled(paper.title) && (
            <p className="writing-note closed">题目里还有横线，请换成你自己的字。</p>
          )}
          <EssayEditor
            key={edition}
            {...paper}
            field={field}
            entersAs={entersAs}
            layer={marks.layer}
            usesGrid={settings.usesGrid}
            isLarge={settings.isLarge}
          />
        </div>
        {submissionId !== undefined && (
          <DeskTeacherMarks submissionId={submissionId} field={field} />
        )}
        <OfflineNote isOnline={isOnline} />
        {latest !== undefined && (
          <GoalStrip
            key={latest.reportId}
            report={latest.report}
            met={ticked.goals}
            field={field}
            onToggle={ticked.toggleGoal}
          />
        )}
        <VoiceBar state={dictation.state} onFinish={dictation.finish} />
        <EditorTools
          paper={settings}
          entering={<EssayTools field={field} entersAs={entersAs} onSpeak={dictation.start} />}
          onReport={latest && (() => void navigate(latest.address))}
          hasMarks={latest !== undefined && latest.report.tmap.length > 0}
        />
      </Screen>
      <DeskMarkSheet marks={marks} onDone={ticked.tickMark} />
      {children}
    </div>
  )
}
