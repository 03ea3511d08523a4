import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api.ts'

/**
 * Retries a read once after a network failure, never after an error response. While the browser is offline, a retry
 * would only delay the pages that are stored on the device.
 */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 1 && navigator.onLine && !(error instanceof ApiProblem && error.status > 0 && error.status < 500)

/**
 * Without a connection a call fails at once and shows an error, and is made again when the connection is back; by
 * default it would wait and pages would keep loading.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: isWorthRetrying,
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => state.status === 'error',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
