/** What an essay takes up of its own title and of the task's, to be told and not judged. */
import type { Tables } from '../tables.ts'
import type { Essay } from '../types.ts'
import { asWritten, titleWords, wordsSaid } from './taskWords.ts'

export type SaidOf = {
  /** Words of the pupil's own title that the essay uses, where the task set another or none. */
  ownHits: string[]
  /** Words of the task's title that stand in the essay, formulas too: 难忘. */
  saidOfTitle: string[]
  /** Each character that the pupil's own title adds stands in the essay: 掉牙了, 牙掉了. */
  spellsOwnTitle: boolean
}

/** What may truly be said of the titles, whatever is judged by them. */
export function saidOf({ task, title }: Essay, text: string, tables: Tables): SaidOf {
  const isOwn = title !== task.title && title !== ''
  return {
    ownHits: isOwn
      ? titleWords(title, tables)
          .map((word) => asWritten(word, text, tables))
          .filter((word) => text.includes(word))
      : [],
    saidOfTitle: wordsSaid(task.title, text, tables),
    spellsOwnTitle:
      isOwn &&
      [...title].some((each) => /[\u3400-\u9fff]/.test(each) && !task.title.includes(each)) &&
      [...title.replace(/[^\u3400-\u9fff]|[的了着过吧呢啊吗]/g, '')].every(
        (each) => text.includes(each) || task.title.includes(each),
      ),
  }
}
