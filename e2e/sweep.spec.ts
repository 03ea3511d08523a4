import { expectAccessible, expectFits, test, type Who } from './fixtures.ts'
import { carDetail, type StockCar } from './pages/car-details.ts'

/** The smallest screen that must do (WCAG 2.2, reflow). */
const smallest = { width: 320, height: 640 }

/** Every route and its main states, each as somebody who may see it; `car` stands for the newest vehicle's page,
 * `:gwnummer` for its number. */
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
      'register',
      'password-reset',
      'password-change/geheim',
      'invitation/geheim',
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
    'house',
    [
      'home',
      'house',
      'house/vehicles?filter=state:offered',
      'house/vehicles?filter=state:unpublished&filter=photos:..0&column=fin&column=purchasePrice&sort=fin,desc',
      'house/vehicles?q=gibtesnicht',
      'house/vehicles/new',
      'house/applicants',
      'house/mails',
      'house/colleagues',
      'house/audit',
      'house/retention',
      'house/settings',
      'house/settings?group=links',
      'house/settings?group=offer',
      'house/settings?group=accounts',
      'house/settings?group=mails',
      'house/enquiries',
      'house/appointments',
      'house/appointments?span=day&day=2026-12-25',
      'house/enquiries?state=all&holder=none&kind=enquiry&q=gibtesnicht',
      'house/imports',
      'house/imports/runs/1',
      'house/jobs',
      'house/jobs/new/reserve',
      'house/vehicles/:gwnummer',
      'house/photos',
      'house/dealers',
      'house/dealers/imports',
      'house/dealers?q=gibtesnicht&state=closed',
      'house/purchases',
      'house/purchases?state=ready&q=gibtesnicht',
      'house/vehicles/:gwnummer/photos',
      'house/vehicles/:gwnummer/condition',
    ],
  ],
]

for (const [who, title, addresses] of places)
  test(`${title} as ${who ?? 'a visitor'}: accessible, nothing too wide, no text cut`, {
    tag: '@both-widths',
  }, async ({ page, signInAs, isMobile, viewport }) => {
    const [car]: StockCar[] = await (await page.request.get('/mvp/api/mvp-car-stocks-last')).json()
    if (!car || !viewport) throw new Error('There is no vehicle or no width.')
    if (who) await signInAs(who)
    if (isMobile) {
      // With the note about installing, the fixed bar of the vehicle page covers half of the thumbnails.
      await page.goto('/#/home')
      await page.getByRole('button', { name: 'Hinweis schließen' }).click()
    }
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(
          address === 'car'
            ? carDetail(page).pathOf(car)
            : `/#/${address.replace(':gwnummer', car.gwnummer)}`,
        )
        await expectAccessible(page)
        await expectFits(page)
        if (!isMobile) return
        await page.setViewportSize(smallest)
        await expectFits(page)
        await page.setViewportSize(viewport)
      })
  })
