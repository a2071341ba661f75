/** How a text came in, in characters, as far as the client reports it. */
import { isPossibleProcess, type WritingProcess } from '@zhupi/contract/rules/writingProcess.ts'

export type SentProcess = { [how in keyof WritingProcess]?: number | undefined }

const NO_RECORD: WritingProcess = { typed: 0, pasted: 0, photo: 0, voice: 0 }

/**
 * The record after a save. A total never falls: another device may have an older draft. What was not
 * sent stays. What is not possible for the text is no record at all, and is shown as none.
 */
export function processAfter(
  stored: WritingProcess,
  sent: SentProcess,
  text: { content: string; openMs: number | undefined },
) {
  const isSent = Object.values(sent).some((count) => count !== undefined)
  const merged: WritingProcess = {
    typed: Math.max(stored.typed, sent.typed ?? 0),
    pasted: Math.max(stored.pasted, sent.pasted ?? 0),
    photo: Math.max(stored.photo, sent.photo ?? 0),
    voice: Math.max(stored.voice, sent.voice ?? 0),
  }
  const { typed, pasted, photo, voice } =
    !isSent || isPossibleProcess(merged, text) ? merged : NO_RECORD
  return {
    typedCharacters: typed,
    pastedCharacters: pasted,
    photoCharacters: photo,
    voiceCharacters: voice,
  }
}
