/** A draft: what a pupil has written of an essay so far, and how it came in. */
export type Draft = {
  title: string
  content: string
  genre: string
  questionNo: number
  /** How the text came in so far; it travels with the text and makes no text another one. */
  process: Process
}

/** In characters. Deleting takes nothing off: the record says how the text came to be. */
export type Process = { typed: number; pasted: number; photo: number; voice: number }

export function isSame(a: Omit<Draft, 'process'>, b: Omit<Draft, 'process'>): boolean {
  return (
    a.title === b.title &&
    a.content === b.content &&
    a.genre === b.genre &&
    a.questionNo === b.questionNo
  )
}

/** Of two records of one draft the longer one: a record only ever grows. */
export function longerProcess(a: Process, b: Process): Process {
  return {
    typed: Math.max(a.typed, b.typed),
    pasted: Math.max(a.pasted, b.pasted),
    photo: Math.max(a.photo, b.photo),
    voice: Math.max(a.voice, b.voice),
  }
}

export function addToProcess(
  process: Process,
  { typed = 0, pasted = 0, photo = 0, voice = 0 }: Partial<Process>,
): Process {
  return {
    typed: process.typed + typed,
    pasted: process.pasted + pasted,
    photo: process.photo + photo,
    voice: process.voice + voice,
  }
}
