import type { Criteria } from '@portal/domain/search/criteria'
import { resultsPath } from '@portal/domain/search/results-path'
import { kmText, registrationText } from '@portal/domain/values/formats'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { carPath } from '@portal/domain/vehicles/car-path'
import { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'

const id = z.int()

/** The content of a notification. It has ids only; its text is written when it is sent. */
export const PushContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match'), notificationId: id, fahrzeugids: z.array(id) }),
  z.object({
    kind: z.literal('watch'),
    changes: z.array(z.object({ fahrzeugid: id, change: z.enum(['price', 'sold', 'back']) })),
  }),
])
export type PushContent = z.infer<typeof PushContent>

/** What the browser's service worker (`sw.js`) shows: `path` is opened by a click, `tag` replaces a repetition. */
export type PushText = { title: string; body: string; path: string; tag: string }

/** The columns of a car in a notification; no price, because others may see the screen. */
export const pushedColumns = {
  fahrzeugid: true,
  gwnummer: true,
  hersteller: true,
  modellgruppe: true,
  modell: true,
  erstzulassungvon: true,
  kilometerstandvon: true,
} satisfies Prisma.VehicleSelect
type Car = Prisma.VehicleGetPayload<{ select: typeof pushedColumns }>

const factsOf = (car: Car) =>
  `EZ ${registrationText(car.erstzulassungvon.toISOString())}, ${kmText(car.kilometerstandvon)}, GW-Nr. ${car.gwnummer}`

/** An encrypted notification has at most 4096 bytes; a search with more criteria is opened from the list. */
const longestPath = 1500

function searchPath(criteria: Criteria): string {
  const path = resultsPath(criteria)
  return path.length > longestPath ? '/notifications' : path
}

/** The new matches of a search. */
export function matchText(search: { name: string; criteria: Criteria }, cars: Car[], tag: string): PushText {
  const [first] = cars
  if (first && cars.length === 1)
    return {
      title: `Neu: ${carName(first)}`,
      body: `${factsOf(first)}\nSuche: ${search.name}`,
      path: carPath(first, 'searchResults'),
      tag,
    }
  const path = searchPath(search.criteria)
  return { title: `${cars.length} neue Fahrzeuge`, body: `Suche: ${search.name}`, path, tag }
}

const changeTexts = { price: 'Preis geändert', sold: 'Nicht mehr verfügbar', back: 'Wieder verfügbar' }
export type WatchedCar = Car & { change: keyof typeof changeTexts }

/** Changes of watched cars. */
export function watchText(cars: WatchedCar[], tag: string): PushText {
  const [first] = cars
  if (first && cars.length === 1)
    return {
      title: `${changeTexts[first.change]}: ${carName(first)}`,
      body: factsOf(first),
      path: first.change === 'sold' ? '/watchlist' : carPath(first, 'watchlist'),
      tag,
    }
  return {
    title: `${cars.length} Änderungen auf Ihrer Merkliste`,
    body: cars
      .slice(0, 4)
      .map((car) => `${carName(car)}: ${changeTexts[car.change]}`)
      .join('\n'),
    path: '/watchlist',
    tag,
  }
}
