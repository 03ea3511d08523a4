import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  BODY_TYPES,
  PAINTS,
  resolveBodyType,
  resolveColour,
  VIEWS,
  type View,
} from '../../../../../data/vehicle-art.mjs'
import { sha256Of } from '../../uploads/sha256.ts'
import { storageKeyOf } from '../../vehicles/files/commands.ts'
import type { DemoRow } from './listing.ts'

/**
 * The demo stock's photos: drawings by body, paint and view, shared by vehicles that look alike. A drawing's name is
 * known before it is drawn, so the stock can be loaded first.
 */

const artFile = fileURLToPath(new URL('../../../../../data/vehicle-art.mjs', import.meta.url))
const artHash = sha256Of(readFileSync(artFile))

const fileNames: Record<View, string> = {
  side: 'seite.webp',
  front: 'front.webp',
  rear: 'heck.webp',
  detail: 'detail.webp',
  interior: 'innen.webp',
}
/** The order of the gallery. */
export const galleryViews: View[] = ['side', 'front', 'rear', 'detail', 'interior']

export type Picture = { ordner: string; datei: string; storageKey: string; sha256: string }

/** The parameters of a drawing; `plate` is the text on the number plates. */
export type Drawing = { bodyType: string; colour: string; view: View; plate: string }

/** Rare paints, one vehicle in a thousand, use the nearest common paint. */
const nearest: Record<string, string> = { bronze: 'braun', gold: 'beige', violett: 'blau' }

/** The appearance of a demo vehicle. */
export function lookOf({ transporter, fahrzeugtyp = '', farbe = '' }: DemoRow) {
  const colour = resolveColour(farbe)
  return {
    bodyType: resolveBodyType(transporter === 'true' ? 'transporter' : fahrzeugtyp),
    colour: nearest[colour] ?? colour,
  }
}

/** The lettering of the number plates. */
export const plateOf = (brand: string) => brand.toUpperCase().slice(0, 9)

/** The file names of a drawing. They change with the drawing, so that clients may cache it without expiry. */
export function pictureOf({ bodyType, colour, view, plate }: Drawing): Picture {
  const sha256 = sha256Of(Buffer.from([artHash, bodyType, colour, view, plate].join('\n')))
  return {
    ordner: `${bodyType}-${colour}-${sha256.slice(0, 8)}`,
    datei: fileNames[view],
    storageKey: storageKeyOf(sha256),
    sha256,
  }
}

/** The drawing with this photo name; undefined for a photo outside the demo stock. */
export function drawingNamed(ordner: string, datei: string, plate: string): Drawing | undefined {
  const [, bodyType = '', colour = ''] = /^([a-z]+)-([a-z]+)-[0-9a-f]{8}$/.exec(ordner) ?? []
  const view = VIEWS.find((one) => fileNames[one] === datei)
  if (!view || !BODY_TYPES.includes(bodyType) || !(colour in PAINTS)) return undefined
  return { bodyType, colour, view, plate }
}
