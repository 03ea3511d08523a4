import type { Page } from '@playwright/test'

/** The dialog for an enquiry or a viewing request. */
export const enquiryDialog = (page: Page) => {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    message: dialog.getByLabel('Nachricht'),
    phone: dialog.getByLabel('Telefon'),
    consent: dialog.getByRole('checkbox', { name: /elektronischen Speicherung/ }),
    date: dialog.getByRole('textbox', { name: 'Datum' }),
    time: dialog.getByRole('textbox', { name: 'Uhrzeit' }),
    payment: (name: string) => dialog.getByRole('checkbox', { name, exact: true }),
    firstFreeDay: dialog
      .locator('.day:not([data-unavailable], [data-disabled], [data-outside-month])')
      .first(),
    submit: dialog.getByRole('button', { name: /senden$/ }),
    /** Fills in the contact data, which are prefilled for dealers only. */
    fillContact: async (email: string) => {
      await dialog.getByLabel('Vorname').fill('Erika')
      await dialog.getByLabel('Nachname').fill('Beispiel')
      await dialog.getByLabel('Telefon').fill('+496990009')
      await dialog.getByLabel('E-Mail').fill(email)
    },
  }
}
