/**
 * Asks a language model about a corrected essay, side by side for marks, words and, where a teacher
 * wants one, a remark. Whatever happens here, the report stands as it is.
 */
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { MODEL_MARKS, MODEL_REMARK, MODEL_WORDS } from '@zhupi/engine/llm/modelAnswer.ts'
import {
  askForMarks,
  askForRemark,
  askForWords,
  type ModelQuestion,
} from '@zhupi/engine/llm/prompts.ts'
import type * as z from 'zod/mini'
import { NotAnswered, type LlmPort } from '../adapters/llm/port.ts'
import type { CorrectionWorkers } from '../correction/correctionWorkers.ts'
import type { Db } from '../db/database.ts'
import type { ModelSettings } from '../domain/modelSettings.ts'
import {
  dropAsking,
  findAsking,
  findSameAnswers,
  mayStillAsk,
  storeAnswers,
} from '../records/modelAsking.ts'
import { isCurrent } from '../records/modelNotes.ts'
import { holdForQuestion, settleQuestion, usageKey, type UsageKey } from '../records/modelUsage.ts'

export type AskModelServices = {
  db: Db
  workers: Pick<CorrectionWorkers, 'checkModel'>
  model: { settings: ModelSettings; llm: LlmPort }
  clock: () => Date
  log: { error(details: object, text: string): void }
}

const ALL_WITHIN_MS = 60 * SECOND_MS
const LOOK_FOR_CHANGE_MS = 3 * SECOND_MS
const OVER_LIMIT = 'over the limit of the day'
const NOTHING_SPENT = { inputTokens: 0, outputTokens: 0 }

/** Fails where the model may answer later: the queue asks again, only for what is missing. */
export async function askModel(
  { revisionId }: { revisionId: number },
  services: AskModelServices,
): Promise<void> {
  const { db, workers, clock } = services
  const { settings } = services.model
  const asking = await findAsking(db, revisionId, settings)
  if (asking === undefined) return
  const { missing, masked, correction, found, work } = asking
  if (!missing.marks && !missing.words && !missing.remark) return
  if (!(await mayStillAsk(db, asking, settings))) return dropAsking(db, revisionId, clock())
  const usage = usageKey(work.schoolId, settings.model, clock())
  const same = await findSameAnswers(db, asking)
  const cancel = watchForChange(db, revisionId)
  const deadline = AbortSignal.any([AbortSignal.timeout(ALL_WITHIN_MS), cancel.signal])
  const ask = <T>(
    isMissing: boolean,
    question: (...material: Parameters<typeof askForMarks>) => ModelQuestion,
    schema: z.ZodMiniType<T>,
  ) =>
    isMissing
      ? askOne(services, usage, question(masked.essay, masked.paragraphs), schema, deadline)
      : NOT_ASKED
  const [marks, words, remark] = await Promise.all([
    ask(missing.marks && same === undefined, askForMarks, MODEL_MARKS),
    ask(missing.words && same === undefined, askForWords, MODEL_WORDS),
    ask(missing.remark, askForRemark, MODEL_REMARK),
  ]).finally(cancel.end)
  const checked = await workers.checkModel({
    essay: work.essay,
    asked: masked.paragraphs,
    marked: [...correction.marks, ...found],
    said: {
      marks: marks.value?.marks ?? null,
      words: words.value,
      remark: remark.value?.sentences ?? null,
    },
  })
  const answers = {
    ...checked,
    marks: same?.marks ?? checked.marks,
    words: same?.words ?? checked.words,
    spent: {
      inputTokens: marks.inputTokens + words.inputTokens + remark.inputTokens,
      outputTokens: marks.outputTokens + words.outputTokens + remark.outputTokens,
    },
  }
  await storeAnswers(db, asking, answers, usage, settings, clock())
  const fault = marks.fault ?? words.fault
  if (fault !== undefined && fault !== OVER_LIMIT && !cancel.signal.aborted)
    throw new NotAnswered(fault)
}

type Answer<T> = {
  value: T | null
  inputTokens: number
  outputTokens: number
  fault: string | undefined
}
const NOT_ASKED = { value: null, ...NOTHING_SPENT, fault: undefined }

async function askOne<T>(
  { db, log, model: { settings, llm } }: AskModelServices,
  usage: UsageKey,
  question: ModelQuestion,
  schema: z.ZodMiniType<T>,
  deadline: AbortSignal,
): Promise<Answer<T>> {
  const characters = question.system.length + question.user.length
  const held = await holdForQuestion(db, usage, characters, settings)
  if (held === undefined) {
    log.error({ schoolId: usage.schoolId }, `a model was not asked: ${OVER_LIMIT}`)
    return { value: null, ...NOTHING_SPENT, fault: OVER_LIMIT }
  }
  const settle = (spent: typeof NOTHING_SPENT, hasFailed: boolean) =>
    settleQuestion(db, usage, held, { spent, hasFailed }, settings)
  try {
    const answered = await llm.ask(question, schema, deadline)
    await settle(answered, false)
    return { ...answered, fault: undefined }
  } catch (error) {
    if (!(error instanceof NotAnswered)) {
      await settle(NOTHING_SPENT, true)
      throw error
    }
    await settle(error.spent, true)
    return { value: null, ...error.spent, fault: error.message }
  }
}

/** What was written since is asked about anew: nobody pays for the rest of this answer. */
function watchForChange(db: Db, revisionId: number) {
  const changed = new AbortController()
  const look = setInterval(() => {
    void isCurrent(db, revisionId).then(
      (isStill) => (isStill ? undefined : changed.abort()),
      // A database that is away says nothing of the text.
      () => undefined,
    )
  }, LOOK_FOR_CHANGE_MS)
  return { signal: changed.signal, end: () => clearInterval(look) }
}
