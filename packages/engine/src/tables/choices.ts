import { readBytes, readNumber, readText, type Reader } from './reader.ts'

/** What choosing between two characters was taught (rules/spelling/model/choice.ts). */
export type Choices = {
  /** Written and right, of the pairs that were taught by themselves. */
  pairs: ReadonlySet<string>
  weights: Int8Array
}

export function readChoices(reader: Reader): Choices {
  const list = readText(reader)
  const size = readNumber(reader)
  return {
    pairs: new Set(list === '' ? [] : list.split(' ')),
    weights: new Int8Array(readBytes(reader, size).buffer),
  }
}
