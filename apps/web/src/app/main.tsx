/** Start of the web app: theme, what the session codes do, routes. */
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { ApiError } from '#client/api.ts'
import { adoptNativeSession } from '#client/nativeApp.ts'
import { getSession } from '#client/session.ts'
import { prepareScreens } from './guardedScreens.ts'
import { createAppRouter } from './routes.tsx'
import { followAddress, watchBack } from '#ui/historyGuard.ts'
import { prepareNotices } from '#ui/notices.ts'
import { recordScreen } from '#ui/screenHistory.ts'
import { tellError, watchErrors } from './errorReports.ts'
import { watchVersion } from './newVersion.ts'
import { startShellWorker } from './shellWorker.ts'
import { watchSessionChange } from './sessionChange.ts'
import { watchSessionEnd } from './sessionEnd.ts'
import './theme.css'
import '#ui/ui.css'

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // The server's own answers do not change by asking again; a lost connection may.
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && error.code === 0 && navigator.onLine,
      // Without a connection a call fails at once and the screen says so, instead of waiting in
      // silence; it is asked again when there is one.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})

// Opened offline: else the first connection would be no change to it.
onlineManager.setOnline(navigator.onLine)

watchBack()
adoptNativeSession()
if (getSession() !== undefined) void prepareScreens()
const router = createAppRouter()
watchSessionChange(router, queries)
watchSessionEnd(router)
watchVersion()
watchErrors()
router.subscribe(({ location, navigation }) => {
  // Under way, the address and the router's entry speak of two screens.
  if (navigation.state !== 'idle') return
  recordScreen(location.pathname.slice(BASE_PATH.length))
  followAddress()
})
recordScreen(router.state.location.pathname.slice(BASE_PATH.length))

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
// What an error page takes the place of is told too.
const onCaughtError = (error: unknown) => {
  console.error(error)
  tellError(error)
}
createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)

// The first touch or key is early enough, and the first screen loads nothing it does not show.
const prepare = () => {
  void prepareNotices()
  void prepareScreens()
}
for (const touch of ['pointerdown', 'keydown'] as const)
  window.addEventListener(touch, prepare, { once: true })
if (location.search.includes('shared='))
  void import('./sharedArrival.ts').then(({ tellShared }) => tellShared(router))
startShellWorker()
