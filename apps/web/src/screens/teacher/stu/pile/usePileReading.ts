/** Reads the pile's pages, one after the other; without a network it waits and goes on. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useIsOnline } from '#ui/useIsOnline.ts'
import { readPage } from './readPage.ts'
import type { OpenPile } from './usePile.ts'

export function usePileReading({ pile, pictures, setRead }: OpenPile) {
  const isOnline = useIsOnline()
  const [waitsFor, setWaitsFor] = useState<string>()
  const next = pile.pages.find(({ state }) => state === 'waiting')?.key
  const picture = next === undefined ? undefined : pictures.get(next)?.blob
  const onRead = useEffectEvent(setRead)

  // The queue outlives a render: a page is read until it is done or the screen goes.
  useEffect(() => {
    if (next === undefined || picture === undefined || !isOnline) return
    return readPage(picture, {
      onRead: (text) => {
        setWaitsFor(undefined)
        onRead(next, text)
      },
      onWait: setWaitsFor,
    })
  }, [next, picture, isOnline])

  const all = pile.pages.length
  const done = pile.pages.filter(({ state }) => state !== 'waiting').length
  if (next === undefined) return { reading: undefined, text: undefined }
  const text = isOnline
    ? (waitsFor ?? `图片文字识别中... 第 ${done + 1} 张，共 ${all} 张`)
    : '没有网络，照片都在本机，连上后接着识别'
  return { reading: isOnline ? next : undefined, text }
}
