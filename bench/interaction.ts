import { z } from 'zod'
import { startBrowser } from '../e2e/browser.ts'
import { heading, row, verdict } from './report.ts'

/** Runs in the page: selects one maker after another and measures the milliseconds until the new count is painted. */
const chooseMakers = `(async () => {
  const select = document.querySelector('select[name="carMaker"]')
  const shown = document.querySelector('.count-button .num')
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const counted = () =>
    new Promise((done) => {
      const observer = new MutationObserver(() => {
        if (!/\\d/.test(shown.textContent)) return
        observer.disconnect()
        done()
      })
      observer.observe(shown, { childList: true, characterData: true, subtree: true })
    })
  const times = []
  for (const { value } of [...select.options].slice(1)) {
    const start = performance.now()
    const answer = counted()
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await answer
    await painted()
    times.push(performance.now() - start)
  }
  return times
})()`

/** The time from a changed criterion until its count is painted, on this machine without throttling. */
export async function interaction(origin: string): Promise<string[]> {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(origin)
    await page.locator('select[name="carMaker"] option').nth(5).waitFor({ state: 'attached' })
    await page.locator('.count-button .num', { hasText: /\d/ }).waitFor()
    const answer: unknown = await page.evaluate(chooseMakers)
    const times = z
      .array(z.number())
      .parse(answer)
      .toSorted((one, other) => one - other)
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
    return [
      '\n## A criterion changed until the new count is painted\n',
      ...heading('changes', 'p50', 'p95', 'goal', 'verdict (p95)'),
      row(
        times.length,
        `${at(0.5).toFixed(0)} ms`,
        `${at(0.95).toFixed(0)} ms`,
        '100 ms',
        verdict(at(0.95), 100),
      ),
    ]
  } finally {
    await browser.close()
  }
}
