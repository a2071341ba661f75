/** Paragraphs of a class's essays that may be worth reading aloud: which are, the teacher says. */
import type { MarkKind } from '@zhupi/contract/terms/correction.ts'

type Mark = { kind: MarkKind; label: string; paragraph: number }
type Essay<Writer> = { writer: Writer; paragraphs: readonly string[]; marks: readonly Mark[] }

export type GoodPassage<Writer> = {
  writer: Writer
  paragraph: number
  text: string
  strengths: string[]
}

/** Shorter says too little by itself, longer does not fit on a wall. */
const LENGTH_MIN = 30
const LENGTH_MAX = 300
const SHOWN_MAX = 20

/**
 * Each essay's best paragraph, then the second best of each: whoever writes well throughout is not
 * all there is. What reports praise comes first; nothing with a certain fault is to stand before
 * everybody.
 */
export function listGoodPassages<Writer>(essays: readonly Essay<Writer>[]): GoodPassage<Writer>[] {
  const ranked = essays.map(rankParagraphs)
  const rounds = Math.max(0, ...ranked.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) =>
    ranked
      .flatMap((own) => own.slice(round, round + 1))
      .toSorted((a, b) => b.strengths.length - a.strengths.length),
  )
    .flat()
    .slice(0, SHOWN_MAX)
}

function rankParagraphs<Writer>({ writer, paragraphs, marks }: Essay<Writer>) {
  return paragraphs
    .map((text, paragraph) => {
      const own = marks.filter((mark) => mark.paragraph === paragraph)
      const praised = own.filter(({ kind }) => kind === 'strength').map(({ label }) => label)
      return {
        passage: { writer, paragraph, text, strengths: [...new Set(praised)] },
        isFit: isReadable(text) && own.every(({ kind }) => kind !== 'fault'),
        praised: praised.length,
      }
    })
    .filter(({ isFit }) => isFit)
    .toSorted((a, b) => b.praised - a.praised)
    .map(({ passage }) => passage)
}

/** Whether a paragraph can stand by itself on a wall. */
export function isReadable(text: string): boolean {
  const { length } = [...text.trim()]
  return length >= LENGTH_MIN && length <= LENGTH_MAX
}
