/**
 * What brings text onto the paper besides the keyboard, in the row below it: photographs and
 * speech. The homework desk and the practice editors of both roles share it.
 */
import { lazy, Suspense, useEffect, useState, type RefObject } from 'react'
import { keepFocus } from '../Dictation/VoiceBar.tsx'
import { enterText, placeToEnter, type Place } from '../EssayEditor/enterText.ts'
import type { EntersAs } from '../EssayEditor/entered.ts'
import { hasSharedPictures } from './sharedPictures.ts'

const PhotoSheet = lazy(async () => ({ default: (await import('./PhotoSheet.tsx')).PhotoSheet }))

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  /** Set while text comes in another way than by typing. */
  entersAs: RefObject<EntersAs | undefined>
  onSpeak: () => void
}

export function EssayTools({ field, entersAs, onSpeak }: Props) {
  /** Undefined until it is first asked for; then it keeps its pages while it is closed. */
  const [photo, setPhoto] = useState<{ isOpen: boolean; place: Place }>()
  const open = () => {
    if (field.current !== null) setPhoto({ isOpen: true, place: placeToEnter(field.current) })
  }
  // Outside of React: another app filled it before this screen was opened.
  useEffect(() => {
    const look = async () => {
      if ((await hasSharedPictures()) && field.current !== null)
        setPhoto({ isOpen: true, place: placeToEnter(field.current) })
    }
    void look()
  }, [field])
  const enter = async (text: string, as: EntersAs) => {
    setPhoto((before) => before && { ...before, isOpen: false })
    if (field.current === null || photo === undefined) return
    await enterText(field.current, text, { as, entersAs, place: photo.place })
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        // The caret stays, and so does the keyboard until the sheet is there.
        onPointerDown={keepFocus}
        onClick={open}
      >
        拍照
      </button>
      <button type="button" onPointerDown={keepFocus} onClick={onSpeak}>
        语音
      </button>
      {photo !== undefined && (
        <Suspense fallback={null}>
          <PhotoSheet
            isOpen={photo.isOpen}
            onText={(text) => enter(text, 'photo')}
            onClose={() => setPhoto({ ...photo, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
