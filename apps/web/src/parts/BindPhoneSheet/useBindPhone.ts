/**
 * The sheet comes by itself where the account has no phone, once a visit: whoever puts it off is not
 * asked again before the app is opened anew. `open` brings it back.
 */
import { useState } from 'react'
import { getSession } from '#client/session.ts'

const PUT_OFF = 'bindPhonePutOff'

/** `mobile`: of the profile; undefined while that is not there. */
export function useBindPhone(mobile: string | undefined) {
  const [isWanted, setWanted] = useState(() => !isPutOff())
  return {
    isOpen: mobile === '' && isWanted,
    open: () => setWanted(true),
    close: () => {
      putOff()
      setWanted(false)
    },
  }
}

// A device that stores nothing asks once a screen.
function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(PUT_OFF) === signInOfNow()
  } catch {
    return false
  }
}

function putOff(): void {
  try {
    sessionStorage.setItem(PUT_OFF, signInOfNow())
  } catch {
    // Asked again on the next screen.
  }
}

function signInOfNow(): string {
  return getSession()?.userLoginCode ?? ''
}
