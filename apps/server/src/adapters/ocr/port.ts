/** Photographs to text, whoever reads them. */

/** A character that may be read wrongly. */
export type Doubt = {
  /** Its place in the text, in UTF-16 units. */
  start: number
  text: string
  /** Its middle in the picture, as shares of width and height; null where nobody knows. */
  at: { x: number; y: number } | null
}

export type RecognisedPage = {
  /** Paragraphs end with `\n`, the last one without. */
  text: string
  /** Its first line goes on with the paragraph of the page before. */
  goesOn: boolean
  /** In the order of the text. */
  doubts: Doubt[]
}

export type Photograph = {
  jpeg: Uint8Array
  /** Whose turn it is: one person's many pages do not hold up another's one. */
  asker: number
  /** It may go to a service outside of the own network. */
  mayLeave: boolean
}

export type OcrPort = {
  /** Throws NotRecognised where it cannot be read, after trying again. */
  recognise(photograph: Photograph): Promise<RecognisedPage>
  stop(): Promise<void>
}

export class NotRecognised extends Error {}
