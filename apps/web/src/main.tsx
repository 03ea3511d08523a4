import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'
import './ui/controls.css'
import './ui/feedback.css'
import './shell/shell.css'
import './features/cars/cars.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { whenSessionExpires } from './api.ts'
import { account, changeAccount } from './features/account/queries.ts'
import { loginPath, paths } from './paths.ts'
import { queryClient } from './query-client.ts'
import { openRouter } from './routes.tsx'

/** Pages that need a login; on them an expired session leads to the login page (A-39, U-24). */
const guarded: readonly string[] = [
  paths.watchlist,
  paths.mine,
  paths.purchases,
  paths.uploadDocuments,
  paths.approvalPending,
  paths.dealerActivation,
  paths.account,
  paths.outbox,
]

// A separate task, so input stays responsive.
await new Promise((done) => setTimeout(done))
const router = openRouter()

whenSessionExpires(() => {
  const known = queryClient.getQueryData(account.queryKey)
  if (!known) return
  changeAccount(null)
  // While a page is still loading, its address is the one to return to after the login.
  const { pathname, search } = router.state.navigation.location ?? router.state.location
  if (guarded.includes(pathname)) router.navigate(loginPath(pathname + search))
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')

/** The first screen stays until the router has loaded the page's code and data. */
const isReady = new Promise<void>((done) => {
  const read = () => router.state.initialized && done()
  router.subscribe(read)
  read()
})

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
)
// React renders a transition in small steps, so input stays responsive.
isReady.then(() => startTransition(() => createRoot(root).render(app)))
