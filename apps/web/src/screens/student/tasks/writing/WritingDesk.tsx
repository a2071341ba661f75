/** The writing desk: requirement, manuscript, counter, and the way to correction and handing in. */
import { anyoneInfo } from '@zhupi/contract/calls/account.ts'
import { listGenreGroups } from '@zhupi/contract/rules/genre.ts'
import { ANY_GENRE } from '@zhupi/contract/terms/genres.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useEffect, useRef, useState } from 'react'
import { showFailure } from '#client/errors.ts'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import type { JournalEntry } from '#drafts/journal.ts'
import { isEmptyFor, presetGenre, titleFor, type OpenedDraft } from '#drafts/opening.ts'
import { useDraft, type EssayStore } from '#drafts/useDraft.ts'
import { EssayEditor } from '#parts/EssayEditor/EssayEditor.tsx'
import { useVisibleHeight } from '#parts/EssayEditor/useVisibleHeight.ts'
import { GenrePicker } from '#parts/GenrePicker/GenrePicker.tsx'
import { questionName } from '#parts/HomeworkDemand/HomeworkDemand.tsx'
import { Button } from '#ui/Button.tsx'
import { confirmText, notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useWayTo } from '#ui/useBack.ts'
import { useIsOnline } from '#ui/useIsOnline.ts'
import { DemandPanel } from './DemandPanel.tsx'
import { EditorTools } from './EditorTools.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { SaveChip } from './SaveChip.tsx'
import { useHandingIn } from './useHandingIn.ts'
import { usePaperSettings } from './usePaperSettings.ts'
import { WritingBar } from './WritingBar.tsx'
import { closedNote, tooLongText } from './writingFaults.ts'
import { WritingNotes } from './WritingNotes.tsx'

type Props = {
  opened: OpenedDraft
  /** The server has a newer text from elsewhere; `unsaved` is what is on the screen. */
  onOvertaken: (unsaved: JournalEntry) => void
}

export function WritingDesk({ opened, onOvertaken }: Props) {
  const { detail, demand } = opened
  const back = useWayTo(paths.tasks())
  const { draft, state, now, store } = useDraft(opened)
  const { edition, pickQuestion, restored } = useOtherTexts(opened, store)
  const paper = usePaperSettings()
  const { data: place } = useCall(anyoneInfo, {})
  const [panel, setPanel] = useState<'genre' | 'demand'>()
  const { correct, submit } = useHandingIn(detail.id, store, {
    onGenreMissing: () => setPanel('genre'),
  })
  const isOnline = useIsOnline()
  const screen = useRef<HTMLDivElement>(null)
  useVisibleHeight(screen)
  const tooLong = tooLongText(draft)
  // A save in the background may find it as well as a tap; the choice is shown at once.
  useEffect(() => {
    if (state === 'overtaken')
      onOvertaken({ ...draft, baseVersion: detail.version, typedAt: Date.now() })
  }, [state, draft, detail.version, onOvertaken])

  return (
    <div className="writing" ref={screen}>
      <Screen
        title={demand.title}
        onBack={back}
        right={
          <SaveChip
            state={state}
            onRetry={() => store.save(0).then(() => undefined, showFailure)}
          />
        }
        bare
        foot={
          <>
            <Button
              kind="line"
              grow
              disabledReason={
                tooLong ??
                (demand.aiUse === 'none' ? REFUSALS.correctionNotOffered.text : undefined)
              }
              onPress={correct}
            >
              AI 批改
            </Button>
            <Button grow disabledReason={tooLong} onPress={submit}>
              提交
            </Button>
          </>
        }
      >
        <WritingBar
          demand={demand}
          draft={draft}
          onPickQuestion={(questionNo) => void pickQuestion(questionNo)}
          onOpen={setPanel}
        />
        <div className={isOnline ? 'writing-desk' : 'writing-desk offline'}>
          <WritingNotes
            detail={detail}
            faults={[tooLong, closedNote(detail.status, demand, now)]}
            restored={restored}
          />
          <EssayEditor
            key={edition}
            title={draft.title}
            content={draft.content}
            usesGrid={paper.usesGrid}
            isLarge={paper.isLarge}
            allowsPaste={demand.allowPaste}
            onPasteRefused={() => notify('老师设置了不可粘贴，请自己动手写')}
            onCommit={store.change}
          />
        </div>
        <OfflineNote isOnline={isOnline} />
        <EditorTools paper={paper} />
      </Screen>
      <GenrePicker
        title="作文类型"
        groups={genresToWrite(detail.grade, place?.isMalaysia ?? false)}
        value={draft.genre}
        isOpen={panel === 'genre'}
        onPick={(genre) => store.change({ genre })}
        onClose={() => setPanel(undefined)}
      />
      <DemandPanel
        demand={demand}
        isOpen={panel === 'demand'}
        onClose={() => setPanel(undefined)}
      />
    </div>
  )
}

/** Texts that come into the editor from outside: the other copy, another question's title. */
function useOtherTexts({ demand, onServer, opening }: OpenedDraft, store: EssayStore) {
  /** Counts them: each makes a new editor. */
  const [edition, setEdition] = useState(0)
  const [isServerCopyUsed, setServerCopyUsed] = useState(false)
  const local =
    opening.kind === 'restored' &&
    !(opening.local.title === onServer.title && opening.local.content === onServer.content)
      ? opening.local
      : undefined

  const swapCopy = () => {
    if (local === undefined) return
    store.change(isServerCopyUsed ? local : onServer)
    setServerCopyUsed(!isServerCopyUsed)
    setEdition(edition + 1)
    void store.saveLocally()
  }
  /** What is written stays on the paper and goes with the other question. */
  const pickQuestion = async (questionNo: number) => {
    const name = questionName(
      demand.question.findIndex((question) => question.writingNo === questionNo),
    )
    if (
      !isEmptyFor(demand, store.read().draft) &&
      !(await confirmText(`已经写的内容都会留在稿纸上，作为${name}的作文。`, {
        title: `换成${name}？`,
        confirmText: '换题',
      }))
    )
      return
    const { draft: written } = store.read()
    const title = titleFor(demand, written, questionNo)
    store.change({ questionNo, title, genre: presetGenre(demand, questionNo) ?? written.genre })
    if (title !== written.title) setEdition((count) => count + 1)
  }

  return {
    edition,
    pickQuestion,
    restored: local === undefined ? undefined : { isServerCopyUsed, onSwap: swapCopy },
  }
}

/** 文体不限 is the teacher's to set, never what an essay is. */
function genresToWrite(gradeLevel: number, isMalaysia: boolean) {
  return listGenreGroups(gradeLevel, { isMalaysia }).filter(
    (group) => !group.genres.includes(ANY_GENRE),
  )
}
