/**
 * AI 起草: a draft of the remark by the model. The workers ask it and check the answer, for a process
 * that serves the web has no engine; this call waits for them.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { draftModelRemark as call } from '@zhupi/contract/calls/modelNotes.ts'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { PROMPT_VERSION } from '@zhupi/engine/llm/prompts.ts'
import { refuse } from '../../domain/refuse.ts'
import { findTaughtReport, mayAskModel, requestModelRemark } from '../../records/modelNotes.ts'
import type { Handler } from '../handler.ts'

/** People who wait longer have begun to write themselves. */
const WAIT_MS = 45 * SECOND_MS
const LOOK_EVERY_MS = 300

export const draftModelRemark: Handler<typeof call> = async (
  { studentHomeworkId, revisionId },
  { db, queue, now, person, model: settings },
) => {
  const which = { id: studentHomeworkId, revisionId }
  const find = () => findTaughtReport(db, which, person.id, now)
  const found = await find()
  if (found === undefined) return refuse('notFound')
  if (settings === undefined) return refuse('noModel')
  const { model, isStandIn } = settings
  const { notes } = found
  if (notes?.remark != null && notes.model === model && notes.promptVersion === PROMPT_VERSION)
    return { text: notes.remark, model, isStandIn }
  if (!(await mayAskModel(db, { id: found.studentId, role: 'student' }, settings)))
    return refuse('modelNeedsConsent')
  const { schoolId, engineVersion } = found
  await requestModelRemark(db, queue, settings, { revisionId, schoolId, engineVersion }, now)
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    await sleep(LOOK_EVERY_MS)
    const answered = (await find())?.notes
    if (answered?.remark != null) return { text: answered.remark, model, isStandIn }
    if (answered?.remarkState !== 'asked') break
  }
  return refuse('modelRemarkFailed')
}
