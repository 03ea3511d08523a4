import type { Page } from '@playwright/test'

/** The watchlist with its entries and dialogs. */
export const watchlist = (page: Page) => ({
  open: () => page.goto('/#/watchlist'),
  heading: page.getByRole('heading', { level: 1, name: 'Ihre Merkliste' }),
  /** The entries as rows, the default view. */
  rows: page.getByRole('main').locator('.entry'),
  row: (gwnummer: string) => page.getByRole('main').locator('.entry').filter({ hasText: gwnummer }),
  cards: page.getByRole('main').getByRole('article'),
  asCards: () => page.getByText('Karten', { exact: true }).click(),
  choose: (car: { gwnummer: string }) =>
    page.getByRole('checkbox', { name: new RegExp(`${car.gwnummer} auswählen$`) }),
  bulk: page.getByRole('toolbar', { name: 'Aktionen für die Auswahl' }),
  clear: page.getByRole('button', { name: 'Merkliste leeren' }).first(),
  dialog: page.getByRole('dialog'),
  empty: page.getByRole('heading', { name: 'Es gibt zurzeit kein Fahrzeug in Ihrer Merkliste.' }),
  badge: page.locator('.badge:visible'),
})

/** The star of the n-th car of a list. */
export const star = (page: Page, place: number) =>
  page.getByRole('main').getByRole('article').nth(place).locator('.star')
