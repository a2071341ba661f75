/**
 * Which of the words that an essay comes back to may be named to its writer as what it is about:
 * things and people, whatever stands in the title, and a whole clause that comes back. 坐在 and 高兴
 * are said again and again, and are the matter of no essay.
 */
import { tagOf, type Tables } from '../tables.ts'

const A_CLAUSE = 4
/** A name such as 佟姨 stands in no dictionary. */
const NAMING = /^(?:n|vn|an|$)/

export function nameableOf(
  words: readonly string[],
  title: string,
  text: string,
  tables: Tables,
): string[] {
  return asTitled(words, title, text).filter(
    (word) =>
      title.includes(word) ||
      word.length >= A_CLAUSE ||
      (NAMING.test(tagOf(tables, word)) && !/^[这那]/.test(word)),
  )
}

/** 祥 and 子 of 《骆驼祥子》 are one name, where the essay writes them side by side. */
function asTitled(words: readonly string[], title: string, text: string): readonly string[] {
  const single = words.filter((word) => word.length === 1)
  const names = runsOf(single, title).filter((name) => text.includes(name))
  return [...names, ...words.filter((word) => !names.some((name) => name.includes(word)))]
}

/** What the title has in a row of these characters, two and more. */
function runsOf(single: readonly string[], title: string): string[] {
  return title
    .split(/(?<=.)(?=.)/u)
    .reduce<string[]>(
      (runs, unit) =>
        single.includes(unit) ? [...runs.slice(0, -1), (runs.at(-1) ?? '') + unit] : [...runs, ''],
      [''],
    )
    .filter((run) => run.length > 1)
}
