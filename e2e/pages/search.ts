import type { Page } from '@playwright/test'

const form = (page: Page) => page.getByRole('form', { name: 'Schnellsuche' })

/** The quick search of the home page. */
export const quickSearch = (page: Page) => ({
  open: () => page.goto('/#/home'),
  vehicle: (name: 'PKW' | 'Transporter') => form(page).getByRole('radio', { name }),
  /** Clicks the label, because it covers the radio button. */
  chooseVehicle: (name: 'PKW' | 'Transporter') => form(page).getByText(name, { exact: true }).click(),
  maker: form(page).getByLabel('Hersteller'),
  model: form(page).getByLabel('Modellreihe'),
  /** The field of a range, which opens its two lists. */
  range: (name: string) => form(page).getByRole('button', { name: new RegExp(`^${name} `) }),
  yearFrom: form(page).getByLabel('Erstzulassung von'),
  kilometerTo: form(page).getByLabel('Kilometerstand bis'),
  priceFrom: form(page).getByLabel('Preis von'),
  priceTo: form(page).getByLabel('Preis bis'),
  gwNumber: form(page).getByLabel('GW-Nummer'),
  detailSearch: form(page).getByRole('button', { name: 'Detailsuche' }),
  submit: form(page).getByRole('button', { name: /Ergebnis/ }),
})

/** The list of results. */
export const results = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Suchergebnisse' }),
  found: page.getByText(/^Es w(?:urden|urde) [\d.]+ Fahrzeuge? gefunden$/),
  cards: page.getByRole('main').getByRole('article'),
  links: page.getByRole('main').getByRole('article').getByRole('link'),
  prices: page.locator('.vcard .price'),
  filters: page.getByRole('list', { name: 'Aktive Filter' }).getByRole('listitem'),
  removeFilter: (label: string) => page.getByRole('button', { name: `Filter ${label} entfernen` }),
  sort: page.getByLabel('Sortieren nach'),
  more: page.getByRole('button', { name: 'mehr anzeigen' }),
  change: page.getByRole('link', { name: 'Suche ändern' }).first(),
})

/** The number in a text like 'Es wurden 1.284 Fahrzeuge gefunden'. */
export const numberIn = (text: string | null) => Number(/\d[\d.]*/.exec(text ?? '')?.[0].replaceAll('.', ''))
