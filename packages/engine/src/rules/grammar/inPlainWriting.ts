/**
 * For rules that go by what is unusual: who makes hardly any mistakes, and who writes long clauses
 * or long sentences, means what he writes. Of his texts nothing is asked by them.
 */
import { sentenceAt, type Document, type Paragraph, type Sentence } from '../../text/document.ts'
import type { Finding } from '../rule.ts'
import { isClassical } from '../spelling/classicalProse.ts'
import { isShort, trustIn } from '../spelling/model/trustIn.ts'

/** More than of a short text in which no mistake is sure (spelling/model/trustIn). */
const TRUSTED = 0.45
/** UTF-16 units of a pupil's clause. */
const LONGEST_CLAUSE = 18
/** Where words stand side by side that nobody joins, the clause may be longer. */
export const LONG_CLAUSE = 24
/** Of 35,000 faulty sentences of pupils one in a thousand is longer. */
const LONG_ALONE = 44

export function inPlainWriting(
  find: (document: Document) => Finding[],
  longest = LONGEST_CLAUSE,
): (document: Document) => Finding[] {
  return unlessTrusted((document) =>
    find(document).filter((finding) => isPlain(document, finding, longest)),
  )
}

/** For those that go by what never stands so, with the few who do write it. */
export function unlessTrusted(
  find: (document: Document) => Finding[],
): (document: Document) => Finding[] {
  return (document) => (isTrusted(document) ? [] : find(document))
}

/** For those that weigh a sentence: verse and classical prose put words together as nobody else does. */
export function inPlainSentences(
  find: (document: Document, paragraph: Paragraph, sentence: Sentence) => Finding[],
): (document: Document) => Finding[] {
  return unlessTrusted((document) =>
    document.isVerse
      ? []
      : document.paragraphs.flatMap((paragraph) =>
          isClassical(paragraph.text)
            ? []
            : paragraph.sentences.flatMap((sentence) =>
                hasShortClauses(sentence) ? find(document, paragraph, sentence) : [],
              ),
        ),
  )
}

function isPlain(
  { paragraphs }: Document,
  { paragraph: index, start }: Finding,
  longest: number,
): boolean {
  const paragraph = paragraphs[index]
  const sentence = paragraph === undefined ? undefined : sentenceAt(paragraph, start)
  return sentence !== undefined && hasShortClauses(sentence, longest)
}

/** Of a few words we know only their sentences: those of pupils are hardly ever so long. */
function isTrusted(document: Document): boolean {
  return isShort(document)
    ? document.sentences.some(({ text }) => text.length > LONG_ALONE)
    : trustIn(document) >= TRUSTED
}

/** Whoever writes this sentence may be asked for what is unusual in it. */
export function isAskedOfUnusual(document: Document, sentence: Sentence): boolean {
  return !isTrusted(document) && hasShortClauses(sentence)
}

function hasShortClauses({ clauses }: Sentence, longest = LONGEST_CLAUSE): boolean {
  return clauses.every(({ text }) => text.length <= longest)
}
