import type { RecordedDamage } from '@portal/contract/house/house-condition'
import { technicalGroups } from '@portal/domain/vehicles/condition/findings'
import { type Panel, paintedPanels } from '@portal/domain/vehicles/condition/panels'
import type { DemoCar } from './condition-facts.ts'
import { type Draw, drawFrom } from './draw.ts'

/** Damages, paint and technical findings of a demo vehicle, as its demo reports state them. */

/** A reproducible UUID of version 4. */
export function uuidFrom(draw: Draw): string {
  const hex = Array.from({ length: 8 }, () => draw.between(0, 0xffff).toString(16).padStart(4, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

type Kind = RecordedDamage['kind']
const kinds = [
  ['KRATZER', 40],
  ['DELLE', 25],
  ['STEINSCHLAG', 18],
  ['LACKSCHADEN', 10],
  ['ROST', 4],
  ['RISS', 3],
] as const satisfies [Kind, number][]
const places = [
  ...paintedPanels.map(({ value }) => [value, 3] as const),
  ['STOSSFAENGER_VORN', 8] as const,
  ['STOSSFAENGER_HINTEN', 6] as const,
]

const tenth = (value: number) => Math.round(value * 10) / 10

function damageOn(panel: Panel, draw: Draw): RecordedDamage {
  const kind = draw.pick(kinds)
  const isSpots = kind === 'STEINSCHLAG'
  return {
    id: uuidFrom(draw),
    panel,
    x: draw.between(15, 85) / 100,
    y: draw.between(15, 85) / 100,
    kind,
    severity: draw.pick([
      ['LEICHT', 6],
      ['MITTEL', 3],
      ['SCHWER', 1],
    ]),
    lengthCm: isSpots ? null : tenth(1 + 12 * draw.fraction()),
    widthCm: kind === 'DELLE' ? tenth(1 + 5 * draw.fraction()) : null,
    count: isSpots ? draw.between(1, 5) : null,
    state: 'VORHANDEN',
    amount: draw.between(3, 24) * 20,
    note: null,
    photos: [],
    ownPhotos: [],
  }
}

/** Splits an amount in euro into parts of whole 5 euro, which add up to it. */
function split(total: number, count: number, draw: Draw): number[] {
  let rest = total
  return Array.from({ length: count }, (_, index) => {
    const left = count - index
    const part = left === 1 ? rest : Math.round(((rest / left) * (0.6 + 0.6 * draw.fraction())) / 5) * 5
    rest -= part
    return part
  })
}

const worn = 'Minderwert nach Abzug der alters- und laufleistungsüblichen Abnutzung.'

/** How many damages are present. */
function presentCount({ minderwerte, km }: DemoCar, draw: Draw) {
  if (minderwerte !== null) return draw.between(1, minderwerte < 300 ? 2 : 4)
  return draw.chance(Math.min(0.7, 0.1 + km / 250_000)) ? draw.between(1, 3) : 0
}

function repairedOf(accident: boolean | null, taken: ReadonlySet<Panel>, draw: Draw): RecordedDamage[] {
  const count = accident ? draw.between(1, 2) : accident === false && draw.chance(0.06) ? 1 : 0
  const free = paintedPanels.filter(({ value }) => !taken.has(value)).map(({ value }) => [value, 1] as const)
  const chosen = new Set(Array.from({ length: count }, () => draw.pick(free)))
  return [...chosen].map((panel) => {
    const amount = accident ? draw.between(12, 60) * 50 : draw.between(2, 8) * 50
    return { ...damageOn(panel, draw), state: 'INSTANDGESETZT', amount }
  })
}

/**
 * The damages of a vehicle: those that are present add up to its Minderwert, except where a note states the reason; a
 * vehicle that had an accident has repaired ones.
 */
export function damagesOf(car: DemoCar) {
  const { gwnummer, minderwerte, accident, detailPhoto } = car
  const draw = drawFrom(`damages ${gwnummer}`)
  const isReduced = minderwerte !== null && minderwerte > 200 && draw.chance(0.15)
  const count = presentCount(car, draw)
  const chosen = new Set<Panel>()
  while (chosen.size < count) chosen.add(draw.pick(places))
  const spotted = [...chosen].map((panel) => damageOn(panel, draw))
  const total = minderwerte !== null && isReduced ? Math.round((minderwerte * 1.24) / 5) * 5 : minderwerte
  const amounts = total === null ? [] : split(total, count, draw)
  const present = spotted.map((damage, index) => ({
    ...damage,
    amount: amounts[index] ?? damage.amount,
    photos: index === 0 && detailPhoto !== null ? [detailPhoto] : [],
  }))
  return {
    damages: [...present, ...repairedOf(accident, chosen, draw)],
    depreciationNote: isReduced ? worn : null,
  }
}

/** Paint thickness in micrometres by panel; repaired panels are thicker. */
export function paintOf(car: DemoCar) {
  const draw = drawFrom(`report ${car.gwnummer}`)
  const { damages } = damagesOf(car)
  const readings = paintedPanels.map(({ value: panel }) => {
    const factory = draw.between(92, 148)
    const isRepaired = damages.some((damage) => damage.panel === panel && damage.state === 'INSTANDGESETZT')
    return { panel, micrometres: isRepaired ? factory + 110 + draw.between(0, 260) : factory }
  })
  return { factory: null, readings }
}

/** Grades of the groups a vehicle has; all vehicles but electric ones have an exhaust. */
export function findingsOf({ gwnummer, fuel }: DemoCar) {
  const draw = drawFrom(`findings ${gwnummer}`)
  const absent = fuel === 'elektro' ? 'ABGAS' : 'HOCHVOLT'
  return technicalGroups
    .filter(({ value }) => value !== absent || (value === 'HOCHVOLT' && fuel?.startsWith('hybrid')))
    .map(({ value: group }) => ({
      group,
      grade: draw.pick([
        ['OHNE_BEFUND', 60],
        ['GEBRAUCHSSPUREN', 30],
        ['KLEINER_MANGEL', 10],
      ]),
      note: null,
    }))
}
