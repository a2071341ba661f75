/** Start of the web app: theme, what the session codes do, routes. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { ApiError } from './api.ts'
import './antdOnReact19.ts'
import { createAppRouter } from './routes.tsx'
import { prepareNotices } from '../ui/notices.ts'
import { watchSessionEnd } from './sessionEnd.ts'
import './theme.css'
import '../ui/ui.css'

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // The server's own answers do not change by asking again; a lost connection may.
      retry: (failures, error) => failures < 2 && error instanceof ApiError && error.code === 0,
    },
  },
})

const router = createAppRouter()
watchSessionEnd(router, queries)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)

window.addEventListener('load', () => void prepareNotices())
