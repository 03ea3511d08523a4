import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api.ts'

/** A reading call is worth one more try when the way there failed, never when the portal has answered no. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiProblem && error.status > 0 && error.status < 500)

/** A call without a connection fails at once and says so; waiting for one would leave pages and buttons turning. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: isWorthRetrying,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
