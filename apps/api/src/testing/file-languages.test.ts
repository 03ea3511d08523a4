import { randomUUID } from 'node:crypto'
import { chapters, languagesOf, readCatalog } from '@portal/languages/catalog'
import { beforeEach, expect, test } from 'vitest'
import { readPdf } from '../uploads/pdf-content.ts'
import { aBackofficeUser, aDealer, aYardUser, type Client } from './accounts.ts'
import { api, useApi } from './api.ts'
import { aCar } from './cars.ts'
import { setTime } from './clock.ts'
import { aPurchase } from './purchases.ts'

useApi({ APPOINTMENT_SLOT_CAPACITY: '100' })

let dealer: Client
/** A dealer whose account and browser are Polish. */
beforeEach(async () => {
  // A Tuesday.
  setTime('2026-11-24T10:05:00+01:00')
  dealer = await aDealer()
  await api().db.account.update({ where: { id: dealer.account.id }, data: { langKey: 'pl' } })
  dealer.cookies.language = 'pl'
})

const polish = chapters.flatMap((chapter) =>
  languagesOf(chapter).includes('pl') ? Object.entries(readCatalog('pl', chapter)) : [],
)
const everyPolish = polish
  .map(([, text]) => (typeof text === 'string' ? text : Object.values(text).join(' ')))
  .join('\n')
/** German texts of the portal that are no Polish ones. */
const german = new Set(
  polish
    .map(([text]) => text)
    .filter((text) => /^\p{L}[^{}|#]{2,}$/u.test(text) && !everyPolish.includes(text)),
)
const isWord = (text: string) => (/^\p{L}+$/u.test(text) ? text : null)
const germanWords = new Set([...german].flatMap((text) => isWord(text) ?? []))

/** The German words in a text, as whole words. */
const germanIn = (text: string) => (text.match(/\p{L}+/gu) ?? []).filter((word) => germanWords.has(word))

const cellsOf = (body: string) =>
  body
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))

const textOf = async (bytes: Buffer) => {
  const content = await readPdf(bytes)
  if (typeof content === 'string') throw new Error(`The PDF is ${content}.`)
  return content.text.replaceAll(/\s+/g, ' ')
}

const aPolishCar = () =>
  aCar({
    ...{ hersteller: 'Škoda', modellgruppe: 'Fabia', modell: 'Fabia', headlineinternet: 'Fabia 1.0 TSI' },
    ...{ haendlerpreisbrutto: 11_900, kraftstoffart: 'benzin', vatMode: 'REGEL', accident: false },
  })

test('the check of this file knows German words from Polish ones', () => {
  expect(germanIn('Marka;Händlerpreis;Kraftstoff;benzyna;Diesel;Termin')).toEqual([
    'Händlerpreis',
    'Kraftstoff',
  ])
  expect(germanWords.size).toBeGreaterThan(300)
})

test('the results of a Polish dealer are a file with Polish heads, words and name', async () => {
  await aPolishCar()
  const reply = await dealer.get('/mvp/api/mvp-car-stocks/search/with/export', { maker: 'Škoda' })
  expect(reply.headers['content-disposition']).toBe('attachment; filename="wyniki-2026-11-24.csv"')
  const [head = [], line = []] = cellsOf(reply.body)
  expect(head.slice(0, 7)).toEqual(
    'Numer GW;Marka;Seria modelowa;Model;Opis;Pierwsza rejestracja;Przebieg w km'.split(';'),
  )
  expect(line).toEqual(expect.arrayContaining(['2021-03-15', 'Benzyna', 'Skrzynia manualna']))
  expect(germanIn(reply.body)).toEqual([])
})

test('the results of a German dealer and of a program are the same German file', async () => {
  await aPolishCar()
  const of = async (client: Client, language?: string) =>
    (
      await client.get(
        '/mvp/api/mvp-car-stocks/search/with/export',
        { maker: 'Škoda' },
        language ? { headers: { 'accept-language': language } } : {},
      )
    ).body
  const reader = await aDealer()
  const body = await of(reader, 'de-DE,de;q=0.9,en;q=0.8')
  expect(body).toContain(';15.03.2021;45000;11900;')
  expect(body).toContain(';Benzin;Schaltgetriebe;')
  expect([await of(reader), await of(reader, '*')]).toEqual([body, body])
})

test.each(['csv', 'xlsx'])('the watchlist of a Polish dealer is Polish as %s', async (format) => {
  const car = await aPolishCar()
  await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid: car.fahrzeugid })
  const reply = await dealer.post('/mvp/api/mvp-user-watch-desk/file', { format })
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="obserwowane-2026-11-24.${format}"`)
  if (format === 'xlsx') return
  const [head = [], line = []] = cellsOf(reply.body)
  const cells = Object.fromEntries(head.map((name, index) => [name, line[index]]))
  expect(cells).toMatchObject({
    ...{ 'Cena dealerska (brutto) w EUR': '11900', VAT: 'do odliczenia', Dostępne: 'tak' },
    ...{ 'Obserwowany od': '2026-11-24', Paliwo: 'Benzyna', 'Pojazd powypadkowy': 'nie' },
  })
  expect(germanIn(reply.body)).toEqual([])
})

test('the calendar of a Polish account is Polish for a program that names no language', async () => {
  const { gwnummer } = await aPolishCar()
  const own = '/mvp/api/mvp-user-appointment-feed'
  const booked = await dealer.post('/mvp/api/mvp-appointment-car-request', {
    ...{ gwnummer, firstName: 'Jan', lastName: 'Nowak', telephone: '+48-221234567' },
    ...{ userEmail: 'jan@kunde.example', bemerkungen: 'Proszę o termin.', consent: true },
    paymentOption: [{ value: 'BARZAHLUNG', checked: true }],
    ...{ appointment_date: '25-11-2026', appointment_time: '10:15' },
  })
  expect(booked.statusCode, booked.body).toBe(201)
  const read = async () => {
    const { pathname } = new URL((await dealer.put(own)).json().address)
    const { body } = await api().inject({
      method: 'GET',
      url: pathname,
      headers: { 'accept-language': 'fr' },
    })
    return body.replaceAll('\r\n ', '')
  }
  const body = await read()
  expect(body).toContain(`SUMMARY:Prośba o termin Škoda Fabia (${gwnummer})`)
  expect(body).toMatch(/NAME:Terminy w /)
  expect(body).toMatch(/PRODID:.*\/\/Terminy\/\/PL\r\n/)
  const { COMPANY_NAME, CONTACT_STREET, CONTACT_CITY, BRAND_NAME } = api().env
  const named = [COMPANY_NAME, CONTACT_STREET, CONTACT_CITY, BRAND_NAME]
  expect(germanIn(named.reduce((text, name) => text.replaceAll(name, ''), body))).toEqual([])
  await api().db.account.update({ where: { id: dealer.account.id }, data: { langKey: 'de' } })
  expect(await read()).toContain(`SUMMARY:Terminanfrage Škoda Fabia (${gwnummer})`)
})

test('the condition report has Polish headings and vocabulary, and notes as they were recorded', async () => {
  const car = await aPolishCar()
  const office = await aBackofficeUser()
  const stored = await office.post(`/mvp/api/house-vehicles/${car.gwnummer}/condition/records`, {
    ...{ id: randomUUID(), recordedAt: '2026-11-20T12:20:00.000Z' },
    damages: [
      {
        ...{ id: randomUUID(), panel: 'TUER_VORN_LINKS', kind: 'DELLE', state: 'VORHANDEN', amount: 1280 },
        ...{ note: 'Fahrertür gedellt', x: 0.5, y: 0.5 },
      },
    ],
    paint: { factory: null, readings: [{ panel: 'DACH', micrometres: 264 }] },
    drive: { state: 'JA', note: null },
  })
  expect(stored.statusCode, stored.body).toBe(200)
  const reply = await dealer.get(`/mvp/api/mvp-car-stocks/${car.fahrzeugid}/condition-report`)
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="stan-${car.gwnummer}.pdf"`)
  const text = await textOf(reply.rawPayload)
  expect(reply.rawPayload.toString('latin1')).toContain('/Lang (pl-PL)')
  for (const polish of [
    `Raport o stanie GW ${car.gwnummer}`,
    'Uszkodzenia',
    'Wgniecenie',
    'Drzwi',
    'Grubość lakieru',
  ])
    expect(text).toContain(polish)
  expect(text).toContain('Fahrertür gedellt')
  expect(germanIn(text.replace('Fahrertür gedellt', ''))).toEqual([])
})

test('own data are labelled in Polish, and their machine-readable file keeps its names', async () => {
  const car = await aPolishCar()
  await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid: car.fahrzeugid })
  const page = await dealer.get('/uaa/api/account/data/page')
  expect(page.headers['content-disposition']).toBe('attachment; filename="moje-dane.html"')
  expect(page.body).toContain('<html lang="pl">')
  expect(page.body).toContain('<h2>Obserwowane</h2>')
  const labels = [...page.body.matchAll(/<(?:dt|h1|h2|title)>([^<]*)</g)].map(([, label = '']) => label)
  expect(labels.length).toBeGreaterThan(40)
  expect(labels.filter((label) => german.has(label))).toEqual([])
  const file = await dealer.get('/uaa/api/account/data')
  expect(file.headers['content-disposition']).toBe('attachment; filename="moje-dane.json"')
  expect(Object.keys(file.json().account)).toContain('lastPasswordChange')
})

const slot = { appointment_date: '2026-11-24', appointment_time: '15:00' }
async function aPolishPass() {
  const { id, gwnummer } = await aPurchase(dealer)
  const wanted = { kind: 'carrier', name: 'Jan Nowak', firm: 'Trans Nowak', ...slot }
  const { pass } = (await dealer.put(`/mvp/api/mvp-meine/purchases/${id}/pick-up`, wanted)).json()
  return { id, gwnummer, token: pass.token }
}

test('a pass has no German text beside the way to the yard, which the operator has written', async () => {
  const { id, token } = await aPolishPass()
  const reply = await dealer.post('/mvp/api/pick-up-pass', { token })
  expect(reply.statusCode, reply.body).toBe(200)
  const { directions, color, ...shown } = reply.json().shown
  expect(directions).not.toBe('')
  expect(color).toBe('Blau')
  expect(germanIn(JSON.stringify(Object.values(shown)).replaceAll(shown.company, ''))).toEqual([])
  await dealer.delete(`/mvp/api/mvp-meine/purchases/${id}/pick-up`)
  const unknown = await dealer.post('/mvp/api/pick-up-pass', { token: 'A'.repeat(43) })
  expect(unknown.statusCode).toBe(404)
  expect(germanIn(unknown.json().title)).toEqual([])
})

test('the record of a hand-over is German with the buyer’s Polish behind it', async () => {
  const { id, gwnummer, token } = await aPolishPass()
  const yard = await aYardUser()
  const record = {
    ...{ id: randomUUID(), recordedAt: api().clock.now().toISOString(), code: token, gwnummer },
    ...{ isIdentitySeen: true, mileage: 68_412, keys: 2, papers: ['part1'], note: '', photos: [] },
    ...{ signedName: 'Jan Nowak', signature: [[{ x: 10, y: 60 }]] },
  }
  const sent = await yard.post('/mvp/api/house-hand-overs', record)
  expect(sent.statusCode, sent.body).toBe(200)
  const { papers } = (await dealer.get(`/mvp/api/mvp-meine/purchases/${id}`)).json()
  const text = await textOf((await dealer.get(`/mvp/api/mvp-meine/papers/${papers[0].id}`)).rawPayload)
  for (const both of [
    `Übergabeprotokoll GW ${gwnummer} / Protokół przekazania GW ${gwnummer}`,
    'Kilometerstand / Przebieg',
    '68.412 km',
    'Spedition / ',
    '2 Schlüssel übernommen. / Potwierdzam odbiór pojazdu, wymienionych dokumentów i 2 kluczy.',
  ])
    expect(text).toContain(both)
})
