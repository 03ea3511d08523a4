import { letters } from '../applicants.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { aFarFriday, aFarWednesday } from '../pages/enquiry-desk.ts'
import { call } from '../session.ts'

test('hours of a day are blocked, shown in the calendar and unblocked', { tag: '@both-widths' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('office')
  const day = await aFarWednesday()
  await page.goto(`/#/house/appointments?day=${day}`)
  const panel = page.getByRole('region', { name: 'Stunden ohne Termine' })
  const until = panel.getByRole('combobox', { name: 'Bis' })
  const block = panel.getByRole('button', { name: 'Stunden sperren' })
  await panel.getByLabel('Am').fill(day)
  await panel.getByLabel('Grund der Sperre').fill('Besprechung')
  await panel.getByRole('combobox', { name: 'Von' }).selectOption('12:00')
  await until.selectOption('11:00')
  await block.click()
  await expect(panel.getByText('Das Ende muss nach dem Anfang liegen.')).toBeVisible()
  await until.selectOption('13:00')
  const [car] = await (await call(page, 'GET', '/mvp/api/mvp-car-stocks-last')).json()
  const german = day.split('-').reverse()
  // Unique, because the test at the other width may use the same day.
  const lastName = `Termin ${letters(String(Date.now()))}`
  await call(page, 'POST', '/mvp/api/mvp-appointment-car-request', {
    ...{ gwnummer: car.gwnummer, firstName: 'Erika', lastName, telephone: '+49-6990009' },
    ...{ userEmail: `erika${Date.now()}@kunde.example`, bemerkungen: 'Ich komme.', consent: true },
    paymentOption: [{ value: 'BARZAHLUNG', checked: true }],
    ...{ appointment_date: german.join('-'), appointment_time: '12:15' },
  })
  await block.click()
  const warning = page.getByRole('dialog', { name: 'Termine in dieser Zeit' })
  await expect(warning.getByRole('link', { name: `12:15 Uhr, Erika ${lastName}` })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await warning.getByRole('button', { name: 'Trotzdem sperren' }).click()
  await expect(page.getByRole('link', { name: new RegExp(`12:15 Erika ${lastName}`) })).toBeVisible()

  const shown = page.getByText('12:00 bis 13:00 gesperrt')
  await expect(shown).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  const release = panel.getByRole('button', { name: `${german.join('.')}, 12:00 bis 13:00 Uhr freigeben` })
  await release.click()
  await expect(shown).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(shown).toBeVisible()
  await release.click()
  await expect(shown).toHaveCount(0)

  // Many appointments at one time stay large enough to be clicked.
  await page.route('**/mvp/api/house-appointments?*', async (route) => {
    // The portal may close a connection that was idle at the moment it is used again.
    const response = await route.fetch({ maxRetries: 2 })
    const calendar = await response.json()
    for (const one of calendar.days)
      one.entries = one.entries.flatMap((entry: { id: string }) =>
        Array.from({ length: 8 }, (_, copy) => ({ ...entry, id: `${entry.id}-${copy}` })),
      )
    await route.fulfill({ response, json: calendar })
  })
  await page.reload()
  await expect(page.getByRole('link', { name: new RegExp(`12:15 Erika ${lastName}`) })).toHaveCount(8)
  await expectAccessible(page)
  await expectFits(page)
})

test('a day without appointments is added, shown with its reason and given free again', {
  tag: '@both-widths',
}, async ({ page, signInAs }) => {
  await signInAs('office')
  const day = await aFarFriday()
  const reason = `Inventur ${letters(String(Date.now()))}`
  await page.goto(`/#/house/appointments?day=${day}`)
  const panel = page.getByRole('region', { name: 'Tage ohne Termine' })
  await panel.getByRole('button', { name: 'Tag sperren' }).click()
  await expect(panel.getByText('Bitte geben Sie einen gültigen Tag an.')).toBeVisible()
  await panel.getByLabel(/^Tag/).fill(day)
  await panel.getByLabel('Grund').fill(reason)
  await panel.getByRole('button', { name: 'Tag sperren' }).click()
  const added = panel.getByRole('listitem').filter({ hasText: reason })
  await expect(added).toContainText(day.split('-').reverse().join('.'))
  await expectAccessible(page)
  await expectFits(page)

  await added.getByRole('button').click()
  await expect(added).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(added).toContainText(day.split('-').reverse().join('.'))
  await added.getByRole('button').click()
  await expect(added).toHaveCount(0)
})

test('the office subscribes to its calendar by a secret address until the feed is switched off', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('office')
  await page.goto('/#/house/appointments')
  const panel = page.getByRole('region', { name: 'Terminkalender' })
  const address = panel.getByRole('status', { name: 'Adresse zum Abonnieren' })
  await panel.getByRole('button', { name: 'Kalender einschalten' }).click()
  await expect(address).toHaveText(/\/termine\.ics$/)
  const calendar = (await address.textContent()) ?? ''
  expect(await (await context.request.get(calendar)).text()).toContain('BEGIN:VCALENDAR')
  await expectAccessible(page)

  await panel.getByRole('button', { name: 'Kalender ausschalten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ausschalten' }).click()
  await expect(address).toHaveCount(0)
  expect((await context.request.get(calendar)).status()).toBe(404)
})
