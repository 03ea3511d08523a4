/**
 * Responses requested by the boot script before the app has loaded (`boot.ts`). Each is used once, by the first call of
 * the same address, and only while a query would still count as fresh.
 */
type Prefetched = { response: Promise<Response>; requestedAt: number }

declare global {
  interface Window {
    prefetched?: Map<string, Prefetched>
  }
}

const freshMs = 30_000

/** The order of query parameters does not matter. */
function keyOf(address: string): string {
  const [path, query] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return `${path}?${parameters}`
}

export function storePrefetched(address: string, response: Promise<Response>) {
  window.prefetched ??= new Map()
  window.prefetched.set(keyOf(address), { response, requestedAt: performance.now() })
}

export function takePrefetched(address: string): Promise<Response> | undefined {
  const key = keyOf(address)
  const found = window.prefetched?.get(key)
  window.prefetched?.delete(key)
  return found && performance.now() - found.requestedAt < freshMs ? found.response : undefined
}

/** A state change may outdate earlier responses, above all a login. */
export const clearPrefetched = () => window.prefetched?.clear()
