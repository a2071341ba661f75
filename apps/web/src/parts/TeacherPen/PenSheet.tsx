/** What the teacher says of one place: a sign by one tap, a note beside it or alone. */
import { markVersion } from '@zhupi/contract/rules/teacherMark.ts'
import { TEACHER_NOTE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { TEACHER_MARK_NAMES, type TeacherMarkKind } from '@zhupi/contract/terms/teacherMarks.ts'
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { useSheetDraft } from '#drafts/useSheetDraft.ts'
import { SideCard } from '#ui/SideCard.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { useIsWide } from '#ui/useIsWide.ts'
import { isAt, type Place, type TeacherMark } from './pen.ts'
import type { Said } from './useMarking.ts'
import './PenSheet.css'

type Props = {
  isOpen: boolean
  /** Names what is typed on this device. */
  draftKey: string
  /** Where on a wide screen it stands. */
  top: number
  place: Place
  /** Of its paragraph. */
  text: string
  mark: TeacherMark | undefined
  sentences: readonly Place[]
  onMove: (place: Place) => void
  /** `seen`: the version of the mark that the sheet showed. @returns whether it was stored */
  onPut: (said: Said, seen: string) => Promise<boolean>
  onRemove: (seen: string) => Promise<boolean>
  onClose: () => void
}

const SIGNS = ['good', 'wrong', 'doubt'] as const satisfies readonly TeacherMarkKind[]

export function PenSheet(props: Props) {
  const { isOpen, place, text, mark, onClose } = props
  const standing = markVersion(mark)
  // `seen` stays, from the first letter on, what stood there then.
  const draft = useSheetDraft(props.draftKey, { note: mark?.note ?? '', seen: standing })
  const { note, seen } = draft.typed
  const isChanged = note.trim() !== (mark?.note ?? '')
  const isOvertaken = isChanged && seen !== standing
  const done = async (isDone: Promise<boolean>) => {
    if (!(await isDone)) return false
    await draft.forget()
    return true
  }
  // What has changed meanwhile is shown beside what is written, so by then it is seen.
  const store = (kind: TeacherMarkKind) => done(props.onPut({ kind, note: note.trim() }, standing))
  const put = async (kind: TeacherMarkKind) => {
    if (await store(kind)) onClose()
  }
  const remove = async () => {
    if (await done(props.onRemove(standing))) onClose()
  }
  const saysNothing = note.trim() === '' && (mark === undefined || mark.kind === 'note')
  /** What is written is never lost by a tap beside it. */
  const keep = async () => {
    // Which of the two stays is the teacher's to say; until then this device has what is written.
    if (isOvertaken) return true
    return isChanged && !saysNothing ? store(mark?.kind ?? 'note') : done(Promise.resolve(true))
  }
  const leave = async () => {
    if (await keep()) onClose()
  }
  // Nor by a tap on another sentence, or a step to the next essay.
  const keepOpen = useEffectEvent(() => {
    if (isOpen) void keep()
  })
  useEffect(() => () => keepOpen(), [])
  const isWide = useIsWide()
  const frame = { title: `批注第 ${place.pNo} 段`, isOpen, onClose: () => void leave() }
  const body = (
    <div className="pen-sheet">
      <p className="pen-sheet-quote">{text.slice(place.start, place.end)}</p>
      <div className="pen-sheet-signs" role="group" aria-label="记号">
        {SIGNS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={kind}
            aria-pressed={mark?.kind === kind}
            onClick={() => void put(kind)}
          >
            {TEACHER_MARK_NAMES[kind]}
          </button>
        ))}
      </div>
      <textarea
        rows={3}
        aria-label="旁批"
        placeholder="写一句旁批，学生会在这段旁边读到"
        maxLength={TEACHER_NOTE_MAX_LENGTH}
        value={note}
        readOnly={!draft.isReady}
        onChange={(event) => draft.change({ note: event.target.value })}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !sends(event)) return
          // The key that completes the review elsewhere writes the note here.
          event.stopPropagation()
          if (!saysNothing) void put(mark?.kind ?? 'note')
        }}
      />
      {isOvertaken && (
        <p className="pen-sheet-other" role="status">
          {mark
            ? `刚才在别处改成了：${mark.kind === 'note' ? '' : `${TEACHER_MARK_NAMES[mark.kind]} `}${mark.note}`
            : '这里原来的批注刚才在别处删掉了。'}
          <span className="quiet">点“写上”就换成你写的。</span>
        </p>
      )}
      <div className="pen-sheet-foot">
        {mark && (
          <Button kind="soft" onPress={remove}>
            删除
          </Button>
        )}
        <Button
          grow
          disabledReason={saysNothing ? '点一个记号，或者写一句旁批' : undefined}
          onPress={() => put(mark?.kind ?? 'note')}
        >
          写上
        </Button>
      </div>
      <Neighbours {...props} />
    </div>
  )
  return isWide ? (
    <SideCard {...frame} top={props.top}>
      {body}
    </SideCard>
  ) : (
    <Sheet {...frame}>{body}</Sheet>
  )
}

function sends({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey)
}

function Neighbours({ place, sentences, onMove }: Pick<Props, 'place' | 'sentences' | 'onMove'>) {
  const exact = sentences.findIndex((each) => isAt(each, place))
  const inside = sentences.findIndex(
    (each) => each.pNo === place.pNo && each.start <= place.start && place.start < each.end,
  )
  const here = exact === -1 ? inside : exact
  const [previous, next] = [
    sentences[here - 1],
    exact === -1 ? sentences[here] : sentences[here + 1],
  ]
  return (
    <div className="pen-sheet-foot">
      <Button
        kind="soft"
        grow
        disabledReason={previous ? undefined : '已经是第一句了'}
        onPress={() => previous && onMove(previous)}
      >
        上一句
      </Button>
      <Button
        kind="soft"
        grow
        disabledReason={next ? undefined : '已经是最后一句了'}
        onPress={() => next && onMove(next)}
      >
        下一句
      </Button>
    </div>
  )
}
