/**
 * The screens behind sign-in. Which addresses there are is known at once; what each role finds at
 * them (roleScreens.ts) is fetched with the first screen of a role, and its failures are a screen's.
 */
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { patterns } from '#client/paths.ts'
import { ErrorScreen } from '#screens/public/ErrorScreen.tsx'
import type { LoadScreen } from './LazyScreen.tsx'
import { publicScreens } from './screens.tsx'

type GuardedScreen = { path: string; loads: Record<Role, LoadScreen> }

/** One an address, whichever role it belongs to. */
export const guardedScreens: readonly GuardedScreen[] = listAddresses().map((path) => ({
  path,
  loads: { student: () => load('student', path), teacher: () => load('teacher', path) },
}))

function listAddresses(): string[] {
  const others = new Set<string>([
    // Whoever comes to these two is led on.
    patterns.home,
    patterns.noCorrection,
    ...publicScreens.map(({ path }) => path),
  ])
  return Object.values(patterns).filter((path) => !others.has(path))
}

/** An address of the other role: the error page. */
async function load(role: Role, path: string) {
  const { roleScreens } = await import('./roleScreens.ts')
  const entry = roleScreens[role].find((each) => each.path === path)
  return entry === undefined ? ErrorScreen : entry.load()
}

/** So that nobody waits for the table once they open a screen. Whoever opens one asks again. */
export async function prepareScreens(): Promise<void> {
  await import('./roleScreens.ts').catch(() => {})
}
