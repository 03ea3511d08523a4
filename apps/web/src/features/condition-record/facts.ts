import type { Damage, VehicleCondition } from '@portal/contract/condition'
import type { Paint } from '@portal/contract/condition-parts'
import type { RecordedDamage } from '@portal/contract/house-condition'
import type { KeptRecord } from './kept-records.ts'

/** "3 nicht gesendet". */
export const unsentText = (count: number) => `${count} nicht gesendet`

export type ShownRecord = { damages: ShownDamage[]; paint: Paint | null }
/** A damage of the portal or of this device. */
export type ShownDamage = Damage & { isUnsent: boolean; waitingPhotos: number }

const merged = <Entry>(
  known: readonly Entry[],
  changed: readonly Entry[],
  keyOf: (entry: Entry) => string,
) => [...new Map([...known, ...changed].map((entry) => [keyOf(entry), entry])).values()]

/** Photos are numbers in a record; those the portal knows are shown. */
function shownDamage(damage: RecordedDamage, kept: KeptRecord, known: Damage | undefined): ShownDamage {
  return {
    ...damage,
    number: 0,
    photos: (known?.photos ?? []).filter(({ eaktedokumentid }) => damage.photos.includes(eaktedokumentid)),
    isUnsent: true,
    waitingPhotos: kept.photos.filter(({ damageId }) => damageId === damage.id).length,
  }
}

/** The condition of the portal with what this device has not sent yet. */
export function withKept(
  condition: Pick<VehicleCondition, 'damages' | 'paint'> | null,
  kept: readonly KeptRecord[],
): ShownRecord {
  let damages = (condition?.damages ?? []).map(
    (damage): ShownDamage => ({ ...damage, isUnsent: false, waitingPhotos: 0 }),
  )
  let paint = condition?.paint ?? null
  for (const one of kept) {
    const { damages: changed = [], removedDamages = [], paint: measured } = one.record
    const kepts = damages.filter(({ id }) => !removedDamages.includes(id))
    const added = changed.map((damage) =>
      shownDamage(
        damage,
        one,
        kepts.find(({ id }) => id === damage.id),
      ),
    )
    damages = merged(kepts, added, ({ id }) => id)
    if (measured)
      paint = {
        ...measured,
        readings: merged(paint?.readings ?? [], measured.readings, ({ panel }) => panel),
      }
  }
  return { damages: damages.map((damage, index) => ({ ...damage, number: index + 1 })), paint }
}
