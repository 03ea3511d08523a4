import { searchInWords } from '@portal/contract/search/search-words'
import { describe, expect, test } from 'vitest'
import { aDealer } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { someCars } from '../../testing/cars.ts'

useApi()
const read = async (q: string, caller = aVisitor()) => (await caller.get(searchInWords.url, { q })).json()

describe('Suche in Worten', () => {
  test('answers criteria by wire name and how many vehicles satisfy them', async () => {
    await someCars([
      { hersteller: 'Volkswagen', modellgruppe: 'Golf', fahrzeugtyp: 'KOMBI', farbe: 'rot' },
      { hersteller: 'Volkswagen', modellgruppe: 'Golf', fahrzeugtyp: 'LIMOUSINE', farbe: 'rot' },
      { hersteller: 'Opel', modellgruppe: 'Astra', fahrzeugtyp: 'KOMBI', farbe: 'blau' },
    ])
    await api().stock.refresh()
    expect(await read('roter vw golf variant')).toEqual({
      criteria: { maker: 'Volkswagen', car_model: 'Golf', fahrzeugtyp: ['KOMBI'], ausstattung: ['rot'] },
      notUnderstood: [],
      readings: [],
      corrections: [],
      offers: [],
      total: 1,
    })
    expect(await read('Golf oder Astra')).toMatchObject({
      criteria: { maker: ['Opel', 'Volkswagen'], car_model: ['Astra', 'Golf'] },
      total: 3,
    })
  })

  test('counts the vehicles an exclusion leaves', async () => {
    expect(await read('Kombi kein VW')).toMatchObject({
      criteria: { fahrzeugtyp: ['KOMBI'], maker: 'Opel' },
      notUnderstood: [],
      total: 1,
    })
  })

  test('reads the words of the language that the address names, and keeps its answers apart', async () => {
    const readIn = async (language: { language?: string }) =>
      (await aVisitor().get(searchInWords.url, { q: 'saloon under 90,000 km', ...language })).json()

    const criteria = { fahrzeugtyp: ['LIMOUSINE'], km_stand_to: 90_000 }
    expect(await readIn({ language: 'en' })).toMatchObject({ criteria, notUnderstood: [] })
    expect(await readIn({})).toMatchObject({ notUnderstood: ['saloon', 'under', '90,000', 'km'] })
    expect(await readIn({ language: 'en' })).toMatchObject({ criteria })
    expect(await readIn({ language: 'pl' })).toMatchObject({ notUnderstood: ['saloon', 'under'] })
  })

  test('offers the readings of a bare number in the language of the address', async () => {
    const labelsIn = async (language: string) => {
      const reply = await aVisitor().get(searchInWords.url, { q: 'saloon 12000', language })
      const [reading] = reply.json().readings
      return reading.choices.map(({ label }: { label: string }) => label)
    }
    expect(await labelsIn('de')).toEqual(['Preis bis 12.000\u00a0€', 'bis 12.000\u00a0km'])
    expect(await labelsIn('en')).toEqual(['Price up to €12,000', 'up to 12,000\u00a0km'])
    expect(await labelsIn('pl')).toEqual(['Cena do 12\u00a0000\u00a0€', 'do 12\u00a0000\u00a0km'])
    expect(await labelsIn('fr')).toEqual(['Prix jusqu’à 12\u202f000\u00a0€', 'jusqu’à 12\u202f000\u00a0km'])
    expect(await labelsIn('nl')).toEqual(['Prijs tot €\u00a012.000', 'tot 12.000\u00a0km'])
  })

  test('says in the language of the address why a part is not searched for', async () => {
    const reply = await aVisitor().get(searchInWords.url, { q: 'golf without towbar', language: 'en' })
    expect(reply.json().notUnderstood).toEqual(['without towbar (cannot be excluded)'])
  })

  test('refuses a language that the portal does not have', async () => {
    const response = await aVisitor().get(searchInWords.url, { q: 'Golf', language: 'xx' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ type: 'validation-failed', errors: [{ path: 'language' }] })
  })

  test('returns the words it did not understand and searches by the rest', async () => {
    expect(await read('Golf mit Zauberkasten')).toMatchObject({
      criteria: { car_model: 'Golf' },
      notUnderstood: ['Zauberkasten'],
      total: 2,
    })
  })

  test('reads the words of the recorded condition for dealers, and does not understand them for others', async () => {
    const words = 'unfallfrei, Reifen ab 4 mm'
    const ofDealer = await (await aDealer()).get(searchInWords.url, { q: words })

    expect(ofDealer.json()).toMatchObject({ criteria: { unfallfrei: true, tyresfrom: 4 }, notUnderstood: [] })
    expect(await read(words)).toMatchObject({
      criteria: {},
      notUnderstood: ['Unfallfrei', 'Reifen mindestens 4\u00a0mm'],
    })
  })

  test('searches headline and equipment for words that match no criterion', async () => {
    await someCars([
      { hersteller: 'Opel', headlineinternet: 'Astra Caravan, Head-up-Display' },
      { hersteller: 'Opel', ausstattungserie: 'ABS;;;Standkühlung', ausstattungsonder: 'Panoramadach' },
      { hersteller: 'Audi', ausstattungsonder: 'Panoramadach', available: false },
    ])
    await api().stock.refresh()
    expect(await read('opel standkuehlung PANORAMADACH')).toMatchObject({
      criteria: { maker: 'Opel', text: ['panoramadach', 'standkuehlung'] },
      notUnderstood: [],
      total: 1,
    })
    expect(await read('head-up-display')).toMatchObject({ criteria: { text: 'head-up-display' }, total: 1 })
    expect(await read('Panorama')).toMatchObject({ criteria: { text: 'panorama' }, total: 1 })
    expect(await read('ohne Panoramadach')).toMatchObject({
      notUnderstood: ['ohne Panoramadach (lässt sich nicht ausschließen)'],
    })
    expect(await read('opel panoramdach')).toMatchObject({ notUnderstood: ['panoramdach'] })
  })

  test('corrects a misspelt word though a description has it, and says so', async () => {
    await someCars([{ hersteller: 'Renault', headlineinternet: 'Renoult mit Klima' }])
    await api().stock.refresh()
    expect(await read('Renoult')).toMatchObject({
      criteria: { maker: 'Renault' },
      corrections: [{ typed: 'Renoult', meant: 'Renault' }],
    })
  })

  test('narrows a model group by the type in the headline, however it is written', async () => {
    const of = (headlineinternet: string) => ({ hersteller: 'BMW', modellgruppe: '3er', headlineinternet })
    await someCars([of('BMW 320d Touring'), of('BMW 320 D'), of('BMW 318i')])
    await api().stock.refresh()
    expect(await read('BMW 320d')).toMatchObject({ criteria: { car_model: '3er', text: '320d' }, total: 2 })
    expect(await read('bmw 320 d')).toMatchObject({ total: 2 })
    expect(await read('BMW 330d')).toMatchObject({
      criteria: { maker: 'BMW', car_model: '3er' },
      notUnderstood: ['330d (in keiner Beschreibung)'],
    })
  })

  test('offers the vehicles without plain words when a phrase finds none', async () => {
    await someCars([
      { hersteller: 'Lancia', headlineinternet: 'Traumwagen' },
      { hersteller: 'Lancia', headlineinternet: 'Kaminrot' },
      { hersteller: 'Lancia', headlineinternet: 'Kaminrot', available: false },
    ])
    await api().stock.refresh()
    expect(await read('Lancia Traumwagen Kaminrot')).toMatchObject({
      total: 0,
      offers: [
        { texts: ['kaminrot'], total: 1 },
        { texts: ['traumwagen'], total: 1 },
      ],
    })
    expect(await read('Lancia Kaminrot')).toMatchObject({ total: 1, offers: [] })
  })

  test('finds vehicles like the one of a pasted title, and names what none of them has', async () => {
    await someCars([{ hersteller: 'Kia', modellgruppe: 'Rio', headlineinternet: 'Rio Spirit' }])
    await api().stock.refresh()
    const found = await read('Kia Rio 1.4 CVVT Spirit *Klima*AHK* Traumwagen')
    expect(found).toMatchObject({ criteria: { maker: 'Kia', car_model: 'Rio', text: 'spirit' }, total: 1 })
    expect(found.notUnderstood).toContain('Anhängerkupplung (damit kein Fahrzeug)')
  })

  test('searches by the month of the first registration', async () => {
    const from = (month: string) => ({ hersteller: 'Saab', erstzulassungvon: new Date(`${month}-15`) })
    await someCars([from('2012-05'), from('2012-06'), from('2014-12'), from('2015-01')])
    await api().stock.refresh()
    expect(await read('Saab EZ 06/2012 bis 12/2014')).toMatchObject({
      criteria: { first_reg_month_from: 201_206, first_reg_month_to: 201_412 },
      total: 2,
    })
  })

  test('counts by the price of the caller', async () => {
    await someCars([
      {
        hersteller: 'Melkus',
        haendlerpreisbrutto: 9000,
        planverkaufspreisprivatkundengeschaeftbrutto: 12_000,
      },
    ])
    await api().stock.refresh()
    const dealer = await aDealer()
    expect((await read('Melkus bis 10.000 €')).total).toBe(0)
    expect((await read('Melkus bis 10.000 €', dealer)).total).toBe(1)
  })

  test.each([
    'x '.repeat(5000),
    '😀'.repeat(300),
    "'; DROP TABLE vehicle; --",
    '<script>alert(1)</script>',
    '!!!',
    '',
  ])('answers hostile or empty text without criteria', async (q) => {
    const reply = await aVisitor().get(searchInWords.url, { q })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ criteria: {}, readings: [] })
  })

  test.each([
    ['10,000 characters', 'x '.repeat(5000), {}, [expect.any(String), expect.any(String)]],
    ['10,000 characters without a blank', 'x'.repeat(10_000), {}, [expect.any(String), expect.any(String)]],
    ['10,000 digits', '9'.repeat(10_000), {}, [expect.any(String), expect.any(String)]],
    ['only emoji', '😀🚗'.repeat(200), {}, [expect.any(String)]],
    ['only punctuation', '.,;:!?-_()[]{}/\\%$§"\'', {}, [expect.any(String)]],
    ['SQL', "'; DROP TABLE vehicle; --", {}, ['DROP', 'TABLE', 'vehicle']],
    [
      'SQL around a value',
      "VW Golf' OR '1'='1",
      { maker: 'Volkswagen', car_model: 'Golf' },
      expect.any(Array),
    ],
    [
      'markup',
      '<script>alert(1)</script> VW Golf',
      { maker: 'Volkswagen', car_model: 'Golf' },
      expect.any(Array),
    ],
    ['control characters', 'VW Golf\u0000\u200b\u202e', { maker: 'Volkswagen', car_model: 'Golf' }, []],
    ['contradicting fuels', 'diesel kein diesel', { kraftstoffart: ['diesel'] }, ['kein diesel']],
    ['reversed years', 'ab 2020 bis 2015', { first_reg_from: 2015, first_reg_to: 2020 }, []],
    ['reversed prices', 'ab 20.000 € bis 10.000 €', { price_from: 10_000, price_to: 20_000 }, []],
  ])('answers %s with the criteria it read', async (_what, q, criteria, notUnderstood) => {
    const reply = await aVisitor().get(searchInWords.url, { q })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ criteria, notUnderstood, readings: [], corrections: [], offers: [] })
  })

  test.each(['x', 'ü', '🚗'])(
    'reads the beginning of 10,000 characters %s over a real connection',
    async (one) => {
      const address = await api()
        .listen({ port: 0, host: '127.0.0.1' })
        .catch(() => api().listeningOrigin)
      const phrase = `VW Golf ${one.repeat(500)} ${one.repeat(9500)}`
      const reply = await fetch(`${address}${searchInWords.url}?q=${encodeURIComponent(phrase)}`)
      expect(reply.status).toBe(200)
      expect(await reply.json()).toMatchObject({
        criteria: { maker: 'Volkswagen', car_model: 'Golf' },
        notUnderstood: expect.arrayContaining([expect.stringMatching(/^… .+ …$/)]),
      })
    },
  )

  test('refuses a call without phrase', async () => {
    expect((await aVisitor().get(searchInWords.url)).statusCode).toBe(400)
  })
})
