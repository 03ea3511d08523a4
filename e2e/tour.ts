import { expect, type Page } from '@playwright/test'
import type { Who } from './fixtures.ts'
import { carDetail, type StockCar } from './pages/car-details.ts'

/**
 * All routes of the specification (section 2) by a role that may see them. `dealer-activation` redirects to
 * `house/applicants`, which is visited instead.
 */
const stations = (car: string): [who: Who | null, routes: string[]][] => [
  [
    null,
    [
      'home',
      'searchresults?maker=Audi&transporter=false',
      'searchresults/promotion/Audi',
      car,
      'detailsearch',
      'login',
      'register',
      'password-reset',
      'password-change/geheim',
      'search-notification',
      'delete-notification/geheim',
      'email/verify/geheim',
    ],
  ],
  ['dealer', ['watchlist', 'meine', 'purchases', 'password-change', 'terms-of-use/watchlist']],
  ['new', ['upload-documents']],
  ['waiting', ['upload-documents-approval-pending']],
  ['admin', ['house/applicants']],
]

type Tour = { page: Page; signInAs: (who: Who) => Promise<void>; atEach?: (route: string) => Promise<void> }

/**
 * Loads every route from scratch, so that no state of the previous page is kept.
 * @returns the car whose page was shown
 */
export async function tour({ page, signInAs, atEach }: Tour): Promise<StockCar> {
  const [car]: StockCar[] = await (await page.request.get('/mvp/api/mvp-car-stocks-last')).json()
  if (!car) throw new Error('The stock is empty.')
  let visit = 0
  for (const [who, routes] of stations(carDetail(page).pathOf(car).replace('/#/', ''))) {
    if (who) {
      await page.context().clearCookies({ name: 'sid' })
      await signInAs(who)
    }
    for (const route of routes) {
      await page.goto(`/?visit=${visit++}#/${route}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(decodeURIComponent(page.url()).split('#/')[1]).toBe(decodeURIComponent(route))
      await atEach?.(route)
    }
  }
  return car
}
