import { dayMs } from '@portal/domain/durations'
import { expect, expectAccessible, expectFits, test } from './fixtures.ts'
import { aFarTuesday } from './pages/enquiry-desk.ts'

/** Not a day to which other stories move appointments. */
const aFarWednesday = () => new Date(Date.parse(aFarTuesday().day) + dayMs).toISOString().slice(0, 10)

test('hours of a day are blocked, shown in the calendar and freed again', { tag: '@both-widths' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('office')
  const day = aFarWednesday()
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
  await block.click()

  const shown = page.getByText('12:00 bis 13:00 gesperrt')
  await expect(shown).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  const german = day.split('-').reverse().join('.')
  await panel.getByRole('button', { name: `${german}, 12:00 bis 13:00 Uhr freigeben` }).click()
  await expect(shown).toHaveCount(0)
})

test('the office reads its calendar by a secret address until it is switched off', async ({
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
  await expect(address).toHaveCount(0)
  expect((await context.request.get(calendar)).status()).toBe(404)
})
