import { t } from '@portal/domain/values/text'
import { type VehicleColumn, vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import { portalText } from '@portal/domain/vehicles/attributes/foreign-cells'
import { type PositionalFormat, positionOf, type Texts } from './positional.ts'
import { positionalCells } from './write-positional.ts'

/** How the rows of a file become rows of `vehicle.v1`. */
export type Reading = {
  hasHeader: boolean
  /** The attributes it reads. */
  attributes: VehicleColumn[]
  /** The position of a column by its name in the file. */
  positionOf: (name: string) => number | null
  /** The name in the file of the column an attribute is read from. */
  columnOf: (attribute: string) => string
  read: (cells: readonly string[]) => Texts
  /**
   * The texts of a row for a vehicle of the stock. A cell that equals an export of the stored value keeps that value,
   * because the format has less detail: the month of a date only, fewer items of equipment, and no dealer price.
   */
  keepStoredDetail?: (texts: Texts, cells: readonly string[], stored: Texts) => Texts
  /** German reason why a row cannot be read, with the column. */
  flawOf: (cells: readonly string[]) => { column: string; value: string; hint: string } | null
  /** The delivered text and the German reason when the facts about VAT contradict each other. */
  contradictionIn: (cells: readonly string[]) => Contradiction | null
}

export type Contradiction = { value: string; hint: string }

export const isVehicleColumn = (name: string): name is VehicleColumn =>
  vehicleColumnNames.some((column) => column === name)

const cellCount = (expected: number, cells: readonly string[]) => ({
  column: '',
  value: cells.join(' | '),
  hint: t`Die Zeile hat ${cells.length} statt ${expected} Spalten.`,
})

/** A file with header row: `mapping` names the attribute of each column; without it the names are those of the format. */
export function headerReading(
  header: readonly string[],
  mapping: Readonly<Record<string, string>> | null,
): Reading {
  const columns = header.flatMap((name, index) => {
    const attribute = mapping === null ? name : (mapping[name] ?? '')
    return isVehicleColumn(attribute) ? [{ name, index, attribute }] : []
  })
  return {
    hasHeader: true,
    attributes: [...new Set(columns.map(({ attribute }) => attribute))],
    positionOf: (name) => {
      const at = header.indexOf(name)
      return at < 0 ? null : at
    },
    columnOf: (attribute) => columns.find((column) => column.attribute === attribute)?.name ?? attribute,
    read: (cells) => {
      const texts: Texts = {}
      for (const { index, attribute } of columns) {
        const cell = cells[index] ?? ''
        texts[attribute] = mapping === null ? cell : portalText(attribute, cell)
      }
      return texts
    },
    // Programs that end each row with a separator write more cells than names.
    flawOf: (cells) => {
      const isWhole =
        cells.length >= header.length && cells.slice(header.length).every((cell) => cell.trim() === '')
      return isWhole ? null : cellCount(header.length, cells)
    },
    contradictionIn: () => null,
  }
}

type Vat = { mode: 'REGEL' | 'DIFFERENZ'; contradiction: Contradiction | null }

/** Exporters use the flag differently, so it is valid only together with the rate. */
function vatOf({ vat: { shown, rate } }: PositionalFormat, cells: readonly string[]): Vat {
  const flag = cells[shown.position]?.trim() ?? ''
  const percent = cells[rate.position]?.trim().replace(/[.,]0+$/, '') ?? ''
  const isRegular = percent === rate.regular
  const agree = (flag === shown.value) === isRegular
  const hint = t`„${shown.name}“ ist ${flag || 'leer'}, „${rate.name}“ ist ${percent || 'leer'}: Ob die Mehrwertsteuer ausweisbar ist, bleibt unklar. Bitte entscheiden.`
  return { mode: isRegular ? 'REGEL' : 'DIFFERENZ', contradiction: agree ? null : { value: flag, hint } }
}

const derivedFrom: Record<string, string> = { modellgruppe: 'modell' }

/** A file without header row. */
export function positionalReading(format: PositionalFormat): Reading {
  const { columns, equipment, anchors, allowed, minimumColumns, vat } = format
  const currency = anchors.find(({ name }) => name === 'waehrung')
  return {
    hasHeader: false,
    attributes: [...new Set<VehicleColumn>([...columns.map(({ to }) => to), 'equipment', 'vatMode'])],
    positionOf: (name) => positionOf(format, name),
    columnOf: (attribute) =>
      attribute === 'vatMode'
        ? vat.shown.name
        : (columns.find(({ to }) => to === (derivedFrom[attribute] ?? attribute))?.name ?? attribute),
    read: (cells) => {
      const texts: Texts = { vatMode: vatOf(format, cells).mode }
      for (const { position, to, values, others, after, suffix = '' } of columns) {
        const cell = cells[position]?.trim() ?? ''
        const part = after === undefined ? cell : cell.slice(cell.lastIndexOf(after) + 1)
        const known = values?.[part] ?? (part === '' ? '' : others)
        const text = known ?? portalText(to, part)
        texts[to] = text === '' ? '' : text + suffix
      }
      const flags = equipment.filter(({ position, value }) => cells[position]?.trim() === value)
      texts.equipment = [...new Set(flags.map(({ flag }) => flag))].join(';;;')
      return texts
    },
    keepStoredDetail: (texts, cells, stored) => {
      const written = positionalCells(format, stored)
      const isRepeated = ({ position }: { position: number }) =>
        (cells[position]?.trim() ?? '') === written[position]
      const repeated = columns.filter(isRepeated).map(({ to }) => to)
      if (repeated.includes('modell')) repeated.push('modellgruppe')
      if (equipment.every(isRepeated)) repeated.push('equipment')
      return { ...texts, ...Object.fromEntries(repeated.map((name) => [name, stored[name] ?? ''])) }
    },
    flawOf: (cells) => {
      if (cells.length < minimumColumns) return cellCount(minimumColumns, cells)
      for (const { position, name: column, pattern, hint } of allowed) {
        const value = cells[position]?.trim() ?? ''
        if (value !== '' && !new RegExp(pattern).test(value)) return { column, value, hint }
      }
      const value = cells[currency?.position ?? 0]?.trim() ?? ''
      if (!currency || value === '' || new RegExp(currency.pattern).test(value)) return null
      return {
        column: currency.name,
        value,
        hint: t('Der Preis muss in Euro angegeben sein, oder die Spalten der Zeile sind verschoben.'),
      }
    },
    contradictionIn: (cells) => vatOf(format, cells).contradiction,
  }
}
