/** Asks before leaving a screen would lose what was written on it. */
import { useEffect } from 'react'
import { useBeforeUnload, useBlocker, useLocation } from 'react-router'
import { getSession } from '#client/session.ts'
import { confirmText } from '#ui/notices.ts'

export function useLeaveGuard(wouldLose: () => boolean): void {
  // Without a session nobody can stay on the screen, whatever they answer.
  const { pathname } = useLocation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      getSession() !== undefined &&
      wouldLose(),
  )

  useBeforeUnload((event) => {
    if (wouldLose()) event.preventDefault()
  })

  // The router blocks until proceed or reset is called, so the question is asked in an effect.
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void hasReturned(pathname)
      .then(() =>
        confirmText('离开后，已填写的内容不会保存。', {
          title: '确定要离开吗？',
          confirmText: '离开',
          cancelText: '继续填写',
        }),
      )
      .then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
  }, [blocker, pathname])
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
