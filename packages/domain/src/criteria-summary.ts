import type { Criteria } from './criteria.ts'
import { countText, euroText, kmText } from './formats.ts'
import {
  bodyTypes,
  colours,
  equipmentFlags,
  equipmentLabels,
  fuels,
  gearboxes,
  type Option,
  vatModes,
} from './options.ts'

export type SummaryRow = { label: string; value: string }

const plain = (value: number) => String(value)
const unit = (name: string) => (value: number) => `${countText(value)}\u00a0${name}`

const labelsOf = (options: readonly Option[], values: readonly string[] | undefined) =>
  values?.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', ')

function range(from: number | undefined, to: number | undefined, format: (value: number) => string) {
  if (from !== undefined && to !== undefined) return `${format(from)} bis ${format(to)}`
  if (from !== undefined && from > 0) return `ab ${format(from)}`
  return to === undefined ? undefined : `bis ${format(to)}`
}

/**
 * The chosen criteria as German rows for a summary, a mail or the name of a search; nothing chosen gives no row but
 * the vehicle type.
 */
export function summaryOf(criteria: Criteria): SummaryRow[] {
  const rows: [string, string | undefined][] = [
    [
      'Fahrzeugart',
      criteria.transporter === undefined ? undefined : criteria.transporter ? 'Transporter' : 'PKW',
    ],
    ['Hersteller', criteria.maker],
    ['Modellreihe', criteria.car_model],
    ['Modell', criteria.car_model_detail],
    ['GW-Nummer', criteria.gwNummer],
    ['Erstzulassung', range(criteria.first_reg_from, criteria.first_reg_to, plain)],
    ['Kilometerstand', range(criteria.km_stand_from, criteria.km_stand_to, kmText)],
    ['Preis', range(criteria.price_from, criteria.price_to, euroText)],
    ['Karosserie', labelsOf(bodyTypes, criteria.fahrzeugtyp)],
    ['Aufbauart', criteria.fahrzeugkategorietypnfz?.join(', ')],
    ['Kraftstoff', labelsOf(fuels, criteria.kraftstoffart)],
    ['Getriebe', labelsOf(gearboxes, criteria.getriebe)],
    ['Leistung', range(criteria.leistung_from, criteria.leistung_to, unit('kW'))],
    ['Leistung', range(criteria.psvon, criteria.psbis, unit('PS'))],
    ['Farbe', labelsOf(colours, criteria.ausstattung)],
    ['Sitze', range(criteria.seatsfrom, criteria.seatsto, plain)],
    ['Türen', criteria.doors],
    ['Schiebetür', criteria.schiebetuer],
    ['Besteuerung', criteria.mwst && labelsOf(vatModes, [criteria.mwst])],
    [
      'Zul. Gesamtgewicht',
      range(criteria.zulaessigesgesamtgewichtvon, criteria.zulaessigesgesamtgewichtbis, unit('kg')),
    ],
    [
      'Klimatisierung',
      criteria.airConditioning
        ?.map((value) => (value === 'klimaanlage' ? 'Klimaanlage' : 'Klimaautomatik'))
        .join(', '),
    ],
    ['Scheinwerfer', criteria.headLights?.map((value) => (value === 'xenon' ? 'Xenon' : 'LED')).join(', ')],
    [
      'Schadstoffklasse',
      criteria.schadstoffklassetyp && `mindestens Euro ${criteria.schadstoffklassetyp.at(-1)}`,
    ],
    [
      'Ausstattung',
      equipmentFlags
        .filter((flag) => criteria[flag])
        .map((flag) => equipmentLabels[flag])
        .join(', '),
    ],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

const named = new Set(['Fahrzeugart', 'Hersteller', 'Modellreihe', 'Modell'])
const shownFacts = 3

/** A search in a few German words, as its owner would name it: "Volkswagen Golf, ab 2019, bis 20.000 €". */
export function searchLabel(criteria: Criteria): string {
  const name = [criteria.maker, criteria.car_model, criteria.car_model_detail].filter(Boolean).join(' ')
  const anyKind = 'Fahrzeuge aller Art'
  const kind = criteria.transporter === undefined ? anyKind : criteria.transporter ? 'Transporter' : 'PKW'
  const facts = summaryOf(criteria).flatMap(({ label, value }) => (named.has(label) ? [] : [value]))
  const shown = facts.length > shownFacts ? [...facts.slice(0, shownFacts), '…'] : facts
  return [name || kind, ...shown].join(', ')
}
