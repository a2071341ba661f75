/** A draft: what somebody has written of an essay so far, and how it came in. */
export type EssayText = { title: string; content: string; genre: string }
export type HomeworkText = EssayText & { questionNo: number }
export type PracticeText = EssayText & {
  /** Null until one is chosen. */
  gradeLevel: number | null
  scoreScale: number
  author: string
}

/** `process`: how the text came in so far; it travels with the text and makes no text another one. */
export type DraftOf<T extends EssayText> = T & { process: Process }
export type Draft = DraftOf<HomeworkText>
export type PracticeDraft = DraftOf<PracticeText>

/** In characters. Deleting takes nothing off: the record says how the text came to be. */
export type Process = { typed: number; pasted: number; photo: number; voice: number }

/** What a draft or an entry of the journal holds besides its text. */
const BESIDES: readonly string[] = ['process', 'baseVersion', 'typedAt', 'questionId']

export function isSame<T extends EssayText>(a: T, b: T): boolean {
  const other = new Map<string, unknown>(Object.entries(b))
  return Object.entries(a).every(
    ([name, value]) => BESIDES.includes(name) || other.get(name) === value,
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
