/** Asks before leaving a screen would lose what was written on it. */
import { useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker, useLocation } from 'react-router'
import { getSession } from '#client/session.ts'
import { confirmText } from '#ui/notices.ts'

type Options = {
  /** Resolves once what is under way to the device is there: then nothing may be lost. */
  settled?: () => Promise<unknown>
  /** What would be lost, and the way to stay. */
  question?: Question
}
type Question = { note: string; cancelText: string }

const FORM_IS_LOST: Question = {
  note: '离开后，已填写的内容不会保存。',
  cancelText: '继续填写',
}

export function useLeaveGuard(
  wouldLose: () => boolean,
  { settled = async () => {}, question = FORM_IS_LOST }: Options = {},
): void {
  // Without a session nobody can stay on the screen, whatever they answer.
  const { pathname } = useLocation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      getSession() !== undefined &&
      wouldLose(),
  )

  const asked = useRef({ wouldLose, settled, question })
  useEffect(() => {
    asked.current = { wouldLose, settled, question }
  })

  useBeforeUnload((event) => {
    if (wouldLose()) event.preventDefault()
  })

  // The router blocks until proceed or reset is called, so the question is asked in an effect.
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void hasReturned(pathname)
      .then(() => asked.current.settled())
      .then(() => !asked.current.wouldLose() || askToLeave(asked.current.question))
      .then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
  }, [blocker, pathname])
}

function askToLeave({ note, cancelText }: Question): Promise<boolean> {
  return confirmText(note, { title: '确定要离开吗？', confirmText: '离开', cancelText })
}

/**
 * The router blocks a step back by stepping forward again, which the browser does asynchronously;
 * the question's own history entry may only be pushed after that.
 */
async function hasReturned(pathname: string): Promise<void> {
  while (!window.location.pathname.endsWith(pathname))
    await new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true })
    })
}
