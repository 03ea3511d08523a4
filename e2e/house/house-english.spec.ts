import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { call } from '../session.ts'
import { expectEnglish } from '../translated.ts'

/** Pages with their headings, and whether axe checks them. */
const pages: [address: string, heading: string | RegExp, isChecked?: true][] = [
  ['vehicles?filter=state:offered', 'Vehicles', true],
  ['vehicles/:gwnummer', /./, true],
  ['vehicles/:gwnummer?teil=zustand', /./],
  ['vehicles/:gwnummer?teil=preise', /./],
  ['vehicles/:gwnummer?teil=dokumente', /./],
  ['vehicles/:gwnummer/photos', /^Photos/],
  ['vehicles/:gwnummer/condition', /./],
  ['vehicles/new', 'Add vehicle'],
  ['imports', 'Imports'],
  ['jobs', 'Jobs'],
  ['jobs/new/reserve', /./],
  ['enquiries', 'Enquiries', true],
  ['appointments', 'Appointments'],
  ['claims', 'Complaints'],
  ['purchases', 'Purchases'],
  ['carriers', 'Carriers'],
  ['payments', 'Payments'],
  ['accounting', 'Tax adviser'],
  ['dealers', 'Dealers'],
  ['dealers/imports', 'Import partners and purchases'],
  ['applicants', /./],
  ['colleagues', 'Colleagues'],
  ['settings', 'Settings', true],
  ['settings?group=offer', 'Settings'],
  ['settings?group=mails', 'Settings'],
  ['settings/bank-account', 'Bank account'],
  ['audit', 'Audit log'],
  ['mails', /./],
  ['mail-replies', /./],
  ['integrations', /./],
  ['retention', /./],
  ['yard', /./],
  ['hand-over', /./],
]

test.use({ isFresh: true })

test('A member of the house reads the area in English', { tag: '@both-widths' }, async ({
  page,
  signInAs,
  isMobile,
}) => {
  test.slow()
  await signInAs('admin')
  await page.goto('/#/house')
  if (isMobile) await page.getByRole('button', { name: 'Mehr' }).click()
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await expectAccessible(page)
  await expectEnglish(page)
  const [car] = await (await page.request.get('/mvp/api/mvp-car-stocks-last')).json()
  for (const [address, heading, isChecked] of pages) {
    await page.goto(`/#/house/${address.replace(':gwnummer', car.gwnummer)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    if (isChecked) await expectAccessible(page)
    await expectEnglish(page)
    await expectFits(page)
  }
  await call(page, 'POST', '/uaa/api/account', { langKey: 'de' })
})
