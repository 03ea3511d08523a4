/**
 * Shifts the current time of JavaScript: `new Date()`, `Date()` and `Date.now()`. Self-contained, because it also runs
 * in the browser.
 * @param offsetMs milliseconds added to the real time
 */
export function shiftDate(offsetMs: number) {
  const Real = Date
  const now = () => Real.now() + offsetMs
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
