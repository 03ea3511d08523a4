import type { RecordedDamage } from '@portal/contract/house/house-condition'
import type {
  Damage,
  DamagePhoto,
  ReleasedCondition,
  ReleasedDamage,
  VehicleCondition,
} from '@portal/contract/vehicles/condition'
import { damageFacts, type Service } from '@portal/contract/vehicles/condition-parts'
import { namesOf } from '@portal/domain/values/records'
import { sumsOf } from '@portal/domain/vehicles/condition/damages'
import { depreciationReason } from '@portal/domain/vehicles/condition/depreciation'
import type { ConditionPart } from '@portal/domain/vehicles/condition/parts'

/** The parts as stored, by column of `condition_version c`. */
const partColumns = {
  paint: 'paint',
  tyres: 'tyres',
  service: 'service',
  findings: 'findings',
  previousUses: 'previous_uses',
  papers: 'papers',
  drive: 'drive',
} as const
type PartName = keyof typeof partColumns
const partNames = namesOf(partColumns)

const partColumn = (name: PartName) => `c.${partColumns[name]} AS "${name}"`

/** The parts of a condition, in the wire form. */
export type StoredParts = Pick<VehicleCondition, PartName> & { damages: StoredDamage[] | null }
/** Damages recorded by an earlier release have no `ownPhotos`. */
type StoredDamage = Omit<RecordedDamage, 'ownPhotos'> & Partial<Pick<RecordedDamage, 'ownPhotos'>>

/** SQL: the parts of condition `c`. */
export const storedColumns = `c.damages, ${partNames.map(partColumn).join(', ')}`

const released: Record<PartName, ConditionPart> = {
  paint: 'paint',
  tyres: 'tyres',
  service: 'service',
  findings: 'findings',
  previousUses: 'use',
  papers: 'papers',
  drive: 'drive',
}

/**
 * The select list of what visitors see. Names each fact of a damage, so that costs, notes and photos are not read
 * unless they are released.
 */
export function releasedColumns(parts: readonly ConditionPart[]): string {
  const columns = partNames.filter((name) => parts.includes(released[name])).map(partColumn)
  if (!parts.includes('damages')) return columns.join(', ')
  const facts = [
    ...Object.keys(damageFacts),
    ...(parts.includes('amounts') ? ['amount'] : []),
    ...(parts.includes('damagePhotos') ? ['photos'] : []),
  ].map((fact) => `'${fact}', d.value->'${fact}'`)
  if (parts.includes('damagePhotos')) facts.push(`'ownPhotos', coalesce(d.value->'ownPhotos', '[]')`)
  const object = facts.join(', ')
  const damages = `(SELECT coalesce(jsonb_agg(jsonb_build_object(${object}) ORDER BY d.ordinality), '[]')
    FROM jsonb_array_elements(c.damages) WITH ORDINALITY d)`
  return [`CASE WHEN c.damages IS NOT NULL THEN ${damages} END AS damages`, ...columns].join(', ')
}

type Photos = ReadonlyMap<number, DamagePhoto>
/** Photos that have been deleted are left out. */
const photosOf = (ids: readonly number[], photos: Photos) => ids.flatMap((id) => photos.get(id) ?? [])

export const photoIdsOf = (damages: readonly { photos?: number[] }[] | null | undefined) =>
  (damages ?? []).flatMap(({ photos = [] }) => photos)

const withNewestServiceFirst = <Parts extends { service?: Service | null }>(parts: Parts): Parts =>
  parts.service
    ? {
        ...parts,
        service: {
          ...parts.service,
          entries: parts.service.entries.toSorted((a, b) => b.date.localeCompare(a.date)),
        },
      }
    : parts

export type ConditionRow = StoredParts & {
  recordedAt: Date
  company: string | null
  depreciationNote: string | null
  minderwerte: number | null
  accident: boolean | null
  keys: number | null
}

/** @param brand the house's name, for what its own people recorded */
export function conditionView(row: ConditionRow, photos: Photos, brand: string): VehicleCondition {
  const { recordedAt, company, depreciationNote: note, minderwerte, damages, ...rest } = row
  const shown: Damage[] | null =
    damages?.map((damage, index) => ({
      ...damage,
      number: index + 1,
      photos: photosOf(damage.photos, photos),
      ownPhotos: damage.ownPhotos ?? [],
    })) ?? null
  const sums = damages && sumsOf(damages)
  return {
    ...withNewestServiceFirst(rest),
    recordedAt: recordedAt.toISOString(),
    recordedBy: company ?? brand,
    damages: shown,
    sums,
    depreciation: {
      minderwerte,
      reason: sums && depreciationReason({ minderwerte, present: sums.present, note }),
    },
  }
}

export type ReleasedRow = Pick<ReleasedCondition, PartName> & {
  recordedAt: Date
  damages?: (Omit<ReleasedDamage, 'number' | 'photos'> & { photos?: number[] })[] | null
}

/** @param parts the released ones, by which the row was selected */
export function releasedView(
  { recordedAt, damages, ...stored }: ReleasedRow,
  photos: Photos,
  parts: readonly ConditionPart[],
): ReleasedCondition {
  const view: ReleasedCondition = { ...withNewestServiceFirst(stored), recordedAt: recordedAt.toISOString() }
  if (damages === undefined) return view
  const shown =
    damages?.map(
      ({ photos: ids, ...damage }, index): ReleasedDamage => ({
        ...damage,
        number: index + 1,
        ...(ids && { photos: photosOf(ids, photos) }),
      }),
    ) ?? null
  if (!parts.includes('amounts')) return { ...view, damages: shown }
  const sums = damages && sumsOf(damages.map(({ state, amount = null }) => ({ state, amount })))
  return { ...view, damages: shown, sums }
}
