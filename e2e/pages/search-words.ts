import type { Page } from '@playwright/test'

const german = { form: 'Suche in Worten', field: 'Suche in Worten oder GW-Nummer', chips: 'Aktive Filter' }
export const englishWordSearch = {
  form: 'Search in your own words',
  field: 'Search in your own words or by GW number',
  chips: 'Active filters',
}

/** The search in words, on home or in the header. @param names of its parts in the language of the page */
export const wordSearch = (page: Page, names = german) => {
  const form = page.getByRole('search', { name: names.form })
  return {
    field: form.getByRole('combobox', { name: names.field }),
    chips: form.getByRole('list', { name: names.chips }).getByRole('listitem'),
    remove: (label: string) => form.getByRole('button', { name: `Filter ${label} entfernen` }).click(),
    reading: (label: string | RegExp) => form.getByRole('button', { name: label }),
    panel: form.locator('.word-panel'),
    status: form.getByRole('status').first(),
    option: (name: RegExp) => form.getByRole('option', { name }),
  }
}
