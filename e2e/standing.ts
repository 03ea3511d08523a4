import type { Page } from '@playwright/test'

/**
 * Waits until the app has drawn the page its address names, with the page's level-1 heading, and has nothing more of
 * it to load. Before that the page shows its first screen, which nobody can use and which is replaced as a whole;
 * after a change of the address alone it shows the page before. Pages that are not of the app stand when parsed.
 */
export const untilStanding = (page: Page) => page.waitForFunction(stands, undefined, { timeout: 60_000 })

/** Runs in the browser. */
function stands(): boolean {
  if (!document.getElementById('root')) return document.readyState !== 'loading'
  const main = document.querySelector<HTMLElement>('main[aria-busy="false"]')
  const [asked = ''] = location.hash.slice(1).split('?')
  return main?.dataset.shown === asked && main.querySelector('h1') !== null
}

/** A page whose addresses are there when they have been gone to: no story acts on a page that is still coming. */
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
