import type { Criteria } from '@portal/domain/search/criteria'
import { resultsPath } from '@portal/domain/search/results-path'
import type { Language } from '@portal/domain/site/language'
import { kmText, registrationText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { readerLanguage, t } from '@portal/domain/values/text'
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
export type PushText = { title: string; body: string; path: string; tag: string; lang: Language }

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
  t`EZ ${registrationText(car.erstzulassungvon.toISOString())}, ${kmText(car.kilometerstandvon)}, GW-Nr. ${car.gwnummer}`

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
      title: t`Neu: ${carName(first)}`,
      body: `${factsOf(first)}\n${t`Suche: ${search.name}`}`,
      path: carPath(first, 'searchResults'),
      tag,
      lang: readerLanguage(),
    }
  const path = searchPath(search.criteria)
  return {
    title: plural(cars.length, '1 neues Fahrzeug', '# neue Fahrzeuge'),
    body: t`Suche: ${search.name}`,
    path,
    tag,
    lang: readerLanguage(),
  }
}

type Change = 'price' | 'sold' | 'back'

function titleOf(change: Change, name: string) {
  if (change === 'price') return t`Preis geändert: ${name}`
  return change === 'sold' ? t`Nicht mehr verfügbar: ${name}` : t`Wieder verfügbar: ${name}`
}

function lineOf(change: Change, name: string) {
  if (change === 'price') return t`${name}: Preis geändert`
  return change === 'sold' ? t`${name}: Nicht mehr verfügbar` : t`${name}: Wieder verfügbar`
}

export type WatchedCar = Car & { change: Change }

/** Changes of watched cars. */
export function watchText(cars: WatchedCar[], tag: string): PushText {
  const [first] = cars
  if (first && cars.length === 1)
    return {
      title: titleOf(first.change, carName(first)),
      body: factsOf(first),
      path: first.change === 'sold' ? '/watchlist' : carPath(first, 'watchlist'),
      tag,
      lang: readerLanguage(),
    }
  return {
    title: plural(cars.length, '1 Änderung auf Ihrer Merkliste', '# Änderungen auf Ihrer Merkliste'),
    body: cars
      .slice(0, 4)
      .map((car) => lineOf(car.change, carName(car)))
      .join('\n'),
    path: '/watchlist',
    tag,
    lang: readerLanguage(),
  }
}
