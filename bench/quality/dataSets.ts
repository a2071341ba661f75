/**
 * The sets of a data folder: every `*.jsonl` of the known folders, grouped by file name up to the
 * first dot. What is absent is skipped.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const FOLDERS = [
  'spelling',
  'grammar',
  'scored',
  'organisation',
  'rhetoric',
  'clean',
] as const
export type Folder = (typeof FOLDERS)[number]

export type DataSet = {
  folder: Folder
  /** The file name up to its first dot: the key of the figures. */
  key: string
  /** What is measured. Where a set has other files than its development rows, those others. */
  files: string[]
  /** What cut points are taken from, where it is not measured itself. */
  development: string[]
}

export function findDataSets(data: string, only: string | undefined): DataSet[] {
  return FOLDERS.flatMap((folder) => {
    const path = join(data, folder)
    if (!existsSync(path)) return []
    const names = readdirSync(path)
      .filter((name) => name.endsWith('.jsonl'))
      .toSorted()
    const keys = [...new Set(names.map(keyOf))].filter(
      (key) => only === undefined || only === folder || only === key,
    )
    return keys.map((key) => {
      const own = names.filter((name) => keyOf(name) === key)
      const others = own.filter((name) => !isDevelopment(name))
      const [measured, development] =
        others.length > 0 ? [others, own.filter(isDevelopment)] : [own, []]
      const paths = (list: string[]) => list.map((name) => join(path, name))
      return { folder, key, files: paths(measured), development: paths(development) }
    })
  })
}

function keyOf(name: string): string {
  return name.split('.', 1)[0] ?? name
}

function isDevelopment(name: string): boolean {
  return name.includes('.dev.')
}
