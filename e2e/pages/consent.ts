import type { Page } from '@playwright/test'

/** The consent tool, and what the browser stores for the portal. */
export const consent = (page: Page) => {
  const question = page.getByRole('dialog', { name: 'Ihre Privatsphäre' })
  return {
    question,
    accept: question.getByRole('button', { name: 'Alle akzeptieren' }),
    refuse: question.getByRole('button', { name: 'Nur notwendige' }),
    choose: question.getByRole('button', { name: 'Auswahl treffen' }),
    save: question.getByRole('button', { name: 'Auswahl speichern' }),
    choice: (name: string) => question.getByRole('checkbox', { name }),
    settings: page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }),
    /** The names of everything the browser stores for the portal: cookies, storage keys, caches and databases. */
    kept: async () => {
      const cookies = (await page.context().cookies()).map(({ name }) => name)
      const keys = await page.evaluate(async () => [
        ...Object.keys({ ...localStorage, ...sessionStorage }),
        ...(await caches.keys()),
        ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
      ])
      return [...cookies, ...keys]
    },
  }
}
