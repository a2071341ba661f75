/** The pile as it is worked on: every change is on the device before anything else happens. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { uploadFile } from '@zhupi/contract/calls/upload.ts'
import { PILE_PAGES_MAX } from '@zhupi/contract/terms/limits.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { dropPictures, keepPicture, keepPile, type Pile } from '#drafts/pileStore.ts'
import { drawPhoto, type Cut } from '#parts/EssayTools/drawPhoto.ts'
import { move } from '#parts/EssayTools/pages.ts'
import { takePhotos } from '#parts/EssayTools/takePhotos.ts'
import { notify } from '#ui/notices.ts'
import { makeRequestKey } from '#ui/requestKey.ts'
import type { Pupil } from './header.ts'
import {
  changeEssay,
  changePage,
  listEssays,
  withEssayAgain,
  withoutEssay,
  type PileEssay,
} from './pile.ts'
import type { StoredPile } from './useStoredPile.ts'

type Picture = { blob: Blob; address: string }
type PageText = EntityOf<typeof uploadFile>

export function usePile(
  { key, pile: stored, pictures: kept }: StoredPile,
  pupils: readonly Pupil[],
) {
  const [pile, setPile] = useState<Pile>(stored)
  const [pictures, setPictures] = useState(() => {
    const opened = new Map<string, Picture>()
    for (const [name, blob] of kept) opened.set(name, openPicture(blob))
    return opened
  })
  const shown = useRef(pictures)
  const [isKept, setKept] = useState(true)

  // Addresses of pictures outlive React's own things: they are given back as the screen goes.
  useEffect(() => {
    shown.current = pictures
  }, [pictures])
  useEffect(
    () => () => {
      for (const { address } of shown.current.values()) URL.revokeObjectURL(address)
    },
    [],
  )

  // What stands on the screen is on the device: a closed tab takes nothing.
  useEffect(() => {
    keepPile(key, pile, new Date()).catch(() => setKept(false))
  }, [key, pile])

  const show = async (name: string, blob: Blob) => {
    await keepPicture(key, name, blob).catch(() => setKept(false))
    setPictures((before) => new Map(before).set(name, openPicture(blob)))
  }
  const forget = (names: readonly string[]) => {
    dropPictures(key, names).catch(() => undefined)
    for (const name of names) {
      const address = pictures.get(name)?.address
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }

  const add = async (files: readonly File[]) => {
    const free = PILE_PAGES_MAX - pile.pages.length
    if (files.length > free) void notify(`一叠最多 ${PILE_PAGES_MAX} 张`)
    await takePhotos(files.slice(0, free), async (_file, picture) => {
      const name = makeRequestKey()
      await show(name, picture)
      setPile((before) => ({
        ...before,
        pages: [
          ...before.pages,
          { key: name, state: 'waiting', read: undefined, answers: {}, begins: undefined },
        ],
      }))
    })
  }
  const essays = useMemo(() => listEssays(pile, pupils), [pile, pupils])

  return {
    pile,
    /** The device has all of it. */
    isKept,
    essays,
    pictures,
    add,
    setBegins: (name: string, begins: boolean) =>
      setPile((before) => changePage(before, name, { begins })),
    setRead: (name: string, read: PageText) =>
      setPile((before) =>
        changePage(before, name, read.success ? { state: 'read', read } : { state: 'failed' }),
      ),
    readAgain: (name: string) =>
      setPile((before) =>
        changePage(before, name, { state: 'waiting', read: undefined, answers: {} }),
      ),
    answer: (name: string, index: number, text: string) =>
      setPile((before) => {
        const page = before.pages.find((each) => each.key === name)
        return page === undefined
          ? before
          : changePage(before, name, { answers: { ...page.answers, [index]: text } })
      }),
    move: (name: string, by: -1 | 1) =>
      setPile((before) => ({ ...before, pages: move(before.pages, name, by) })),
    /** Turned or cut, and read anew. */
    redraw: async (name: string, cut: Cut) => {
      const picture = pictures.get(name)
      const drawn = picture && (await drawPhoto(picture.blob, cut))
      if (drawn === undefined) return
      await show(name, drawn)
      setPile((before) =>
        changePage(before, name, { state: 'waiting', read: undefined, answers: {} }),
      )
    },
    remove: (name: string) => {
      forget([name])
      setPile((before) => ({ ...before, pages: before.pages.filter((page) => page.key !== name) }))
    },
    edit: (essay: PileEssay, changes: Parameters<typeof changeEssay>[2]) =>
      setPile((before) => changeEssay(before, essay, changes)),
    /** Its photographs leave the device; until the screen goes, `putBack` has them again. */
    finish: (essay: PileEssay) => {
      dropPictures(key, namesOf(essay)).catch(() => undefined)
      const place = pile.pages.findIndex((page) => page.key === essay.key)
      setPile((before) => withoutEssay(before, essay))
      return async function putBack() {
        for (const name of namesOf(essay)) {
          const picture = pictures.get(name)
          if (picture !== undefined)
            await keepPicture(key, name, picture.blob).catch(() => setKept(false))
        }
        setPile((before) => withEssayAgain(before, essay, place))
      }
    },
  }
}
function namesOf({ pages }: PileEssay): string[] {
  return pages.map((page) => page.key)
}

function openPicture(blob: Blob): Picture {
  return { blob, address: URL.createObjectURL(blob) }
}

export type OpenPile = ReturnType<typeof usePile>
