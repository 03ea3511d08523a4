import { aCompany } from '../applicants.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { linkIn } from '../mail.ts'
import { call, signIn } from '../session.ts'
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
  outbox,
  isMobile,
}) => {
  test.slow()
  // An account of its own: the demo accounts stay German for the stories that run beside this one.
  await signInAs('admin')
  const { email, password } = aCompany()
  const colleague = { firstName: 'Emma', lastName: 'English', email, role: 'administrator' }
  await call(page, 'POST', '/uaa/api/colleagues', colleague)
  await page.context().clearCookies({ name: 'sid' })
  await page.goto(linkIn(await outbox.lastTo(email, 'Ihr Zugang'), '/password-change/'))
  await page.getByLabel('Neues Passwort').fill(password)
  await page.getByLabel('Passwort bestätigen').fill(password)
  await page.getByRole('button', { name: 'Passwort zurücksetzen' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await signIn(page, email, password)

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
})
