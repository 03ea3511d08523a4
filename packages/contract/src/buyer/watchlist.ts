import { namesOf, recordOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow, rowId } from '../rows.ts'
import { Car, CarFile } from '../vehicles/cars.ts'

/**
 * A watchlist entry (K-10). Vehicle data, prices, photos and `available` are current values of the stock; `datedeleted`
 * is always null, because removed entries are deleted.
 */
export const Watch = z.object({
  id: z.int(),
  ...Car.pick({
    fahrzeugid: true,
    gwnummer: true,
    hersteller: true,
    modellgruppe: true,
    modell: true,
    kilometerstandvon: true,
    erstzulassungvon: true,
    planverkaufspreisprivatkundengeschaeftbrutto: true,
    haendlerpreisbrutto: true,
    preisNetto: true,
    vatMode: true,
    energyLabel: true,
    imageIds: true,
    available: true,
  }).shape,
  datecreated: z.iso.datetime(),
  datemodified: z.iso.datetime(),
  datedeleted: z.null(),
  mvpuserwatchcarimages: z.array(CarFile),
  userEmail: z.string(),
  userId: z.int(),
})
export type Watch = z.infer<typeof Watch>

const ignored = z.unknown().optional()

/** Clients post the whole entry; everything except `fahrzeugid` is ignored and taken from the stock. */
export const NewWatch = z.strictObject({
  ...recordOf(namesOf(Watch.shape), () => ignored),
  fahrzeugid: rowId,
})

export const addWatch = {
  method: 'POST',
  url: '/mvp/api/mvp-user-watches',
  config: { access: 'buyer', summary: 'Ein Fahrzeug auf die eigene Merkliste setzen' },
  schema: { body: NewWatch, response: { 200: Watch, 201: Watch } },
} satisfies Endpoint

export const readWatchByGwNumber = {
  method: 'GET',
  url: '/mvp/api/mvp-user-watches/gw/:gw',
  config: {
    access: 'active',
    scope: 'watchlist:read',
    summary: 'Der eigene Merklisteneintrag zu einer GW-Nummer',
  },
  schema: { params: z.strictObject({ gw: z.string().max(20) }), response: { 200: Watch } },
} satisfies Endpoint

export const listWatches = {
  method: 'GET',
  url: '/mvp/api/mvp-user-watches-by-user',
  config: { access: 'active', scope: 'watchlist:read', summary: 'Die eigene Merkliste' },
  schema: { response: { 200: z.array(Watch) } },
} satisfies Endpoint

/** What pages need to mark the vehicles of the list and to count them. */
export const listWatchedIds = {
  method: 'GET',
  url: '/mvp/api/mvp-user-watches-by-user/vehicle-ids',
  config: {
    access: 'active',
    scope: 'watchlist:read',
    summary: 'Die Fahrzeuge der eigenen Merkliste als Nummern',
  },
  schema: { response: { 200: z.array(z.int()) } },
} satisfies Endpoint

export const readWatch = {
  method: 'GET',
  url: '/mvp/api/mvp-user-watches/:id',
  config: { access: 'active', scope: 'watchlist:read', summary: 'Ein eigener Merklisteneintrag' },
  schema: { params: ofRow, response: { 200: Watch } },
} satisfies Endpoint

export const removeWatch = {
  method: 'DELETE',
  url: '/mvp/api/mvp-user-watches/:id',
  config: { access: 'buyer', summary: 'Einen eigenen Merklisteneintrag entfernen' },
  schema: { params: ofRow, response: { 204: z.undefined() } },
} satisfies Endpoint

export const clearWatches = {
  method: 'PUT',
  url: '/mvp/api/mvp-user-watches-by-user-to-delete',
  config: { access: 'buyer', summary: 'Die eigene Merkliste leeren' },
  schema: { body: z.strictObject({ login: z.string().max(254) }), response: { 204: z.undefined() } },
} satisfies Endpoint

/** The photos an entry shows; each must be a photo of the entry's vehicle. None = all of them. */
export const WatchImages = z.strictObject({
  id: rowId,
  mvpuserwatchcarimages: z
    .array(
      z.strictObject({
        eaktedokumentid: ignored,
        eaktedokumenttyp: ignored,
        ordner: z.string().max(200),
        datei: z.string().max(200),
      }),
    )
    .max(100),
})

export const saveWatchImages = {
  method: 'POST',
  url: '/mvp/api/mvp-user-watch-car-images',
  config: { access: 'buyer', summary: 'Die Bilder eines eigenen Merklisteneintrags festlegen' },
  schema: { body: WatchImages, response: { 201: Watch } },
} satisfies Endpoint

/** Data for the entry's owner only: a private note, and whether a price change or sale is mailed. */
export const WatchNote = z.object({ id: z.int(), note: z.string(), mailOnChange: z.boolean() })
export type WatchNote = z.infer<typeof WatchNote>

export const EditedWatchNote = z.strictObject({
  note: z.string().trim().max(1000, t('Die Notiz darf höchstens 1.000 Zeichen haben.')),
  mailOnChange: z.boolean(),
})

export const listWatchNotes = {
  method: 'GET',
  url: '/mvp/api/mvp-user-watch-notes',
  config: {
    access: 'active',
    scope: 'watchlist:read',
    summary: 'Notizen und Mail-Schalter der eigenen Merkliste',
  },
  schema: { response: { 200: z.array(WatchNote) } },
} satisfies Endpoint

export const saveWatchNote = {
  method: 'PUT',
  url: '/mvp/api/mvp-user-watch-notes/:id',
  config: { access: 'buyer', summary: 'Notiz und Mail-Schalter eines eigenen Eintrags speichern' },
  schema: { params: ofRow, body: EditedWatchNote, response: { 200: WatchNote } },
} satisfies Endpoint
