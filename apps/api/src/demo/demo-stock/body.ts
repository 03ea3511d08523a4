import type { Draw } from './draw.ts'
import type { DemoRow, Listing } from './listing.ts'

const seats: Record<string, [number, number][]> = {
  CABRIO: [
    [4, 7],
    [2, 3],
  ],
  Coupe: [
    [4, 8],
    [2, 2],
  ],
  KLEINWAGEN: [
    [5, 6],
    [4, 4],
  ],
  VAN_KLEINBUS: [
    [7, 5],
    [5, 4],
    [9, 1],
  ],
  SUV_GELAENDEWAGEN: [
    [5, 9],
    [7, 1],
  ],
}
const doors: Record<string, [number, number][]> = {
  CABRIO: [[2, 1]],
  Coupe: [
    [2, 8],
    [3, 2],
  ],
  KLEINWAGEN: [
    [3, 5],
    [5, 5],
  ],
  LIMOUSINE: [
    [4, 7],
    [5, 3],
  ],
}

/** Bodies of vans by the words of a listing that name them. */
const vanBodies: [string, RegExp][] = [
  ['Pritsche', /pritsche/i],
  ['Pickup', /navara|amarok|pick/i],
  ['Koffer', /koffer/i],
  ['Kühlkastenwagen', /k(ü|ue)hl/i],
  ['Hochdachkombi', /caddy|kangoo|berlingo|doblo|combo/i],
]

export function vanFacts(listing: Listing, draw: Draw): DemoRow {
  const words = `${listing.model_group} ${listing.headline}`
  const body =
    vanBodies.find(([, named]) => named.test(words))?.[0] ??
    draw.pick([
      ['Kastenwagen', 40],
      ['Kastenwagen hoch', 18],
      ['Kastenwagen hoch + lang', 14],
      ['Kastenwagen lang', 10],
      ['Kombi', 8],
      ['Werkstattwagen', 4],
      ['Kipper', 2],
      ['Andere', 1],
    ])
  const closed = body.startsWith('Kasten') || body === 'Kombi' || body === 'Hochdachkombi'
  return {
    fahrzeugkategorietypnfz: body,
    schiebetuer: closed
      ? draw.pick([
          ['rechts', 70],
          ['beidseitig', 20],
          ['', 10],
        ])
      : '',
    zulaessigesgesamtgewicht: draw.pick([
      ['2800', 25],
      ['3000', 15],
      ['3500', 45],
      ['5000', 5],
      ['7490', 2],
      ['', 8],
    ]),
    anzahlsitze: draw.pick([
      ['3', 60],
      ['2', 20],
      ['6', 10],
      ['9', 5],
      ['', 5],
    ]),
    anzahltueren: draw.pick([
      ['4', 50],
      ['5', 30],
      ['2', 10],
      ['', 10],
    ]),
  }
}

export function carFacts(listing: Listing, draw: Draw): DemoRow {
  const body = listing.body_type
  return {
    fahrzeugtyp: body,
    anzahlsitze: draw.chance(0.03) ? '' : String(draw.pick(seats[body] ?? [[5, 1]])),
    anzahltueren: draw.chance(0.03) ? '' : String(draw.pick(doors[body] ?? [[5, 1]])),
  }
}

type Driven = { month: string; km: number; ps: number; fuel: string }
/** Up to this mileage a car counts as new, whose advertising must state the values. */
const newCarKm = 1000

/** Values of a plug-in hybrid, which replace the consumption. */
function plugInOf(ps: number, draw: Draw): DemoRow {
  const empty = 5.2 + ps / 90 + draw.fraction()
  return {
    consumption: '',
    co2GramsPerKm: String(draw.between(18, 38)),
    co2Class: 'B',
    weightedFuelConsumption: (0.8 + draw.fraction()).toFixed(1),
    weightedPowerConsumption: (14 + 6 * draw.fraction()).toFixed(1),
    emptyBatteryConsumption: empty.toFixed(1),
    emptyBatteryCo2Class: empty > 7 ? 'F' : 'E',
    electricRangeKm: String(draw.between(48, 92)),
  }
}

/** Consumption and CO2 in the wording of the labelling rules; most older cars have no values. */
export function consumptionOf({ month, km, ps, fuel }: Driven, draw: Draw): DemoRow {
  const isOld = month < '2014-01' || (month < '2025-01' && draw.chance(0.35))
  if (isOld && km > newCarKm) return {}
  if (fuel === 'elektro')
    return { consumption: '16,4 kWh/100 km (kombiniert)', co2GramsPerKm: '0', co2Class: 'A' }
  if (fuel === 'hybrid_benzin_elektro' && month >= '2020-01') return plugInOf(ps, draw)
  const litres = 3.6 + ps / 38 + draw.fraction()
  const grams = Math.round(litres * (fuel === 'diesel' ? 26.4 : 23.7))
  const classes: [number, string][] = [
    [95, 'B'],
    [115, 'C'],
    [135, 'D'],
    [155, 'E'],
    [175, 'F'],
  ]
  return {
    consumption: `${litres.toFixed(1).replace('.', ',')} l/100 km (kombiniert)`,
    co2GramsPerKm: String(grams),
    co2Class: classes.find(([limit]) => grams <= limit)?.[1] ?? 'G',
  }
}
