/** A fault to plant: one small change of a source that at least one test must notice. */
export interface Fault {
  /** `room/what-is-wrong`. */
  id: string
  /** The file, from the repository's root. */
  file: string
  /** The exact text to replace. It occurs once in the file. */
  from: string
  to: string
  /**
   * The test files that should notice, from the repository's root. The copy they run in has no git.
   */
  tests: readonly string[]
  /** Whom the fault would hurt, in one line. */
  why: string
  /** Part of `--short`, the subset that runs for every change: a few of each room, quick ones. */
  isShort?: boolean
}

export class UnplantableFault extends Error {}

/** The source with the fault in it. */
export function plant(source: string, { file, from, to }: Fault): string {
  const times = source.split(from).length - 1
  if (times !== 1) throw new UnplantableFault(`its text occurs ${times} times in ${file}, not once`)
  if (from === to) throw new UnplantableFault('its replacement changes nothing')
  // A function, because a replacement text has a language of its own ($& and the like).
  return source.replace(from, () => to)
}
