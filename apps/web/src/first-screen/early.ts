/**
 * Answers the boot script has asked for while the app's own code was on its way (`boot.ts`). Each is taken once, by the
 * first call that asks the same, and only for so long as a fresh answer would count as fresh.
 */
type Early = { answer: Promise<Response>; askedAt: number }

declare global {
  interface Window {
    early?: Map<string, Early>
  }
}

const freshMs = 30_000

/** Two addresses ask the same when they differ only in the order of their parameters. */
function keyOf(address: string): string {
  const [path, query] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return `${path}?${parameters}`
}

export function keepEarly(address: string, answer: Promise<Response>) {
  window.early ??= new Map()
  window.early.set(keyOf(address), { answer, askedAt: performance.now() })
}

export function takeEarly(address: string): Promise<Response> | undefined {
  const key = keyOf(address)
  const found = window.early?.get(key)
  window.early?.delete(key)
  return found && performance.now() - found.askedAt < freshMs ? found.answer : undefined
}

/** What was read before a change may no longer be true after it, above all after a login. */
export const forgetEarly = () => window.early?.clear()
