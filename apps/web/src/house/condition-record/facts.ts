import type { HouseCondition, RecordedDamage } from '@portal/contract/house/house-condition'
import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import type { Damage, VehicleCondition } from '@portal/contract/vehicles/condition'
import type { Paint } from '@portal/contract/vehicles/condition-parts'
import { t } from '@portal/domain/values/text'
import type { KeptRecord } from './kept-records.ts'

/** "3 nicht gesendet". */
export const unsentText = (count: number) => t`${count} nicht gesendet`

/** The condition on the recording page: the stored one with the unsent records of this device. */
export type ShownRecord = Parts & {
  /** null = not recorded yet, empty = no damages found. */
  damages: ShownDamage[] | null
  paint: Paint | null
  keys: number | null
  accident: boolean | null
  depreciationNote: string | null
  minderwerte: number | null
}
const partNames = ['tyres', 'service', 'previousUses', 'papers', 'drive'] as const
type Parts = Pick<VehicleCondition, (typeof partNames)[number] | 'findings'>
/** A stored damage, or an unsent one of this device. */
export type ShownDamage = Damage & { isUnsent: boolean; waitingPhotos: number }

const merged = <Entry>(
  known: readonly Entry[],
  changed: readonly Entry[],
  keyOf: (entry: Entry) => string,
) => [...new Map([...known, ...changed].map((entry) => [keyOf(entry), entry])).values()]

/** A record names its photos by number; only photos that the portal has stored are shown. */
function shownDamage(damage: RecordedDamage, kept: KeptRecord, known: Damage | undefined): ShownDamage {
  return {
    ...damage,
    number: 0,
    photos: (known?.photos ?? []).filter(({ eaktedokumentid }) => damage.photos.includes(eaktedokumentid)),
    isUnsent: true,
    waitingPhotos: kept.photos.filter(({ damageId }) => damageId === damage.id).length,
  }
}

function damagesWith(damages: ShownDamage[] | null, kept: KeptRecord): ShownDamage[] | null {
  const { damages: changed, removedDamages = [] } = kept.record
  const rest = damages?.filter(({ id }) => !removedDamages.includes(id)) ?? null
  if (!changed) return rest?.length === 0 && damages?.length !== 0 ? null : rest
  const added = changed.map((damage) =>
    shownDamage(
      damage,
      kept,
      rest?.find(({ id }) => id === damage.id),
    ),
  )
  return merged(rest ?? [], added, ({ id }) => id)
}

const paintWith = (paint: Paint | null, measured: Paint): Paint => ({
  ...measured,
  readings: merged(paint?.readings ?? [], measured.readings, ({ panel }) => panel),
})

function withRecord(shown: ShownRecord, kept: KeptRecord): ShownRecord {
  const { paint, findings, keys, accident, depreciationNote, ...record } = kept.record
  const parts = Object.fromEntries(
    partNames.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  )
  return {
    ...shown,
    ...parts,
    damages: damagesWith(shown.damages, kept),
    ...(paint && { paint: paintWith(shown.paint, paint) }),
    ...(findings && { findings: merged(shown.findings ?? [], findings, ({ group }) => group) }),
    ...(keys !== undefined && { keys }),
    ...(accident !== undefined && { accident }),
    ...(depreciationNote !== undefined && { depreciationNote }),
  }
}

type Facts = Pick<HouseVehicle, 'facts'>['facts']
const numberIn = (fact: string | undefined) => (fact ? Number(fact) : null)

/** Applies unsent records to the stored condition, by the rules of `NewConditionRecord`. */
export function withKept(house: HouseCondition, facts: Facts, kept: readonly KeptRecord[]): ShownRecord {
  const { condition, depreciationNote } = house
  const known: ShownRecord = {
    ...{
      tyres: null,
      service: null,
      findings: null,
      previousUses: null,
      papers: null,
      drive: null,
      paint: null,
    },
    ...condition,
    damages: condition?.damages?.map((damage) => ({ ...damage, isUnsent: false, waitingPhotos: 0 })) ?? null,
    keys: numberIn(facts.keys),
    accident: facts.accident ? facts.accident === 'true' : null,
    minderwerte: numberIn(facts.minderwerte),
    depreciationNote,
  }
  const shown = kept.reduce(withRecord, known)
  return {
    ...shown,
    damages: shown.damages?.map((damage, index) => ({ ...damage, number: index + 1 })) ?? null,
  }
}
