import type { Page } from '@playwright/test'

export type UploadFile = { name: string; mimeType: string; buffer: Buffer }

/** The page where an applicant submits papers. */
export function documentsPage(page: Page) {
  const main = page.getByRole('main')
  const type = main.getByLabel('Dokumententyp', { exact: true })
  const chooser = main.locator('input[type=file]')
  const add = main.getByRole('button', { name: 'Datei hochladen' })
  return {
    type,
    chooser,
    add,
    heading: main.getByRole('heading', { name: 'Dokumente hochladen', level: 1 }),
    chosen: main.locator('#chosen-file'),
    rows: main.getByRole('row').filter({ has: page.getByRole('button') }),
    consent: main.getByLabel(/Kopien meines Ausweises/),
    submit: main.getByRole('button', { name: 'Dokumente senden' }),
    async addPaper(documentType: string, file: UploadFile) {
      await type.selectOption({ label: documentType })
      await chooser.setInputFiles(file)
      await add.click()
    },
  }
}
