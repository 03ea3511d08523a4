import { expect, test } from 'vitest'
import { mailWatchChanges } from '../../buyer/watchlist/jobs.ts'
import { mailNewMatches } from '../../search/notifications/jobs.ts'
import { aDealer, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { aCar, changeCar } from '../../testing/cars.ts'

useApi()

/** Few kilometres make an old car new under the labelling rules, at any date. */
const unused = { kilometerstandvon: 1000, kilometerstandbis: 1000 }
const petrol = { consumption: '5,1 l/100 km (kombiniert)', co2GramsPerKm: 118, co2Class: 'D' }
const hybrid = {
  ...{ co2GramsPerKm: 27, co2Class: 'B', weightedFuelConsumption: 1.2, weightedPowerConsumption: 18.5 },
  ...{ emptyBatteryConsumption: 6.4, emptyBatteryCo2Class: 'E', electricRangeKm: 62 },
}
const label = 'Verbrauch 5,1 l/100 km (kombiniert), CO₂-Emission 118 g/km (kombiniert), CO₂-Klasse D'
const hybridLabel =
  'Energieverbrauch 18,5 kWh/100 km plus 1,2 l/100 km (gewichtet, kombiniert), ' +
  'CO₂-Emission 27 g/km (gewichtet, kombiniert), CO₂-Klasse B, ' +
  'bei entladener Batterie: Verbrauch 6,4 l/100 km (kombiniert), CO₂-Klasse bei entladener Batterie E, ' +
  'elektrische Reichweite 62 km'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const labelsOf = async (maker: string) => {
  const reply = await aVisitor().get('/mvp/api/mvp-car-stocks/search/with', {
    maker,
    sort: 'eaktedokumentid,desc',
  })
  return reply.json().map((car: { energyLabel: string | null }) => car.energyLabel && plain(car.energyLabel))
}

test('a list answer has the label of the cars that must show it, and of no other', async () => {
  await aCar({ hersteller: 'Labelwagen', ...petrol })
  await aCar({ hersteller: 'Labelwagen', ...unused, ...petrol })
  await aCar({ hersteller: 'Labelwagen', ...unused, ...hybrid })
  await aCar({ hersteller: 'Labelwagen', ...unused, ...petrol, transporter: true })

  expect(await labelsOf('Labelwagen')).toEqual([null, hybridLabel, label, null])
})

test('the details and the shared page have every value of a plug-in hybrid', async () => {
  const { fahrzeugid, gwnummer } = await aCar({ ...unused, ...hybrid })

  expect((await aVisitor().get(`/mvp/api/mvp-car-stocks/${fahrzeugid}/details`)).json()).toMatchObject(hybrid)
  const page = plain((await aVisitor().get(`/fahrzeug/${gwnummer}`)).body)
  for (const [name, value] of [
    ['CO₂-Emission (kombiniert)', '27 g/km'],
    ['CO₂-Klasse', 'B'],
    ['Kraftstoffverbrauch (gewichtet, kombiniert)', '1,2 l/100 km'],
    ['Stromverbrauch (gewichtet, kombiniert)', '18,5 kWh/100 km'],
    ['Verbrauch bei entladener Batterie', '6,4 l/100 km'],
    ['CO₂-Klasse bei entladener Batterie', 'E'],
    ['Elektrische Reichweite', '62 km'],
  ])
    expect(page).toContain(`<dt>${name}</dt><dd>${value}</dd>`)
})

test('an entry of the watchlist and the mail about its price have the label', async () => {
  const dealer = await aDealer()
  const { fahrzeugid } = await aCar({ ...unused, ...hybrid })
  const { id } = (await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid })).json()

  const [entry] = (await dealer.get('/mvp/api/mvp-user-watches-by-user')).json()

  expect(plain(entry.energyLabel)).toBe(hybridLabel)
  await dealer.put(`/mvp/api/mvp-user-watch-notes/${id}`, { note: '', mailOnChange: true })
  await changeCar(fahrzeugid, { haendlerpreisbrutto: 9_900 })
  await mailWatchChanges(api().db, api().env, api().clock.now())
  const mail = (await mailsTo(dealer.account.email)).find(({ template }) => template === 'watchlist-changes')
  expect(plain(mail?.text ?? '')).toContain(hybridLabel)
})

test('mails of an enquiry and of a search notification have the label', async () => {
  const dealer = await aDealer()
  await dealer.post('/mvp/api/mvp-car-notification', {
    user_email: dealer.account.email,
    maker: 'Labelpost',
    transporter: false,
  })
  const { fahrzeugid, gwnummer } = await aCar({ hersteller: 'Labelpost', ...unused, ...hybrid })
  const { generation } = await api().db.stockGeneration.upsert({
    where: { id: 1 },
    create: { id: 1, generation: 1 },
    update: { generation: { increment: 1 } },
  })
  await api().db.stockChange.upsert({
    where: { generation_fahrzeugid: { generation, fahrzeugid } },
    create: { generation, fahrzeugid, published: true },
    update: { published: true },
  })
  await mailNewMatches(api().db, api().env, api().clock.now())
  await aVisitor().post('/mvp/api/mvp-user-car-request', {
    ...{ firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-6990009', userEmail: 'e@kunde.example' },
    ...{ bemerkungen: 'Noch da?', consent: true, gwnummer },
  })

  const notification = (await mailsTo(dealer.account.email)).find(
    ({ template }) => template === 'notification-matches',
  )
  expect(plain(notification?.text ?? '')).toContain(hybridLabel)
  expect(notification?.text).toContain('differenzbesteuert nach § 25a UStG')
  expect(plain((await mailsTo('e@kunde.example'))[0]?.text ?? '')).toContain(hybridLabel)
})
