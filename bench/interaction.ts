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

const phrase = 'roter Golf Variant Diesel AHK unter 15 tsd ab 2018'

/** Runs in the page: types a phrase letter by letter and measures the milliseconds until the page is painted. */
const typePhrase = `(async () => {
  const field = document.querySelector('.words input')
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const times = []
  for (let length = 1; length <= ${phrase.length}; length++) {
    const start = performance.now()
    set.call(field, ${JSON.stringify(phrase)}.slice(0, length))
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await painted()
    times.push(performance.now() - start)
    await new Promise((done) => setTimeout(done, 80))
  }
  return times
})()`

function section(title: string, what: string, answer: unknown): string[] {
  const times = z
    .array(z.number())
    .parse(answer)
    .toSorted((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return [
    `\n## ${title}\n`,
    ...heading(what, 'p50', 'p95', 'goal', 'verdict (p95)'),
    row(
      times.length,
      `${at(0.5).toFixed(0)} ms`,
      `${at(0.95).toFixed(0)} ms`,
      '100 ms',
      verdict(at(0.95), 100),
    ),
  ]
}

/** Measures the times while typing; the code that parses phrases is loaded before, when the field gets the focus. */
export async function typing(origin: string): Promise<string[]> {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(origin)
    const field = page.locator('.words input')
    const understood = page.locator('.words .chip')
    await field.fill('Golf')
    await understood.first().waitFor()
    await field.fill('')
    const answer: unknown = await page.evaluate(typePhrase)
    if ((await understood.count()) < 5) throw new Error('The phrase was not understood.')
    return section('A letter typed in the search in words until its meaning is painted', 'letters', answer)
  } finally {
    await browser.close()
  }
}

/** Measures the time from a changed criterion until its count is painted, on this machine without throttling. */
export async function interaction(origin: string): Promise<string[]> {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(origin)
    await page.locator('select[name="carMaker"] option').nth(5).waitFor({ state: 'attached' })
    await page.locator('.count-button .num', { hasText: /\d/ }).waitFor()
    const answer: unknown = await page.evaluate(chooseMakers)
    return section('A criterion changed until the new count is painted', 'changes', answer)
  } finally {
    await browser.close()
  }
}
