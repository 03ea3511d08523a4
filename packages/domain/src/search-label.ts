import type { Criteria } from './criteria.ts'
import { euroText, kmText } from './formats.ts'
import { bodyTypes, equipmentFlags, equipmentLabels, fuels, gearboxes, type Option } from './options.ts'

const labelsOf = (options: readonly Option[], values: readonly string[] = []) =>
  options.filter(({ value }) => values.includes(value)).map(({ label }) => label)

function rangeLabel(from: number | undefined, to: number | undefined, show: (value: number) => string) {
  if (from !== undefined && to !== undefined) return [`${show(from)} bis ${show(to)}`]
  if (from !== undefined && from > 0) return [`ab ${show(from)}`]
  return to === undefined ? [] : [`bis ${show(to)}`]
}

/** A search in a few German words, as its owner would name it: "Volkswagen Golf, ab 2019, bis 20.000 €". */
export function searchLabel(criteria: Criteria): string {
  const name = [criteria.maker, criteria.car_model, criteria.car_model_detail].filter(Boolean).join(' ')
  const kind = criteria.transporter === undefined ? 'Fahrzeuge' : criteria.transporter ? 'Transporter' : 'PKW'
  const facts = [
    ...labelsOf(bodyTypes, criteria.fahrzeugtyp),
    ...(criteria.fahrzeugkategorietypnfz ?? []),
    ...labelsOf(fuels, criteria.kraftstoffart),
    ...labelsOf(gearboxes, criteria.getriebe),
    ...rangeLabel(criteria.first_reg_from, criteria.first_reg_to, String),
    ...rangeLabel(criteria.km_stand_from, criteria.km_stand_to, kmText),
    ...rangeLabel(criteria.price_from, criteria.price_to, euroText),
    ...equipmentFlags.filter((flag) => criteria[flag]).map((flag) => equipmentLabels[flag]),
  ]
  const shown = facts.length > 3 ? [...facts.slice(0, 3), '…'] : facts
  return [name || kind, ...shown].join(', ')
}
