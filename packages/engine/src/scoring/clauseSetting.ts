/** A clause with what stands around it: a question must not be asked whose answer stands there. */
import { sentenceAt, type Document, type Paragraph } from '../text/document.ts'
import type { Word } from '../text/words.ts'
import type { Span } from '../types.ts'
import { kindOf, type ParagraphKind } from './paragraphKinds.ts'

export type Setting = {
  span: Span
  /** Of its sentence, in front of it and behind it, with the marks. */
  ahead: string
  behind: string
  /** The sentence before it and the two behind its own, of the same paragraph. */
  before: string
  after: string
  /** Its own words. */
  words: readonly Word[]
  /** It opens its sentence. */
  opensSentence: boolean
  /** Its sentence is the last of the paragraph. */
  isLast: boolean
  kind: ParagraphKind
  /** What the paragraphs on either side do. */
  kindBefore: ParagraphKind | null
  kindAfter: ParagraphKind | null
  /** It stands in the first paragraph, or in the last, that is no frame. */
  edge: 'first' | 'last' | null
}

const NEXT_SENTENCES = 2

export type Settings = (span: Span) => Setting

export function readSettings({ paragraphs }: Document, isOfABook: boolean): Settings {
  const kinds = paragraphs.map((paragraph) => kindOf(paragraph, isOfABook))
  const [first, last] = [
    kinds.findIndex((kind) => kind !== 'frame'),
    kinds.findLastIndex((kind) => kind !== 'frame'),
  ]
  return (span) => {
    const at = span.paragraph
    const paragraph = paragraphs[at]
    const kind = kinds[at] ?? 'said'
    return {
      span,
      ...around(paragraph, span),
      kind,
      kindBefore: kinds[at - 1] ?? null,
      kindAfter: kinds[at + 1] ?? null,
      edge: at === first ? 'first' : at === last ? 'last' : null,
    }
  }
}

function around(
  paragraph: Paragraph | undefined,
  span: Span,
): Omit<Setting, 'span' | 'kind' | 'kindBefore' | 'kindAfter' | 'edge'> {
  const sentence = paragraph === undefined ? undefined : sentenceAt(paragraph, span.start)
  if (paragraph === undefined || sentence === undefined) return NOTHING_AROUND
  const { sentences } = paragraph
  const at = sentences.indexOf(sentence)
  return {
    ahead: paragraph.text.slice(sentence.start, span.start),
    behind: paragraph.text.slice(span.end, sentence.end),
    before: sentences[at - 1]?.text ?? '',
    after: sentences
      .slice(at + 1, at + 1 + NEXT_SENTENCES)
      .map(({ text }) => text)
      .join(''),
    words: sentence.words.filter(({ start, end }) => start >= span.start && end <= span.end),
    opensSentence: span.start === sentence.start,
    isLast: at === sentences.length - 1,
  }
}

const NOTHING_AROUND = {
  ahead: '',
  behind: '',
  before: '',
  after: '',
  words: [],
  opensSentence: false,
  isLast: false,
}
