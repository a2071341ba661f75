/**
 * What people answer a mark with: its pupil does not agree, its teacher takes it away. Either can
 * be taken back, and no score changes.
 */
import { disputeMark, removeMark } from '@zhupi/contract/calls/report.ts'
import { getAIResult, getHistory } from '@zhupi/contract/calls/submission.ts'
import { useContext } from 'react'
import { useAction } from '#client/useAction.ts'
import { Button } from '#ui/Button.tsx'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { PenContext, sentenceAt } from '../TeacherPen/pen.ts'
import type { Answering, NumberedMark } from './report.ts'

type Props<M> = { mark: NumberedMark; answering: M; onClose: () => void }
type Pupil = Extract<Answering, { by: 'pupil' }>
type Teacher = Extract<Answering, { by: 'teacher' }>

export function MarkAnswer({ mark, answering, onClose }: Props<Answering>) {
  if (answering.by === 'teacher')
    return <TeachersAnswer mark={mark} answering={answering} onClose={onClose} />
  // Praise is nothing to disagree with.
  return mark.kind === 'strength' ? null : <PupilsAnswer mark={mark} answering={answering} />
}

const DISPUTED = {
  1: '你不同意这一处。句子不改，以后的报告就不再提它；老师看得到你的意见。',
  0: '你不同意这一处。句子不改，以后的报告就不再提它。',
} as const
const PRACTISED = '改对以后再批改一次，它会收进“我的”里的错字本。'

function PupilsAnswer({ mark, answering }: Omit<Props<Pupil>, 'onClose'>) {
  const { id, ishomework, revisionId } = answering
  const dispute = useAction(disputeMark, { invalidates: [getAIResult, getHistory] })
  const send = async () => {
    const isDisputed = mark.isDisputed ? 0 : 1
    await dispute.run({ id, ishomework, revisionId, markNo: mark.markNo, isDisputed })
  }
  return (
    <div className="mark-answer">
      <p className="quiet" role="status">
        {mark.isDisputed ? DISPUTED[ishomework] : isCharacter(mark) && PRACTISED}
      </p>
      <Button kind="soft" small onPress={send}>
        {mark.isDisputed ? '收回意见' : '我不同意'}
      </Button>
    </div>
  )
}

/** The marks whose characters are gathered in 错字本. */
const CHARACTER_TIPS: readonly string[] = ['错别字', '的、地、得']

function isCharacter({ kind, tips, quote, suggestion }: NumberedMark): boolean {
  return kind === 'fault' && CHARACTER_TIPS.includes(tips) && suggestion?.length === quote.length
}

function TeachersAnswer({ mark, answering, onClose }: Props<Teacher>) {
  const pen = useContext(PenContext)
  const { studentHomeworkId, revisionId } = answering
  const remove = useAction(removeMark, { invalidates: [getAIResult, getHistory] })
  const send = async () => {
    const isRemoved = mark.isRemoved ? 0 : 1
    await remove.run({ studentHomeworkId, revisionId, markNo: mark.markNo, isRemoved })
  }
  return (
    <div className="mark-answer">
      <p className="quiet" role="status">
        {mark.isDisputed && '学生不同意这一处。'}
        {mark.isRemoved && '已经去掉，学生看不到了；分数不变。'}
      </p>
      {pen?.onMark && (
        <Button
          kind="soft"
          small
          onPress={async () => {
            onClose()
            await allOverlaysClosed()
            pen.onMark?.(sentenceAt(mark.pNo, mark.text, mark.start) ?? mark)
          }}
        >
          批注这一句
        </Button>
      )}
      <Button kind="soft" small onPress={send}>
        {mark.isRemoved ? '恢复这处标记' : '去掉这处标记'}
      </Button>
    </div>
  )
}
