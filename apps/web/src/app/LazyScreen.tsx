/**
 * A screen whose code is fetched when it is first opened. A download that failed is forgotten: the
 * next visit, or 再试一次, asks for it again.
 */
import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { LoadingScreen } from '#ui/LoadingScreen.tsx'
import { recoverFromMissingCode } from './newVersion.ts'
import { ScreenMissing, type ScreenFailure } from '#screens/public/ScreenMissing.tsx'

type Screen = ComponentType
export type LoadScreen = () => Promise<Screen>

const loaded = new Map<LoadScreen, Screen>()

async function fetchScreen(load: LoadScreen): Promise<Screen> {
  await Promise.all([...failedStyles].map(fetchStyles))
  const Screen = await load().catch((error: unknown) => {
    const [, address] = /preload CSS for (\S+)/.exec(String(error)) ?? []
    if (address !== undefined) failedStyles.add(address)
    throw error
  })
  loaded.set(load, Screen)
  return Screen
}

/** Vite's loader asks for a style sheet only once: a second try would show the screen unstyled. */
const failedStyles = new Set<string>()

function fetchStyles(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.addEventListener('load', () => {
      failedStyles.delete(address)
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`No style sheet at ${address}`))
    })
    document.head.append(link)
  })
}

type Outcome = { Screen: Screen } | { failure: ScreenFailure }

async function openScreen(load: LoadScreen): Promise<Outcome> {
  try {
    // The second try heals what was only lost on the way.
    return { Screen: await fetchScreen(load).catch(() => fetchScreen(load)) }
  } catch {
    if (!(await isServerThere())) return { failure: 'offline' }
    // The page is going: nothing else is shown meanwhile.
    if (await recoverFromMissingCode()) return new Promise(() => {})
    return { failure: 'renewed' }
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(import.meta.env.BASE_URL, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

function findLoaded(load: LoadScreen): Outcome | undefined {
  const Screen = loaded.get(load)
  return Screen && { Screen }
}

type Props = {
  load: LoadScreen
  /** The way back while its code arrives; the screen then has its own. */
  onBack?: (() => void) | undefined
}

/** Keyed by its `load` where the same place may hold another screen. */
export function LazyScreen({ load, onBack }: Props) {
  const [outcome, setOutcome] = useState(() => findLoaded(load))

  useEffect(() => {
    if (outcome !== undefined) return
    let isWaiting = true
    void openScreen(load).then((opened) => {
      if (isWaiting) setOutcome(opened)
    })
    return () => {
      isWaiting = false
    }
  }, [load, outcome])

  if (outcome === undefined) return <LoadingScreen onBack={onBack} />
  if ('Screen' in outcome) return <outcome.Screen />
  return (
    <ScreenMissing
      failure={outcome.failure}
      onRetry={async () => setOutcome(await openScreen(load))}
    />
  )
}

/** One by one, once the browser is idle: then every screen opens without a connection too. */
export async function preloadScreens(loads: readonly LoadScreen[]): Promise<void> {
  await isIdle()
  for (const load of loads) {
    // Whoever opens it asks again.
    if (!loaded.has(load)) await fetchScreen(load).catch(() => {})
  }
}

/** Safari has no requestIdleCallback. */
const IDLE_AFTER_MS = 1_500

function isIdle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(
      () =>
        typeof requestIdleCallback === 'function'
          ? requestIdleCallback(() => resolve())
          : resolve(),
      IDLE_AFTER_MS,
    )
  })
}
