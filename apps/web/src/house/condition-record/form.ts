import type { NewConditionRecord, RecordedDamage } from '@portal/contract/house/house-condition'
import type { Damage } from '@portal/contract/vehicles/condition'
import { t } from '@portal/domain/values/text'
import { numberFieldText } from '@portal/domain/values/typed-number'
import { damageKinds, damageStates } from '@portal/domain/vehicles/condition/damages'
import { type Point, sharesOfPoint } from '@portal/domain/vehicles/condition/drawing'
import { paintMaximum } from '@portal/domain/vehicles/condition/paint'
import { type Panel, paintedPanels } from '@portal/domain/vehicles/condition/panels'
import { z } from 'zod'
import { aDraft } from '../../draft.ts'
import type { KeptPhoto } from './kept-records.ts'
import { typedNumber, typedText } from './typed-fields.ts'

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
export const damageDraft = aDraft<{ gwnummer: string; form: DamageForm }>('damage', ({ gwnummer, form }) => ({
  gwnummer,
  form: { ...form, newPhotos: [] },
}))

export const formOfDamage = (damage: Damage, micrometres: number | null): DamageForm => ({
  id: damage.id,
  panel: damage.panel,
  point: damage.x === null || damage.y === null ? null : { x: damage.x, y: damage.y },
  kind: damage.kind,
  state: damage.state,
  length: numberFieldText(damage.lengthCm),
  width: numberFieldText(damage.widthCm),
  count: numberFieldText(damage.count),
  amount: numberFieldText(damage.amount),
  micrometres: numberFieldText(micrometres),
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
  micrometres: numberFieldText(micrometres),
  photos: [],
  ownPhotos: [],
  newPhotos: [],
})

export const isPaintMeasured = (panel: Panel) => paintedPanels.some(({ value }) => value === panel)

/** A number within bounds; null if empty. */
const bounded = (from: number, to: number, decimals: number, message: string) =>
  typedNumber(
    z
      .number()
      .nullable()
      .refine((value) => value === null || (value >= from && value <= to), message),
    decimals,
    message,
  )

const centimetres = bounded(0.1, 1000, 1, t('Bitte Zentimeter wie 4 oder 4,5 eingeben.'))
const noteMessage = t('Bitte ohne < und >, höchstens 500 Zeichen.')

const rules = {
  length: centimetres,
  width: centimetres,
  count: bounded(1, 1000, 0, t('Bitte eine Anzahl von 1 bis 1000 eingeben.')),
  amount: bounded(0, 1_000_000, 2, t('Bitte einen Betrag wie 180 oder 180,50 eingeben.')),
  micrometres: bounded(0, paintMaximum, 0, t`Bitte ganze Mikrometer bis ${paintMaximum} eingeben.`),
  note: typedText(
    z
      .string()
      .max(500, noteMessage)
      .regex(/^[^<>]*$/, noteMessage)
      .nullable(),
  ),
}
const TypedDamage = z.object(rules)
export type FieldName = Exclude<keyof typeof rules, 'note'>

/** The German message of a field; undefined if its value can be stored. */
export const flawOf = (form: DamageForm, name: keyof typeof rules): string | undefined =>
  rules[name].safeParse(form[name]).error?.issues[0]?.message

export const hasFlaw = (form: DamageForm) => !TypedDamage.safeParse(form).success

/** A stored damage that is restored may have a number that the form refuses; it is left out. */
const numberIn = (form: DamageForm, name: FieldName): number | null =>
  rules[name].safeParse(form[name]).data ?? null

const damageOf = (form: DamageForm): RecordedDamage => ({
  id: form.id,
  panel: form.panel,
  x: form.point?.x ?? null,
  y: form.point?.y ?? null,
  kind: form.kind,
  severity: form.severity,
  lengthCm: numberIn(form, 'length'),
  widthCm: numberIn(form, 'width'),
  count: numberIn(form, 'count'),
  state: form.state,
  amount: numberIn(form, 'amount'),
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
  const micrometres = numberIn(form, 'micrometres')
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
