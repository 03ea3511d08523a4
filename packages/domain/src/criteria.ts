import { z } from 'zod'
import {
  absent,
  bounds,
  choices,
  groupMax,
  groups,
  gwPattern,
  lengths,
  maxima,
  toBoolean,
  toGroup,
  toNumber,
} from './criterion.ts'
import { equipmentFlags } from './options.ts'

/**
 * Search criteria: one meaning for the query string, the JSON body, the stored parameters, the saved search and the
 * search notification (specification section 3, requirements C-36, C-40, U-72).
 *
 * A group is an array, its values are OR; groups are AND; an equipment flag is a boolean, each AND;
 * `schadstoffklassetyp` is a minimum; bounds are inclusive. Absent or one of the words below = no filter.
 * Units: km, gross euro of the caller's own price tier, kW, PS, kg, four-digit years.
 */
const number = (maximum: number) =>
  z.preprocess((value) => toNumber(absent(value)), z.int().min(0).max(maximum).optional())
const flag = z.preprocess((value) => toBoolean(absent(value)), z.boolean().optional())
const text = (maximum: number) => z.preprocess(absent, z.string().max(maximum).optional())

function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.preprocess(absent, z.enum(values).optional())
}

function groupOf<const Values extends readonly string[]>(values: Values) {
  return z.preprocess(toGroup, z.array(z.enum(values)).max(groupMax).optional())
}

const equipment = Object.fromEntries(equipmentFlags.map((name) => [name, flag])) as Record<
  (typeof equipmentFlags)[number],
  typeof flag
>

export const criteriaShape = {
  maker: text(lengths.maker),
  car_model: text(lengths.car_model),
  car_model_detail: text(lengths.car_model_detail),
  first_reg_from: number(maxima.first_reg_from),
  first_reg_to: number(maxima.first_reg_to),
  km_stand_from: number(maxima.km_stand_from),
  km_stand_to: number(maxima.km_stand_to),
  price_from: number(maxima.price_from),
  price_to: number(maxima.price_to),
  transporter: flag,
  gwNummer: z.preprocess(
    absent,
    z.string().regex(gwPattern, 'Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.').optional(),
  ),
  fahrzeugtyp: groupOf(groups.fahrzeugtyp),
  kraftstoffart: groupOf(groups.kraftstoffart),
  getriebe: groupOf(groups.getriebe),
  leistung_from: number(maxima.leistung_from),
  leistung_to: number(maxima.leistung_to),
  psvon: number(maxima.psvon),
  psbis: number(maxima.psbis),
  ausstattung: groupOf(groups.ausstattung),
  airConditioning: groupOf(groups.airConditioning),
  headLights: groupOf(groups.headLights),
  schadstoffklassetyp: oneOf(choices.schadstoffklassetyp),
  seatsfrom: number(maxima.seatsfrom),
  seatsto: number(maxima.seatsto),
  doors: oneOf(choices.doors),
  fahrzeugkategorietypnfz: groupOf(groups.fahrzeugkategorietypnfz),
  schiebetuer: oneOf(choices.schiebetuer),
  mwst: oneOf(choices.mwst),
  zulaessigesgesamtgewichtvon: number(maxima.zulaessigesgesamtgewichtvon),
  zulaessigesgesamtgewichtbis: number(maxima.zulaessigesgesamtgewichtbis),
  ...equipment,
}

type Bounds = { [Name in (typeof bounds)[number][number]]?: number | undefined }

/** Reports each reversed pair at its lower bound; for `superRefine` on any object that contains the criteria. */
export function checkBounds(criteria: Bounds, context: z.RefinementCtx) {
  for (const [from, to] of bounds) {
    const low = criteria[from]
    const high = criteria[to]
    if (low !== undefined && high !== undefined && low > high)
      context.addIssue({ code: 'custom', path: [from], message: '„Von“ darf nicht größer sein als „Bis“.' })
  }
}

export const Criteria = z.strictObject(criteriaShape).superRefine(checkBounds)
export type Criteria = z.output<typeof Criteria>
