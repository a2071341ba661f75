/** Logs an error of a browser, without anything that somebody wrote. */
import type { reportError as call } from '@zhupi/contract/calls/account.ts'
import { cleanMessage, cleanScreen, ownFrames } from '@zhupi/contract/rules/errorReport.ts'
import { readBuild } from '@zhupi/contract/terms/build.ts'
import type { Handler } from '../handler.ts'

export const reportError: Handler<typeof call> = async (
  { message, frames, build, screen },
  { log },
) => {
  const own = ownFrames(frames)
  // What touches none of our files is an extension's, or somebody's joke.
  if (own.length > 0)
    log.warn(
      {
        message: cleanMessage(message),
        frames: own,
        build: readBuild(`/assets/${build}.js`) ?? 'unknown',
        screen: cleanScreen(screen),
      },
      'error in a browser',
    )
  return null
}
