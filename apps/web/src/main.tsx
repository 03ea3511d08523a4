import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'
import './ui/controls.css'
import './ui/feedback.css'
import './shell/shell.css'
import './vehicles/cars/cars.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { followSession } from './follow-session.ts'
import { queryClient } from './query-client.ts'
import { openRouter } from './router.ts'
import { followForms } from './ui/refused-form.ts'

// A separate task, so input stays responsive.
await new Promise((done) => setTimeout(done))
const router = openRouter()

followSession(router)
followForms()

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
