import type {
  Papers,
  PreviousUses,
  ReadyToDrive,
  Service,
  Tyres,
} from '@portal/contract/vehicles/condition-parts'
import { dateOfDay, dayOfDate } from '@portal/domain/buyer/appointment'
import { dayMs } from '@portal/domain/values/durations'
import { wheelPositions } from '@portal/domain/vehicles/condition/wheels'
import type { z } from 'zod'
import { type Draw, drawFrom } from './draw.ts'

/** The facts from which the condition of a demo vehicle is derived. */
export type DemoCar = {
  fahrzeugid: number
  gwnummer: string
  /** ISO date of the first registration. */
  registered: string
  km: number
  fuel: string | null
  minderwerte: number | null
  accident: boolean | null
  winterraeder: boolean | null
  scheckheft: boolean
  origin: string | null
  tradedIn: boolean
  /** The photo that shows its first damage. */
  detailPhoto: number | null
  /** When it was recorded: before it was published. */
  recordedAt: Date
}

const makes = ['Continental', 'Michelin', 'Goodyear', 'Pirelli', 'Hankook', 'Bridgestone', 'Dunlop']
const sizes = ['185/65 R15', '195/65 R15', '205/55 R16', '225/45 R17', '225/50 R17', '235/55 R18']

type Season = NonNullable<Tyres['mounted']>['season']

function tyreSet(season: Season, size: string, { km, recordedAt }: DemoCar, draw: Draw): Tyres['mounted'] {
  const year = recordedAt.getUTCFullYear() % 100
  // Both tyres of an axle are replaced together.
  const axle = () => {
    const depth = 8 - Math.min(5.9, draw.fraction() * 3 + (km % 45_000) / 11_000)
    const dot = `${String(draw.between(1, 52)).padStart(2, '0')}${String(year - draw.between(0, 5)).padStart(2, '0')}`
    return { depth, dot, make: makes[draw.between(0, makes.length - 1)] ?? null }
  }
  const axles = { V: axle(), H: axle() }
  return {
    season,
    rim: draw.chance(0.65) ? 'ALU' : 'STAHL',
    wheels: wheelPositions.map(({ value: position }) => {
      const { depth, dot, make } = position.startsWith('V') ? axles.V : axles.H
      const depthMm = Math.round((depth + draw.between(-1, 1) / 10) * 10) / 10
      return { position, make, size, dot, depthMm, state: depthMm > 5 ? 'GUT' : 'GEBRAUCHT' }
    }),
  }
}

export function tyresOf(car: DemoCar): Tyres {
  const draw = drawFrom(`tyres ${car.gwnummer}`)
  const size = sizes[draw.between(0, sizes.length - 1)] ?? '205/55 R16'
  const season = car.winterraeder === true || draw.chance(0.7) ? 'SOMMER' : 'GANZJAHR'
  return {
    mounted: tyreSet(season, size, car, draw),
    second: car.winterraeder === true ? tyreSet('WINTER', size, car, draw) : null,
  }
}

const works = ['Inspektion', 'Inspektion, Bremsen vorn', 'Inspektion, Bremsflüssigkeit erneuert']
const engineWorks = ['Inspektion mit Ölwechsel', 'Ölwechsel und Filter', ...works]
const workshops = ['Autohaus Beispiel', 'Musterwerkstatt GmbH', 'Kfz-Meisterbetrieb Muster']

/** One service about every 20,000 km, spread evenly over the time since the first registration. */
export function serviceOf({ gwnummer, registered, km, fuel, scheckheft, recordedAt }: DemoCar): Service {
  const draw = drawFrom(`service ${gwnummer}`)
  const due = Math.min(12, Math.floor(km / 20_000))
  const start = dateOfDay(registered).getTime()
  const spanMs = recordedAt.getTime() - 30 * dayMs - start
  const isDigital = registered > '2016'
  const done = fuel === 'elektro' ? works : engineWorks
  const entries = Array.from({ length: due }, (_, index) => (index + 1) / (due + 1))
    .filter(() => scheckheft || draw.chance(0.6))
    .map((share) => ({
      date: dayOfDate(new Date(start + spanMs * share)),
      km: Math.round((km * share) / 10) * 10,
      work: done[draw.between(0, done.length - 1)] ?? 'Inspektion',
      workshop: workshops[draw.between(0, workshops.length - 1)] ?? null,
      proof: scheckheft ? (isDigital ? 'DIGITAL' : 'STEMPEL') : 'BELEG',
    })) satisfies Service['entries']
  const history = scheckheft ? 'LUECKENLOS' : entries.length > 0 ? 'TEILWEISE' : 'KEINE'
  return { history, entries: entries.reverse() }
}

type Use = z.infer<typeof PreviousUses>[number]
const byOrigin: Record<string, Use> = {
  LEASINGRUECKLAUF: 'LEASING',
  MIETRUECKLAUF: 'MIETE',
  VORFUEHRWAGEN: 'VORFUEHRUNG',
  PRIVATANKAUF: 'PRIVAT',
}

export function usesOf({ gwnummer, origin, tradedIn }: DemoCar): Use[] {
  const draw = drawFrom(`use ${gwnummer}`)
  const use = byOrigin[origin ?? ''] ?? (draw.chance(0.8) ? 'PRIVAT' : 'GESCHAEFTLICH')
  return tradedIn || origin === 'INZAHLUNGNAHME' ? [use, 'INZAHLUNGNAHME'] : [use]
}

export function papersOf({ gwnummer }: DemoCar): Papers {
  const draw = drawFrom(`papers ${gwnummer}`)
  const reimported = draw.chance(0.05)
  return {
    coc: draw.chance(0.7),
    registrationPart1: true,
    registrationPart2: draw.chance(0.97),
    reimported,
    lastCountry: reimported
      ? draw.pick([
          ['AT', 2],
          ['NL', 1],
          ['DK', 1],
        ])
      : 'DE',
  }
}

export function driveOf({ gwnummer }: DemoCar): ReadyToDrive {
  const draw = drawFrom(`drive ${gwnummer}`)
  const state = draw.pick([
    ['JA', 94],
    ['BEDINGT', 4],
    ['NEIN', 2],
  ])
  const notes = { JA: null, BEDINGT: 'Nur mit Überführungskennzeichen.', NEIN: 'Starterbatterie entladen.' }
  return { state, note: notes[state] }
}
