import type { Page } from '@playwright/test'

type CarFile = { eaktedokumenttyp: string }
export type StockCar = {
  fahrzeugid: number
  gwnummer: string
  hersteller: string
  modellgruppe: string
  kilometerstandbis: number | null
  mvpcarstockimages: CarFile[]
}

const name = (text: string) => encodeURIComponent(text.replaceAll('/', '-'))

/** The vehicle page. */
export const carDetail = (page: Page) => {
  const gallery = page.getByRole('group', { name: 'Fahrzeugbilder' })
  return {
    pathOf: ({ fahrzeugid, hersteller, modellgruppe }: StockCar, source = 'searchResults') =>
      `/#/cardetailsview/${fahrzeugid}/${name(hersteller)}/${name(modellgruppe)}/vname/${source}`,
    heading: page.getByRole('heading', { level: 1 }),
    back: page.getByRole('link', { name: 'Zurück' }),
    gallery,
    counter: gallery.getByRole('status'),
    next: gallery.getByRole('button', { name: 'Nächstes Bild' }),
    previous: gallery.getByRole('button', { name: 'Vorheriges Bild' }),
    thumb: (number: number) => page.getByRole('button', { name: `Bild ${number} anzeigen` }),
    /** The button beside the price; phones have a second one in the bar at the bottom. */
    enquiry: page.getByRole('button', { name: 'Anfrage senden' }).first(),
    appointment: page.getByRole('button', { name: 'Termin vereinbaren' }),
    dealerReport: page.getByRole('button', { name: 'Gutachten herunterladen' }),
    consumerReport: page.getByRole('button', { name: 'Zustandsbericht herunterladen' }),
    dealerBlock: page.getByRole('region', { name: 'Für Händler' }),
    /** The price shown to the current user, with its label. */
    price: page.getByRole('complementary', { name: 'Preis und Kontakt' }),
    /** The value of a label in the fact lists. */
    fact: (label: string) =>
      page
        .locator('dl.fact-list > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .getByRole('definition'),
    section: (title: string) =>
      page.locator('details').filter({ has: page.getByText(title, { exact: true }) }),
  }
}

/** The first car, cheapest first, that satisfies a condition; requested with the page's session. */
export async function carWhere(page: Page, test: (car: StockCar) => boolean): Promise<StockCar> {
  for (let number = 0; number < 40; number++) {
    const query = `sort=preis,asc&size=100&page=${number}`
    const cars: StockCar[] = await (await page.request.get(`/mvp/api/mvp-car-stocks?${query}`)).json()
    const found = cars.find(test)
    if (found) return found
  }
  throw new Error('No car of the demo stock satisfies the test.')
}

export const hasFile = (type: string) => (car: StockCar) =>
  car.mvpcarstockimages.some(({ eaktedokumenttyp }) => eaktedokumenttyp === type)

/** The id of a car whose request fails with this problem type. */
export async function carAnswering(page: Page, type: string): Promise<number> {
  for (let id = 1; id < 500; id++) {
    const reply = await page.request.get(`/mvp/api/mvp-car-stocks/${id}`)
    if (!reply.ok() && (await reply.json()).type === type) return id
  }
  throw new Error(`No car fails with the problem type ${type}.`)
}
