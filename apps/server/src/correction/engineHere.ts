/** The engine in the test's own thread, for tests that run a job themselves. */
import { compareDrafts } from '@zhupi/engine/compare/compareDrafts.ts'
import { correct } from '@zhupi/engine/correct.ts'
import { checkModel } from '@zhupi/engine/llm/checkModel.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import type { CorrectionWorkers } from './correctionWorkers.ts'

const tables = readShippedTables()

export const ENGINE_HERE: Pick<CorrectionWorkers, 'correct' | 'compare' | 'checkModel'> = {
  correct: async (essay, onStage) => correct(essay, tables, onStage),
  compare: async (drafts) => compareDrafts(drafts, tables),
  checkModel: async (answers) => checkModel(answers, tables),
}
