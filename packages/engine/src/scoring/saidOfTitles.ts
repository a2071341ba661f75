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
  /** Each character of the task's title, or without a task of the pupil's, does: 流泪, 泪流下来. */
  spellsTitle: boolean
  /** The title says what sort of text it is and nothing else: 日记一则. */
  namesForm: boolean
}

const FORM =
  /^(?:我的)?(?:日记|周记|随笔|练笔|习作|作文|片段|短文|写话|看图写话|读后感|观后感|书信|一封信)(?:[一两二三]则|[一两二三]篇)?$/
const SMALL = /[^\u3400-\u9fff]|[的了着过吧呢啊吗一那这我你他她它们次]/g

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
    spellsTitle: isSpelled(task.title === '' ? title : task.title, text),
    namesForm: FORM.test((task.title === '' ? title : task.title).trim()),
  }
}

function isSpelled(title: string, text: string): boolean {
  const characters = [...title.replace(SMALL, '')]
  return characters.length > 1 && characters.every((each) => text.includes(each))
}
