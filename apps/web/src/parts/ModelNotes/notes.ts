/** What a language model added, as the parts of the report draw it. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getModelNotes } from '@zhupi/contract/calls/modelNotes.ts'
import type { Answering, EssayReport } from '../CorrectionReport/report.ts'

export type Notes = EntityOf<typeof getModelNotes>
export type NotedReport = Pick<EssayReport, 'articleTitle' | 'paragraphList'>

/** What `LLM_DEMO=1 npm start` calls its model. */
const STAND_IN = '演示模型'

/** Its marks ask: they are drawn as the engine's own queries are. */
export function essayWithNotes(
  { articleTitle, paragraphList }: NotedReport,
  { marks, words }: Notes,
): Omit<EssayReport, 'rmap'> {
  return {
    articleTitle,
    paragraphList,
    remarkMap: (words?.paragraphComments ?? []).map(({ pNo, text }) => ({ pNo, remark: text })),
    tmap: marks.map(({ tips, detail, pNo, start, end, quote, suggestion }, index) => ({
      ...{ tips, detail, pNo, start, end, quote, suggestion },
      ...{ markNo: index + 1, kind: 'query', isDisputed: false, isRemoved: false },
    })),
  }
}

/** Said of all that it wrote: whose words they are, and what they do not touch. */
export function describeAuthor({ model, engineVersion, isStandIn }: Notes): string {
  const author = isStandIn
    ? `演示模型${model === STAND_IN ? '' : `（${model}）`}写的：它不是真的大模型，只按几条简单的规则从作文里找句子`
    : `${model} 写的`
  return `这些是${author}，由朱批引擎 ${engineVersion} 逐条核对过。上面的报告是引擎自己写的，分数、十三项和目标都不受影响。`
}

export function labelOf({ isStandIn }: Notes): string {
  return `由${isStandIn ? '演示模型' : '大模型'}生成，可能有错`
}

/** A pupil hears nothing of a model that failed, or has nothing to add: the report is whole. */
export function quietText({ state, isStandIn }: Notes, by: Answering['by']): string | undefined {
  const who = isStandIn ? '演示模型' : '大模型'
  if (state === 'asked') return `${who}还在读这篇作文，有补充会写在这里。上面的报告不会因此改变。`
  if (by === 'pupil') return undefined
  return state === 'failed'
    ? `${who}这次没有读成，上面的报告不受影响。`
    : `${who}读过了，没有要补充的。`
}
