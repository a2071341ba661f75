/**
 * Who sees which screen: the public ones, those of a role, sign-in and the error page for others.
 */
import { PROMOTION_CHANNEL } from '@zhupi/contract/terms/limits.ts'
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  useSearchParams,
  type RouteObject,
} from 'react-router'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { useEffect } from 'react'
import { ErrorScreen } from '#screens/public/ErrorScreen.tsx'
import { LazyScreen, preloadScreens } from './LazyScreen.tsx'
import { LoadingSign } from './LoadingSign.tsx'
import { publicScreens, roleScreens } from './screens.tsx'
import { paths, patterns } from '#client/paths.ts'
import { getStoredRole, useSession } from '#client/session.ts'

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
          ...guardedRoutes(),
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

/** One route an address; the role that is signed in when it is shown decides the screen. */
function guardedRoutes(): RouteObject[] {
  const addresses = new Set(
    Object.values(roleScreens).flatMap((entries) => entries.map(({ path }) => path)),
  )
  return [...addresses].map((path) => ({ path, element: <Guarded path={path} /> }))
}

/** Without a ticket: sign-in. An address of the other role: the error page. */
function Guarded({ path }: { path: string }) {
  const session = useSession()
  const role = session?.role

  // The other screens' code is fetched beside React, once this one is drawn.
  useEffect(() => {
    if (role !== undefined) void preloadScreens(roleScreens[role].map(({ load }) => load))
  }, [role])

  // A teacher without a ticket finds the signed-out profile.
  const shownTo =
    role ?? (path === patterns.user && getStoredRole() === 'teacher' ? 'teacher' : undefined)
  if (shownTo === undefined) return <Navigate to={paths.login()} replace />
  const entry = roleScreens[shownTo].find((each) => each.path === path)
  // Another person's screen starts from its own beginning.
  return entry === undefined ? (
    <ErrorScreen />
  ) : (
    <LazyScreen key={`${session?.ticket ?? ''}/${path}`} load={entry.load} />
  )
}
