import type { Page } from '@playwright/test'

/**
 * Waits until the app has drawn the current page with its level-1 heading and has loaded everything. Before that, the
 * first screen is shown, which is inert and will be replaced, or, after a change of the address, the previous page.
 * Pages outside the app are ready when parsed.
 */
export const untilStanding = (page: Page) =>
  page.waitForFunction(stands, undefined, { timeout: 60_000, polling: 50 })

/** Runs in the browser: whether the current page is ready. */
function stands(): boolean {
  if (!document.getElementById('root')) return document.readyState !== 'loading'
  const main = document.querySelector<HTMLElement>('main[aria-busy="false"]')
  const [asked = ''] = location.hash.slice(1).split('?')
  return main?.dataset.shown === asked && main.querySelector('h1') !== null
}

/** Makes `goto`, `reload` and `goBack` wait until the page is ready, so that no test acts on a loading page. */
export function patient(page: Page): Page {
  const { goto, reload, goBack } = page
  const waiting =
    <Given extends unknown[], Reply>(go: (...given: Given) => Promise<Reply>) =>
    async (...given: Given) => {
      const reply = await go.apply(page, given)
      await untilStanding(page)
      return reply
    }
  return Object.assign(page, { goto: waiting(goto), reload: waiting(reload), goBack: waiting(goBack) })
}
