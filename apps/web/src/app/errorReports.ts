/**
 * Errors of the app itself are told to the server: what went wrong and where in our files, and
 * nothing that somebody wrote (contract/rules/errorReport.ts). A page tells of three different ones
 * at most.
 */
import { cleanMessage, cleanScreen, ownFrames } from '@zhupi/contract/rules/errorReport.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { api, ApiError } from '#client/api.ts'
import { OWN_BUILD } from './newVersion.ts'

const REPORTS_PER_PAGE = 3

type Report = { message: string; frames: string; build: string; screen: string }

export function createErrorReports(
  send: (report: Report) => void,
  describePage: () => { build: string; path: string },
) {
  const told = new Set<string>()
  return (error: unknown): void => {
    // A refusal or a lost connection has been shown to the person, and the server knows its own.
    if (!(error instanceof Error) || error instanceof ApiError) return
    const frames = ownFrames(error.stack ?? '')
    const [where] = frames
    if (where === undefined || told.has(where) || told.size >= REPORTS_PER_PAGE) return
    told.add(where)
    const { build, path } = describePage()
    send({
      message: cleanMessage(`${error.name}: ${error.message}`),
      frames: frames.map((frame) => `/assets/${frame}`).join('\n'),
      build,
      screen: cleanScreen(path),
    })
  }
}

export const tellError = createErrorReports(
  (report) => void send(report),
  () => ({ build: OWN_BUILD ?? '', path: location.pathname.slice(BASE_PATH.length) }),
)

async function send(report: Report): Promise<void> {
  try {
    // The first screen need not wait for what it hopes not to use.
    const { reportError } = await import('@zhupi/contract/calls/account.ts')
    await api(reportError, report, { isQuiet: true })
  } catch {
    // Whether the telling worked is nobody's concern.
  }
}

export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => tellError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => tellError(reason))
}
