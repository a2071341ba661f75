/**
 * Who sees which screen: the public ones, those of a role, sign-in and the error page for others.
 */
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { PROMOTION_CHANNEL } from '@zhupi/contract/terms/limits.ts'
import { createBrowserRouter, Navigate, Outlet, useSearchParams } from 'react-router'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { useEffect } from 'react'
import { ErrorScreen } from '#screens/public/ErrorScreen.tsx'
import { Beside } from './Beside.tsx'
import { LazyScreen, preloadScreens, type LoadScreen } from './LazyScreen.tsx'
import { LoadingSign } from './LoadingSign.tsx'
import { guardedScreens } from './guardedScreens.ts'
import { publicScreens } from './screens.tsx'
import { paths, patterns, TAB_PATTERNS } from '#client/paths.ts'
import { getStoredRole, useSession } from '#client/session.ts'
import { useBack } from '#ui/useBack.ts'

export function createAppRouter() {
  return createBrowserRouter(
    [
      {
        element: (
          <>
            <LoadingSign />
            <Outlet />
          </>
        ),
        errorElement: <ErrorScreen />,
        children: [
          { path: patterns.home, element: <Home /> },
          // Of no essay: the list offers them all.
          { path: patterns.noCorrection, element: <Navigate to={paths.tasks()} replace /> },
          ...publicScreens.map(({ path, load }) => ({
            path,
            element: <LazyScreen key={path} load={load} />,
          })),
          ...guardedScreens.map(({ path, loads }) => ({
            path,
            element: <Guarded path={path} loads={loads} />,
          })),
          { path: '*', element: <ErrorScreen /> },
        ],
      },
    ],
    { basename: BASE_PATH },
  )
}

/** The promotion's channel leads to its own page. */
function Home() {
  const [query] = useSearchParams()
  return (
    <Navigate
      to={query.get('c') === PROMOTION_CHANNEL ? paths.promotion(PROMOTION_CHANNEL) : paths.user()}
      replace
    />
  )
}

/**
 * Without a ticket: sign-in. Otherwise the role that is signed in when it is shown decides the
 * screen.
 */
function Guarded({ path, loads }: { path: string; loads: Record<Role, LoadScreen> }) {
  const session = useSession()
  const role = session?.role
  const back = useBack(paths.tasks())

  // The other screens' code is fetched beside React, once this one is drawn.
  useEffect(() => {
    if (role !== undefined) void preloadScreens(guardedScreens.map((each) => each.loads[role]))
  }, [role])

  // A teacher without a ticket finds the signed-out profile.
  const shownTo =
    role ?? (path === patterns.user && getStoredRole() === 'teacher' ? 'teacher' : undefined)
  if (shownTo === undefined) return <Navigate to={paths.login()} replace />
  if (session?.needsOwnPassword === true) return <Navigate to={paths.firstSignIn()} replace />
  // Another person's screen starts from its own beginning.
  const screen = (
    <LazyScreen
      key={`${session?.ticket ?? ''}/${path}`}
      load={loads[shownTo]}
      onBack={TAB_PATTERNS.has(path) ? undefined : back}
    />
  )
  if (role === undefined) return screen
  return (
    <Beside key={session?.ticket} path={path} role={role}>
      {screen}
    </Beside>
  )
}
