import type { CarSort } from '@portal/contract/cars'
import type { Criteria } from '@portal/domain/criteria'
import { countText, euroText, kmText } from '@portal/domain/formats'
import {
  airConditionings,
  bodyTypes,
  colours,
  emissionMinimums,
  equipmentFlags,
  equipmentLabels,
  fuels,
  gearboxes,
  headlights,
  type Option,
  vatModes,
} from '@portal/domain/options'
import { withoutOpen } from './form.ts'

export const sortChoices: readonly { value: CarSort; label: string }[] = [
  { value: 'eaktedokumentid,desc', label: 'Standard' },
  { value: 'hersteller,asc', label: 'Hersteller' },
  { value: 'modellgruppe,asc', label: 'Modellreihe' },
  { value: 'preis,asc', label: 'Preis aufsteigend' },
  { value: 'preis,desc', label: 'Preis absteigend' },
]

/** A criterion as text, and the search without it. */
export type Chip = { label: string; without: Criteria }

type Name = keyof Criteria
type NumberName = { [K in Name]: Criteria[K] extends number | undefined ? K : never }[Name]

const drop = (criteria: Criteria, ...gone: Name[]) =>
  withoutOpen({ ...criteria, ...Object.fromEntries(gone.map((name) => [name, undefined])) })

const ranges: { from: NumberName; to: NumberName; before: string; format: (value: number) => string }[] = [
  { from: 'first_reg_from', to: 'first_reg_to', before: 'EZ ', format: String },
  { from: 'km_stand_from', to: 'km_stand_to', before: '', format: kmText },
  { from: 'price_from', to: 'price_to', before: '', format: euroText },
  { from: 'leistung_from', to: 'leistung_to', before: '', format: (kw) => `${kw}\u00a0kW` },
  { from: 'psvon', to: 'psbis', before: '', format: (ps) => `${ps}\u00a0PS` },
  { from: 'seatsfrom', to: 'seatsto', before: '', format: (seats) => `${seats} Sitze` },
  {
    from: 'zulaessigesgesamtgewichtvon',
    to: 'zulaessigesgesamtgewichtbis',
    before: 'Gesamtgewicht ',
    format: (kg) => `${countText(kg)}\u00a0kg`,
  },
]

/** @returns 'ab 2019', 'bis 2021', '2019' or '2019 bis 2021', undefined without bounds. */
function rangeText(from: number | undefined, to: number | undefined, format: (value: number) => string) {
  if (from === undefined) return to === undefined ? undefined : `bis ${format(to)}`
  if (to === undefined) return `ab ${format(from)}`
  return from === to ? format(from) : `${format(from)} bis ${format(to)}`
}

const groups: { name: Name; options: readonly Option[] }[] = [
  { name: 'fahrzeugtyp', options: bodyTypes },
  { name: 'kraftstoffart', options: fuels },
  { name: 'getriebe', options: gearboxes },
  { name: 'ausstattung', options: colours },
  { name: 'airConditioning', options: airConditionings },
  { name: 'headLights', options: headlights },
  { name: 'fahrzeugkategorietypnfz', options: [] },
]

const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

function groupChips(criteria: Criteria): Chip[] {
  return groups.flatMap(({ name, options }) => {
    const chosen = criteria[name]
    if (!Array.isArray(chosen)) return []
    return chosen.map((value) => {
      const rest = chosen.filter((one) => one !== value)
      return {
        label: labelOf(options, value),
        without: withoutOpen({ ...criteria, [name]: rest.length > 0 ? rest : undefined }),
      }
    })
  })
}

/** All criteria of a search as removable chips, in the order of the forms. */
export function chipsOf(criteria: Criteria): Chip[] {
  const {
    transporter,
    maker,
    car_model,
    car_model_detail,
    schadstoffklassetyp,
    doors,
    schiebetuer,
    mwst,
    gwNummer,
  } = criteria
  const single: (Chip | false)[] = [
    transporter !== undefined && {
      label: transporter ? 'Transporter' : 'PKW',
      without: drop(criteria, 'transporter'),
    },
    maker !== undefined && {
      label: maker,
      without: drop(criteria, 'maker', 'car_model', 'car_model_detail'),
    },
    car_model !== undefined && { label: car_model, without: drop(criteria, 'car_model', 'car_model_detail') },
    car_model_detail !== undefined && {
      label: car_model_detail,
      without: drop(criteria, 'car_model_detail'),
    },
    gwNummer !== undefined && { label: `GW ${gwNummer}`, without: drop(criteria, 'gwNummer') },
  ]
  const last: (Chip | false)[] = [
    doors !== undefined && { label: `${doors} Türen`, without: drop(criteria, 'doors') },
    schadstoffklassetyp !== undefined && {
      label: `ab ${labelOf(emissionMinimums, schadstoffklassetyp)}`,
      without: drop(criteria, 'schadstoffklassetyp'),
    },
    schiebetuer !== undefined && {
      label: `Schiebetür ${schiebetuer}`,
      without: drop(criteria, 'schiebetuer'),
    },
    mwst !== undefined && { label: labelOf(vatModes, mwst), without: drop(criteria, 'mwst') },
    ...equipmentFlags.map(
      (name) => criteria[name] === true && { label: equipmentLabels[name], without: drop(criteria, name) },
    ),
  ]
  const inRanges = ranges.map(({ from, to, before, format }) => {
    const text = rangeText(criteria[from], criteria[to], format)
    return text !== undefined && { label: before + text, without: drop(criteria, from, to) }
  })
  return [...single, ...inRanges, ...groupChips(criteria), ...last].filter((chip) => chip !== false)
}
