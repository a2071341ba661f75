/** Reads one page; without a connection it waits and tries again, until it is ended. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { uploadFile } from '@zhupi/contract/calls/upload.ts'
import { MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { api, ApiError } from '#client/api.ts'

/** A page waits for its turn behind those of other people. */
const READ_WITHIN_MS = 3 * MINUTE_MS
const AGAIN_MS = 10 * SECOND_MS

type Text = EntityOf<typeof uploadFile>
type Told = { onRead: (text: Text) => void; onWait: (why: string) => void }

/** @returns what ends it */
export function readPage(file: Blob, { onRead, onWait }: Told): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = async () => {
    try {
      const options = { file, timeoutMs: READ_WITHIN_MS, isQuiet: true, signal }
      const text = await api(uploadFile, {}, options)
      if (!signal.aborted) onRead(text)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      const isTooMuch = error.message.startsWith(REFUSALS.tooManyRequests.text)
      // What the picture itself is refused for does not change by waiting.
      if (error.code !== 0 && !isTooMuch) return onRead(NOT_READ)
      onWait(isTooMuch ? '识别得太快，歇一会儿接着来' : '没有连上，会自动再试')
      timer = setTimeout(() => void read(), AGAIN_MS)
    }
  }
  void read()
  return () => {
    ending.abort()
    clearTimeout(timer)
  }
}

const NOT_READ: Text = { success: false, content: '', goesOn: false, doubts: [] }
