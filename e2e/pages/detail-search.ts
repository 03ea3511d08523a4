import type { Page } from '@playwright/test'

/** The detailed search form. */
export const detailSearch = (page: Page) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Detailsuche' })
  /** The button in the side panel, or in the bar above the bottom bar on phones; only one is visible. */
  const results = page.getByRole('button', { name: /Ergebnis/ }).filter({ visible: true })
  return {
    open: (query = '') => page.goto(`/#/detailsearch${query}`),
    heading,
    results,
    /** The number on the button; while a new count is loading, the previous one. */
    total: async () => Number((await results.textContent())?.replace(/\D/g, '')),
    vehicle: (name: 'PKW' | 'Transporter') =>
      page.getByText(name, { exact: true }).filter({ visible: true }).last(),
    option: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    inGroup: (group: string, name: string) =>
      page.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name, exact: true }),
    select: (name: string) => page.getByRole('combobox', { name, exact: true }),
    chip: (name: string) => page.getByRole('button', { name: `Filter ${name} entfernen` }),
    reset: page.getByRole('button', { name: 'Zurücksetzen' }).filter({ visible: true }),
    values: (name: string) =>
      page
        .getByRole('combobox', { name, exact: true })
        .locator('option')
        .evaluateAll((options) =>
          options.map((option) => (option as HTMLOptionElement).value).filter(Boolean),
        ),
  }
}
