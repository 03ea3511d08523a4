import { z } from 'zod'
import { openMaximumPowerNotification } from '../values/constants.ts'
import { namesOf, recordOf } from '../values/records.ts'
import { flagNames } from '../vehicles/attributes/criterion-rules.ts'
import { Criteria, criteriaShape } from './criteria.ts'

/**
 * The fields of a search notification besides the plain criteria (specification section 3, L-07): the same choices
 * under the names of the mail system. They are converted to criteria, so that search and notification have the same
 * meaning.
 */
const yesNo = z.preprocess((value) => {
  if (value === 'ja') return true
  return value === 'nein' ? false : value
}, z.boolean().optional())

/** Values of an open bound. */
const open = new Set<unknown>([0, openMaximumPowerNotification, 'any'])

const power = z.preprocess(
  (value) => (open.has(value) ? undefined : value),
  z.int().min(0).max(openMaximumPowerNotification).optional(),
)

const equipment = recordOf(flagNames, () => yesNo)

const extras = {
  kwvon: power,
  kwbis: power,
  psvon: power,
  psbis: power,
  farbe: criteriaShape.ausstattung,
  getriebetyp: criteriaShape.getriebe,
  klimaanlage: yesNo,
  klimaautomatik: yesNo,
  xenon: yesNo,
  ledScheinwerfer: yesNo,
}

export const notificationShape = { ...criteriaShape, ...equipment, ...extras }
const Choices = z.object(notificationShape)
type Choices = z.output<typeof Choices>

const chosen = <Value extends string>(values: Partial<Record<Value, boolean | undefined>>) =>
  namesOf(values).filter((value) => values[value])

/**
 * The criteria of a notification; a flag "nein" filters nothing.
 * @throws ZodError when the choices contradict each other
 */
export function criteriaOfNotification(choices: Choices): Criteria {
  const { kwvon, kwbis, farbe, getriebetyp, klimaanlage, klimaautomatik, xenon, ledScheinwerfer, ...rest } =
    choices
  const airConditioning = chosen({ klimaanlage, klimaautomatik })
  const headLights = chosen({ ledScheinwerfer, xenon })
  const criteria = {
    ...rest,
    leistung_from: kwvon ?? rest.leistung_from,
    leistung_to: kwbis ?? rest.leistung_to,
    ausstattung: farbe ?? rest.ausstattung,
    getriebe: getriebetyp ?? rest.getriebe,
    airConditioning: airConditioning.length > 0 ? airConditioning : rest.airConditioning,
    headLights: headLights.length > 0 ? headLights : rest.headLights,
  }
  const set = Object.entries(criteria).filter(
    ([name, value]) =>
      name in criteriaShape && value !== undefined && (value !== false || name === 'transporter'),
  )
  return Criteria.parse(Object.fromEntries(set))
}

/** The inverse: criteria as the payload keys of L-07, open power bounds as 10000. */
export function choicesOf(criteria: Criteria) {
  const has = (values: readonly string[] | undefined, value: string) => values?.includes(value) ?? false
  const { psvon, psbis, leistung_from, leistung_to, ...rest } = criteria
  const flags = recordOf(flagNames, (flag) => criteria[flag] ?? false)
  return {
    ...rest,
    ...flags,
    ps: psvon !== undefined || psbis !== undefined,
    kwvon: leistung_from ?? 0,
    kwbis: leistung_to ?? openMaximumPowerNotification,
    psvon: psvon ?? 0,
    psbis: psbis ?? openMaximumPowerNotification,
    farbe: criteria.ausstattung ?? [],
    getriebetyp: criteria.getriebe ?? [],
    klimaanlage: has(criteria.airConditioning, 'klimaanlage'),
    klimaautomatik: has(criteria.airConditioning, 'klimaautomatik'),
    xenon: has(criteria.headLights, 'xenon'),
    ledScheinwerfer: has(criteria.headLights, 'ledScheinwerfer'),
  }
}
