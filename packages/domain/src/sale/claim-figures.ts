import type { Panel } from '../vehicles/condition/panels.ts'

/** A sold vehicle, with what its condition had recorded at the sale and what was claimed afterwards. */
export type SoldVehicle = {
  /** Who recorded the condition; null where none was recorded. */
  recorder: string | null
  /** Where it came from; null = unknown. */
  source: string | null
  recordedPanels: readonly Panel[]
  claimedPanels: readonly Panel[]
  claims: number
  /** Credited, in euros; the price of a vehicle that was taken back is no cost. */
  cost: number
}

export type ClaimRate = {
  name: string
  sold: number
  /** Vehicles with a claim. */
  claimed: number
  /** Share of the sold vehicles, 0 to 1. */
  rate: number
  cost: number
}

/** The claims by what a vehicle has, those that cost most first; vehicles without it are left out. */
export function claimRates(
  vehicles: readonly SoldVehicle[],
  nameOf: (vehicle: SoldVehicle) => string | null,
): ClaimRate[] {
  const groups = new Map<string, SoldVehicle[]>()
  for (const vehicle of vehicles) {
    const name = nameOf(vehicle)
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), vehicle])
  }
  return [...groups]
    .map(([name, group]) => {
      const claimed = group.filter(({ claims }) => claims > 0).length
      const cents = group.reduce((sum, { cost }) => sum + Math.round(cost * 100), 0)
      return { name, sold: group.length, claimed, rate: claimed / group.length, cost: cents / 100 }
    })
    .toSorted((one, other) => other.cost - one.cost || other.rate - one.rate)
}

export type ClaimedPanel = {
  panel: Panel
  /** Vehicles on which it was claimed, and those on which a damage of it was recorded at the sale. */
  claimed: number
  recorded: number
  /** Often claimed and rarely recorded: the recording overlooks it. */
  isOverlooked: boolean
}

/** From so many claims on, a position that is recorded on fewer vehicles than it is claimed on counts as overlooked. */
const overlookedFrom = 3

const occurrences = (lists: readonly (readonly Panel[])[]) => {
  const counts = new Map<Panel, number>()
  for (const list of lists) for (const panel of new Set(list)) counts.set(panel, (counts.get(panel) ?? 0) + 1)
  return counts
}

/** The positions of claimed damages, most often claimed first. */
export function claimedPanels(vehicles: readonly SoldVehicle[]): ClaimedPanel[] {
  const recorded = occurrences(vehicles.map((vehicle) => vehicle.recordedPanels))
  const claimed = occurrences(vehicles.map((vehicle) => vehicle.claimedPanels))
  return [...claimed]
    .map(([panel, count]) => ({
      ...{ panel, claimed: count, recorded: recorded.get(panel) ?? 0 },
      isOverlooked: count >= overlookedFrom && (recorded.get(panel) ?? 0) < count,
    }))
    .toSorted((one, other) => other.claimed - one.claimed || one.recorded - other.recorded)
}
