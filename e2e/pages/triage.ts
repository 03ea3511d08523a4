import type { Page } from '@playwright/test'

/** The results as rows, with the selected car beside them on wide screens. */
export const triage = (page: Page) => ({
  rows: page.getByRole('list', { name: /Fahrzeuge$/ }).getByRole('listitem'),
  current: page.locator('.trow-main[aria-current="true"]'),
  pane: page.getByRole('region', { name: 'Ausgewähltes Fahrzeug' }),
  said: page.locator('.said').getByRole('status'),
  dismissed: page.getByRole('button', { name: /^Ausgeblendete zeigen/ }),
})
