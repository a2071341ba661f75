/** Which browser the stories run in. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Playwright's own browser cannot be had everywhere; tools/bootstrap.mjs sees to one of these. */
export function findChromium(): string {
  const found = lookForChromium()
  if (found === undefined)
    throw new Error(
      'No Chromium found: run "node tools/bootstrap.mjs --browser", or name one in CHROME_PATH.',
    )
  return found
}

export function lookForChromium(): string | undefined {
  const named = process.env['CHROME_PATH']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  // The first has no window: the same stories cost the browser a third less.
  const candidates = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
  ].flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(
    isProgram,
  )
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
