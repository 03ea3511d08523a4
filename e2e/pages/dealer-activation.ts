import type { Page } from '@playwright/test'
import { lightPage } from '../kept-pages.ts'

/** The review desk of the administrator. */
export function reviewDesk(page: Page) {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Grund') })
  const viewer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: /^Pass|Gewerbe/ }) })
  const username = main.getByLabel('Benutzername')
  const partnerNumber = main.getByLabel('Partnernummer')
  return {
    username,
    partnerNumber,
    dialog,
    viewer,
    heading: main.getByRole('heading', { name: 'Händleraktivierung', level: 1 }),
    activate: main.getByRole('button', { name: 'Händleraccount aktivieren' }),
    yes: main.getByLabel('Ja'),
    no: main.getByLabel('Nein'),
    /** Reloads the desk with the current list. */
    async open() {
      await page.goto(lightPage)
      await page.goto('/#/house/applicants')
    },
    openApplication: (company: string) => main.getByRole('link', { name: new RegExp(company) }).click(),
    accept: (paper: string) => main.getByRole('button', { name: `${paper} annehmen` }).click(),
    view: (paper: string) => main.getByRole('button', { name: `${paper} ansehen` }).click(),
    /** Whether the displayed PDF page contains pixels that are not nearly white. */
    isDrawn: () =>
      viewer.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        return pixels.some((value, index) => index % 4 < 3 && value < 200)
      }),
    async giveReason(button: string, reason: string, action: string) {
      await main.getByRole('button', { name: button }).click()
      await dialog.getByLabel('Grund').fill(reason)
      await dialog.getByRole('button', { name: action }).click()
    },
  }
}
