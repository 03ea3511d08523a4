import { type AttributeName, attributeOf } from '@portal/domain/vehicles/attributes/attributes'
import { aDraft } from '../../draft.ts'

/** The fact that is being edited. */
export type OpenFact = {
  name: AttributeName
  /** What was typed; null = the stored value. */
  input: string | null
  /** The version of the vehicle when the editing began. */
  version: number
}

/** The facts in the form of a new vehicle, in its order. */
export const firstFacts = [
  'gwnummer',
  'fin',
  'transporter',
  'hersteller',
  'modellgruppe',
  'modell',
  'erstzulassungvon',
  'kilometerstandvon',
  'haendlerpreisbrutto',
  'planverkaufspreisprivatkundengeschaeftbrutto',
] as const satisfies AttributeName[]
type FirstFact = (typeof firstFacts)[number]

export type NewVehicleFields = Record<FirstFact, string>

export const noFacts: NewVehicleFields = {
  gwnummer: '',
  fin: '',
  transporter: 'false',
  hersteller: '',
  modellgruppe: '',
  modell: '',
  erstzulassungvon: '',
  kilometerstandvon: '',
  haendlerpreisbrutto: '',
  planverkaufspreisprivatkundengeschaeftbrutto: '',
}

/** Whether the fact may be left empty; the kind of vehicle always has a value. */
export const isOptional = (name: FirstFact) =>
  name !== 'transporter' && attributeOf(name).required !== 'value'

export const newVehicleDraft = aDraft<NewVehicleFields>('new-vehicle')
export const factDraft = aDraft<{ gwnummer: string; open: OpenFact }>('vehicle-fact')
/** The facts entered to resolve the hidden reasons of a vehicle. */
export const fixDraft = aDraft<{ gwnummer: string; texts: Partial<Record<AttributeName, string>> }>(
  'missing-facts',
)
