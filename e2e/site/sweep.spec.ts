import type { Page, ViewportSize } from '@playwright/test'
import { expect, expectAccessible, expectFits, test, type Who } from '../fixtures.ts'
import { carDetail, type StockCar } from '../pages/car-details.ts'
import { expectTranslated } from '../translated.ts'

/** The smallest supported screen (WCAG 2.2, criterion 1.4.10). */
const smallest = { width: 320, height: 640 }

/** Asserts that what a search in words proposes and does not understand shows no German text. */
async function expectTranslatedSuggestions(page: Page) {
  const field = page.getByRole('combobox').first()
  await field.fill('sedan 12000 bez haka')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expectTranslated(page, 'the search in words')
  await field.fill('')
}

/**
 * Asserts that a page is accessible and fits the screen.
 * @param viewport of the project; below 640 pixels width the smallest screen is checked too
 */
async function expectUsable(page: Page, address: string, viewport: ViewportSize | null) {
  await page.goto(`/#/${address}`)
  await expectAccessible(page)
  if (process.env.PSEUDO_LANGUAGE) await expectTranslated(page, address)
  if (process.env.PSEUDO_LANGUAGE && address === 'home') await expectTranslatedSuggestions(page)
  await expectFits(page)
  if (!viewport || viewport.width >= 640) return
  await page.setViewportSize(smallest)
  await expectFits(page)
  await page.setViewportSize(viewport)
}

/**
 * Every route and its main states, by a role that may see them. `car` stands for the page of the newest vehicle,
 * `:gwnummer` for its number.
 */
const places: [who: Who | null, title: string, addresses: string[]][] = [
  [
    null,
    'search',
    [
      'home',
      'searchresults?maker=Audi&transporter=false&km_stand_to=50000&price_to=30000',
      'searchresults?gwNummer=000002',
      'searchresults/promotion/Audi',
      'detailsearch',
      'detailsearch?maker=Audi&transporter=false&km_stand_from=10000&km_stand_to=150000&price_to=100000',
      'detailsearch?transporter=true',
      'compare',
    ],
  ],
  [
    null,
    'vehicle and notification',
    [
      'car',
      'cardetailsview/99999999/Audi/A4/vname/searchView',
      'search-notification',
      'delete-notification/geheim',
      'confirm-notification/geheim',
    ],
  ],
  [
    null,
    'access',
    [
      'login',
      'login/house?refusal=no-group',
      'register',
      'password-reset',
      'password-change/geheim',
      'invitation/geheim',
      'pass/geheim',
      'email/verify/geheim',
      'email/verification-mail',
      'impressum',
      'datenschutz',
      'barrierefreiheit',
      'nutzungsbedingungen',
    ],
  ],
  [
    'dealer',
    'stock',
    [
      'home',
      'searchresults?maker=Audi&transporter=false',
      'searchresults?maker=Audi&transporter=false&view=list',
      'searchresults?maker=Audi&transporter=false&view=split',
      'searchresults?dismissed=only',
      'car',
      'detailsearch',
      'watchlist',
    ],
  ],
  [
    'dealer',
    'account',
    [
      'meine',
      'purchases',
      'account',
      'company',
      'company/integrations',
      'company/webhooks',
      'enquiries',
      'notifications',
      'password-change',
      'terms-of-use/watchlist',
    ],
  ],
  ['new', 'applicant', ['upload-documents']],
  ['waiting', 'applicant', ['upload-documents-approval-pending']],
  [
    'admin',
    'stock of the house',
    [
      'house/vehicles?filter=state:offered',
      'house/vehicles?filter=state:unpublished&filter=photos:..0&column=fin&column=purchasePrice&sort=fin,desc',
      'house/vehicles?q=gibtesnicht',
      'house/vehicles/new',
      'house/vehicles/:gwnummer',
      'house/vehicles/:gwnummer?teil=zustand',
      'house/vehicles/:gwnummer?teil=dokumente',
      'house/vehicles/:gwnummer?teil=beobachter',
      'house/vehicles/:gwnummer/photos',
      'house/vehicles/:gwnummer/condition',
      'house/yard',
      'house/hand-over',
      'house/photos',
      'house/imports',
      'house/imports/runs/1',
      'house/jobs',
      'house/jobs/new/reserve',
    ],
  ],
  [
    'admin',
    'partners of the house',
    [
      'home',
      'house',
      'house/applicants',
      'house/dealers',
      'house/dealers/imports',
      'house/dealers?q=gibtesnicht&state=closed',
      'house/purchases',
      'house/purchases?state=ready&q=gibtesnicht',
      'house/carriers',
      'house/payments',
      'house/accounting',
      'house/claims',
      'house/claims?state=all&q=gibtesnicht',
      'house/enquiries',
      'house/enquiries?state=all&holder=none&kind=enquiry&q=gibtesnicht',
      'house/appointments',
      'house/appointments?span=day&day=2026-12-25',
    ],
  ],
  [
    'admin',
    'office of the house',
    [
      'house/mails',
      'house/mail-replies',
      'house/colleagues',
      'house/audit',
      'house/integrations',
      'house/retention',
      'house/settings',
      'house/settings/bank-account',
      'house/settings?group=links',
      'house/settings?group=offer',
      'house/settings?group=accounts',
      'house/settings?group=claims',
      'house/settings?group=mails',
    ],
  ],
]

const someFile = {
  name: 'partner.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Kundennummer;E-Mail;Gruppe\n123;partner@haus.example;HAENDLER'),
}

test('files of the office are accessible, fit the screen and truncate no text', {
  tag: '@both-widths',
}, async ({ page, signInAs, viewport }) => {
  await signInAs('admin')
  const idOf = async (url: string): Promise<unknown> => (await (await page.request.get(url)).json())[0]?.id
  const partner = '/uaa/api/house-dealers?state=approved&q=haendler@autoexpo.example'
  await page.goto('/#/house/dealers/imports')
  const form = page.getByRole('main').locator('form')
  await form.locator('input[type=file]').setInputFiles(someFile)
  await form.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/dealers\/imports\/[0-9a-f-]{36}$/)
  for (const address of [
    new URL(page.url()).hash.slice(2),
    `house/dealers/${await idOf(partner)}`,
    `house/enquiries/${await idOf('/mvp/api/mvp-car-requests')}`,
    `house/purchases/${await idOf('/mvp/api/house-purchases?state=ready')}`,
  ])
    await test.step(address, () => expectUsable(page, address, viewport))
})

test('a purchase of the dealer is accessible, fits the screen and truncates no text', {
  tag: '@both-widths',
}, async ({ page, signInAs, viewport }) => {
  await signInAs('dealer')
  const purchases = await (await page.request.get('/mvp/api/mvp-meine/hand-overs?size=24')).json()
  for (const state of ['open', 'ready', 'collected'])
    await test.step(state, () =>
      expectUsable(
        page,
        `purchases/${purchases.find((purchase: { state: string }) => purchase.state === state)?.id}`,
        viewport,
      ),
    )
})

for (const [who, title, addresses] of places)
  test(`pages of "${title}" for ${who ?? 'a visitor'} are accessible, fit the screen and truncate no text`, {
    tag: '@both-widths',
  }, async ({ page, signInAs, isMobile, viewport }) => {
    const [car]: StockCar[] = await (await page.request.get('/mvp/api/mvp-car-stocks-last')).json()
    if (!car || !viewport) throw new Error('There is no vehicle or no width.')
    if (who) await signInAs(who)
    if (isMobile) {
      // Together, the install note and the fixed bar of the vehicle page would cover half of the thumbnails.
      await page.goto('/#/home')
      // By its place, because its name depends on the language.
      await page.locator('.appbanner').getByRole('button').last().click()
    }
    for (const address of addresses)
      await test.step(address, async () => {
        const place =
          address === 'car'
            ? carDetail(page).pathOf(car).slice(3)
            : address.replace(':gwnummer', car.gwnummer)
        await expectUsable(page, place, viewport)
      })
  })
