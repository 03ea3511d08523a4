import type { Page } from '@playwright/test'

/** The shell around every page. */
export const shell = (page: Page) => ({
  header: page.getByRole('banner'),
  footer: page.getByRole('contentinfo'),
  quickBar: page.getByRole('navigation', { name: 'Schnellzugriff' }),
  menuButton: (name: string) =>
    page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('button', { name }),
  message: page.locator('.toast'),
  closeMessage: page.getByRole('button', { name: 'Meldung schließen' }),
})
