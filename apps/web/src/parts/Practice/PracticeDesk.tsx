/** A practice essay on the desk: grade, genre, scale, author, and the way to correction. */
import { formOfGenre } from '@zhupi/contract/manuscript/formOfGenre.ts'
import { delExercise, getExercises } from '@zhupi/contract/calls/practice.ts'
import { keepDraft } from '@zhupi/contract/calls/keptDraft.ts'
import { getHistoryOfPractice } from '@zhupi/contract/calls/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { NEW_ESSAYS_USED_UP } from '@zhupi/contract/terms/refusals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#client/api.ts'
import { callQuery } from '#client/callQuery.ts'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useAction } from '#client/useAction.ts'
import { replacedKey, type PracticeEntry } from '#drafts/journal.ts'
import { removePracticeCopy } from '#drafts/offlineCache.ts'
import type { OpenedPractice } from '#drafts/practiceOpening.ts'
import { usePracticeDraft } from '#drafts/usePracticeDraft.ts'
import { Button } from '#ui/Button.tsx'
import { alertText, confirmText } from '#ui/notices.ts'
import { useBack } from '#ui/useBack.ts'
import { ConsentSheet } from '../GuardianConsent/ConsentSheet.tsx'
import { useGuidedTour } from '../GuidedTour/useGuidedTour.ts'
import { UsesLeft } from '../Payment/UsesLeft.tsx'
import { RestoredNote } from '../WritingDesk/RestoredNote.tsx'
import { tooLongText } from '../WritingDesk/tooLongText.ts'
import { ReplacedNote } from '../WritingDesk/ReplacedNote.tsx'
import { useEarlierDraft } from '../WritingDesk/useEarlierDraft.ts'
import { useDeskReport } from '../WritingDesk/useDeskReport.ts'
import { useRestored } from '../WritingDesk/useRestored.ts'
import { WritingDesk } from '../WritingDesk/WritingDesk.tsx'
import { PracticeBar } from './PracticeBar.tsx'
import { PracticeSheets } from './PracticeSheets.tsx'
import { usePracticeCorrection } from './usePracticeCorrection.ts'
import './practiceDesk.css'

/** The guided tour ends here. */
const toCorrection = {
  target: 'practice-correct',
  title: '写完就批改',
  text: '选好年级和文体，写好题目和正文，点“AI 批改”，马上看到分数和评语。',
}

type Props = {
  opened: OpenedPractice
  /** The server has the new essay, by this number. */
  onStored: (id: number) => void
  /** The server has a newer text from elsewhere, or none any more; `unsaved` is what is on the screen. */
  onOvertaken: (unsaved: PracticeEntry) => void
}

export function PracticeDesk({ opened, onStored, onOvertaken }: Props) {
  const role = useSession()?.role ?? 'student'
  const queries = useQueryClient()
  const back = useBack(paths.practice(role))
  useGuidedTour(toCorrection)
  const { draft, state, lastSave, notSaved, store } = usePracticeDraft(opened)
  const { edition, renew, restored } = useRestored(opened, store)
  const correction = usePracticeCorrection(store)
  const { detail } = opened
  const latest = useDeskReport(0, detail && detail.counter > 0 ? detail.id : undefined)
  const earlier = useEarlierDraft({
    key: detail && replacedKey(opened.owner, 0, detail.id),
    load: (historyId) =>
      queries.ensureQueryData(callQuery(getHistoryOfPractice, { historyId, ishomework: 0 })),
    store,
    keep: () =>
      detail === undefined
        ? Promise.reject(new Error('it has no number yet'))
        : api(keepDraft, { id: detail.id, ishomework: 0 }),
    renew,
  })
  const tooLong = tooLongText(draft)
  const savedId = lastSave?.id
  const version = lastSave?.version ?? opened.detail?.version ?? 0
  const isNew = opened.detail === undefined && savedId === undefined

  const tellStored = useEffectEvent(onStored)

  // Saves go on by themselves; the address and the screen above follow what they find.
  useEffect(() => {
    if (savedId !== undefined) tellStored(savedId)
  }, [savedId])
  useEffect(() => {
    if (state === 'overtaken' || state === 'gone')
      onOvertaken({ ...draft, baseVersion: version, typedAt: Date.now() })
  }, [state, draft, version, onOvertaken])
  // Said once, however often the clock tries; the note stays.
  useEffect(() => {
    if (notSaved === NEW_ESSAYS_USED_UP) void alertText(notSaved)
  }, [notSaved])

  return (
    <WritingDesk
      title={opened.task === null ? '自由练笔' : '题目练笔'}
      state={state}
      onBack={back}
      onSave={() => store.save(0)}
      edition={edition}
      latest={latest}
      paper={{
        title: draft.title,
        content: draft.content,
        form: formOfGenre(draft.genre),
        allowsPaste: true,
        onPasteRefused: () => {},
        onCommit: store.change,
      }}
      bar={<PracticeBar draft={draft} hasTask={opened.task !== null} onOpen={correction.open} />}
      notes={
        <>
          {tooLong !== undefined && <p className="writing-note closed">{tooLong}</p>}
          {detail?.isConsentRefused === true && (
            <p className="writing-note closed">{MESSAGES.consentRefused}。</p>
          )}
          {notSaved === NEW_ESSAYS_USED_UP && (
            <p className="writing-note closed">
              {NEW_ESSAYS_USED_UP}这一篇先保存在这台设备上，可以接着写。
            </p>
          )}
          {restored !== undefined && !isNew && <RestoredNote {...restored} />}
          <ReplacedNote earlier={earlier} />
        </>
      }
      foot={
        <>
          {isNew && opened.opening.kind !== 'restored' ? (
            role === 'teacher' && (
              <Button kind="soft" onPress={back}>
                取消
              </Button>
            )
          ) : (
            <DeleteButton id={savedId ?? opened.detail?.id} owner={opened.owner} store={store} />
          )}
          <span className="practice-correct" data-tour={toCorrection.target}>
            <Button grow disabledReason={tooLong} onPress={correction.correct}>
              AI 批改
              <UsesLeft />
            </Button>
          </span>
        </>
      }
    >
      <PracticeSheets
        panel={correction.panel}
        draft={draft}
        task={opened.task}
        onChange={correction.change}
        onClose={correction.close}
      />
      <ConsentSheet
        isOpen={correction.panel === 'consent'}
        onAnswer={correction.consentAnswered}
        onClose={() => correction.close('consent')}
      />
    </WritingDesk>
  )
}

type DeleteProps = {
  /** Undefined: only this device has it. */
  id: number | undefined
  owner: string
  store: { revert: () => Promise<void> }
}

function DeleteButton({ id, owner, store }: DeleteProps) {
  const navigate = useNavigate()
  const role = useSession()?.role ?? 'student'
  const remove = useAction(delExercise, { invalidates: [getExercises] })
  const press = async () => {
    const question = role === 'student' ? MESSAGES.deletePracticeConfirm : MESSAGES.deleteConfirm
    if (!(await confirmText(question, { confirmText: '删除' }))) return
    if (id !== undefined) {
      if (!(await remove.run({ id })).isDone) return
      await removePracticeCopy(owner, id).catch(() => undefined)
    }
    await store.revert()
    await navigate(paths.practice(role), { replace: true })
  }
  return (
    <Button kind="soft" onPress={press}>
      删除
    </Button>
  )
}
