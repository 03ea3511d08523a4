import { dayOfDate } from '@portal/domain/buyer/appointment'
import { dayMs } from '@portal/domain/values/durations'
import { carFacts, consumptionOf, vanFacts } from './body.ts'
import { type Draw, drawFrom } from './draw.ts'
import { equipmentOf, equipmentTexts } from './equipment.ts'
import { colourIn, headlineOf, mileageIn } from './headline.ts'
import type { DemoRow, Listing } from './listing.ts'

type Position = {
  /** 0 is the oldest listing. */
  index: number
  total: number
  now: Date
}

const text = (value: number | boolean | null) => (value === null ? '' : String(value))

/** German shares of 2023 (data/README.md). */
const paints = [
  ...([
    'schwarz=340',
    'grau=230',
    'weiß=180',
    'blau=90',
    'silber=80',
    'rot=34',
    'braun=19',
    'grün=6',
  ] as const),
  ...(['orange=5', 'beige=4', 'gelb=2', 'gold=1', 'bronze=1', 'violett=1'] as const),
].map((share): [string, number] => {
  const [name = '', weight = '0'] = share.split('=')
  return [name, Number(weight)]
})

/** The source has 13 mileage steps. The value is random within the step; the open last step ends at 280,000. */
function mileageOf(listing: Listing, draw: Draw) {
  const step = Number(listing.mileage_km)
  const named = mileageIn(listing.headline)
  if (named !== null && named > 1000 && named < 400_000) return named
  if (step >= 150_000) return 150_000 + Math.floor(draw.fraction() ** 2.5 * 130_000)
  const lower = step <= 5000 ? 60 : step <= 10_000 ? 5000 : step > 100_000 ? step - 25_000 : step - 10_000
  return draw.between(lower, step)
}

/** Classes became mandatory in these years; a class named in the listing takes precedence. */
function emissionOf(tags: string, fuel: string, month: string) {
  if (fuel === 'elektro' || fuel === 'wasserstoff') return ''
  const limits: [string, string][] = [
    ['2021-01', 'EURO_6D'],
    ['2018-09', 'EURO_6D_TEMP'],
    ['2015-09', 'EURO_6'],
    ['2011-01', 'EURO_5'],
    ['2006-01', 'EURO_4'],
    ['2001-01', 'EURO_3'],
    ['1997-01', 'EURO_2'],
  ]
  const byYear = limits.find(([from]) => month >= from)?.[1] ?? 'EURO_1'
  const named = /euro_[56]/.exec(tags)?.[0].toUpperCase()
  return named && !byYear.startsWith('EURO_6') ? named : byYear
}

function stickerOf(emission: string, fuel: string) {
  const level = emission === '' ? 6 : Number(emission[5])
  if (fuel !== 'diesel') return 'grün'
  return level >= 4 ? 'grün' : level === 3 ? 'gelb' : level === 2 ? 'rot' : 'keine'
}

const engines = [698, 998, 1199, 1390, 1598, 1798, 1968, 2143, 2494, 2967, 3498, 3996, 4663, 5461]
function displacementOf(ps: number, fuel: string, draw: Draw) {
  if (fuel === 'elektro' || fuel === 'wasserstoff' || draw.chance(0.08)) return null
  const wanted = ps * (fuel === 'diesel' ? 14.5 : 13)
  return engines.reduce((best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best))
}

const alphabet = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
/** No manufacturer has this code, so it identifies demo vehicles. */
export const finStart = 'DEM'
const finOf = (draw: Draw) =>
  `${finStart}${Array.from({ length: 14 }, () => alphabet[draw.between(0, alphabet.length - 1)]).join('')}`

/** A permutation of the six-digit numbers, so that rows have distinct numbers. */
const gwNumberOf = (index: number) => String(100_000 + ((index * 7919 + 21_487) % 900_000))

/** The month of registration, shifted by whole years; never after the listing date. */
function registrationOf(listing: Listing, years: number, latest: string, draw: Draw) {
  const [year = '2000', month] = listing.first_registration.split('-')
  const moved = `${Number(year) + years}-${month ?? String(draw.between(1, 12)).padStart(2, '0')}`
  return moved > latest ? latest : moved
}

function pricesOf(listing: Listing, draw: Draw) {
  const price = Number(listing.price_eur)
  const dealer = Math.round((price * draw.between(800, 950)) / 10_000) * 10
  const which = draw.fraction()
  return {
    planverkaufspreisprivatkundengeschaeftbrutto: text(which < 0.02 ? 0 : price),
    haendlerpreisbrutto: text(which > 0.95 ? 0 : dealer),
  }
}

/** The publication time and, for a few, the sale: spread over the last 90 days, oldest first. */
function timesOf({ index, total, now }: Position, draw: Draw) {
  const published = now.getTime() - (90 * dayMs * (total - 1 - index)) / total
  const age = now.getTime() - published
  const isSold = age > 2 * dayMs && draw.chance(0.03)
  const sold = published + dayMs + (age - dayMs) * draw.fraction()
  return {
    publishedAt: new Date(published).toISOString(),
    soldAt: isSold ? new Date(sold).toISOString() : '',
  }
}

/**
 * Converts an old listing to a row of `vehicle.v1`. Values of the listing are kept (make, model, price, power, gearbox,
 * fuel, body). Others are derived or random as described in data/README.md, or stay missing.
 */
export function demoRow(listing: Listing, position: Position): DemoRow {
  const draw = drawFrom(listing.id)
  const { now, index } = position
  const years = now.getUTCFullYear() - Number(listing.listed_on.slice(0, 4))
  const transporter = listing.transporter === '1'
  const month = registrationOf(
    listing,
    years,
    dayOfDate(new Date(now.getTime() - 45 * dayMs)).slice(0, 7),
    draw,
  )
  const ageYears = now.getUTCFullYear() - Number(month.slice(0, 4))
  const ps = Number(listing.power_ps)
  const price = Number(listing.price_eur)
  const mileage = mileageOf(listing, draw)
  const emission = emissionOf(listing.equipment, listing.fuel, month)
  const flags = equipmentOf(listing.equipment, Math.min(1, price / 20_000), transporter, draw)
  const { series, special } = equipmentTexts(flags, draw)
  const colour = colourIn(listing.headline) ?? draw.pick(paints)
  const isElectric = listing.fuel === 'elektro'

  return {
    gwnummer: gwNumberOf(index),
    fin: finOf(draw),
    hersteller: listing.make,
    modellgruppe: listing.model_group,
    modell: listing.model_group === 'andere' ? listing.make : listing.model_group,
    headlineinternet: headlineOf(listing.headline, years),
    transporter: text(transporter),
    kilometerstandvon: text(mileage),
    erstzulassungvon: month,
    ...pricesOf(listing, draw),
    vatMode: draw.chance(ageYears <= 6 ? 0.55 : 0.12) ? 'REGEL' : 'DIFFERENZ',
    psvon: listing.power_ps,
    kwvon: listing.power_kw,
    kwbis: listing.power_kw,
    kraftstoffart: listing.fuel,
    getriebe: listing.gearbox,
    farbe: draw.chance(0.03) ? '' : colour,
    ...(transporter ? vanFacts(listing, draw) : carFacts(listing, draw)),
    hubraum: text(displacementOf(ps, listing.fuel, draw)),
    schadstoffklassetyp: emission,
    feinstaubplakettetypdescription: draw.chance(0.04) ? '' : stickerOf(emission, listing.fuel),
    hu_faellig_am: draw.chance(0.12)
      ? ''
      : dayOfDate(new Date(now.getTime() + draw.between(-20, 720) * dayMs)).slice(0, 7),
    scheibe_gewechselt: draw.pick([
      ['', 30],
      ['false', 62],
      ['true', 8],
    ]),
    winterraeder: /winter/i.test(listing.headline)
      ? 'true'
      : draw.pick([
          ['', 30],
          ['false', 52],
          ['true', 18],
        ]),
    minderwerte: draw.chance(0.12) ? text(draw.between(6, 60) * 25) : '',
    ausstattungserie: draw.chance(0.15) ? '' : series.join(';;;'),
    ausstattungsonder: draw.chance(0.25) ? '' : special.join(';;;'),
    equipment: flags.join(';;;'),
    previousOwners: draw.chance(0.1)
      ? ''
      : text(draw.between(1, Math.max(1, Math.min(5, Math.ceil(ageYears / 4))))),
    accident: draw.pick([
      ['', 15],
      ['false', 78],
      ['true', 7],
    ]),
    keys: draw.pick([
      ['2', 75],
      ['1', 15],
      ['3', 5],
      ['', 5],
    ]),
    location: `Halle ${draw.between(1, 4)}, Reihe ${'ABCDEFGH'[draw.between(0, 7)]}`,
    batteryKwh: isElectric ? '38.3' : '',
    batteryHealthPercent: isElectric ? text(draw.between(82, 98)) : '',
    rangeKm: isElectric ? text(draw.between(170, 290)) : '',
    ...consumptionOf({ month, km: mileage, ps, fuel: listing.fuel }, draw),
    tradedIn: text(draw.chance(0.08)),
    ...timesOf(position, draw),
  }
}
