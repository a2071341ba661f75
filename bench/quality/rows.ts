/** JSON lines, read strictly: a bad row is named with its file and line. */
import { readFileSync } from 'node:fs'

/** One row, with readers that say where a field is wrong. */
export type Row = {
  text: (field: string) => string
  /** '' where the row does not have it. */
  optionalText: (field: string) => string
  number: (field: string) => number
  texts: (field: string) => string[]
  has: (field: string) => boolean
  inside: (field: string) => Row
}

export function readRows(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return []
      const where = `${file}:${at + 1}`
      return [rowOf(parsed(line, where), where)]
    })
}

function parsed(line: string, where: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error(`${where}: not JSON`)
  }
}

function rowOf(value: unknown, where: string): Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${where}: not an object`)
  const fields = new Map<string, unknown>(Object.entries(value))
  const text = (field: string): string => {
    const found = fields.get(field)
    if (typeof found !== 'string') throw new Error(`${where}: “${field}” is not a text`)
    return found
  }
  return {
    text,
    optionalText: (field) => (fields.get(field) == null ? '' : text(field)),
    number: (field) => {
      const found = fields.get(field)
      if (typeof found !== 'number' || !Number.isFinite(found))
        throw new Error(`${where}: “${field}” is not a number`)
      return found
    },
    texts: (field) => {
      const found = fields.get(field)
      if (!Array.isArray(found)) throw new Error(`${where}: “${field}” is not a list of texts`)
      return found.map((entry: unknown) => {
        if (typeof entry !== 'string')
          throw new Error(`${where}: “${field}” is not a list of texts`)
        return entry
      })
    },
    has: (field) => fields.get(field) != null,
    inside: (field) => rowOf(fields.get(field), `${where} “${field}”`),
  }
}
