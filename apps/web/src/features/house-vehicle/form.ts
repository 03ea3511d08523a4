import { type AttributeName, attributeOf } from '@portal/domain/vehicle/attributes'
import { aDraft } from '../../draft.ts'

/** The fact that is being edited. */
export type OpenFact = {
  name: AttributeName
  /** What was typed; null = the stored value. */
  input: string | null
  /** The version of the vehicle when the editing began. */
  version: number
}

/** What a new vehicle is entered with, in the order of the form. */
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

/** Whether a new vehicle may be entered without it; PKW is chosen at first. */
export const isOptional = (name: FirstFact) =>
  name !== 'transporter' && attributeOf(name).required !== 'value'

export const newVehicleDraft = aDraft<NewVehicleFields>()
export const factDraft = aDraft<{ gwnummer: string; open: OpenFact }>()
/** The facts that were entered to end the reasons why a vehicle is not found. */
export const mendDraft = aDraft<{ gwnummer: string; texts: Partial<Record<AttributeName, string>> }>()
