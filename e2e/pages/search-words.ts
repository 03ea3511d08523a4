import type { Page } from '@playwright/test'

/** The search in words, on home or in the header. */
export const wordSearch = (page: Page) => {
  const form = page.getByRole('search', { name: 'Suche in Worten' })
  return {
    field: form.getByRole('combobox', { name: 'Suche in Worten oder GW-Nummer' }),
    chips: form.getByRole('list', { name: 'Aktive Filter' }).getByRole('listitem'),
    remove: (label: string) => form.getByRole('button', { name: `Filter ${label} entfernen` }).click(),
    reading: (label: string | RegExp) => form.getByRole('button', { name: label }),
    panel: form.locator('.word-panel'),
    status: form.getByRole('status').first(),
    option: (name: RegExp) => form.getByRole('option', { name }),
  }
}
