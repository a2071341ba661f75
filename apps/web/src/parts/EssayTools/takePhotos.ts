/** Photographs as they are chosen: drawn one by one, and words for those that cannot be taken. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { alertText } from '#ui/notices.ts'
import { drawPhoto } from './drawPhoto.ts'
import { isCutOff, isHeic } from './photoBytes.ts'

/** `onDrawn` has each as soon as it is drawn; resolves when the words about the others were read. */
export async function takePhotos(
  files: readonly File[],
  onDrawn: (file: File, picture: Blob) => Promise<void> | void,
): Promise<void> {
  const faults: string[] = []
  // Ten of a good camera at once are more than a phone's memory.
  for (const file of files) {
    const bytes = await readBytes(file)
    const isWhole = bytes !== undefined && !isCutOff(bytes)
    const picture = isWhole ? await drawPhoto(file) : undefined
    if (picture !== undefined) await onDrawn(file, picture)
    else faults.push(describe(bytes))
  }
  if (faults.length > 0) await alertText(describeAll(faults, files.length))
}

/** A file of a cloud album may be gone by the time it is read. */
async function readBytes(file: File): Promise<Uint8Array | undefined> {
  return file
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => undefined)
}

function describe(bytes: Uint8Array | undefined): string {
  if (bytes === undefined) return MESSAGES.photoGone
  if (isCutOff(bytes)) return MESSAGES.photoCutOff
  return isHeic(bytes) ? MESSAGES.photoHeic : REFUSALS.fileUnreadable.text
}

function describeAll(faults: readonly string[], chosen: number): string {
  const words = [...new Set(faults)].join('\n')
  return chosen === 1 ? words : `选的 ${chosen} 张里有 ${faults.length} 张没有放进来：\n${words}`
}
