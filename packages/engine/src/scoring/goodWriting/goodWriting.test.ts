import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/document.ts'
import { TABLES } from '../../testing.ts'
import { GOOD_WRITING } from './findGoodWriting.ts'
import type { GoodWriting } from './goodWriting.ts'

describe.each(GOOD_WRITING.map((kind, at) => [`${at} ${kind.label}`, kind] as const))(
  '%s',
  (_name, kind) => {
    it.each(kind.marks)('finds $quote in $text', ({ text, quote }) => {
      expect(foundIn(text, kind)).toEqual([quote])
    })

    it.each(kind.leaves)('leaves alone: %s', (text) => {
      expect(foundIn(text, kind)).toEqual([])
    })
  },
)

function foundIn(text: string, { find }: GoodWriting): string[] {
  const document = readDocument(text, TABLES)
  return document.sentences.flatMap((sentence) => {
    const paragraph = document.paragraphs[sentence.paragraph]
    if (paragraph === undefined) return []
    const good = find({
      document,
      paragraph,
      sentence,
      isFirst: sentence === document.sentences[0],
      isLast: sentence === document.sentences.at(-1),
    })
    return good === undefined ? [] : [paragraph.text.slice(good.start, good.end)]
  })
}
