import { expect, test } from 'vitest'
import { matchText, type WatchedCar, watchText } from './view.ts'

const car: Omit<WatchedCar, 'change'> = {
  ...{ fahrzeugid: 7, gwnummer: '480988', hersteller: 'Audi', modellgruppe: 'A4', modell: 'A4 Avant' },
  ...{ erstzulassungvon: new Date('2021-04-01'), kilometerstandvon: 68_410 },
}
const facts = 'EZ 04 / 2021, 68.410\u00a0km, GW-Nr. 480988'
const page = '/cardetailsview/7/Audi/A4/vname/watchlist'

test.each([
  ['price', 'Preis geändert: Audi A4', page],
  ['sold', 'Nicht mehr verfügbar: Audi A4', '/watchlist'],
  ['back', 'Wieder verfügbar: Audi A4', page],
] as const)('A watched vehicle whose change is %s is a notification of its own', (change, title, path) => {
  expect(watchText([{ ...car, change }], 'tag')).toEqual({ title, body: facts, path, tag: 'tag', lang: 'de' })
})

test('Several changed vehicles are one notification with up to four of them', () => {
  const changes = ['price', 'sold', 'back', 'price', 'sold'] as const
  expect(
    watchText(
      changes.map((change) => ({ ...car, change })),
      'tag',
    ),
  ).toEqual({
    title: '5 Änderungen auf Ihrer Merkliste',
    body: [
      'Audi A4: Preis geändert',
      'Audi A4: Nicht mehr verfügbar',
      'Audi A4: Wieder verfügbar',
      'Audi A4: Preis geändert',
    ].join('\n'),
    ...{ path: '/watchlist', tag: 'tag', lang: 'de' },
  })
})

test('Vehicles that are gone meanwhile leave a notification without them', () => {
  expect(watchText([], 'tag')).toMatchObject({ title: '0 Änderungen auf Ihrer Merkliste', body: '' })
})

test('One new match leads to the vehicle, several to the results, or to the list for a long search', () => {
  const search = { name: 'Kombis', criteria: { maker: 'Audi' } }
  expect(matchText(search, [car], 'tag')).toMatchObject({
    ...{ title: 'Neu: Audi A4', body: `${facts}\nSuche: Kombis` },
    path: '/cardetailsview/7/Audi/A4/vname/searchResults',
  })
  expect(matchText(search, [car, car], 'tag')).toMatchObject({
    ...{ title: '2 neue Fahrzeuge', body: 'Suche: Kombis' },
    path: '/searchresults?searchType=detailed&maker=Audi',
  })
  const long = { ...search, criteria: { maker: Array.from({ length: 200 }, (_, n) => `Hersteller ${n}`) } }
  expect(matchText(long, [car, car], 'tag').path).toBe('/notifications')
})
