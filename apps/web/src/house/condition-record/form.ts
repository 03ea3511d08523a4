import type { NewConditionRecord, RecordedDamage } from '@portal/contract/house/house-condition'
import type { Damage } from '@portal/contract/vehicles/condition'
import { germanNumberText, typedGermanNumber } from '@portal/domain/values/german-number'
import { damageKinds, damageStates } from '@portal/domain/vehicles/condition/damages'
import { type Point, sharesOfPoint } from '@portal/domain/vehicles/condition/drawing'
import { paintMaximum } from '@portal/domain/vehicles/condition/paint'
import { type Panel, paintedPanels } from '@portal/domain/vehicles/condition/panels'
import { aDraft } from '../../draft.ts'
import type { KeptPhoto } from './kept-records.ts'

/** The fields of the damage form; numbers as typed. */
export type DamageForm = {
  id: string
  panel: Panel
  point: { x: number; y: number } | null
  kind: Damage['kind']
  state: Damage['state']
  length: string
  width: string
  count: string
  amount: string
  micrometres: string
  note: string
  severity: Damage['severity']
  /** Numbers of gallery photos. */
  photos: number[]
  /** Ids of photos recorded for the damage. */
  ownPhotos: string[]
  newPhotos: KeptPhoto[]
}

/** The form as kept when the session ended. */
export const damageDraft = aDraft<{ gwnummer: string; form: DamageForm }>()

export const formOfDamage = (damage: Damage, micrometres: number | null): DamageForm => ({
  id: damage.id,
  panel: damage.panel,
  point: damage.x === null || damage.y === null ? null : { x: damage.x, y: damage.y },
  kind: damage.kind,
  state: damage.state,
  length: germanNumberText(damage.lengthCm),
  width: germanNumberText(damage.widthCm),
  count: germanNumberText(damage.count),
  amount: germanNumberText(damage.amount),
  micrometres: germanNumberText(micrometres),
  note: damage.note ?? '',
  severity: damage.severity,
  photos: damage.photos.map(({ eaktedokumentid }) => eaktedokumentid),
  ownPhotos: damage.ownPhotos,
  newPhotos: [],
})

export const newDamageForm = (panel: Panel, point: Point | null, micrometres: number | null): DamageForm => ({
  id: crypto.randomUUID(),
  panel,
  point: point && sharesOfPoint(panel, point),
  kind: damageKinds[0].value,
  state: damageStates[0].value,
  ...{ length: '', width: '', count: '', amount: '', note: '', severity: null },
  micrometres: germanNumberText(micrometres),
  photos: [],
  ownPhotos: [],
  newPhotos: [],
})

export const isPaintMeasured = (panel: Panel) => paintedPanels.some(({ value }) => value === panel)

type Limits = { from: number; to: number; decimals: number }

/** The number in a field; null if empty, undefined if invalid or out of bounds. */
function numberOf(text: string, { from, to, decimals }: Limits): number | null | undefined {
  const value = typedGermanNumber(text, decimals)
  return value === null || (value >= from && value <= to) ? value : undefined
}

const fieldNames = ['length', 'width', 'count', 'amount', 'micrometres'] as const
export type FieldName = (typeof fieldNames)[number]
const centimetres = { from: 0.1, to: 1000, decimals: 1 }
const limits: Record<FieldName, Limits & { message: string }> = {
  length: { ...centimetres, message: 'Bitte Zentimeter wie 4 oder 4,5 eingeben.' },
  width: { ...centimetres, message: 'Bitte Zentimeter wie 4 oder 4,5 eingeben.' },
  count: { from: 1, to: 1000, decimals: 0, message: 'Bitte eine Anzahl von 1 bis 1000 eingeben.' },
  amount: {
    from: 0,
    to: 1_000_000,
    decimals: 2,
    message: 'Bitte einen Betrag wie 180 oder 180,50 eingeben.',
  },
  micrometres: {
    ...{ from: 0, to: paintMaximum, decimals: 0 },
    message: `Bitte ganze Mikrometer bis ${paintMaximum} eingeben.`,
  },
}

/** The German message of a field; undefined if its value can be stored. */
export const flawOf = (form: DamageForm, name: FieldName): string | undefined =>
  numberOf(form[name], limits[name]) === undefined ? limits[name].message : undefined

export const flawOfNote = ({ note }: DamageForm) =>
  /[<>]/.test(note) || note.trim().length > 500 ? 'Bitte ohne < und >, höchstens 500 Zeichen.' : undefined

const valueIn = (form: DamageForm, name: FieldName) => numberOf(form[name], limits[name]) ?? null

export const hasFlaw = (form: DamageForm) =>
  flawOfNote(form) !== undefined || fieldNames.some((name) => flawOf(form, name))

const damageOf = (form: DamageForm): RecordedDamage => ({
  id: form.id,
  panel: form.panel,
  x: form.point?.x ?? null,
  y: form.point?.y ?? null,
  kind: form.kind,
  severity: form.severity,
  lengthCm: valueIn(form, 'length'),
  widthCm: valueIn(form, 'width'),
  count: valueIn(form, 'count'),
  state: form.state,
  amount: valueIn(form, 'amount'),
  note: form.note.trim() || null,
  photos: form.photos,
  ownPhotos: form.ownPhotos,
})

/**
 * The record of a damage and the paint thickness measured there.
 * @param factory the maker's range in micrometres, stored with the reading
 */
export function recordOf(
  form: DamageForm,
  factory: { from: number; to: number } | null,
  now: Date,
): NewConditionRecord {
  const micrometres = valueIn(form, 'micrometres')
  const panel = paintedPanels.find(({ value }) => value === form.panel)?.value
  return {
    id: crypto.randomUUID(),
    recordedAt: now.toISOString(),
    damages: [damageOf(form)],
    ...(panel && micrometres !== null && { paint: { factory, readings: [{ panel, micrometres }] } }),
  }
}

/** The record that removes a damage. */
export const removalOf = (damageId: string, now: Date): NewConditionRecord => ({
  id: crypto.randomUUID(),
  recordedAt: now.toISOString(),
  removedDamages: [damageId],
})

export type RecordedParts = Omit<NewConditionRecord, 'id' | 'recordedAt'>

/** The record of parts that are replaced as a whole. */
export const recordOfParts = (parts: RecordedParts, now: Date): NewConditionRecord => ({
  id: crypto.randomUUID(),
  recordedAt: now.toISOString(),
  ...parts,
})
