/** How a text came in, in characters, as far as the client reports it. */
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

export type SentProcess = {
  typed?: number | undefined
  pasted?: number | undefined
  photo?: number | undefined
  voice?: number | undefined
}

type ProcessColumns = Record<keyof SentProcess, PgColumn>

/** A total never falls: another device may have an older draft. What was not sent stays. */
export function processColumns(
  columns: ProcessColumns,
  { typed = 0, pasted = 0, photo = 0, voice = 0 }: SentProcess,
) {
  const atLeast = (column: PgColumn, sent: number) => sql`greatest(${column}, ${sent}::int)`
  return {
    typedCharacters: atLeast(columns.typed, typed),
    pastedCharacters: atLeast(columns.pasted, pasted),
    photoCharacters: atLeast(columns.photo, photo),
    voiceCharacters: atLeast(columns.voice, voice),
  }
}
