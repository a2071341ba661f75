/** Pages as they are added, cut, put in order and read, one after the other. */
import { uploadFile } from '@zhupi/contract/calls/upload.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { PICTURES_MAX } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api, ApiError } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { alertText, notify } from '#ui/notices.ts'
import { makeRequestKey } from '#ui/requestKey.ts'
import { drawPhoto, type Cut } from './drawPhoto.ts'
import { takeSharedPictures } from './sharedPictures.ts'
import { takePhotos } from './takePhotos.ts'
import { change, move, type PhotoPage } from './pages.ts'

/** A page waits for its turn behind those of a whole class. */
const READ_WITHIN_MS = 3 * MINUTE_MS

export function usePhotoPages() {
  const [pages, setPages] = useState<readonly PhotoPage[]>([])
  const addresses = useRef(new Set<string>())
  const ending = useRef<AbortController>(undefined)

  // Addresses of pictures and a page that is being read outlive React's own things.
  useEffect(() => {
    const made = addresses.current
    return () => {
      ending.current?.abort()
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [])
  const addressOf = (picture: Blob) => {
    const address = URL.createObjectURL(picture)
    addresses.current.add(address)
    return address
  }
  const show = (picture: Blob) => {
    const address = addressOf(picture)
    return { picture, address, state: 'waiting', read: undefined, answers: {} } as const
  }

  const add = async (picked: readonly File[]) => {
    const files = picked.filter((file) => !pages.some((page) => isSameFile(page.file, file)))
    if (files.length < picked.length) void notify('这张照片已经选过了')
    const free = PICTURES_MAX - pages.length
    if (files.length > free) void notify(`一次最多 ${PICTURES_MAX} 张`)
    await takePhotos(files.slice(0, free), (file, picture) => {
      const page = { key: makeRequestKey(), file, original: addressOf(file), ...show(picture) }
      setPages((before) => [...before, page])
    })
  }
  const cut = async (page: PhotoPage, how: Cut) => {
    const picture = await drawPhoto(page.file, how)
    if (picture !== undefined) setPages((before) => change(before, page.key, show(picture)))
  }
  const readOne = async ({ key, picture }: PhotoPage, signal: AbortSignal) => {
    setPages((before) => change(before, key, { state: 'reading' }))
    try {
      const read = await api(
        uploadFile,
        {},
        { file: picture, timeoutMs: READ_WITHIN_MS, isQuiet: true, signal },
      )
      setPages((before) =>
        change(before, key, read.success ? { state: 'read', read } : { state: 'failed' }),
      )
      return read.success ? 'read' : 'failed'
    } catch (error) {
      const isUnreached = error instanceof ApiError && error.code === 0
      setPages((before) => change(before, key, { state: isUnreached ? 'waiting' : 'failed' }))
      if (isUnreached) await showFailure(error)
      else if (error instanceof ApiError) await alertText(error.message)
      return isUnreached ? 'unreached' : 'failed'
    }
  }
  /** Those that are not read yet. Says whether all are. */
  const readAll = async (): Promise<boolean> => {
    ending.current = new AbortController()
    const { signal } = ending.current
    const unread = pages.filter(({ state }) => state !== 'read')
    // What failed before is no news of this try.
    for (const { key } of unread) setPages((before) => change(before, key, { state: 'waiting' }))
    let isAll = true
    for (const page of unread) {
      if (signal.aborted) return false
      const outcome = await readOne(page, signal)
      if (outcome === 'unreached') return false
      isAll = outcome === 'read' && isAll
    }
    if (!isAll && !signal.aborted) void notify(MESSAGES.recognitionFailed)
    return isAll
  }
  const addShared = useEffectEvent(add)
  // What another app shared to this one is there from the start.
  useEffect(() => {
    void takeSharedPictures().then((files) => (files.length > 0 ? addShared(files) : undefined))
  }, [])
  return {
    pages,
    isReading: pages.some(({ state }) => state === 'reading'),
    add,
    cut,
    readAll,
    remove: (key: string) => setPages((before) => before.filter((page) => page.key !== key)),
    move: (key: string, by: -1 | 1) => setPages((before) => move(before, key, by)),
    answer: (key: string, index: number, text: string) =>
      setPages((before) =>
        before.map((page) =>
          page.key === key ? { ...page, answers: { ...page.answers, [index]: text } } : page,
        ),
      ),
    clear: () => setPages([]),
  }
}

/** A finger that taps the same photograph in the album twice. */
function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  )
}
